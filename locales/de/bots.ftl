# Was über Bots und ihre Parameter gesagt wird.

bot-parameter = der Bot { $name } kann mit „{ $found }“ nichts anfangen; er nimmt: { $names }
bot-number = der Bot { $name }: { $key } muss eine ganze Zahl von 1 bis { $most } sein, nicht „{ $found }“

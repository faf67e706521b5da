# What is said about bots and their parameters.

bot-parameter = the bot { $name } cannot be given "{ $found }"; it takes: { $names }
bot-number = the bot { $name }: { $key } must be a whole number from 1 to { $most }, not "{ $found }"

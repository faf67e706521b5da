/** What a card is called, whatever the game: the words are in the locale files. */
import { has, say } from '../lib/words';

const KINDS = ['suit', 'trait', 'card', 'mark', 'luck', 'curse', 'item'];

/** The name of a card without its number. */
export function cardName(game: string, card: string): string {
  const code = code_of(game, card);
  return code === null ? card : say(code);
}

function code_of(game: string, card: string): string | null {
  const bare = game === 'dead-mans-draw' ? card.replace(/-\d+$/, '') : card;
  for (const kind of KINDS) {
    const code = `${game}-${kind}-${bare}`;
    if (has(code)) return code;
  }
  return null;
}

/** What a card is called and what it does, whatever the game: the words are in the locale files. */
import { has, say } from '../lib/words';

const KINDS = ['suit', 'trait', 'variant', 'card', 'mark', 'luck', 'curse', 'item'];

/** The name of a card without its number. */
export function cardName(game: string, card: string): string {
  const code = codeOf(game, card);
  return code === null ? card : say(code);
}

/** What it does; empty if nobody says. */
export function cardText(game: string, card: string, edition: string): string {
  const code = `${codeOf(game, card) ?? ''}.text`;
  return has(code) ? say(code, { edition }) : '';
}

function codeOf(game: string, card: string): string | null {
  const bare = game === 'dead-mans-draw' ? card.replace(/-\d+$/, '') : card;
  return KINDS.map((kind) => `${game}-${kind}-${bare}`).find((code) => has(code)) ?? null;
}

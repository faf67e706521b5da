/** What is asked of me, in two or three words: for the banner. The words are in the locale file of the game. */
import { has, say } from '../lib/words';
import type { Ask } from '../wire';

const ASKED: Record<string, string> = {
  'dead-mans-draw': 'client-dead-mans-draw-asked-',
  'dread-draw': 'client-dread-draw-asked-',
  'pirates-mark': 'client-pirates-mark-asked-',
};

/** The message for one of these kinds of moves, if the game has one. */
function codeOf(game: string, asks: Ask[]): string | undefined {
  const codes = asks.map((ask) => `${ASKED[game] ?? ''}${ask.about.verb}`);
  return codes.find((code) => has(code));
}

export function askedOf(game: string, asks: Ask[], window: boolean, theme: string): string {
  const code = codeOf(game, asks);
  if (code !== undefined) return say(code, { theme: theme || 'none' });
  return say(window ? 'client-table-your-call' : 'client-table-your-turn');
}

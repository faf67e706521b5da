/** What a seat sees of a table of Dead Man's Draw: the JSON of `view.py`, and how its banks are stacked. */

export const GAME = 'dead-mans-draw';
export const SUITS = ['anchor', 'hook', 'cannon', 'key', 'chest', 'map', 'oracle', 'sword', 'kraken', 'mermaid'] as const;

export interface View {
  game: string;
  seat: number | null;
  over: boolean;
  pending: number[];
  turn: number;
  scores: number[];
  winners: number[];
  variant: string | null;
  /** The play area, in order. */
  play: string[];
  protected: string[];
  /** So many cards the Kraken still demands. */
  owed: number;
  /** So many coming cards are safe. */
  harbor: number;
  drawn: boolean;
  draw: number;
  /** The top of the draw pile as far as I know it. */
  known: string[];
  /** How many cards of the top each seat knows. */
  peeked: number[];
  /** Null where nobody may look. */
  discard: string[] | null;
  discard_top: string | null;
  discards: number;
  banks: string[][];
  traits: (string | null)[];
  locker: (number | null)[];
  dealt: string[];
  kept: string | null;
  /** What the Map offers. */
  shown: string[];
  risk: number | null;
}

export const suitOf = (card: string): string => card.replace(/-\d+$/, '');
export const valueOf = (card: string): number => Number(/-(\d+)$/.exec(card)?.[1] ?? 0);

/** The cards of a bank by suit, each stack with its highest card first. */
export function stacksOf(bank: string[]): Record<string, string[]> {
  const stacks: Record<string, string[]> = Object.fromEntries(SUITS.map((suit) => [suit, []]));
  for (const card of bank) stacks[suitOf(card)]?.push(card);
  for (const stack of Object.values(stacks)) stack.sort((a, b) => valueOf(b) - valueOf(a));
  return stacks;
}

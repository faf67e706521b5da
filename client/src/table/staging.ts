/**
 * How a view changes with each event, so that the table is never ahead of what has been told. Every board has a `staging` beside it. It
 * knows no rules: it moves the cards that an event names, and takes from the view that will be shown at the end what is settled by then.
 */
import type { EventShape } from '../wire';

export type Told = Pick<EventShape, 'what' | 'seat' | 'cards' | 'count' | 'source' | 'target' | 'other' | 'amount'>;

/** How a card is drawn while it is in the air; what is missing is found by its name. */
export interface Face {
  label?: string;
  strength?: number | null;
}

export interface Staging<View = Record<string, unknown>> {
  /** The table after an event, on the way from `view` to `goal`. */
  after: (view: View, event: Told, goal: View) => View;
  face?: (card: string, options: Record<string, unknown>) => Face;
  /** How the messages begin that tell in a clause what somebody did. */
  recap?: string;
}

/** The cards that are left when these are taken, each once. */
export function without<Card>(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...taken];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether these are the same cards, in whatever order. */
export const same = (one: readonly string[] = [], other: readonly string[] = []): boolean => one.length === other.length && without(one, other).length === 0;

/** A list with one of its items changed. */
export const changed = <Item>(items: readonly Item[], at: number, change: (item: Item) => Item): Item[] => items.map((item, index) => (index === at ? change(item) : item));

/** `bank 2` is the bank of seat 2. */
export function placed(place: string | null): { zone: string; seat: number; rest: string[] } {
  const [zone = '', ...rest] = (place ?? '').split(' ');
  return { zone, seat: Number(rest[0] ?? -1), rest };
}

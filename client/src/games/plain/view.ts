/** What a seat sees of a game that tells only where its cards lie: what all views have, the zones, and whatever else the state keeps. */

import { mention } from '../../lib/words';

export interface ZoneView {
  name: string;
  /** Whose it is; null: everybody's. */
  seat: number | null;
  /** Null for a card whose face is not seen. */
  cards: (string | null)[];
}

export interface View {
  game: string;
  seat: number | null;
  over: boolean;
  pending: number[];
  scores: number[];
  winners: number[];
  risk: number | null;
  zones: ZoneView[];
  [more: string]: unknown;
}

/** Cards that lie together: one face, or so many backs. */
export interface Heap {
  card: string | null;
  count: number;
}

/** Backs that lie side by side are one pile as soon as there are more than these. */
const FEW = 3;

/** A zone as it is laid out: every face for itself, many backs as a pile. */
export function heapsOf(cards: (string | null)[]): Heap[] {
  const runs: Heap[] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (card === null && last?.card === null) last.count += 1;
    else runs.push({ card, count: 1 });
  }
  return runs.flatMap((run) => (run.count > FEW ? [run] : Array.from({ length: run.count }, () => ({ card: run.card, count: 1 }))));
}

/** What moves a card there: the name of a zone, with its seat. */
export const placeOf = (zone: ZoneView): string => (zone.seat === null ? zone.name : `${zone.name} ${zone.seat}`);

export const zoneName = (game: string, zone: ZoneView): string => mention(`${game}-zone-${zone.name}`) || zone.name;

type Plain = number | string | boolean;
const isPlain = (value: unknown): value is Plain => ['number', 'string', 'boolean'].includes(typeof value);

/** A value of the state in the game's words `GAME-state-KEY`; empty where it has none. */
function told(game: string, key: string, value: unknown): string {
  if (!isPlain(value) || value === '?') return '';
  return mention(`${game}-state-${key}`, { value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : value });
}

/** What else there is to know of the table (null), or of a seat. */
export function factsOf(view: View, seat: number | null): string[] {
  const count = view.scores.length;
  return Object.entries(view)
    .map(([key, value]) => {
      if (seat === null) return told(view.game, key, value);
      return Array.isArray(value) && value.length === count ? told(view.game, key, (value as unknown[])[seat]) : '';
    })
    .filter((text) => text !== '');
}

/** What a seat sees of Pirate's Mark (the game's `view.py`), and small helpers to read it. Knows no rules. */
import type { Ask } from '../../wire';

export const GAME = 'pirates-mark';

export type Edge = 'n' | 'e' | 's' | 'w';
export type Kind = 'mark' | 'luck' | 'curse' | 'item';

/** A piece of unfinished business. Which keys there are depends on `frame`. */
export interface Business {
  frame: string;
  seat?: number;
  called?: number;
  queue?: [number, number, string][];
  kind?: string;
  owed?: number;
  whirls?: string[][];
  plank?: [Edge, string] | null;
  selectors?: number[];
  winds?: number | null;
  hands_on_deck?: number;
  base?: number;
  extra?: number;
  passed?: number[];
  pulled?: boolean;
  cards?: string[];
  left?: number;
  chosen?: string[];
  takers?: number[];
}

export interface PirateView {
  seat: number | null;
  over: boolean;
  pending: number[];
  scores: number[];
  winners: number[];
  mode: 'standard' | 'two-player' | 'parrghty';
  phase: string;
  turn: number;
  bid: { seat: number; count: number } | null;
  caller: number | null;
  direction: 1 | -1;
  compass: Edge;
  left: number;
  marks_left: number;
  hands: string[][];
  marks: number[];
  dead: number[];
  discard: string[];
  mates: (number | null)[];
  bound: number[];
  locked: string[][];
  looked: string[][];
  duel: boolean;
  kiss: { seat: number; turns: number } | null;
  calm: number;
  owed: number;
  roll: number | null;
  stack: Business[];
  /** The full cells; with their cards where all is shown (a replay of a game that is over). */
  sea: string[] | Record<string, string>;
  known: Record<string, string>;
  unsure: string[];
  hidden: Record<string, number>;
  risk: number | null;
}

const LUCK = new Set(
  ('batten-down-the-hatches blackbeards-sword bring-er-about chalices-of-cortez crows-nest-2 crows-nest-3 crows-nest-4 crows-nest-5 ' +
    'drop-anchor first-mate flying-dutchman letters-of-marque mutiny parlay plunder queen-annes-revenge raise-the-jolly-roger tortuga ' +
    'alter-course blow-the-man-down green-flash skeleton-key sword-fight treasure-chest').split(' '),
);
const ITEMS = new Set(['treasure', 'jewel', 'ruby', 'rum', 'orange', 'parrot']);
const ORDER: Kind[] = ['mark', 'curse', 'luck', 'item'];

/** What sort of card it is. */
export function kindOf(card: string): Kind {
  if (card === 'mark') return 'mark';
  if (LUCK.has(card)) return 'luck';
  return ITEMS.has(card) ? 'item' : 'curse';
}

/** The message that names the card; its attribute `.text` says what it does. */
export const wordOf = (card: string): string => `${GAME}-${kindOf(card)}-${card}`;

export interface Lot {
  card: string;
  count: number;
  kind: Kind;
}

/** Cards with how many there are of each: Curses, Luck, then items. */
export function lots(cards: string[]): Lot[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const found = [...counts].map(([card, count]) => ({ card, count, kind: kindOf(card) }));
  return found.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.card.localeCompare(b.card));
}

// The sea

export const size = (mode: PirateView['mode']): { columns: number; rows: number } =>
  mode === 'parrghty' ? { columns: 14, rows: 12 } : { columns: 13, rows: 10 };

export const cellName = (column: number, row: number): string => String.fromCharCode(65 + column) + (row + 1);
export const columnOf = (cell: string): number => cell.charCodeAt(0) - 65;
export const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;

export const STEPS: Record<Edge, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** How many quarter turns clockwise N stands away from the top edge. */
export const quarters = (compass: Edge): number => 'nesw'.indexOf(compass);

// Seats

export type Standing = 'in' | 'marked' | 'dead';

export function standingOf(view: PirateView, seat: number): Standing {
  if (view.dead.includes(seat)) return 'dead';
  return view.mode !== 'two-player' && (view.marks[seat] ?? 0) > 0 ? 'marked' : 'in';
}

export const top = (view: PirateView): Business | undefined => view.stack.at(-1);
export const part = (view: PirateView): Business | undefined => view.stack.findLast((each) => each.frame === 'pull');

/** So many cards are at stake right now, before the first one is pulled. */
export function atStake(view: PirateView): number {
  const frame = top(view);
  if (!frame) return 0;
  if (frame.frame === 'kiss') return 1 + (frame.extra ?? 0);
  if (frame.frame === 'answer' || frame.frame === 'dice') return (frame.base ?? 0) + (frame.extra ?? 0);
  return part(view)?.owed ?? view.bid?.count ?? 0;
}

// Moves

export interface Choice {
  ask: Ask;
  verb: string;
  seat: number | null;
  card: string | null;
}

/** Moves about a card that is not the one played: it is stolen or locked up. */
const PRIZED: Record<string, string> = { plunder: 'plunder', lock: 'treasure-chest' };
/** Moves about a card that does not come from a hand. */
const FROM_THE_SEA = new Set(['pull', 'peek', 'sink', 'accept']);

/** Which card of my hand a move plays; null if it plays none. */
export function cardOf({ about }: Ask): string | null {
  return FROM_THE_SEA.has(about.verb) ? null : (PRIZED[about.verb] ?? about.card ?? null);
}

/** The seat that a move is aimed at. */
export const seatOf = ({ about }: Ask): number | null => about.seat ?? null;

/** The card that a move takes or locks up. */
export const prizeOf = ({ about }: Ask): string | null => (about.verb in PRIZED ? (about.card ?? null) : null);

// Odds: what the bare numbers of cards and Marks say, and what I am sure of

/** How likely so many of the cells hold a Mark. */
function failure(cells: number, marks: number, count: number): number {
  if (count <= 0) return 0;
  if (count > cells - marks) return 1;
  let survival = 1;
  for (let mark = 0; mark < marks; mark++) survival *= (cells - count - mark) / (cells - mark);
  return 1 - survival;
}

/** How likely a bid fails: with `mine`, if I first pull what I know to be harmless; else for somebody who knows nothing. */
export function ruin(view: PirateView, count: number, mine: boolean): number {
  if (!mine) return failure(view.left, view.marks_left, count);
  const sure = Object.entries(view.known).filter(([cell]) => !view.unsure.includes(cell));
  const marks = sure.filter(([, card]) => card === 'mark').length;
  return failure(view.left - sure.length, view.marks_left - marks, count - (sure.length - marks));
}

/** A chance in whole percents; what is not certain is not called so. */
export function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  if (rounded === 100 && chance < 1) return '>99';
  return rounded === 0 && chance > 0 ? '<1' : String(rounded);
}

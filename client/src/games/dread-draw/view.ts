/** What a seat sees of Dread Draw (the game's `view.py`), and small helpers to read it. Knows no rules. */
import { say } from '../../lib/words';
import type { Ask } from '../../wire';

export const GAME = 'dread-draw';

export type Phase = 'summon' | 'ability' | 'target' | 'pick' | 'peek' | 'order' | 'keep' | 'over';

/** Cards of a face-down pile by their depth; 0 is the top. */
export type Depths = Record<string, string>;

export interface DreadView {
  seat: number | null;
  over: boolean;
  pending: number[];
  scores: number[];
  winners: number[];
  phase: Phase;
  round: number;
  turn: number;
  /** The card whose ability is asked about, or asks. */
  source: string | null;
  rows: string[][];
  totals: number[];
  reserves: string[][];
  discard: string[];
  discard_top: string | null;
  out: number[];
  defeated: number[];
  wards: number[];
  total_bonus: number[];
  damage_bonus: number[];
  /** Who must take the next turn. */
  called: number | null;
  played: number;
  /** Cards drawn for damage, while one of them is chosen. */
  drawn: string[];
  fortune: string[];
  draw: number;
  life: number[];
  /** The hidden cards that I know. */
  known: { draw: Depths; life: Depths[] };
  /** The places whose cards each seat knows. */
  peeked: { draw: number[]; life: number[][] }[];
  /** The cards that I have put back so far, from the top. */
  named: string[];
  /** How likely the next draw fails, as far as I know. */
  risk: number | null;
  /** What the round would deal if this seat won it now. */
  threat?: number[];
}

/** Where a card that may be touched lies. */
export type Zone = 'row' | 'reserves';

/** A move and what it names. */
export interface Choice {
  ask: Ask;
  move: string;
  verb: string;
  seat: number | null;
  card: string | null;
  /** The key that makes it: a digit. */
  key: string | undefined;
}

/** What choosing this would do, in a word or two; empty if there is nothing to say. */
export function outcome({ verb, ask }: Choice): string {
  const { loss = null, place = null } = ask.about;
  if (verb === 'target') return loss === null ? say('client-dread-draw-goes-next') : say('client-dread-draw-costs', { amount: loss });
  return verb === 'pick' && place !== null ? say(`client-dread-draw-moves-${place}`) : '';
}

/** Moves about a card that has been played already: they have a place of their own, not that card's. */
const ABILITY = new Set(['use', 'skip']);

const DIGITS = '1234567890';

/** The moves with what they name; those on the table get the digits as keys, in the order they are asked in. */
export function choices(asks: Ask[]): Choice[] {
  let next = 0;
  return asks.map((ask) => {
    const { verb, seat = null } = ask.about;
    const card = ABILITY.has(verb) ? null : (ask.about.card ?? null);
    const key = (seat !== null || card !== null) ? DIGITS[next++] : undefined;
    return { ask, move: ask.move, verb, seat, card, key };
  });
}

/**
 * Whether the cards to pick from lie in rows or in reserves. The moves name only owner and card, so a place counts if all of
 * them can be found there.
 */
export function pickZones(view: DreadView, picks: Choice[]): Zone[] {
  const seated = picks.filter((pick) => pick.seat !== null);
  const found = (cards: string[][]): boolean => seated.every(({ seat, card }) => cards[seat ?? 0]?.includes(card ?? ''));
  const inReserves = found(view.reserves);
  const theirs = seated.every(({ seat }) => seat !== view.seat);
  const inRows = found(theirs ? view.rows.map((row) => row.slice(-1)) : view.rows);
  const all = seated.length === new Set(seated.map(({ seat }) => seat)).size;
  if (inReserves && inRows && theirs && !all) return ['reserves'];
  return [...(inRows ? (['row'] as const) : []), ...(inReserves ? (['reserves'] as const) : [])];
}

/** The seats that are still in the round. */
export function inside(view: DreadView): number[] {
  return view.rows.map((_, seat) => seat).filter((seat) => !view.out.includes(seat) && !view.defeated.includes(seat));
}

/** The seats with the lowest total of those in the round: whoever is lowest goes on. */
export function lowest(view: DreadView): number[] {
  const seats = inside(view);
  const least = Math.min(...seats.map((seat) => view.totals[seat] ?? 0));
  return view.over || seats.length < 2 ? [] : seats.filter((seat) => view.totals[seat] === least);
}

/** Who is lowest of those not on turn, and so goes next as soon as the one on turn has more; of equals the first from its left. */
export function nextInLine(view: DreadView): number | null {
  const seats = inside(view);
  if (view.over || seats.length < 2 || view.called !== null) return null;
  const count = view.rows.length;
  const others = seats.filter((seat) => seat !== view.turn).sort((one, other) => ((one - view.turn + count) % count) - ((other - view.turn + count) % count));
  const least = Math.min(...others.map((seat) => view.totals[seat] ?? 0));
  return others.find((seat) => view.totals[seat] === least) ?? null;
}

/** The cards that I am looking at now, top first: those of the pile in which all that I may name lie on top. */
export function looking(view: DreadView, asked: Choice[]): { zone: 'draw' | 'life'; cards: string[] } {
  const wanted = new Set([...asked.map((choice) => choice.card ?? ''), ...view.named].filter((card) => card !== ''));
  const top = (pile: Depths): string[] => {
    const cards: string[] = [];
    for (let depth = 0; wanted.has(pile[String(depth)] ?? ''); depth++) cards.push(pile[String(depth)] ?? '');
    return cards;
  };
  const draw = top(view.known.draw);
  const life = top(view.known.life[view.seat ?? 0] ?? {});
  const covers = (cards: string[]): boolean => [...wanted].every((card) => cards.includes(card));
  if (covers(draw) || !covers(life)) return { zone: 'draw', cards: covers(draw) ? draw : [...wanted] };
  return { zone: 'life', cards: life };
}

/** The cards left when these are taken out, each once. */
export function without(cards: string[], taken: string[]): string[] {
  const left = [...taken];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Cards of a pile with how many there are of each, in the order they come. */
export function counted(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

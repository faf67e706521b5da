/** Pirate's Mark, event by event. */
import { changed, placed, without, type Staging, type Told } from '../../table/staging';
import type { PirateView } from './view';

type Change = (view: PirateView, event: Told, seat: number, goal: PirateView) => Partial<PirateView>;

const count = (cards: readonly string[] | undefined, card: string): number => cards?.filter((each) => each === card).length ?? 0;

/** What an event changes beside the places of cards. */
const CHANGES: Record<string, Change> = {
  turn: (view, _, seat) => ({ turn: seat, pending: [seat], bid: null, caller: null, roll: null, phase: view.duel ? view.phase : 'bid' }),
  roll: (_, event) => ({ roll: event.amount }),
  bid: (_, event, seat) => ({ bid: { seat, count: event.amount ?? 0 }, phase: 'call', pending: [] }),
  call: (_, _event, seat) => ({ caller: seat }),
  part: (_, _event, seat) => ({ phase: 'pull', pending: [seat] }),
  pull: kept,
  marked: (view, _, seat) => ({ marks: changed(view.marks, seat, (marks) => marks + 1) }),
  counted: (view, event, seat) => ({ marks: changed(view.marks, seat, (marks) => event.amount ?? marks) }),
  unmarked: (view, _, seat) => ({ marks: changed(view.marks, seat, () => 0), dead: view.dead.filter((each) => each !== seat) }),
  dead: (view, _, seat) => ({ dead: [...view.dead, seat], marks: changed(view.marks, seat, () => 1), hands: changed(view.hands, seat, () => []) }),
  duel: (view, _event, _seat, goal) => ({ duel: true, hands: view.hands.map(() => []), mates: goal.mates, bound: goal.bound }),
  kiss: (_, event, seat) => ({ kiss: { seat, turns: event.amount ?? 3 } }),
  kissed: () => ({ kiss: null }),
  compass: (_, _event, _seat, goal) => ({ compass: goal.compass }),
};

/** A pulled card that its puller will hold in the end is in their hand now. */
function kept(view: PirateView, event: Told, seat: number, goal: PirateView): Partial<PirateView> {
  const card = event.cards?.[0];
  if (card === undefined || count(goal.hands[seat], card) <= count(view.hands[seat], card)) return {};
  return { hands: changed(view.hands, seat, (hand) => [...hand, card]) };
}

function lifted(view: PirateView, event: Told, cells: string[]): PirateView {
  const marks = count(event.cards ?? [], 'mark');
  const sea = Array.isArray(view.sea) ? without(view.sea, cells) : Object.fromEntries(Object.entries(view.sea).filter(([cell]) => !cells.includes(cell)));
  const known = Object.fromEntries(Object.entries(view.known).filter(([cell]) => !cells.includes(cell)));
  return { ...view, sea, known, left: view.left - event.count, marks_left: view.marks_left - marks };
}

function taken(view: PirateView, event: Told): PirateView {
  const { zone, seat, rest } = placed(event.source);
  if (zone === 'sea' && event.what === 'pull') return lifted(view, event, rest);
  if (zone === 'hand') return { ...view, hands: changed(view.hands, seat, (hand) => without(hand, event.cards ?? [])) };
  return view;
}

function put(view: PirateView, event: Told): PirateView {
  const { zone, seat, rest } = placed(event.target);
  if (zone === 'hand') return { ...view, hands: changed(view.hands, seat, (hand) => [...hand, ...(event.cards ?? [])]) };
  if (zone === 'discard') return { ...view, discard: [...view.discard, ...(event.cards ?? [])] };
  if (zone === 'sea' && Array.isArray(view.sea)) return { ...view, sea: [...view.sea, ...rest], left: view.left + rest.length };
  return view;
}

export const staging: Staging<PirateView> = {
  recap: 'client-pirates-mark-recap-',
  after(view, event, goal) {
    const moved = put(taken(view, event), event);
    return { ...moved, ...CHANGES[event.what]?.(moved, event, event.seat ?? -1, goal) };
  },
};

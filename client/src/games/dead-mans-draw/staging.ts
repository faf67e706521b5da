/** Dead Man's Draw, event by event. */
import { changed, placed, same, without, type Staging, type Told } from '../../table/staging';
import type { View } from './view';

type Change = (view: View, event: Told) => Partial<View>;

/** What an event changes beside the places of cards. */
const CHANGES: Record<string, Change> = {
  turn: (_, event) => (event.seat === null ? {} : { turn: event.seat, pending: [event.seat], drawn: false, protected: [], owed: 0, harbor: 0 }),
  draw: (view) => ({ drawn: true, owed: Math.max(0, view.owed - 1), harbor: Math.max(0, view.harbor - 1) }),
  kraken: (_, event) => ({ owed: event.amount ?? 0 }),
  anchor: (_, event) => ({ protected: event.cards ?? [] }),
  shown: (_, event) => ({ shown: event.cards ?? [] }),
  map: () => ({ shown: [] }),
  peek: (view, event) => ({ known: event.cards ?? view.known }),
};

function taken(view: View, event: Told): View {
  const { zone, seat } = placed(event.source);
  const cards = event.cards ?? [];
  if (zone === 'draw') return { ...view, draw: view.draw - event.count, known: view.known.slice(event.count) };
  if (zone === 'play') return { ...view, play: without(view.play, cards) };
  if (zone === 'bank') return { ...view, banks: changed(view.banks, seat, (bank) => without(bank, cards)) };
  if (zone === 'discard') return { ...view, discards: view.discards - event.count, discard: view.discard && without(view.discard, cards) };
  return view;
}

function put(view: View, event: Told): View {
  const { zone, seat } = placed(event.target);
  const cards = event.cards ?? [];
  if (zone === 'play') return { ...view, play: [...view.play, ...cards] };
  if (zone === 'bank') return { ...view, banks: changed(view.banks, seat, (bank) => [...bank, ...cards]) };
  if (zone === 'discard') return { ...view, discards: view.discards + event.count, discard: view.discard && [...view.discard, ...cards], discard_top: view.discard && (cards.at(-1) ?? view.discard_top) };
  return view;
}

export const staging: Staging<View> = {
  recap: 'client-dead-mans-draw-recap-',
  after(view, event, goal) {
    const moved = event.source !== null && event.target !== null && event.source !== event.target ? put(taken(view, event), event) : view;
    const told = { ...moved, ...CHANGES[event.what]?.(moved, event) };
    // A bank that is as it will be is worth what it will be worth.
    return { ...told, scores: told.scores.map((score, seat) => (same(told.banks[seat], goal.banks[seat]) ? (goal.scores[seat] ?? score) : score)) };
  },
};

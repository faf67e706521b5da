/** Dread Draw, event by event. */
import { me as person } from '../../lib/me.svelte';
import { changed, placed, same, without, type Staging, type Told } from '../../table/staging';
import { Deck } from './deck';
import { GAME, type DreadView } from './view';

type Change = (view: DreadView, event: Told, seat: number) => Partial<DreadView>;

/** What an event changes beside the places of cards. */
const CHANGES: Record<string, Change> = {
  round: (view, event) => ({ round: event.amount ?? view.round, out: [] }),
  turn: (_, _event, seat) => ({ turn: seat, pending: [seat], phase: 'summon', source: null }),
  reveal: (view, event) => ({ draw: view.draw - event.count }),
  eliminated: (view, _, seat) => ({ out: [...view.out, seat] }),
  defeated: (view, _, seat) => ({ defeated: [...view.defeated, seat], rows: changed(view.rows, seat, () => []), reserves: changed(view.reserves, seat, () => []) }),
  damage: (_, event, seat) => ({ phase: 'keep', pending: [seat], drawn: event.cards ?? [] }),
  keep: (view, event) => ({ drawn: [], discard: [...view.discard, ...without(view.drawn, event.cards ?? [])] }),
  reshuffle: (view, event) => ({ draw: view.draw + (event.amount ?? 0), discard: [] }),
  gain: (view, event, seat) => ({ draw: view.draw - (event.amount ?? 0), life: changed(view.life, seat, (life) => life + (event.amount ?? 0)) }),
  called: (_, event) => ({ called: event.other }),
};
/** Cards of these were lifted from the draw pile when they were revealed. */
const REVEALED = new Set(['strong', 'weak', 'fail']);

function taken(view: DreadView, event: Told): DreadView {
  const { zone, seat } = placed(event.source);
  const cards = event.cards ?? [];
  if (zone === 'row') return { ...view, rows: changed(view.rows, seat, (row) => without(row.toReversed(), cards).toReversed()) };
  if (zone === 'reserves') return { ...view, reserves: changed(view.reserves, seat, (own) => without(own, cards)) };
  if (zone === 'life' && event.target !== null) return { ...view, life: changed(view.life, seat, (life) => life - event.count) };
  if (zone === 'discard') return { ...view, discard: without(view.discard, cards) };
  if (zone === 'draw' && event.target !== null && !REVEALED.has(event.what)) return { ...view, draw: view.draw - event.count };
  return view;
}

function put(view: DreadView, event: Told): DreadView {
  const { zone, seat } = placed(event.target);
  const cards = event.cards ?? [];
  if (zone === 'row') return { ...view, rows: changed(view.rows, seat, (row) => [...row, ...cards]) };
  if (zone === 'reserves') return { ...view, reserves: changed(view.reserves, seat, (own) => [...own, ...cards]) };
  if (zone === 'life') return { ...view, life: changed(view.life, seat, (life) => life + event.count) };
  if (zone === 'discard') return { ...view, discard: [...view.discard, ...cards], discard_top: cards.at(-1) ?? view.discard_top };
  if (zone === 'draw') return { ...view, draw: view.draw + event.count };
  return view;
}

let decks: { options: Record<string, unknown>; deck: Deck } | null = null;
function deckOf(options: Record<string, unknown>): Deck {
  if (decks?.options !== options) decks = { options, deck: new Deck(options, person.game(GAME)?.topics ?? []) };
  return decks.deck;
}

export const staging: Staging<DreadView> = {
  recap: 'client-dread-draw-recap-',
  after(view, event, goal) {
    const moved = put(taken(view, event), event);
    const told = { ...moved, ...CHANGES[event.what]?.(moved, event, event.seat ?? -1) };
    // A row that is as it will be counts what it will count.
    const final = (seat: number): boolean => same(told.rows[seat], goal.rows[seat]);
    return { ...told, totals: told.totals.map((total, seat) => (final(seat) ? (goal.totals[seat] ?? total) : total)) };
  },
  face(card, options) {
    const deck = deckOf(options);
    return { label: deck.name(card), strength: deck.of(card).strength || null };
  },
};

/** What is going on, in a sentence: for whoever reads it. */
import { say } from '../../lib/words';
import type { SeatShape } from '../../wire';
import { atStake, part, top, wordOf, type PirateView } from './view';

type Facts = Record<string, unknown>;
const yes = (truth: boolean): string => (truth ? 'yes' : 'no');

export function nowOf(view: PirateView, seats: SeatShape[], mine: number | null, forced: boolean): string {
  const name = (seat: number | null | undefined): string => seats[seat ?? -1]?.name ?? '';
  const asked = mine !== null && view.pending.includes(mine);
  const frame = top(view);
  const tell = (phase: string, facts: Facts): string => say(`client-pirates-mark-now-${phase}`, facts);
  if (view.over) return tell('over', { me: yes(mine !== null && view.winners.includes(mine)), who: view.winners.map(name) });
  if (view.phase === 'bid') {
    return forced ? say('client-pirates-mark-now-forced') : tell('bid', { me: yes(asked), who: name(view.turn), standing: view.bid?.count ?? 0 });
  }
  if (view.phase === 'call') {
    const bidder = view.bid?.seat ?? null;
    return tell('call', { mine: yes(bidder === mine), me: yes(asked), who: name(bidder), count: view.bid?.count ?? 0, left: view.left });
  }
  if (['answer', 'dice', 'kiss'].includes(view.phase)) {
    const called = view.stack.find((each) => each.frame === 'turn')?.called ?? view.turn;
    return tell(view.phase, { mine: yes(called === mine), me: yes(asked), who: name(called), count: atStake(view) });
  }
  if (view.phase === 'pull') return pullOf(view, mine, name);
  if (view.phase === 'blind') return tell('blind', { me: yes(asked), who: name(frame?.seat) });
  if (view.phase === 'return') {
    const card = frame?.cards?.[0];
    return tell('return', { me: yes(asked), who: name(frame?.seat), card: card ? say(wordOf(card)) : '', count: frame?.cards?.length ?? 1 });
  }
  return tell(view.phase, { me: yes(asked), who: name(frame?.seat ?? view.turn), count: frame?.left ?? 0 });
}

function pullOf(view: PirateView, mine: number | null, name: (seat: number | undefined) => string): string {
  const pulling = part(view);
  const chooser = view.pending[0];
  const how = chooser === mine ? 'me' : chooser === pulling?.seat ? 'own' : 'other';
  return say('client-pirates-mark-now-pull', {
    chooser: how, mine: yes(pulling?.seat === mine), who: name(pulling?.seat), name: name(chooser), owed: pulling?.owed ?? 0,
  });
}

/** What steers the pulling, and who pulls afterwards: a short line each. */
export function alsoOf(view: PirateView, seats: SeatShape[]): string[] {
  const name = (seat: number | null | undefined): string => seats[seat ?? -1]?.name ?? '';
  const lines: string[] = [];
  const pulling = part(view);
  if (pulling?.whirls?.some((whirl) => whirl.length)) lines.push(say('client-pirates-mark-steer-whirl'));
  if (pulling?.plank) lines.push(say('client-pirates-mark-steer-plank', { edge: say(`pirates-mark-edge-${pulling.plank[0]}`) }));
  if (pulling?.selectors?.length) lines.push(say('client-pirates-mark-steer-select'));
  if (pulling?.winds !== null && pulling?.winds !== undefined) lines.push(say('client-pirates-mark-steer-winds', { who: name(pulling.winds) }));
  const queue = view.stack.find((each) => each.frame === 'turn')?.queue ?? [];
  if (queue.length) {
    const parts = queue.map(([seat, count]) => say('client-pirates-mark-then-part', { who: name(seat), count }));
    lines.push(say('client-pirates-mark-then', { parts }));
  }
  if (pulling?.hands_on_deck) lines.push(say('client-pirates-mark-hands', { count: pulling.hands_on_deck }));
  return lines;
}

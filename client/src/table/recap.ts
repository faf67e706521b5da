/** What others did since my last move, in one line: *Teach +28, shoots your Chest; Zheng busts*. A game has a clause for what counts. */
import { capital, mention, say } from '../lib/words';
import type { EventShape, SeatShape, Step } from '../wire';
import { cardName } from './names';

export interface Since {
  game: string;
  theme: string;
  /** How the messages of its clauses begin. */
  clauses: string;
  steps: Step[];
  seats: SeatShape[];
  mine: number;
  /** The points of each seat after my last move, and now. */
  then: number[];
  now: number[];
}

/** Empty if there is nothing to tell. */
export function recap(since: Since): string {
  const clauses = new Map<number, Set<string>>();
  for (const event of eventsSince(since.steps, since.mine)) {
    const clause = event.seat === null ? '' : clauseOf(event, since);
    if (event.seat !== null && clause) clauses.set(event.seat, (clauses.get(event.seat) ?? new Set()).add(clause));
  }
  const who = (seat: number): string => (seat === since.mine ? say('client-table-recap-you') : (since.seats[seat]?.name ?? ''));
  const parts = [...clauses].map(([seat, what]) => say('client-table-recap-part', { who: who(seat), what: [...what] }));
  return parts.length ? capital(parts.reduce((one, other) => say('client-table-recap-more', { one, other }))) : '';
}

/** All that happened after the last move of mine. */
function eventsSince(steps: Step[], mine: number): EventShape[] {
  const last = steps.findLastIndex((step) => step.seat === mine);
  return last < 0 ? [] : steps.slice(last + 1).flatMap((step) => step.events);
}

function clauseOf(event: EventShape, { game, theme, clauses, seats, mine, then, now }: Since): string {
  const seat = event.seat ?? 0;
  const gain = (now[seat] ?? 0) - (then[seat] ?? 0);
  if (event.what === 'collect' && gain <= 0) return '';
  return mention(clauses + event.what, {
    me: seat === mine ? 'yes' : 'no', victim: event.other === mine ? 'you' : 'other', whom: event.other === null ? '' : (seats[event.other]?.name ?? ''),
    card: event.cards?.[0] === undefined ? '' : cardName(game, event.cards[0]), amount: event.amount ?? event.count, gain, theme: theme || 'none',
  });
}

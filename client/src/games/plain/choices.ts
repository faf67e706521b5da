/** What may be done, as the big buttons of the action bar: what each is called, what it brings, what the coach thinks of it. */

import { capital, number, percent, say, tell } from '../../lib/words';
import type { Action } from '../../table/board';
import type { AdviceShape, Ask, Group, SeatShape } from '../../wire';

const KEYS = '123456789';

export function actionsOf(asks: Ask[], groups: Group[], advice: AdviceShape | null, seats: SeatShape[]): Action[] {
  return asks.map((ask, index) => {
    const choice = advice?.choices.find((each) => each.move === ask.move);
    const detail = detailOf(ask, seats);
    const key = KEYS[index];
    return {
      move: ask.move,
      label: labelOf(ask, groups),
      danger: ask.about.busts === true,
      primary: advice?.choices[0]?.move === ask.move,
      ...(detail ? { detail } : {}),
      ...(key ? { key } : {}),
      ...(choice ? { hint: say('client-plain-win', { percent: percent(choice.win.mean) }) } : {}),
    };
  });
}

/** Its sentence; that of its group with its own notation, where only the group has one. */
function labelOf(ask: Ask, groups: Group[]): string {
  if (ask.say) return capital(tell(ask.say));
  const group = groups.find((each) => each.verb === ask.about.verb);
  return group ? `${capital(tell(group.say))} (${ask.move})` : ask.move;
}

/** What it would lead to, as far as that is known. */
function detailOf(ask: Ask, seats: SeatShape[]): string {
  const { busts, gain, loss, seat } = ask.about;
  const parts: string[] = [];
  if (busts) parts.push(say('client-plain-busts'));
  if (typeof gain === 'number') parts.push(say('client-plain-gain', { sign: gain < 0 ? '−' : '+', count: number(Math.abs(gain)), points: Math.abs(gain) }));
  if (typeof loss === 'number') parts.push(say('client-plain-loss', { who: typeof seat === 'number' ? (seats[seat]?.name ?? '') : '', named: typeof seat === 'number' ? 'yes' : 'no', count: number(loss), points: loss }));
  return parts.join(' · ');
}

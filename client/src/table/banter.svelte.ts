/**
 * What bots say of what has just happened to them: rarely, shortly, and only of what everybody at the table has seen. Made in the
 * browser from events; nothing of it goes over the wire.
 */
import { seedOf } from '../art';
import { temperOf } from '../lib/faces';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/words';
import type { EventShape, SeatShape } from '../wire';

/** The occasion of an event, by the game's word for it; for whom it is said: who did it, or whom it hit. */
const OCCASIONS: Record<string, { occasion: 'loss' | 'hit' | 'win'; who: 'seat' | 'other' }> = {
  bust: { occasion: 'loss', who: 'seat' },
  fail: { occasion: 'loss', who: 'seat' },
  eliminated: { occasion: 'loss', who: 'seat' },
  marked: { occasion: 'loss', who: 'seat' },
  cannon: { occasion: 'hit', who: 'other' },
  sword: { occasion: 'hit', who: 'other' },
  damage: { occasion: 'hit', who: 'seat' },
  'round-won': { occasion: 'win', who: 'seat' },
};
const VARIANTS = 2;
/** One occasion of so many is remarked on. */
const SELDOM = 4;
const LONG = 3600;

class Banter {
  remark = $state.raw<{ seat: number; text: string } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Something has happened; whoever is a bot may say something. */
  hear(event: EventShape, seats: SeatShape[], seq: number): void {
    if (!settings.banter || settings.muted || this.remark !== null) return;
    const found = OCCASIONS[event.what];
    const seat = found === undefined ? null : event[found.who];
    const who = seat === null || seat === undefined ? undefined : seats[seat];
    const seed = seedOf(`${seq} ${event.what} ${seat}`);
    if (found === undefined || who?.kind !== 'bot' || typeof seat !== 'number' || seed % SELDOM !== 0) return;
    this.speak(seat, say(`client-banter-${found.occasion}-${temperOf(who.bot ?? '')}-${1 + ((seed >>> 3) % VARIANTS)}`));
  }

  private speak(seat: number, text: string): void {
    clearTimeout(this.timer);
    this.remark = { seat, text };
    this.timer = setTimeout(() => (this.remark = null), LONG);
  }
}

export const banter = new Banter();

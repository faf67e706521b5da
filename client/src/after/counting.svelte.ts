/** The end as a moment: the banks are counted card by card, a tie is broken before all eyes, then the winner is named, then all the rest. */
import { unit } from '../table/motion';
import { play } from '../lib/sound';

export type Phase = 'counting' | 'tie' | 'winner' | 'rest';

/** The whole count takes no longer than so many units, and the eyes rest on each part for so many. */
const LONGEST = 7;
const RESTS: Record<Phase, number> = { counting: 1.5, tie: 5, winner: 3, rest: 0 };

export class Counting {
  phase = $state<Phase>('rest');
  /** So many cards of each bank have been counted. */
  counted = $state(Infinity);
  private timer = 0;

  /** Counts up to so many; `tied`: there is a tie to be broken; `won`: whoever looks has won. */
  begin(most: number, tied: boolean, sound: 'win' | 'lose'): void {
    if (unit() === 0) {
      play(sound);
      return;
    }
    this.phase = 'counting';
    this.counted = 0;
    this.tick(most, tied, sound);
  }

  /** Whoever is in a hurry sees the end of it. */
  readonly skip = (): void => {
    if (this.phase === 'rest') return;
    clearTimeout(this.timer);
    this.counted = Infinity;
    this.phase = 'rest';
  };

  private tick(most: number, tied: boolean, sound: 'win' | 'lose'): void {
    if (this.counted >= most) {
      this.after('counting', tied ? 'tie' : 'winner', sound);
      return;
    }
    this.counted += 1;
    play('coin');
    this.timer = window.setTimeout(() => this.tick(most, tied, sound), Math.min(unit() * 0.6, (unit() * LONGEST) / most));
  }

  private after(now: Phase, next: Phase, sound: 'win' | 'lose'): void {
    this.timer = window.setTimeout(() => {
      this.phase = next;
      if (next === 'winner') play(sound);
      if (next !== 'rest') this.after(next, next === 'tie' ? 'winner' : 'rest', sound);
    }, unit() * RESTS[now]);
  }
}

/** A number on its way: after so many of all cards. */
export const partOf = (value: number, counted: number, all: number): number => (counted >= all ? value : Math.floor((value * counted) / Math.max(1, all)));

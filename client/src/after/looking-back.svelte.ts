/** The coach's look back at a game: asked for until it is complete. */

import { api, saidOf } from '../lib/api';
import type { ReviewShape, Said } from '../wire';

const PATIENCE = 1000;

export class LookingBack {
  review = $state.raw<ReviewShape | null>(null);
  trouble = $state.raw<Said | null>(null);
  private timer = 0;
  private stopped = false;

  constructor(readonly id: string) {}

  /** Asks, and goes on asking; the answer stops it. */
  begin(): () => void {
    this.stopped = false;
    void this.ask();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
    };
  }

  private async ask(): Promise<void> {
    try {
      const review = await api.review(this.id);
      if (this.stopped) return;
      this.review = review;
      this.trouble = null;
      if (!review.ready) this.timer = window.setTimeout(() => void this.ask(), PATIENCE);
    } catch (thrown) {
      if (!this.stopped) this.trouble = saidOf(thrown);
    }
  }
}

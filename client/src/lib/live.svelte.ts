/** What a screen reader hears: each event as a sentence, one after the other. Shown by ui/Live.svelte. */

import { untrack } from 'svelte';

const LINES = 12;

class Live {
  polite = $state<{ id: number; text: string }[]>([]);
  urgent = $state('');
  private count = 0;

  /** Says it when the reader has finished its sentence; at once if it is urgent. */
  announce(text: string, urgent = false): void {
    if (!text) return;
    untrack(() => {
      if (urgent) this.urgent = this.urgent === text ? `${text} ` : text;
      else this.polite = [...this.polite, { id: this.count++, text }].slice(-LINES);
    });
  }
}

export const live = new Live();
export const announce = (text: string, urgent = false): void => live.announce(text, urgent);

/** The large card that is read: shown beside what the mouse or the keyboard is on, or what a finger has tapped. */

class Reading {
  card = $state<string | null>(null);
  unsure = $state(false);
  place = $state.raw<DOMRect | null>(null);
  /** What is not to be covered: the whole sea, for a card in it. */
  around = $state.raw<DOMRect | null>(null);
  private from: Element | null = null;

  show(card: string, from: Element, unsure = false): void {
    this.card = card;
    this.unsure = unsure;
    this.place = from.getBoundingClientRect();
    this.around = (from.closest('[data-zone="sea"]') ?? from).getBoundingClientRect();
    this.from = from;
  }

  /** A finger has no hovering: it taps to read and taps again to stop. */
  toggle(card: string | null, from: Element): void {
    if (!card || (this.card === card && this.from === from)) this.hide();
    else this.show(card, from);
  }

  hide(): void {
    this.card = null;
    this.from = null;
  }
}

export const reading = new Reading();

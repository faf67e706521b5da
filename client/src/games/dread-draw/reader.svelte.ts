/** Which card is being read: the one under the pointer or in focus, beside it; or one that was opened, in a sheet. */
import { getContext, setContext } from 'svelte';

const PLACE = 'dread-draw-reader';
const DELAY = 220;
const LONG_PRESS = 450;

export class Reader {
  /** Hovered or focused: shown beside the place. */
  near = $state.raw<{ card: string; rect: DOMRect; element: Element } | null>(null);
  /** Opened: shown in a sheet. */
  open = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;

  /** The pointer rests on a card. */
  hover(card: string, element: Element): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.near = { card, rect: element.getBoundingClientRect(), element }), DELAY);
  }

  /** A card got the focus by the keyboard. */
  focus(card: string, element: Element): void {
    clearTimeout(this.timer);
    this.near = { card, rect: element.getBoundingClientRect(), element };
  }

  leave(): void {
    clearTimeout(this.timer);
    this.near = null;
  }

  /** This place shows another card now, or none. */
  gone(element: Element): void {
    if (this.near?.element === element) this.leave();
  }

  show(card: string): void {
    this.leave();
    this.open = card;
  }

  close(): void {
    this.open = null;
  }

  /** A finger lies on a card: after a while it opens, and the click that follows is none. */
  press(card: string): void {
    clearTimeout(this.timer);
    this.pressed = false;
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.show(card);
    }, LONG_PRESS);
  }

  release(): void {
    clearTimeout(this.timer);
  }

  /** Whether the click now is the end of a long press. */
  held(): boolean {
    const held = this.pressed;
    this.pressed = false;
    return held;
  }
}

export const provideReader = (): Reader => setContext(PLACE, new Reader());
export const useReader = (): Reader => getContext<Reader>(PLACE);

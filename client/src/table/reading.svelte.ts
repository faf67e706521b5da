/**
 * Which card is being read: the one under the pointer or in focus, beside it; or one that was opened, in a sheet. Whatever says
 * `data-explain="GAME/SLUG"` can be read; `data-reads` marks a button that does nothing else. Nothing here gets in the way of playing:
 * a click on a choice plays it, and what stands beside a card takes no clicks.
 */
import { untrack, type Snippet } from 'svelte';
import { need } from '../lib/words';

export interface Subject {
  game: string;
  slug: string;
  /** We only believe that it is this one. */
  unsure: boolean;
  /** The move that pressing it plays. */
  move: string | null;
  /** Where it lies. */
  place: Element;
}

/** What the board that is on the page adds. */
export interface Scene {
  game: string;
  theme: string;
  edition: string;
  /** What the card would do now, or what is to be said of it where it lies. */
  now: (subject: Subject) => string[];
  /** The words for a move. */
  told: (move: string) => string;
  play: (move: string) => void;
  /** The large card, if it is not simply the card with its text; with all that there is to know where it was opened. */
  face?: Snippet<[string, boolean]>;
}

const REST = 350;
const LONG_PRESS = 450;
const STRAY = 10;

function subjectOf(target: EventTarget | null): Subject | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-explain]') : null;
  const [game, slug] = place?.dataset['explain']?.split('/') ?? [];
  if (!place || !game || !slug) return null;
  const move = place.closest<HTMLButtonElement>('[data-ask]')?.dataset['ask'] ?? null;
  return { game, slug, move, place, unsure: 'unsure' in place.dataset };
}

/** Whether a click here does something of its own. */
function acts(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a, label, summary, input, [role=button]') : null;
  return control !== null && !('reads' in control.dataset);
}

class Reading {
  /** Shown beside its place. */
  near = $state.raw<Subject | null>(null);
  /** Shown in a sheet. */
  open = $state.raw<Subject | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** How often the page was scrolled under what is read. */
  scrolls = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: { x: number; y: number } | null = null;
  private held = false;
  /** A finger lies on the page. The mouse says nothing meanwhile: it may rest on what the layout has moved under it. */
  private touching = false;
  /** Where the mouse was last, and whether it chose what is read, not the focus. */
  private mouse = { x: -1, y: -1 };
  private byMouse = true;

  /** A board is on the page; the answer says that it is gone. */
  enter(scene: Scene): () => void {
    this.scene = scene;
    return () => {
      if (this.scene === scene) this.scene = null;
      this.leave();
    };
  }

  leave(): void {
    clearTimeout(this.timer);
    if (this.near !== null) this.near = null;
  }

  close(): void {
    this.open = null;
  }

  /** Hears everything on the page; the answer lets go of it. */
  listen(): () => void {
    const stop = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void): void =>
      document.addEventListener(name, (event) => untrack(() => hear(event)), { capture: true, signal: stop.signal });
    on('pointerover', (event) => event.pointerType === 'mouse' && this.over(event));
    on('focusin', (event) => this.focus(event.target));
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.moved(event));
    on('pointerup', (event) => event.pointerType !== 'mouse' && this.lifted());
    on('pointercancel', () => this.lifted());
    on('contextmenu', (event) => this.from !== null && subjectOf(event.target) !== null && event.preventDefault());
    on('scroll', () => this.near !== null && this.scrolled());
    on('click', (event) => this.click(event));
    return () => stop.abort();
  }

  /** A mouse that has not moved, but has something else under it now, does not take away what the focus reads. */
  private over({ clientX: x, clientY: y, target }: PointerEvent): void {
    const still = x === this.mouse.x && y === this.mouse.y;
    this.mouse = { x, y };
    if (still && !this.byMouse) return;
    this.byMouse = true;
    this.rest(subjectOf(target));
  }

  private focus(target: EventTarget | null): void {
    this.byMouse = false;
    this.rest(target instanceof Element && target.matches(':focus-visible') ? subjectOf(target) : null);
  }

  /** What lies under the mouse is another place then; what is in focus is still the same. */
  private scrolled(): void {
    if (this.byMouse) this.leave();
    else this.scrolls += 1;
  }

  /** The pointer or the focus rests on something. */
  private rest(subject: Subject | null): void {
    if (this.touching || (subject !== null && subject.place === this.near?.place)) return;
    this.leave();
    if (subject === null) return;
    void need(subject.game);
    this.timer = setTimeout(() => (this.near = subject.place.isConnected ? subject : null), REST);
  }

  /** A finger that lies on a card for a while opens it; a mouse that presses is done with reading. */
  private down(event: PointerEvent): void {
    this.leave();
    this.held = false;
    this.touching = event.pointerType !== 'mouse';
    this.from = this.touching ? { x: event.clientX, y: event.clientY } : null;
    const subject = this.from === null ? null : subjectOf(event.target);
    if (subject === null) return;
    this.timer = setTimeout(() => {
      this.held = true;
      this.show(subject);
    }, LONG_PRESS);
  }

  private lifted(): void {
    this.touching = false;
    clearTimeout(this.timer);
  }

  private moved({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType === 'mouse') this.mouse = { x, y };
    else if (this.from !== null && Math.hypot(x - this.from.x, y - this.from.y) > STRAY) clearTimeout(this.timer);
  }

  private click(event: MouseEvent): void {
    const held = this.held;
    this.held = false;
    if (held) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const subject = acts(event.target) ? null : subjectOf(event.target);
    if (subject) this.show(subject);
  }

  private show(subject: Subject): void {
    this.leave();
    void need(subject.game);
    this.open = subject;
  }
}

export const reading = new Reading();

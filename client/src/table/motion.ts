/**
 * Cards move visibly from where they were to where they go. Knows no game: it goes by data-card and data-zone, and by the
 * events' source and target. Input is never blocked: the board is already as it will be, only pictures of cards fly over it.
 *
 * A place may have in it: `data-next` (where the next card will lie), `data-place="anchor"` (where cards named anchor-... go),
 * `data-back` (a face-down card: what comes from here turns over), `data-clash="suit" | "value"` (what makes two cards a guilty pair).
 */
import { settings } from '../lib/settings.svelte';
import type { EventShape } from '../wire';

interface Spot {
  rect: DOMRect;
  next: DOMRect | null;
  back: HTMLElement | null;
  clash: string | null;
  places: Map<string, DOMRect>;
}
interface Sighting {
  card: string;
  zone: string;
  rect: DOMRect;
  element: HTMLElement;
  copy: HTMLElement | null;
  used: boolean;
}
/** What lies where on the page at one moment. */
export interface Picture {
  root: HTMLElement;
  cards: Sighting[];
  zones: Map<string, Spot>;
}
type Told = Pick<EventShape, 'what' | 'cards' | 'count' | 'source' | 'target'>;

const UNITS: Record<string, number> = { off: 0, fast: 150, normal: 300 };
const EASE = 'cubic-bezier(.3,.7,.25,1)';

/** Milliseconds of one movement; 0: none. */
export function unit(): number {
  return document.hidden ? 0 : (UNITS[settings.pace] ?? 300);
}

/** Look at the board. Before a change, say what is going to happen, so that cards that vanish are remembered. */
export function look(root: HTMLElement, events: Told[] = []): Picture {
  const moving = new Set(events.flatMap((event) => event.cards ?? []));
  const busts = events.some((event) => event.what === 'bust');
  const zones = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const name = element.dataset.zone ?? '';
    if (!zones.has(name) && visible(element)) zones.set(name, spot(element));
  }
  const cards: Sighting[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = element.dataset.card ?? '';
    const rect = element.getBoundingClientRect();
    if (rect.width === 0) continue;
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
    const topmost = events.length > 0 && element.parentElement?.classList.contains('top') === true;
    const copy = moving.has(card) || topmost || (busts && zone === 'play') ? copied(element) : null;
    cards.push({ card, zone, rect, element, copy, used: false });
  }
  return { root, cards, zones };
}

function visible(element: HTMLElement): boolean {
  const rect = element.getBoundingClientRect();
  return rect.width > 0 || rect.height > 0;
}

function spot(element: HTMLElement): Spot {
  const places = new Map<string, DOMRect>();
  for (const place of element.querySelectorAll<HTMLElement>('[data-place]')) places.set(place.dataset.place ?? '', place.getBoundingClientRect());
  const back = element.querySelector<HTMLElement>('[data-back] > *');
  const next = element.querySelector<HTMLElement>('[data-next]');
  return {
    rect: element.getBoundingClientRect(),
    next: next?.getBoundingClientRect() ?? null,
    back: back ? copied(back) : null,
    clash: element.dataset.clash ?? null,
    places,
  };
}

/** A picture of a card that can be clicked and read by nobody. */
function copied(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    part.removeAttribute('data-card');
    part.removeAttribute('data-key');
    part.removeAttribute('data-ask');
    part.removeAttribute('id');
  }
  for (const part of copy.querySelectorAll('.note, .key')) part.remove();
  copy.classList.remove('lit', 'dim', 'danger', 'live');
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('tabindex', '-1');
  copy.inert = true;
  return copy;
}

let running: { end: () => void } | null = null;

/** Everything is where it goes, now. */
export function hurry(): void {
  running?.end();
}

/** Show what happened between two looks at the board; resolves when all has landed. */
export function animate(events: Told[], before: Picture, after: Picture): Promise<void> {
  hurry();
  const pace = unit();
  if (pace === 0) return Promise.resolve();
  const show = new Show(before, after, pace);
  show.plan(events);
  return show.run();
}

/** One flight of one card. */
interface Flight {
  card: string;
  from: DOMRect;
  to: DOMRect;
  start: number;
  face: HTMLElement;
  back: HTMLElement | null;
  /** The card itself, which stays unseen until its picture has landed. */
  real: HTMLElement | null;
  /** A picture that lies there from the beginning, until it flies. */
  waits: boolean;
  sinks: boolean;
}
interface Flash {
  face: HTMLElement;
  at: DOMRect;
  start: number;
}

class Show {
  private flights: Flight[] = [];
  private flashes: Flash[] = [];
  private stays: { face: HTMLElement; at: DOMRect; until: number }[] = [];
  private at = new Map<string, { rect: DOMRect; face: HTMLElement; flight: Flight }>();
  private time = 0;
  private animations: Animation[] = [];
  private layer = document.createElement('div');

  constructor(
    private before: Picture,
    private after: Picture,
    private pace: number,
  ) {}

  plan(events: Told[]): void {
    const last = new Map<string, number>();
    events.forEach((event, index) => names(event).forEach((name) => moves(event) && last.set(name, index)));
    events.forEach((event, index) => {
      if (event.what === 'bust') this.flash(event);
      else if (moves(event)) this.move(event, (name) => last.get(name) === index);
    });
  }

  private move(event: Told, final: (name: string) => boolean): void {
    const cards = event.cards ?? Array.from({ length: Math.min(event.count, 3) }, () => '');
    const named = names(event);
    const stagger = Math.min(this.pace * 0.22, (this.pace * 1.2) / Math.max(1, cards.length));
    let launched = 0;
    cards.forEach((card, index) => {
      const name = named[index] ?? '';
      if (this.launch(card, name, event, this.time + launched * stagger, final(name))) launched += 1;
    });
    if (launched) this.time += this.pace * 0.95 + (launched - 1) * stagger;
  }

  /** Let one card fly; false if there is nothing to be seen of it. */
  private launch(card: string, name: string, event: Told, start: number, final: boolean): boolean {
    const known = this.at.get(name);
    const seen = known ? null : this.take(this.before, card, event.source);
    const source = event.source === null ? null : (this.before.zones.get(event.source) ?? this.after.zones.get(event.source) ?? null);
    const landing = final ? this.take(this.after, card, event.target) : null;
    const from = known?.rect ?? seen?.rect ?? place(source, card);
    const to = landing?.rect ?? this.goal(card, event);
    const face = landing ? copied(landing.element) : (known?.face.cloneNode(true) as HTMLElement | undefined) ?? seen?.copy ?? this.anyFace(card) ?? source?.back;
    if (!from || !to || !face) return false;
    if (!seen && !known && !landing && event.target === null) return false;
    const turned = !known && !seen && source?.back ? (source.back.cloneNode(true) as HTMLElement) : null;
    const flight: Flight = {
      card, from, to, start, face: face.cloneNode(true) as HTMLElement, back: turned === face ? null : turned,
      real: landing?.element ?? null, waits: seen !== null, sinks: event.target === 'discard',
    };
    if (seen) seen.used = true;
    if (known) this.stay(known.flight, start);
    this.flights.push(flight);
    if (card) this.at.set(name, { rect: to, face, flight });
    return true;
  }

  /** A card that has landed and will fly on lies there meanwhile. */
  private stay(flight: Flight, until: number): void {
    this.stays.push({ face: flight.face.cloneNode(true) as HTMLElement, at: flight.to, until });
    flight.real = null;
  }

  private take(picture: Picture, card: string, zone: string | null): Sighting | null {
    if (!card) return null;
    const free = picture.cards.filter((seen) => seen.card === card && !seen.used);
    const found = free.find((seen) => seen.zone === zone) ?? (zone === null ? free.find((seen) => picture === this.before || !this.wasThere(seen)) : undefined) ?? null;
    if (found) found.used = true;
    return found;
  }

  private wasThere(seen: Sighting): boolean {
    return this.before.cards.some((old) => old.card === seen.card && old.zone === seen.zone);
  }

  /** Where a card goes that will not be seen at the end: the next free place, the stack of its kind, the pile. */
  private goal(card: string, event: Told): DOMRect | null {
    if (event.target === null) return null;
    const then = this.before.zones.get(event.target);
    const now = this.after.zones.get(event.target);
    if (then?.next && event.target === 'play') return then.next;
    return place(now ?? then ?? null, card);
  }

  private anyFace(card: string): HTMLElement | null {
    const seen = this.before.cards.find((old) => old.card === card && old.copy) ?? null;
    if (seen?.copy) return seen.copy;
    const now = this.after.cards.find((one) => one.card === card);
    return now ? copied(now.element) : null;
  }

  /** The guilty pair of a bust. */
  private flash(event: Told): void {
    const [card] = event.cards ?? [];
    if (card === undefined) return;
    const drawn = this.at.get(`${card} 0`);
    const clash = this.before.zones.get('play')?.clash ?? 'suit';
    const pair = this.before.cards.filter((seen) => seen.zone === 'play' && seen.copy && alike(seen.card, card, clash));
    for (const seen of pair) if (seen.copy) this.flashes.push({ face: seen.copy.cloneNode(true) as HTMLElement, at: seen.rect, start: this.time });
    if (drawn) this.flashes.push({ face: drawn.face.cloneNode(true) as HTMLElement, at: drawn.rect, start: this.time });
    this.time += this.pace * 2;
  }

  run(): Promise<void> {
    this.layer.className = 'motion-layer';
    this.layer.setAttribute('aria-hidden', 'true');
    Object.assign(this.layer.style, { position: 'fixed', inset: '0', overflow: 'hidden', pointerEvents: 'none', zIndex: '40' });
    this.before.root.append(this.layer);
    this.shift();
    for (const flight of this.flights) this.fly(flight);
    for (const stay of this.stays) this.lie(stay.face, stay.at, this.landing(stay.face, stay.at), stay.until);
    for (const flash of this.flashes) this.burn(flash);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.finish(resolve), this.time + 60);
      running = {
        end: () => {
          clearTimeout(timer);
          this.finish(resolve);
        },
      };
    });
  }

  private finish(resolve: () => void): void {
    running = null;
    for (const animation of this.animations) animation.cancel();
    this.layer.remove();
    resolve();
  }

  /** Cards that stay where they are, but whose place moved a little. */
  private shift(): void {
    for (const seen of this.after.cards) {
      if (seen.used) continue;
      const old = this.before.cards.find((one) => !one.used && one.card === seen.card && one.zone === seen.zone);
      if (!old) continue;
      old.used = true;
      const [dx, dy] = [old.rect.x - seen.rect.x, old.rect.y - seen.rect.y];
      if (Math.abs(dx) + Math.abs(dy) < 2 || Math.abs(dy) > innerHeight) continue;
      this.play(seen.element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration: this.pace, easing: EASE });
    }
  }

  private landing(_face: HTMLElement, at: DOMRect): number {
    const flight = this.flights.find((one) => one.to === at);
    return flight ? flight.start + this.pace : 0;
  }

  private fly(flight: Flight): void {
    const end = flight.start + this.pace;
    const holder = this.hold(flight.to);
    const face = fitted(flight.face, flight.to);
    holder.append(face);
    const [dx, dy] = [flight.from.x - flight.to.x, flight.from.y - flight.to.y];
    const scale = flight.from.width / Math.max(1, flight.to.width);
    const away = `translate(${dx}px, ${dy}px) scale(${scale})`;
    if (flight.waits && flight.start > 0) this.play(holder, [{ transform: away }, { transform: away }], { duration: flight.start });
    else if (flight.start > 0) this.play(holder, [{ opacity: 0 }, { opacity: 0 }], { duration: flight.start });
    const lift = `translate(${dx * 0.45}px, ${dy * 0.45 - Math.min(24, Math.abs(dx) * 0.06)}px) scale(${(scale + 1) * 0.54})`;
    const frames: Keyframe[] = flight.sinks
      ? [{ transform: away, opacity: 1 }, { transform: `translate(0, 0) scale(1) rotate(${(flight.start % 7) - 3}deg)`, opacity: 1, offset: 0.85 }, { transform: 'none', opacity: 0 }]
      : [{ transform: away }, { transform: lift, offset: 0.5 }, { transform: 'none' }];
    this.play(holder, frames, { delay: flight.start, duration: this.pace, easing: EASE, fill: 'none' });
    this.play(holder, [{ opacity: 0 }, { opacity: 0 }], { delay: end, duration: this.time + 200 });
    if (flight.back) this.turnOver(holder, face, flight);
    if (flight.real) {
      this.play(flight.real, [{ opacity: 0 }, { opacity: 0 }], { duration: end });
      this.keepTop(flight, end);
    }
  }

  /** On a pile, the old top card is seen until the new one has landed on it. */
  private keepTop(flight: Flight, until: number): void {
    const near = (seen: Sighting): boolean => Math.abs(seen.rect.x - flight.to.x) + Math.abs(seen.rect.y - flight.to.y) < 12;
    const old = this.before.cards.find((seen) => seen.copy && seen.card !== flight.card && seen.element.parentElement?.classList.contains('top') && near(seen));
    if (old?.copy) this.lie(old.copy.cloneNode(true) as HTMLElement, flight.to, 0, until, true);
  }

  /** The card shows its back for the first half of the way. */
  private turnOver(holder: HTMLElement, face: HTMLElement, flight: Flight): void {
    if (!flight.back) return;
    const back = fitted(flight.back, flight.to);
    holder.append(back);
    const options = { delay: flight.start, duration: this.pace, easing: 'linear', fill: 'both' as const };
    this.play(face, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }], options);
    this.play(back, [{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }], options);
  }

  private lie(face: HTMLElement, at: DOMRect, from: number, until: number, below = false): void {
    if (until <= from) return;
    const holder = this.hold(at);
    if (below) this.layer.prepend(holder);
    holder.append(fitted(face, at));
    if (from > 0) this.play(holder, [{ opacity: 0 }, { opacity: 0 }], { duration: from });
    this.play(holder, [{ opacity: 0 }, { opacity: 0 }], { delay: until, duration: this.time + 200 });
  }

  private burn(flash: Flash): void {
    const holder = this.hold(flash.at);
    holder.append(fitted(flash.face, flash.at));
    holder.style.zIndex = '2';
    const glow = '0 0 0 4px var(--danger), 0 0 26px var(--danger)';
    if (flash.start > 0) this.play(holder, [{ opacity: 0 }, { opacity: 0 }], { duration: flash.start });
    const frames = [0, -5, 5, -4, 4, -2, 2, 0].map((x, index) => ({ transform: `translateX(${x}px) scale(${index > 0 && index < 7 ? 1.06 : 1})`, boxShadow: glow }));
    this.play(holder, frames, { delay: flash.start, duration: this.pace * 2 });
    this.play(holder, [{ opacity: 0 }, { opacity: 0 }], { delay: flash.start + this.pace * 2, duration: this.time + 400 });
  }

  private hold(at: DOMRect): HTMLElement {
    const holder = document.createElement('div');
    Object.assign(holder.style, {
      position: 'absolute', left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px`,
      transformOrigin: '0 0', borderRadius: `${at.width * 0.07}px`, willChange: 'transform',
    });
    this.layer.append(holder);
    return holder;
  }

  private play(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    this.animations.push(element.animate(frames, options));
  }
}

/** The cards of an event, told apart where two decks have two of a name. */
function names(event: Told): string[] {
  const cards = event.cards ?? [];
  return cards.map((card, index) => `${card} ${cards.slice(0, index).filter((other) => other === card).length}`);
}

const moves = (event: Told): boolean => event.what !== 'bust' && (event.source !== null || event.target !== null) && event.count > 0;

function alike(one: string, other: string, clash: string): boolean {
  const [a, b] = [/^(.*)-(\d+)$/.exec(one), /^(.*)-(\d+)$/.exec(other)];
  if (!a || !b) return false;
  return clash === 'value' ? a[2] === b[2] : a[1] === b[1];
}

/** Where in a zone such a card goes or comes from. */
function place(zone: Spot | null, card: string): DOMRect | null {
  if (!zone) return null;
  return zone.places.get(card.replace(/-\d+$/, '')) ?? zone.places.get(card) ?? carded(zone.rect);
}

/** A place of the shape of a card in the middle of a zone that is larger. */
function carded(rect: DOMRect): DOMRect {
  const width = Math.min(rect.width, rect.height / 1.4, 110) || 40;
  return new DOMRect(rect.x + (rect.width - width) / 2, rect.y + (rect.height - width * 1.4) / 2, width, width * 1.4);
}

/** The picture of a card in the size of its goal. */
function fitted(face: HTMLElement, at: DOMRect): HTMLElement {
  Object.assign(face.style, { position: 'absolute', inset: '0', margin: '0', transform: 'none', translate: 'none', rotate: 'none', visibility: 'visible' });
  face.style.setProperty('--w', `${at.width}px`);
  return face;
}

/**
 * One event as a movement of cards, played over the table as it was before. Knows no game: it goes by data-card and data-zone, and by
 * the event's source and target. Input is never blocked: only pictures fly, above everything that lies.
 *
 * A place may have in it: `data-next` (where the next card will lie), `data-place="anchor"` (where cards named anchor-... go),
 * `data-back` (a face-down card: what comes from here turns over), `data-clash="suit" | "value"` (what makes two cards a guilty pair).
 */
import { mount, unmount } from 'svelte';
import { settings } from '../lib/settings.svelte';
import Card from './Card.svelte';
import { gestureOf, type Gesture } from './gestures';
import { clash, shake, slash, vignette, wash } from './effects';
import type { Face, Told } from './staging';

/** What is to be known to draw a card in the air. */
export interface Cast {
  game: string;
  theme: string;
  face: (card: string) => Face;
}
interface Sighting {
  card: string;
  zone: string;
  rect: DOMRect;
  element: HTMLElement;
}
interface Flown {
  card: string;
  rect: DOMRect;
  holder: HTMLElement;
  /** It goes nowhere yet: it is held up for all to see. */
  held: boolean;
}
/** The way of one card. */
interface Way {
  card: string;
  from: DOMRect;
  to: DOMRect;
  /** The card that lies there, if it is to be seen. */
  real: HTMLElement | null;
  /** Comes from a pile and turns over, if we may know it. */
  turns: boolean;
  held: boolean;
}

const UNITS: Record<string, number> = { off: 0, fast: 150, normal: 300, slow: 520 };
const EASE = 'cubic-bezier(.3,.7,.25,1)';
/** More hidden cards than these are not shown one by one. */
const MOST_HIDDEN = 3;
const LONG = 60_000;

/** Milliseconds of one movement; 0: none. */
export function unit(): number {
  return document.hidden ? 0 : (UNITS[settings.pace] ?? 0);
}

/** Milliseconds by which the table tells what happens: with little motion as well. */
export function beat(): number {
  return document.hidden ? 0 : (UNITS[settings.speed] ?? 0);
}

export class Motion {
  private layer: HTMLElement | null = null;
  private animations: Animation[] = [];
  /** What brings cards to where they go and turns them up. */
  private arrivals: Animation[] = [];
  /** What keeps cards unseen while their pictures fly. */
  private hiding: Animation[] = [];
  private mounted: Record<string, unknown>[] = [];
  private before: Sighting[] = [];
  private flown: Flown[] = [];

  constructor(
    private root: () => HTMLElement | undefined,
    private cast: () => Cast,
  ) {}

  /** Plays it, the slower the likelier ruin is (0 to 1); answers how many milliseconds that takes. */
  play(event: Told, pace: number, risk: number): number {
    const root = this.root();
    if (!root) return 0;
    const gesture = gestureOf(event);
    this.before = sightings(root);
    this.arrivals = [];
    const ways = moves(event) ? this.ways(root, event) : [];
    this.drop(ways.map((way) => way.card));
    const long = ways.length ? this.fly(ways, gesture, pace, risk) : 0;
    return Math.max(long, this.emphasize(root, event, gesture, pace));
  }

  /** All cards have arrived, face up: a busy machine may be later than the clock. */
  async landed(): Promise<void> {
    await Promise.allSettled(this.arrivals.map((animation) => animation.finished));
  }

  /** The table shows it now: pictures give way to the cards themselves, and whatever had to make room glides there. */
  settle(pace: number, last = false): void {
    const root = this.root();
    if (!root) return;
    this.uncover();
    const left = [...this.before];
    for (const seen of sightings(root)) {
      const old = takeFrom(left, (one) => one.card === seen.card && one.zone === seen.zone);
      const flown = old ? undefined : takeFrom(this.flown, (one) => one.card === seen.card);
      const from = flown?.rect ?? old?.rect;
      if (from) this.glide(seen, from, pace);
      flown?.holder.remove();
    }
    for (const one of this.flown) if (!one.held || last) one.holder.remove();
    this.flown = last ? [] : this.flown.filter((one) => one.held);
    if (this.flown.length === 0) this.clear();
  }

  /** New cards come up softly, without travelling. */
  appear(long: number): void {
    const root = this.root();
    if (!root) return;
    const left = [...this.before];
    for (const seen of sightings(root)) {
      if (takeFrom(left, (one) => one.card === seen.card && one.zone === seen.zone)) continue;
      this.animate(seen.element, [{ opacity: 0.35 }, { opacity: 1 }], { duration: long });
    }
  }

  /** Remember what lies where. */
  look(): void {
    const root = this.root();
    this.before = root ? sightings(root) : [];
  }

  /** Everything is where it goes, now. */
  end(): void {
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    this.flown = [];
    this.uncover();
    this.clear();
  }

  private uncover(): void {
    for (const animation of this.hiding) animation.cancel();
    this.hiding = [];
  }

  // Where cards come from and go to

  private ways(root: HTMLElement, event: Told): Way[] {
    const cards = event.cards ?? Array.from({ length: Math.min(event.count, MOST_HIDDEN) }, () => '');
    const source = zoneIn(root, event.source);
    const target = zoneIn(root, event.target);
    const free = [...this.before];
    const found = cards.map((card) => this.way(card, event, source, target, free)).filter((way) => way !== null);
    if (target === null) fan(found);
    return found;
  }

  private way(card: string, event: Told, source: HTMLElement | null, target: HTMLElement | null, free: Sighting[]): Way | null {
    const aloft = card ? this.flown.find((one) => one.held && one.card === card) : undefined;
    const lies = (one: Sighting): boolean => one.card === card && one.zone === (event.source ?? one.zone) && one.zone !== event.target;
    const seen = aloft || !card ? undefined : (takeFrom(free, lies) ?? takeFrom(free, (one) => one.card === card && one.zone === ''));
    const from = aloft?.rect ?? seen?.rect ?? (source && spotIn(source, card));
    if (!from) return null;
    const to = target ? spotIn(target, card, true) : heldUp(from);
    return { card, from, to, real: seen?.zone === event.source ? (seen?.element ?? null) : null, turns: !aloft && !seen, held: target === null };
  }

  // Flying

  private fly(ways: Way[], gesture: Gesture, pace: number, risk: number): number {
    const stagger = Math.min(pace * gesture.stagger, (pace * 1.6) / ways.length);
    const ends = ways.map((way, index) => this.launch(way, gesture, pace, risk, index * stagger));
    return Math.max(...ends);
  }

  /** Lets one card fly; answers when it has landed and lies face up. */
  private launch(way: Way, gesture: Gesture, pace: number, risk: number, start: number): number {
    const holder = this.hold(way.to);
    const picture = way.card ? this.face(holder, way) : null;
    const travel = pace * gesture.travel;
    const ready = start + pace * gesture.windUp;
    this.arrive(holder, gesture.path(way.from, way.to), { delay: ready, duration: travel, easing: gesture.easing ?? EASE, fill: 'both' });
    if (way.real) this.hiding.push(way.real.animate([{ opacity: 0 }, { opacity: 0 }], { delay: ready, duration: LONG }));
    if (gesture.slash) slash(this.stage(), way.from, pace, start, this.animate);
    this.flown.push({ card: way.card, rect: way.to, holder, held: way.held });
    if (!way.turns) return ready + travel;
    return this.turnOver(holder, picture, way.to, ready + travel * 0.8, pace, gesture.turns ? risk : 0);
  }

  /** The card lies there face down, the table holds its breath, and it turns. */
  private turnOver(holder: HTMLElement, picture: HTMLElement | null, at: DOMRect, start: number, pace: number, risk: number): number {
    const back = this.draw(holder, { card: null, back: true }, at);
    if (!picture) return start + pace * 0.2;
    const hold = pace * 2.2 * Math.max(0, risk - 0.2);
    const half = pace * (0.28 + 0.4 * risk);
    const turn = start + hold;
    if (risk > 0.3) vignette(this.stage(), at, risk, start, hold + 2 * half, this.animate);
    this.animate(back, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { delay: turn, duration: half, easing: 'ease-in', fill: 'both' });
    this.arrive(picture, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], { delay: turn + half, duration: half, easing: 'ease-out', fill: 'both' });
    return turn + 2 * half;
  }

  private face(holder: HTMLElement, way: Way): HTMLElement {
    const picture = this.draw(holder, { card: way.card, ...this.cast().face(way.card) }, way.to);
    picture.dataset.face = way.card;
    return picture;
  }

  /** A picture of a card that can be clicked and read by nobody. */
  private draw(holder: HTMLElement, card: Face & { card: string | null; back?: boolean }, at: DOMRect): HTMLElement {
    const { game, theme } = this.cast();
    const size = at.width < 38 ? 'xs' : at.width < 58 ? 's' : at.width < 90 ? 'm' : 'l';
    this.mounted.push(mount(Card, { target: holder, props: { game, theme, size, ...card } }));
    const drawn = holder.lastElementChild as HTMLElement;
    drawn.removeAttribute('data-card');
    drawn.removeAttribute('aria-label');
    Object.assign(drawn.style, { position: 'absolute', inset: '0' });
    drawn.style.setProperty('--w', `${at.width}px`);
    return drawn;
  }

  // What does not fly

  private emphasize(root: HTMLElement, event: Told, gesture: Gesture, pace: number): number {
    if (event.what === 'bust') {
      const play = zoneIn(root, 'play');
      const guilty = this.before.filter((seen) => seen.zone === 'play' && alike(seen.card, event.cards?.[0] ?? '', play?.dataset.clash ?? 'suit'));
      clash(guilty.map((seen) => seen.element), pace, this.animate);
    }
    if (gesture.shakes) shake(root.querySelector<HTMLElement>('.board') ?? root, pace, this.animate);
    if (gesture.wash) wash(this.stage(), gesture.wash, pace, this.animate);
    if (gesture.bounces) for (const seen of this.before) if (event.cards?.includes(seen.card)) this.animate(seen.element, gesture.bounces, { duration: pace * 1.4, easing: EASE });
    return pace * gesture.emphasis;
  }

  private glide(seen: Sighting, from: DOMRect, pace: number): void {
    const [dx, dy] = [from.x - seen.rect.x, from.y - seen.rect.y];
    const scale = from.width / Math.max(1, seen.rect.width);
    if (Math.abs(dx) + Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.03) return;
    if (Math.abs(dy) > innerHeight) return;
    const start = { transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
    this.animate(seen.element, [start, { transformOrigin: '0 0', transform: 'none' }], { duration: pace * 0.8, easing: EASE });
  }

  // The layer

  private stage(): HTMLElement {
    if (this.layer) return this.layer;
    this.layer = document.createElement('div');
    this.layer.className = 'motion-layer';
    this.layer.setAttribute('aria-hidden', 'true');
    this.layer.inert = true;
    Object.assign(this.layer.style, { position: 'fixed', inset: '0', overflow: 'hidden', pointerEvents: 'none', zIndex: '40' });
    this.root()?.append(this.layer);
    return this.layer;
  }

  private hold(at: DOMRect): HTMLElement {
    const holder = document.createElement('div');
    Object.assign(holder.style, {
      position: 'absolute', left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px`, transformOrigin: '0 0', willChange: 'transform',
    });
    this.stage().append(holder);
    return holder;
  }

  /** Cards that were held up sink, but for those that fly on. */
  private drop(going: string[]): void {
    for (const one of this.flown) {
      if (going.includes(one.card)) one.holder.remove();
      else this.animate(one.holder, [{ opacity: 1 }, { opacity: 0 }], { duration: 160, fill: 'both' });
    }
    this.flown = [];
  }

  private clear(): void {
    this.layer?.remove();
    this.layer = null;
    for (const one of this.mounted) void unmount(one);
    this.mounted = [];
    this.animations = this.animations.filter((animation) => animation.playState === 'running');
  }

  private arrive(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    this.animate(element, frames, options);
    this.arrivals.push(...this.animations.slice(-1));
  }

  private readonly animate = (element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void => {
    this.animations.push(element.animate(frames, options));
  };
}

const moves = (event: Told): boolean => (event.source !== null || event.target !== null) && event.source !== event.target && event.count > 0;

function sightings(root: HTMLElement): Sighting[] {
  const found: Sighting[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) found.push({ card: element.dataset.card ?? '', zone: element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '', rect, element });
  }
  return found;
}

function takeFrom<Item>(items: Item[], fits: (item: Item) => boolean): Item | undefined {
  const at = items.findIndex(fits);
  return at < 0 ? undefined : items.splice(at, 1)[0];
}

function zoneIn(root: HTMLElement, name: string | null): HTMLElement | null {
  if (name === null) return null;
  const find = (zone: string): HTMLElement | undefined =>
    [...root.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`)].find((element) => element.getBoundingClientRect().width > 0);
  // Of several cells the first.
  return find(name) ?? find(name.split(' ').slice(0, 2).join(' ')) ?? null;
}

/** Where in a zone such a card lies or will lie. */
function spotIn(zone: HTMLElement, card: string, coming = false): DOMRect {
  const kind = CSS.escape(card.replace(/-\d+$/, ''));
  const place = zone.querySelector(`[data-place="${kind}"]`) ?? (coming ? zone.querySelector('[data-next]') : null) ?? zone.querySelector('[data-back], .top');
  const rect = place?.getBoundingClientRect();
  return rect && rect.width > 0 ? carded(rect) : carded(zone.getBoundingClientRect());
}

/** A place of the shape of a card in the middle of one that is larger. */
function carded(rect: DOMRect): DOMRect {
  const width = Math.min(rect.width, rect.height / 1.3, 170) || 40;
  return new DOMRect(rect.x + (rect.width - width) / 2, rect.y + (rect.height - width * 1.4) / 2, width, width * 1.4);
}

/** Near the place that it comes from, large enough to be read by all. */
function heldUp(from: DOMRect): DOMRect {
  const width = Math.max(from.width * 1.25, Math.min(96, innerWidth * 0.2));
  const x = Math.min(Math.max(8, from.x + (from.width - width) / 2), innerWidth - width - 8);
  const y = Math.min(Math.max(8, from.y + from.height / 2 - width * 0.9), innerHeight - width * 1.4 - 8);
  return new DOMRect(x, y, width, width * 1.4);
}

/** Several that are held up lie side by side. */
function fan(ways: Way[]): void {
  if (ways.length < 2) return;
  const [first] = ways;
  const width = first?.to.width ?? 0;
  const step = Math.min(width * 1.08, (innerWidth - width - 24) / (ways.length - 1));
  const all = width + step * (ways.length - 1);
  const left = Math.min(Math.max(12, (first?.to.x ?? 0) + width / 2 - all / 2), innerWidth - all - 12);
  ways.forEach((way, index) => (way.to = new DOMRect(left + index * step, way.to.y, way.to.width, way.to.height)));
}

function alike(one: string, other: string, by: string): boolean {
  const [a, b] = [/^(.*)-(\d+)$/.exec(one), /^(.*)-(\d+)$/.exec(other)];
  if (!a || !b) return false;
  return by === 'value' ? a[2] === b[2] : a[1] === b[1];
}

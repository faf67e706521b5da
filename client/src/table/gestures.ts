/** How each kind of event moves: a Cannon flings, a Hook reels in, a bust sinks. What is not listed glides. */
import type { Told } from './staging';

export interface Gesture {
  /** How long the way takes, how much later each further card starts, and what passes before, in units. */
  travel: number;
  stagger: number;
  windUp: number;
  /** How long the table looks at what does not fly, in units. */
  emphasis: number;
  easing?: string;
  path: (from: DOMRect, to: DOMRect) => Keyframe[];
  /** Its turn is slower when ruin is likely. */
  turns?: boolean;
  slash?: boolean;
  shakes?: boolean;
  /** A colour that runs over the table. */
  wash?: string;
  /** How the cards that it names move where they lie. */
  bounces?: Keyframe[];
}

const at = (from: DOMRect, to: DOMRect, share: number, up = 0, more = ''): string => {
  const [dx, dy] = [(from.x - to.x) * (1 - share), (from.y - to.y) * (1 - share)];
  const scale = 1 + (from.width / Math.max(1, to.width) - 1) * (1 - share);
  return `translate(${dx}px, ${dy - up}px) scale(${scale}) ${more}`;
};

const glide: Gesture['path'] = (from, to) => {
  const arc = Math.min(26, Math.abs(from.x - to.x) * 0.07);
  return [{ transform: at(from, to, 0) }, { transform: at(from, to, 0.55, arc), offset: 0.5 }, { transform: at(from, to, 1) }];
};
const sink: Gesture['path'] = (from, to) => [
  { transform: at(from, to, 0), opacity: 1 },
  { transform: at(from, to, 0, -26, 'rotate(7deg)'), opacity: 0.9, offset: 0.4 },
  { transform: at(from, to, 1, -4, 'rotate(-4deg)'), opacity: 0.75 },
];
const fling: Gesture['path'] = (from, to) => [
  { transform: at(from, to, 0) },
  { transform: at(from, to, 0, 10, 'rotate(-12deg) scale(1.12)'), offset: 0.22 },
  { transform: at(from, to, 0.6, 60, 'rotate(150deg)'), offset: 0.65 },
  { transform: at(from, to, 1, 0, 'rotate(360deg)') },
];
const reel: Gesture['path'] = (from, to) => [
  { transform: at(from, to, 0) },
  { transform: at(from, to, 0.06, -10), offset: 0.18 },
  { transform: at(from, to, 0.7, 46, 'rotate(-9deg)'), offset: 0.66 },
  { transform: at(from, to, 1.04, 6, 'rotate(4deg)'), offset: 0.86 },
  { transform: at(from, to, 1) },
];
const unroll: Gesture['path'] = (from, to) => [
  { transform: `${at(from, to, 0)} scaleX(0.15)` },
  { transform: `${at(from, to, 0.8, 12)} scaleX(0.5)`, offset: 0.55 },
  { transform: at(from, to, 1) },
];
const rise: Gesture['path'] = (from, to) => [
  { transform: at(from, to, 0), opacity: 0.4 },
  { transform: at(from, to, 0.5, 18), opacity: 1, offset: 0.6 },
  { transform: at(from, to, 1), opacity: 1 },
];

const PLAIN: Gesture = { travel: 1, stagger: 0.22, windUp: 0, emphasis: 0, path: glide };
const HOME: Partial<Gesture> = { travel: 1.35, stagger: 0.3 };
const THUD: Keyframe[] = [{ transform: 'translateY(-16px)' }, { transform: 'translateY(3px)', offset: 0.5 }, { transform: 'none' }];
const RED = 'color-mix(in srgb, var(--danger) 42%, transparent)';
const DARK = 'rgb(0 0 0 / 0.62)';

const GESTURES: Record<string, Partial<Gesture>> = {
  draw: { turns: true },
  reveal: { turns: true, travel: 1.1 },
  pull: { turns: true, path: rise },
  collect: HOME,
  saved: HOME,
  bonus: HOME,
  claimed: HOME,
  bust: { emphasis: 2.4, shakes: true },
  lost: { path: sink, travel: 1.8, stagger: 0.2, easing: 'cubic-bezier(.5,0,.75,.6)' },
  eliminated: { path: sink, travel: 1.6, stagger: 0.2 },
  fail: { path: sink, travel: 1.3 },
  cannon: { path: fling, travel: 2, windUp: 0.15, wash: RED },
  misfire: { path: fling, travel: 2, wash: RED },
  sword: { slash: true, windUp: 0.9, travel: 1.2 },
  stolen: { slash: true, windUp: 0.9, travel: 1.2 },
  plunder: { slash: true, windUp: 0.7, travel: 1.4 },
  hook: { path: reel, travel: 2.1, easing: 'ease-in-out' },
  map: { path: unroll, travel: 1.5 },
  shown: { path: unroll, travel: 1.3, stagger: 0.3 },
  peek: { path: rise, travel: 1.3, stagger: 0.35 },
  anchor: { emphasis: 1.2, bounces: THUD },
  kraken: { emphasis: 1.8, wash: 'color-mix(in srgb, #0b6b70 50%, transparent)', shakes: true },
  call: { emphasis: 1.6, wash: RED },
  marked: { emphasis: 2, wash: RED, shakes: true },
  counted: { emphasis: 1.6, wash: RED },
  dead: { emphasis: 2.4, wash: DARK, shakes: true },
  duel: { emphasis: 3, wash: 'color-mix(in srgb, var(--danger) 58%, transparent)' },
  kiss: { emphasis: 2.4, wash: 'rgb(208 72 126 / 0.5)' },
  kissed: { emphasis: 2.4, wash: 'rgb(208 72 126 / 0.5)', shakes: true },
  strike: { emphasis: 0.8 },
  defeated: { emphasis: 3, wash: DARK },
  'round-won': { emphasis: 1 },
  over: { emphasis: 1.2 },
};

export const gestureOf = (event: Told): Gesture => ({ ...PLAIN, ...GESTURES[event.what] });

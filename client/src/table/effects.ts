/** What cards do not do themselves: a clash, a shake, a stroke, a colour over the table. Drawn above it, gone with the event. */

type Animate = (element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions) => void;

const GLOW = '0 0 0 4px var(--danger), 0 0 28px 4px var(--danger)';

/** The guilty pair strikes together. */
export function clash(guilty: HTMLElement[], pace: number, animate: Animate): void {
  guilty.forEach((card, index) => {
    const side = index === 0 ? 1 : -1;
    const frames = [0, 14, -6, 8, -4, 3, 0].map((x, step) => ({ transform: `translateX(${x * side}px) scale(${step > 0 && step < 6 ? 1.07 : 1})`, boxShadow: GLOW, zIndex: 5 }));
    animate(card, frames, { duration: pace * 2.4, easing: 'ease-out' });
  });
}

/** Once, and not for long. */
export function shake(table: HTMLElement, pace: number, animate: Animate): void {
  const frames = [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translate(${x}px, ${Math.abs(x) / 3}px)` }));
  animate(table, frames, { duration: Math.min(420, pace * 1.3), delay: pace * 0.35, easing: 'ease-out' });
}

function sheet(layer: HTMLElement, background: string): HTMLElement {
  const made = document.createElement('div');
  Object.assign(made.style, { position: 'absolute', inset: '0', background, opacity: '0' });
  layer.prepend(made);
  return made;
}

/** A colour runs over the table and is gone. */
export function wash(layer: HTMLElement, colour: string, pace: number, animate: Animate): void {
  const made = sheet(layer, `radial-gradient(75% 75% at 50% 45%, transparent 25%, ${colour})`);
  animate(made, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], { duration: pace * 3, easing: 'ease-out' });
}

/** The light draws together around a card while everybody waits for it. */
export function vignette(layer: HTMLElement, at: DOMRect, risk: number, start: number, long: number, animate: Animate): void {
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const made = sheet(layer, `radial-gradient(${at.width * 3.2}px ${at.height * 2.4}px at ${x}px ${y}px, transparent 35%, rgb(0 0 0 / ${0.28 + 0.4 * risk}))`);
  animate(made, [{ opacity: 0 }, { opacity: 1, offset: 0.35 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { delay: start, duration: long, fill: 'backwards' });
}

/** A blade goes through. */
export function slash(layer: HTMLElement, at: DOMRect, pace: number, start: number, animate: Animate): void {
  const made = document.createElement('div');
  const long = Math.hypot(at.width, at.height) * 1.3;
  Object.assign(made.style, {
    position: 'absolute', left: `${at.x + at.width / 2 - long / 2}px`, top: `${at.y + at.height / 2 - 2}px`, width: `${long}px`, height: '4px', borderRadius: '2px',
    background: 'linear-gradient(90deg, transparent, #fff 40%, var(--brass), transparent)', boxShadow: '0 0 12px var(--brass)',
  });
  layer.append(made);
  const frames = [
    { transform: 'rotate(-50deg) scaleX(0)', opacity: 1 },
    { transform: 'rotate(-50deg) scaleX(1)', opacity: 1, offset: 0.45 },
    { transform: 'rotate(-50deg) scaleX(1)', opacity: 0 },
  ];
  animate(made, frames, { delay: start, duration: pace * 0.9, easing: 'ease-out', fill: 'both' });
}

/** Damage flies as daggers from whoever deals it to the life deck that it hits. Only pictures: nothing waits for them. */
import { unit } from '../../table/motion';

const SVG = 'http://www.w3.org/2000/svg';
const DAGGER = 'M12 47 7.5 19h9z M3 14.500h18v4H3z M10 3h4v12h-4z M12 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';
const MOST = 6;

/** Lets so many daggers fly from one element to another. */
export function strike(from: Element, to: Element, amount: number): void {
  const pace = unit();
  const [start, goal] = [middle(from), middle(to)];
  if (pace === 0 || !start || !goal) return;
  const size = Math.max(26, Math.min(52, innerWidth / 26));
  for (let index = 0; index < Math.min(amount, MOST); index++) fly(start, goal, size, pace, index * pace * 0.3);
}

function middle(element: Element): { x: number; y: number } | null {
  const rect = element.getBoundingClientRect();
  return rect.width === 0 && rect.height === 0 ? null : { x: rect.x + Math.min(rect.width / 2, 160), y: rect.y + rect.height / 2 };
}

function fly(from: { x: number; y: number }, to: { x: number; y: number }, size: number, pace: number, delay: number): void {
  const dagger = drawn(size);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - 90;
  const spread = (Math.random() - 0.5) * size;
  const at = (point: { x: number; y: number }, scale: number): string =>
    `translate(${point.x - size / 4 + spread}px, ${point.y - size / 2}px) rotate(${turn}deg) scale(${scale})`;
  const rise = { x: from.x + (from.x - to.x) * 0.05, y: from.y + (from.y - to.y) * 0.05 };
  const flight = dagger.animate(
    [
      { transform: at(from, 0.3), opacity: 0 },
      { transform: at(rise, 1.15), opacity: 1, offset: 0.35 },
      { transform: at(to, 0.95), opacity: 1, offset: 0.92 },
      { transform: at(to, 0.8), opacity: 0 },
    ],
    { duration: pace * 2, delay, easing: 'cubic-bezier(.5,0,.8,.5)', fill: 'both' },
  );
  flight.onfinish = flight.oncancel = () => dagger.remove();
}

function drawn(size: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 48');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', DAGGER);
  svg.append(path);
  Object.assign(svg.style, {
    position: 'fixed', left: '0', top: '0', width: `${size / 2}px`, height: `${size}px`, zIndex: '45', pointerEvents: 'none',
    fill: 'var(--danger)', filter: 'drop-shadow(0 0 8px var(--danger))',
  });
  document.body.append(svg);
  return svg;
}

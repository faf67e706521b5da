// The small set of shapes and strokes that everything is drawn from. Knows no game and no card.
//
// A drawing is inner SVG for viewBox 0 0 100 100. Ink is currentColor; what is cut out of it shows the paper
// (--art-paper, parchment unless the place says otherwise); the one spot colour is --art-accent (brass unless the drawing is tinted).

/** A drawing and the CSS variable of its colour. */
export interface Art {
  body: string;
  hue: string;
}

const PAPER = 'var(--art-paper,var(--parchment,#efe3c4))';
const SPOT = 'var(--art-accent,#c07f12)';
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** A solid silhouette. */
export const ink = (d: string): string => `<path class="ink" fill="currentColor" d="${d}"/>`;
/** A silhouette with true holes where its parts lie over each other. */
export const holed = (d: string): string => `<path class="ink" fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
/** A tone lighter than ink, as hatching seen from afar. */
export const soft = (d: string): string => `<path class="ink-soft" fill="currentColor" fill-opacity=".3" d="${d}"/>`;
/** The spot colour: flames, jewels, eyes. */
export const spot = (d: string): string => `<path class="accent" fill="${SPOT}" d="${d}"/>`;
/** Paper laid over ink. */
export const paper = (d: string): string => `<path class="paper" fill="${PAPER}" d="${d}"/>`;
/** An ink stroke. */
export const line = (d: string, width = 6): string => `<path class="line" fill="none" stroke="currentColor" stroke-width="${width}" ${ROUND} d="${d}"/>`;
/** A light stroke beside the ink. */
export const softline = (d: string, width = 4): string => `<path class="line" fill="none" stroke="currentColor" stroke-opacity=".35" stroke-width="${width}" ${ROUND} d="${d}"/>`;
/** A stroke in the spot colour. */
export const spotline = (d: string, width = 5): string => `<path class="accent-line" fill="none" stroke="${SPOT}" stroke-width="${width}" ${ROUND} d="${d}"/>`;
/** A line cut into ink. */
export const cut = (d: string, width = 3.5): string => `<path class="cut" fill="none" stroke="${PAPER}" stroke-width="${width}" ${ROUND} d="${d}"/>`;

/** A silhouette with a rim of paper, to stand before another. */
export const edged = (d: string, width = 7): string => cut(d, width) + ink(d);

const short = (n: number): string => String(Math.round(n * 100) / 100);

/** A circle as path data. */
export const ring = (x: number, y: number, r: number, ry = r): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(ry)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(ry)} 0 1 0 ${short(-2 * r)} 0z`;
/** A rectangle as path data, its corners cut by `c`. */
export const box = (x: number, y: number, w: number, h: number, c = 0): string =>
  `M${short(x + c)} ${short(y)}h${short(w - 2 * c)}l${c} ${c}v${short(h - 2 * c)}l${-c} ${c}h${short(2 * c - w)}l${-c} ${-c}v${short(2 * c - h)}z`;
/** A star of `n` rays as path data. */
export function star(x: number, y: number, n: number, outer: number, inner: number, turn = 0): string {
  const at = (i: number): string => {
    const angle = ((turn - 90 + (i * 180) / n) * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    return `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: 2 * n }, (_, i) => at(i)).join('L')}z`;
}
/** `n` strokes around a centre, from radius `from` to `to`. */
export function rays(x: number, y: number, n: number, from: number, to: number, turn = 0, sweep = 360): string {
  return Array.from({ length: n }, (_, i) => {
    const angle = ((turn - 90 + (i * sweep) / (sweep === 360 ? n : n - 1)) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${short(x + from * c)} ${short(y + from * s)}L${short(x + to * c)} ${short(y + to * s)}`;
  }).join('');
}
/** A spiral as path data. */
export function spiral(x: number, y: number, from: number, to: number, turns: number, turn = 0, squash = 1): string {
  const steps = Math.round(turns * 10);
  const at = (i: number): [number, number] => {
    const angle = ((turn + i * 36) * Math.PI) / 180;
    const r = from + ((to - from) * i) / steps;
    return [x + r * Math.cos(angle), y + r * squash * Math.sin(angle)];
  };
  let d = `M${at(0).map(short).join(' ')}`;
  for (let i = 1; i < steps; i++) {
    const [[a, b], [c, e]] = [at(i), at(i + 1)];
    d += `Q${short(a)} ${short(b)} ${short((a + c) / 2)} ${short((b + e) / 2)}`;
  }
  return d;
}
/** A row of waves as path data, from x on, `n` crests of width `w`. */
export const waves = (x: number, y: number, n: number, w: number, h: number): string =>
  `M${x} ${y}` + `q${short(w / 4)} ${-h} ${short(w / 2)} 0t${short(w / 2)} 0`.repeat(n);

/** The drawing with its spot colour changed. */
export const tint = (body: string, colour: string): string => body.replaceAll(SPOT, `var(--art-accent,${colour})`);

/** Moves, scales and turns a drawing about its own middle (50, 50). */
export const put = (body: string, x = 50, y = 50, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`} translate(-50 -50)">${body}</g>`;
/** The mirror image, left for right. */
export const flip = (body: string): string => `<g transform="matrix(-1 0 0 1 100 0)">${body}</g>`;
/** A drawing whose right half mirrors its left. */
export const both = (body: string): string => body + flip(body);

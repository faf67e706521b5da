// Large pictures: one behind each game on the start page, one for the head of the page. viewBox 0 0 400 220 (banner: 0 0 1200 320).
// Light ink (currentColor) on a dark ground; the ground's colour is --art-paper. Loaded lazily: import('../art/scenes').

import { rose } from './decor';
import { flame, hand, palm, ship, skull } from './pieces';
import { ink, line, put, rays, ring, soft, softline, spotline, star, waves, type Art } from './shapes';
import { moth } from './dread-draw';

const faint = (body: string, opacity: number): string => `<g opacity="${opacity}">${body}</g>`;
const dots = (places: [number, number][]): string => places.map(([x, y]) => ink(star(x, y, 4, 3.5, 1.2))).join('');
const stars = dots([[20, 24], [64, 12], [118, 34], [160, 14], [208, 40], [252, 18], [300, 10], [330, 96], [384, 30], [12, 96], [148, 70], [376, 130]]);
const swellRows = (from: number, rows: number, gap: number, width = 400): string =>
  Array.from({ length: rows }, (_, i) => line(waves(i % 2 ? -22 : -10, from + i * gap, Math.ceil(width / 40) + 1, 40, 9), 2.5)).join('');
const dashes = (d: string, width = 4): string => spotline(d, width).replace('stroke-linecap', 'stroke-dasharray="9 11" stroke-linecap');
const cross = (x: number, y: number, r: number): string => spotline(`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`, r * 0.5);

/** A coast and the lines of its depths. */
const coast = (close: string): string => soft(close) + softline(close, 1.5);

const nightChart =
  faint(softline(rays(330, 70, 16, 30, 460, 11.25), 1.2), 0.7) + faint(coast('M-10 230V150Q30 140 50 166T110 184T160 230z'), 0.8) + faint(softline('M-10 132Q36 118 66 148T126 166T190 230M-10 114Q46 96 80 130T142 146T220 230', 1.5), 0.7) +
  faint(stars, 0.7) + put(ship, 62, 64, 0.96, -4) + line(waves(12, 108, 3, 34, 8), 3.5) + faint(put(rose, 346, 58, 0.86), 0.9) + dashes('M124 88Q176 24 236 40T300 110T346 166') + cross(366, 180, 13);
const handOfGlory = put(hand, 50, 64, 1) + [[37, 22, 0.2], [50, 12, 0.22], [63, 16, 0.21], [76, 28, 0.19]].map(([x, y, s]) => put(flame, x ?? 50, y ?? 50, s ?? 1)).join('');
const dread =
  faint(softline(rays(54, 60, 26, 66, 420, 4), 1.5), 0.5) + faint(ink(ring(344, 54, 36)), 0.16) + faint(line(ring(344, 54, 36), 2), 0.7) + faint(stars, 0.6) + put(handOfGlory, 54, 84, 1.06, -10) + put(moth, 340, 58, 0.62, 24) + put(moth, 252, 40, 0.34, -30) + put(moth, 366, 130, 0.42, -16) + put(moth, 160, 32, 0.26, 40);
const open =
  faint(softline(rays(58, 66, 22, 54, 110, -90, 180), 2), 0.7) + put(skull, 58, 64, 0.86) + faint(stars, 0.5) + faint(put(palm, 344, 46, 0.86) + ink('M286 90Q322 70 344 78Q380 70 408 90z'), 0.95) + faint(swellRows(98, 8, 17), 0.85) + cross(206, 40, 12) + cross(264, 26, 8) + cross(150, 24, 7) + dashes('M112 78Q150 70 188 46', 3.5);
const banner =
  faint(softline(rays(1010, 140, 32, 60, 1300, 5.6), 1), 0.6) + faint(coast('M1210-10V70Q1150 66 1120 32T1040-10z'), 0.8) + faint(softline('M1210 92Q1130 90 1100 50T1000-10M1210 116Q1110 116 1078 68T960-10', 1.5), 0.6) + faint(coast('M700 330Q720 286 770 290T860 300T900 330z'), 0.8) +
  put(rose, 1060, 160, 2.2) + put(ship, 800, 150, 1.7, -3) + line(waves(712, 228, 4, 44, 9), 4) + faint(line(waves(690, 246, 5, 44, 9), 3), 0.6);

const scenes: Record<string, string> = { 'dead-mans-draw': nightChart, 'dread-draw': dread, 'pirates-mark': open, banner };

/** The large picture of a game, or `banner` for the head of the page. */
export const scene = (name: string): Art => ({ body: scenes[name] ?? nightChart, hue: '--parchment' });

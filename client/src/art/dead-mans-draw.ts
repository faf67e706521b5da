// Dead Man's Draw: suits, traits, variants, and the suits under water.
import type { Sheet } from './index';
import { cut, ink, line, paper, rays, ring, softline, star, type Art } from './shapes';
import { diving } from './diving';
import { ten } from './suits';
import { divers, traits, variants } from './traits';

const inked = (bodies: Record<string, string>): Record<string, Art> =>
  Object.fromEntries(Object.entries(bodies).map(([suit, body]) => [suit, { body, hue: `--suit-${suit}` }]));
const worn = (bodies: Record<string, [string, string]>): Record<string, Art> =>
  Object.fromEntries(Object.entries(bodies).map(([slug, [body, suit]]) => [slug, { body, hue: `--suit-${suit}` }]));

/** A compass rose on a chart: rhumb lines, a graduated ring, sixteen points. */
export const rose: string =
  softline(rays(50, 50, 16, 14, 70, 11.25), 0.8) + line(ring(50, 50, 39), 1.6) + line(ring(50, 50, 33), 1.2) + line(rays(50, 50, 48, 33, 39), 1.2) +
  ink(star(50, 50, 8, 30, 11, 22.5)) + paper(star(50, 50, 4, 37, 12.5, 45)) + ink(star(50, 50, 4, 34, 10, 45)) + paper(star(50, 50, 4, 50, 12)) + ink(star(50, 50, 4, 47, 10)) +
  paper('M50 50V8L57 43zM50 50H92L57 57zM50 50V92L43 57zM50 50H8L43 43z') + cut(ring(50, 50, 5), 1.5);

export const sheet: Sheet = { back: { body: rose, hue: '--brass' }, cards: { ...inked(ten), ...worn(traits), ...worn(variants) }, themes: { diving: { ...inked(diving), ...worn(divers) } } };

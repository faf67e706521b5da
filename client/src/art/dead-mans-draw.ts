// Dead Man's Draw: suits, traits, variants, and the suits under water.
import type { Sheet } from './index';
import type { Art } from './shapes';
import { rose } from './decor';
import { diving } from './diving';
import { ten } from './suits';
import { divers, traits, variants } from './traits';

const inked = (bodies: Record<string, string>): Record<string, Art> =>
  Object.fromEntries(Object.entries(bodies).map(([suit, body]) => [suit, { body, hue: `--suit-${suit}` }]));
const worn = (bodies: Record<string, [string, string]>): Record<string, Art> =>
  Object.fromEntries(Object.entries(bodies).map(([slug, [body, suit]]) => [slug, { body, hue: `--suit-${suit}` }]));

export const sheet: Sheet = { back: { body: rose, hue: '--brass' }, cards: { ...inked(ten), ...worn(traits), ...worn(variants) }, themes: { diving: { ...inked(diving), ...worn(divers) } } };

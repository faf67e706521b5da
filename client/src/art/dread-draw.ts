import type { Sheet } from './index';
import { ink, line, ring, star } from './shapes';

export const sheet: Sheet = { back: { body: line(ring(50, 50, 40), 5) + ink(star(50, 50, 8, 36, 12)), hue: '--brass' }, cards: {} };

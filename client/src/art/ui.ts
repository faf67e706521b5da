// The signs of the page itself: logo, icons, reactions. Knows no game.

import { ink, line, ring, star } from './shapes';

export const logo: string = line(ring(50, 50, 42), 6) + ink(star(50, 50, 4, 40, 11));
export const wordmark: string = logo;
export const icons: Record<string, string> = {};
export const reactions: Record<string, string> = {};

// Decoration: the compass rose.

import { cut, ink, line, paper, rays, ring, softline, star } from './shapes';

/** A compass rose on a chart: rhumb lines, a graduated ring, sixteen points. */
export const rose: string =
  softline(rays(50, 50, 16, 14, 70, 11.25), 0.8) + line(ring(50, 50, 39), 1.6) + line(ring(50, 50, 33), 1.2) + line(rays(50, 50, 48, 33, 39), 1.2) +
  ink(star(50, 50, 8, 30, 11, 22.5)) + paper(star(50, 50, 4, 37, 12.5, 45)) + ink(star(50, 50, 4, 34, 10, 45)) + paper(star(50, 50, 4, 50, 12)) + ink(star(50, 50, 4, 47, 10)) +
  paper('M50 50V8L57 43zM50 50H92L57 57zM50 50V92L43 57zM50 50H8L43 43z') + cut(ring(50, 50, 5), 1.5);

// Decoration: the compass rose, chart lines and soundings, cells of the sea, corners of rope and brass.

import { cut, ink, line, paper, rays, ring, softline, spotline, star, waves } from './shapes';

/** A compass rose on a chart: rhumb lines, a graduated ring, sixteen points. */
export const rose: string =
  softline(rays(50, 50, 16, 14, 70, 11.25), 0.8) + line(ring(50, 50, 39), 1.6) + line(ring(50, 50, 33), 1.2) + line(rays(50, 50, 48, 33, 39), 1.2) +
  ink(star(50, 50, 8, 30, 11, 22.5)) + paper(star(50, 50, 4, 37, 12.5, 45)) + ink(star(50, 50, 4, 34, 10, 45)) + paper(star(50, 50, 4, 50, 12)) + ink(star(50, 50, 4, 47, 10)) +
  paper('M50 50V8L57 43zM50 50H92L57 57zM50 50V92L43 57zM50 50H8L43 43z') + cut(ring(50, 50, 5), 1.5);

const number = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" font-size="5" font-family="Georgia,serif" font-style="italic" fill="currentColor" fill-opacity=".45">${text}</text>`;
/** A tile of a sea chart: depth lines and soundings. Repeats seamlessly, viewBox 0 0 100 100. */
export const soundings: string =
  softline('M0 30Q25 18 50 30T100 30M0 72Q25 84 50 72T100 72', 0.7) + softline('M0 38Q25 27 50 38T100 38', 0.5) + softline('M50 0V100M0 50H100', 0.4) +
  number(12, 14, '17') + number(62, 20, '23') + number(84, 46, '31') + number(30, 58, '12') + number(70, 66, '9') + number(10, 90, '28') + number(46, 92, '14') + number(88, 88, '40');

/** Cells of the sea, eight kinds of the same water; viewBox 0 0 100 100. */
export const cells: string[] = [
  softline(waves(14, 38, 3, 24, 9) + waves(26, 62, 2, 24, 9), 4),
  softline(waves(26, 34, 2, 24, 9) + waves(10, 58, 2, 24, 9) + waves(52, 76, 1, 24, 8), 4),
  softline(waves(10, 48, 3, 26, 12), 4),
  softline(waves(12, 30, 2, 24, 9) + waves(40, 52, 2, 24, 9) + waves(14, 74, 2, 24, 9), 4),
  softline(waves(38, 36, 2, 24, 9) + waves(14, 66, 3, 24, 9), 4),
  softline('M20 58Q34 30 52 46Q60 56 50 60Q44 58 46 52M56 66Q68 52 84 62', 4),
  softline(waves(20, 28, 1, 26, 9) + waves(36, 50, 2, 26, 10) + waves(16, 72, 1, 26, 9), 4),
  softline('M14 46Q28 34 42 46T70 46M30 66Q44 54 58 66T86 66', 4),
];

/** The kind of water at a place, always the same for the same place. */
export const cell = (column: number, row: number): string => cells[(column * 5 + row * 3 + ((column * row) % 7)) % cells.length] ?? '';

/** The upper left corner of a frame; turn it by 90 degrees for the others. viewBox 0 0 100 100. */
export const brassCorner: string =
  line('M4 96V22Q4 4 22 4H96', 4) + line('M14 96V28Q14 14 28 14H96', 1.8) + ink(star(24, 24, 4, 16, 5)) + ink(ring(9, 60, 2.4)) + ink(ring(60, 9, 2.4));
const turns = Array.from({ length: 6 }, (_, i) => i);
export const ropeCorner: string =
  line('M8 100V40Q8 8 40 8H100', 9) + cut(turns.map((i) => `M3 ${94 - i * 11}L13 ${87 - i * 11}M${94 - i * 11} 3L${87 - i * 11} 13`).join('') + 'M6 28L18 26M14 14L22 20M28 5L30 14', 2) + spotline(ring(24, 24, 6), 3);
/** A length of rope to repeat sideways. viewBox 0 0 100 100, the rope lies in the middle. */
export const rope: string = line('M0 50H100', 22) + cut([0, 1, 2, 3, 4, 5].map((i) => `M${i * 20 - 4} 62L${i * 20 + 8} 38`).join(''), 3);
/** A wavy rule to part two paragraphs. */
export const rule: string = line(waves(2, 50, 6, 16, 7), 3);

// Pieces that several cards share: hoods, flames, ships, crowns. Each fills the whole square; put() makes it smaller.

import { cut, edged, flip, ink, line, paper, put, ring, spot, star } from './shapes';
import { hand, skullFace, skullOutline } from './ui';

export { hand, skull, skullFace, skullOutline } from './ui';

export const flame: string = spot('M52 4Q78 34 78 62Q78 94 50 96Q22 94 22 64Q22 44 36 30Q38 44 46 48Q42 24 52 4z') + paper('M51 52Q64 66 62 78Q60 89 50 89Q39 88 39 77Q39 70 45 64Q47 70 51 70Q48 62 51 52z');
const hoodOutline = 'M50 4Q74 6 76 34Q76 44 72 52Q92 62 95 96H5Q8 62 28 52Q24 44 24 34Q26 6 50 4z';
export const hood: string = ink(hoodOutline) + paper('M50 16Q64 18 63 36Q61 52 50 54Q39 52 37 36Q36 18 50 16z') + cut('M34 56Q42 66 50 68Q58 66 66 56M50 68V92', 3);
export const drops = (x: number, y: number): string => spot(`M${x} ${y}q8 10 0 15q-8-5 0-15z`);
export const crown: string = ink('M8 24L28 46L50 8L72 46L92 24L84 84H16z') + ink(ring(8, 22, 6)) + ink(ring(50, 8, 7)) + ink(ring(92, 22, 6)) + cut('M18 72H82', 4) + spot(ring(50, 58, 6)) + spot(ring(31, 60, 4)) + spot(ring(69, 60, 4));
/** A raised fist. */
export const fist: string =
  ink('M20 38Q20 24 32 25Q38 18 46 22Q52 16 60 21Q66 18 72 25Q82 26 82 42V56Q82 70 72 76V97H32V76Q20 68 20 56z') + cut('M34 27V46M47 24V44M60 23V44M73 28V46', 3) + cut('M20 56Q40 46 62 52Q68 60 60 66Q48 66 40 74', 3.5) + cut('M32 84H72', 3.5);
/** A three-master seen from the side, sails full. */
export const ship: string =
  ink('M6 66L28 70H78L94 60L88 78Q84 90 72 92H24Q14 90 12 82z') + line('M30 70V14M54 70V6M76 66V22', 3.5) +
  ink('M18 20Q32 26 42 20Q36 34 42 46Q30 50 16 46Q24 34 18 20zM42 12Q56 18 68 12Q62 24 68 36Q54 40 40 36Q48 24 42 12zM40 40Q54 44 68 40Q62 52 70 62Q54 66 38 62Q46 52 40 40zM68 26Q78 30 88 26Q84 38 90 52Q78 56 66 52Q74 38 68 26zM18 50Q30 54 42 50Q38 58 42 64Q30 68 14 62Q22 58 18 50z') +
  ink('M54 4L68 2L64 6L70 9L54 10z') + cut('M14 78Q50 84 88 72', 3);
export const dagger: string = ink('M44 34H56V70L50 97L44 70z') + line('M30 32H70', 8) + line('M50 28V12', 10) + ink(ring(50, 8, 7)) + cut('M50 42V76', 2.5);
/** A sabre, point to the upper right. */
export const sabre: string =
  edged('M96 4Q94 40 46 70L36 60Q70 38 96 4z', 6) + line('M26 54Q38 62 46 80', 7) + line('M38 66L16 88', 9) + ink(ring(14, 89, 7));
export const compass: string = line(ring(50, 50, 42), 6) + ink(star(50, 50, 4, 34, 9)) + cut(ring(50, 50, 4), 2.5);
/** The skull in paper on ink. */
export const paleSkull: string = paper(skullOutline) + ink(skullFace + 'M37 80h5v14h-5zM58 80h5v14h-5z');
export const palm: string =
  line('M50 96Q46 70 52 46', 7) + ink('M52 48Q40 24 12 36Q34 36 50 50zM52 48Q34 36 16 58Q36 46 52 50zM52 48Q54 20 32 12Q46 28 50 48zM52 48Q62 18 88 30Q66 30 54 50zM52 48Q74 34 90 56Q70 44 52 50z');
export const sack: string = ink('M38 26Q26 16 30 6Q42 12 50 5Q58 12 70 6Q74 16 62 26Q92 46 90 76Q88 96 50 96Q12 96 10 76Q8 46 38 26z') + cut('M36 27H64', 4);
export const hands: string = put(hand, 19, 58, 0.5, -8) + put(flip(hand), 81, 58, 0.5, 8) + put(hand, 50, 38, 0.62) + edged('M2 80H98V96H2z', 4) + cut('M24 85V92M50 85V92M76 85V92', 3) + spot(ring(12, 88, 2.5)) + spot(ring(88, 88, 2.5));
const coinAt = (x: number, y: number, r = 13): string => cut(ring(x, y, r, r * 0.62), 4) + ink(ring(x, y, r, r * 0.62)) + cut(ring(x, y, r * 0.6, r * 0.34), 2);
/** A heap of coins. */
export const treasure: string = [[20, 86], [46, 88], [72, 86], [32, 74], [60, 74], [84, 78], [46, 62], [72, 62], [58, 49]].map(([x, y]) => coinAt(x!, y!)).join('') + spot(star(38, 34, 4, 18, 5)) + spot(star(74, 24, 4, 11, 3));

// The ten suits under water: what divers find and carry.

import { both, cut, flip, ink, line, paper, put, ring, softline, spot } from './shapes';
import { anchor, mermaid } from './suits';

const bubble = (x: number, y: number, r: number): string => line(ring(x, y, r), 2.5);

/** The lost anchor, a chain around its shank. */
const chained =
  put(anchor, 50, 50, 0.98, 14) + paper('M30 46l44 10v10L30 56z') + [0, 1, 2, 3].map((i) => line(ring(33 + 11.5 * i, 50 + 2.9 * i, 6, 4.2), 3.2)).join('') + bubble(86, 22, 5) + bubble(76, 10, 3);

/** A landing net. */
const net =
  ink('M20 38Q24 88 46 92Q70 94 80 38z') + cut('M30 42Q36 76 46 90M42 42Q46 70 48 90M56 42Q56 70 50 90M69 42Q64 76 52 90M24 54H76M28 66H72M34 78H67', 3) +
  paper(ring(50, 36, 33, 14)) + line(ring(50, 36, 32, 12), 7) + line('M68 25L92 5', 8);

const knife =
  ink('M95 5Q95 20 86 30L54 62L40 48L72 16Q84 8 95 5z') + cut('M84 16L56 46', 3) + cut('M80 38l-7-3M73 45l-7-3M66 52l-7-3', 3) +
  line('M34 42L60 68', 8) + line('M41 60L14 87', 13) + cut('M36 60l6 6M29 67l6 6M22 74l6 6', 3) + paper(ring(14, 87, 3));

/** A key grown into a shell. */
const shellKey = put(
  ink('M50 4Q68 2 78 16Q84 30 72 42Q62 50 50 50Q38 50 28 42Q16 30 22 16Q32 2 50 4z') + cut('M50 46V14M46 45L37 16M54 45L63 16M42 43L27 24M58 43L73 24', 3) +
    ink('M45 48h10v48h-10zM54 70h18v8h-6v4h6v11h-8v-4h-10zM40 50h20v7H40z'), 48, 51, 1, 30);

/** A chest that lies open, bubbles over it. */
const open =
  ink('M12 60h76v33H12zM8 52L14 26Q20 10 36 14L84 24Q96 30 92 46L88 56L12 44z') + paper('M17 49L84 60l2 3H14z') + spot('M14 60Q20 50 28 55Q34 46 44 53Q52 45 60 53Q70 48 76 55Q84 52 86 60z') +
  cut('M26 66v24M74 66v24M30 16l-5 29M74 25l-5 28', 3.500) + paper('M45 64h10v9q-5 4-10 0z') + bubble(30, 7, 4) + bubble(58, 8, 5.5);

/** A map in a bottle. */
const bottle = put(
  ink('M41 4h18v9h-2v18Q76 38 76 54V90Q76 96 68 96H32Q24 96 24 90V54Q24 38 43 31V13h-2z') +
    paper('M33 50Q50 56 67 50V86Q50 80 33 86z') + line('M38 74q4-10 10-7t8-9', 3.2) + line('M55 57l7 7M62 57l-7 7', 3.6) + cut('M44 18h12', 3), 50, 51, 1, 24) + bubble(14, 22, 6) + bubble(24, 10, 3.5);

/** The exploration drone. */
const drone =
  ink('M22 22h56q14 0 14 14v18q0 14-14 14H22Q8 68 8 54V36q0-14 14-14zM18 72h64v8H18zM4 34h6v22H4zM90 34h6v22h-6z') + paper(ring(36, 45, 15)) + ink(ring(36, 45, 11)) + spot(ring(36, 45, 6)) + paper(ring(39, 41, 2.6)) +
  cut('M60 34h20M60 45h20M60 56h20', 3.500) + line('M50 22Q52 12 62 12T80 4', 4) + softline('M26 84l-8 13M50 84v13M74 84l8 13', 4);

const harpoon =
  line('M12 88L80 20', 6) + ink('M96 4L90 34L82 27L74 36L66 22L73 18L66 10z') + ink('M74 36l-14-2l12 12z') + line('M12 88q-8-10 4-18t12 8t14 4t4-14', 3.500) + ink(ring(13, 87, 6));

const arms = line('M44 58Q40 78 26 80Q16 80 16 70', 6) + line('M47 60Q46 88 34 93Q28 94 25 89', 6) + line('M40 56Q30 66 20 58Q12 52 16 44', 6);
/** A giant squid: the long mantle with two fins. */
const squid =
  ink('M50 2Q74 16 80 30Q74 36 64 34Q66 44 64 52H36Q34 44 36 34Q26 36 20 30Q26 16 50 2zM36 50H64Q66 62 58 68H42Q34 62 36 50z') + both(arms) + line('M49 62V94M51 62V94', 4) +
  cut('M34 24Q48 14 50 8Q52 14 66 24', 2.500) + paper(ring(42, 55, 5.5)) + paper(ring(58, 55, 5.5)) + spot(ring(42.5, 55.5, 2.8)) + spot(ring(57.5, 55.5, 2.8)) + line('M44 64Q44 84 8 88', 3.5) + line('M56 64Q56 84 92 88', 3.5) + ink(ring(9, 87, 5, 4)) + ink(ring(91, 87, 5, 4));

const swimming = put(flip(mermaid), 51, 52, 0.96, -24) + bubble(88, 40, 4) + bubble(92, 24, 2.5);

export const diving: Record<string, string> = {
  anchor: chained, hook: net, cannon: knife, key: shellKey, chest: open, map: bottle, oracle: drone, sword: harpoon, kraken: squid, mermaid: swimming,
};

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
  ink('M11 60h78v34H11z') + ink('M11 46Q8 18 26 15H74Q92 18 89 46z') + cut('M27 17q-6 9-5 27M73 17q6 9 5 27', 3.5) + spot('M13 58Q18 46 27 51Q34 42 44 49Q52 41 60 49Q70 44 76 51Q85 48 87 58z') +
  cut('M23 66v24M77 66v24', 3.5) + paper('M44 60h12v11q-6 5-12 0z') + ink(ring(50, 65, 2.5)) + bubble(36, 6, 4) + bubble(60, 7, 5);

/** A map in a bottle. */
const bottle = put(
  ink('M41 4h18v9h-2v18Q76 38 76 54V90Q76 96 68 96H32Q24 96 24 90V54Q24 38 43 31V13h-2z') +
    paper('M33 50Q50 56 67 50V86Q50 80 33 86z') + line('M38 74q4-10 10-7t8-9', 3.2) + line('M55 57l7 7M62 57l-7 7', 3.6) + cut('M44 18h12', 3), 50, 49, 0.96, 24) + bubble(14, 22, 6) + bubble(24, 10, 3.5);

/** The exploration drone: a lens, a rotor, skids, a tether. */
const drone =
  ink('M24 24h52q16 0 16 19t-16 19H24Q8 62 8 43t16-19z') + paper(ring(33, 43, 15.5)) + ink(ring(33, 43, 12)) + spot(ring(33, 43, 6.5)) + paper(ring(36, 39, 2.6)) + cut('M58 34h24M58 43h24M58 52h24', 3.5) +
  line('M24 62L20 80M76 62L80 80M8 82H44M56 82H92', 6) + line('M50 24Q50 12 62 12T82 3', 4) + softline('M30 68L26 96M40 68L46 96', 3) + ink('M0 34h10v18H0zM90 34h10v18H90z');

const harpoon =
  line('M14 86L78 22', 6.5) + ink('M97 3L57 11L72 20L80 28L89 43z') + ink('M73 27L50 31L62 38L69 50z') + line('M14 86Q2 70 18 64T42 78T66 84T90 70', 3.5) + ink(ring(14, 86, 7)) + paper(ring(14, 86, 2.5));

const arms = line('M44 58Q40 78 26 80Q16 80 16 70', 6) + line('M47 60Q46 88 34 93Q28 94 25 89', 6) + line('M40 56Q30 66 20 58Q12 52 16 44', 6);
/** A giant squid: the long mantle with two fins. */
const squid =
  ink('M50 2Q74 16 80 30Q74 36 64 34Q66 44 64 52H36Q34 44 36 34Q26 36 20 30Q26 16 50 2zM36 50H64Q66 62 58 68H42Q34 62 36 50z') + both(arms) + line('M49 62V94M51 62V94', 4) +
  cut('M34 24Q48 14 50 8Q52 14 66 24', 2.5) + paper(ring(42, 55, 5.5)) + paper(ring(58, 55, 5.5)) + spot(ring(42.5, 55.5, 2.8)) + spot(ring(57.5, 55.5, 2.8)) + line('M44 64Q44 84 8 88', 3.5) + line('M56 64Q56 84 92 88', 3.5) + ink(ring(9, 87, 5, 4)) + ink(ring(91, 87, 5, 4));

const swimming = put(flip(mermaid), 51, 52, 0.96, -24) + bubble(88, 40, 4) + bubble(92, 24, 2.5);

export const diving: Record<string, string> = {
  anchor: chained, hook: net, cannon: knife, key: shellKey, chest: open, map: bottle, oracle: drone, sword: harpoon, kraken: squid, mermaid: swimming,
};

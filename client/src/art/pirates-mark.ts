// Pirate's Mark: Luck, Curses, items and the Mark itself.

import type { Sheet } from './index';
import { compass, fist, flame, hands, paleSkull, palm, sabre, sack, ship, skull, skullOutline } from './pieces';
import { both, box, cut, edged, flip, ink, line, paper, put, rays, ring, softline, spiral, spot, spotline, star, tint, waves, type Art } from './shapes';
import { anchor, chest, kraken } from './suits';

const crossed = both(cut('M16 26L84 82', 10) + paper(ring(13, 30, 7)) + paper(ring(21, 20, 7)) + paper(ring(80, 88, 7)) + paper(ring(88, 79, 7)));
const mark =
  ink('M50 1Q60 9 72 5Q79 17 92 20Q91 34 99 47Q92 58 95 72Q83 77 78 91Q65 89 54 99Q44 91 30 95Q24 83 9 80Q11 65 1 54Q9 43 5 29Q19 23 24 9Q38 11 50 1z') +
  put(crossed, 50, 53, 0.7) + put(line(skullOutline, 12) + paleSkull, 50, 46, 0.56) + spot(ring(41, 47, 2.6)) + spot(ring(59, 47, 2.6));

// Luck

const board = ink('M0 42H100V58H0z') + paper(ring(8, 50, 2.4) + ring(92, 50, 2.4));
const hatches = line(box(10, 10, 80, 80), 8) + line('M30 12V88M50 12V88M70 12V88M12 30H88M12 50H88M12 70H88', 4.5) + put(cut('M-2 50H102', 22) + board, 50, 50, 0.98, 45) + put(cut('M-2 50H102', 22) + board, 50, 50, 0.98, -45) + spot(ring(50, 50, 6));
const blackbeard = put(sabre, 52, 48, 1.02) + put(cut(skullOutline, 14) + paper(skullOutline) + skull, 36, 66, 0.4) + spot(ring(31, 67, 2.8)) + spot(ring(41, 67, 2.8)) + spot(star(78, 66, 4, 12, 3.5)) + spot(star(60, 86, 4, 8, 2.5)) + spot(star(22, 24, 4, 10, 3));
const turnRound = line('M84 30A41 41 0 1 0 91 54', 8) + ink('M98 50L84 26L72 48z');
const about = put(turnRound, 50, 50, 1, -20) + put(ship, 50, 50, 0.52);
const chalice = ink('M22 8H78Q80 44 58 52V76L74 86V94H26V86L42 76V52Q20 44 22 8z') + cut('M28 22H72', 4) + spot(ring(50, 36, 6)) + cut('M32 87H68', 3);
const chalices = put(chalice, 28, 42, 0.72, -12) + put(cut('M22 8H78Q80 44 58 52V76L74 86V94H26V86L42 76V52Q20 44 22 8z', 10) + chalice, 68, 56, 0.84, 10);
const nest = ink('M22 52H78L72 80H28zM18 46H82V54H18z') + cut('M28 62H72M30 71H70M40 55V79M60 55V79', 2.5) + line('M50 80V98M50 46V32', 7) + line('M28 80L46 96M72 80L54 96', 3);
const lookout = (n: number): string => nest + Array.from({ length: n }, (_, i) => {
  const angle = ((i - (n - 1) / 2) * 32 * Math.PI) / 180;
  return spot(star(Math.round(50 + 38 * Math.sin(angle)), Math.round(48 - 38 * Math.cos(angle)), 5, 9.5, 4));
}).join('');
const dropAnchor = line(waves(6, 14, 4, 22, 9), 6) + put(anchor, 50, 58, 0.78) + line('M50 4V22', 4) + softline('M16 34V50M84 34V50', 4);
const mate = ink('M4 97Q8 66 36 62H64Q92 66 96 97z') + cut('M14 78H86M10 89H90', 4) + edged('M28 34Q30 66 50 68Q70 66 72 34z', 5) + edged('M24 34Q22 6 50 6Q78 6 76 34Q50 26 24 34z', 4) + spot('M74 30L96 26L90 36L97 46L74 38z') + paper(ring(36, 18, 3) + ring(50, 14, 3) + ring(64, 18, 3) + ring(43, 25, 2.4) + ring(57, 25, 2.4)) + paper(ring(41, 44, 3) + ring(59, 44, 3)) + cut('M42 56Q50 61 58 56', 3);
const dutchman = spot(ring(70, 28, 22)) + line('M30 72V10M54 72V4M76 68V20', 3.5) + edged('M16 16Q32 24 44 18L38 26L44 34L36 36L42 48L32 44L26 50L22 42L14 46Q24 32 16 16zM42 10Q56 16 70 10L62 20L68 28L60 34L70 44L62 48L70 62L56 56L48 64L44 56L36 62L46 48L40 40L48 30L42 24z', 4) + ink('M68 26Q78 30 90 24L84 36L92 44L82 48L84 56L74 50L66 54L74 40z') + ink('M4 64L26 72H80L96 58L88 78Q80 86 70 84L60 90L50 84L38 90L28 84Q16 88 12 80z') + softline('M6 94q10-8 22 0t22 0t22 0t22 0', 5);
const sealed = ink('M20 6H84Q94 8 92 20H78V80Q80 92 70 94H14Q4 92 6 82H20z') + paper('M78 12H85Q87 14 86 16H78zM11 86H62Q60 88 62 90H16Q12 90 11 86z') + cut('M30 20H68M30 31H68M30 42H56M30 53H62', 4) + cut(ring(58, 70, 13), 4) + spot(star(58, 70, 10, 14, 11)) + paper(star(58, 70, 4, 7, 2.5)) + spot('M50 80L44 97L54 92L57 82zM66 80L72 97L62 92L59 82z');
const parlay = line('M14 97V8', 7) + ink(ring(14, 7, 6)) + line('M17 14Q36 26 55 14T95 16V62Q76 56 57 64T17 60', 6) + softline('M30 34Q42 38 54 32M62 30Q72 26 82 28M30 47Q42 51 54 45', 4) + spot('M8 74h14v7H8z');
const plunder = put(sack, 44, 47, 0.9) + [[20, 88], [44, 93], [70, 90], [90, 84]].map(([x, y]) => cut(ring(x!, y!, 9, 6), 5) + spot(ring(x!, y!, 9, 6)) + cut(ring(x!, y!, 5, 2.6), 1.6)).join('') + cut('M26 54Q28 42 38 36', 3.5) + edged('M99 20L76 30Q60 34 60 44Q62 52 72 48L66 58Q66 66 74 63L84 52L99 46z', 5);
const queenAnne = put(ship, 50, 46, 0.98) + paper(ring(34, 80, 3) + ring(50, 81, 3) + ring(66, 80, 3)) + put(flip(flame), 30, 95, 0.2, 200) + put(flame, 50, 97, 0.2, 180) + put(flame, 70, 95, 0.2, 160);
const roger = line('M12 97V4', 7) + ink('M14 8Q36 20 56 8T97 10V70Q76 64 56 72T14 68z') + put(paper(skullOutline), 57, 36, 0.36) + ink('M47 36q1-4.5 5-3.6q3 1 3 5q-1 3.3-4.4 3.3q-3.6-.4-3.6-4.7zM67 36q-1-4.5-5-3.6q-3 1-3 5q1 3.3 4.4 3.3q3.6-.4 3.6-4.7zM57 40l2.4 4.6h-4.8z') + cut('M38 58L76 64M38 64L76 58', 4) + spot(ring(12, 5, 6));
const tortuga = ink('M16 66Q18 36 50 34Q82 36 84 66z') + cut('M34 62Q36 44 46 38M66 62Q64 44 54 38M20 56Q50 50 80 56', 3) + ink('M12 68H88Q86 76 76 76H24Q14 76 12 68zM82 64Q86 50 96 54Q102 62 94 70L82 72zM20 74L12 90H26L34 76zM66 76L74 90H86L80 74zM16 66L2 74L18 74z') + paper(ring(94, 60, 2)) + put(palm, 46, 22, 0.48) + spot(ring(78, 16, 8)) + line(waves(2, 96, 5, 19, 5), 4);
const course = put(compass, 42, 58, 0.8) + line('M46 12H74Q86 12 86 30V38', 8) + ink('M70 34L86 58L99 34z') + spot('M42 58L36 52L42 30L48 52z');
const blow = line('M4 14H52Q66 14 66 5M4 30H34', 6) + spotline('M4 46H22M4 84H30', 6) + line('M4 66H14', 6) + put(ink(ring(50, 10, 12)) + line('M50 26V56M50 30L22 18M50 30L80 18', 11) + line('M50 56L28 84M50 56L74 82', 11), 60, 60, 0.76, 62);
const flash = ink('M18 62A32 32 0 0 1 82 62z') + spotline(rays(50, 62, 7, 40, 54, -78, 156), 6) + line('M2 66H98', 6) + line('M14 80H86M30 92H70', 5) + spot('M50 2L55 24H45z') + cut('M34 54Q38 44 48 42', 3);
const skeletonKey = put(put(skull, 50, 24, 0.44) + ink('M45 42h10v54h-10zM54 70h21v9h-6v4h6v12h-9v-5h-12zM38 48h24v6H38z'), 48, 50, 1, 30);
const swordFight = put(sabre, 50, 50, 0.98) + put(flip(sabre), 50, 50, 0.98) + spot(star(50, 16, 4, 14, 4));
const loot = put(chest, 50, 56, 0.92) + spot('M12 24Q20 8 30 18Q38 4 50 14Q62 4 70 18Q80 8 88 24L80 30H20z');

// Curses

const beard = line('M44 60Q44 84 34 92Q28 96 24 90', 6.5) + line('M37 58Q34 78 22 80Q14 80 14 72', 6.5) + line('M48 62V90', 6.5);
const davy = ink('M2 34Q20 36 28 20Q50-8 72 20Q80 36 98 34Q90 48 50 46Q10 48 2 34z') + cut('M24 34Q50 40 76 34', 3) + ink('M26 44H74Q76 66 62 70H38Q24 66 26 44z') + both(beard) + paper('M32 50Q42 48 45 56Q36 60 32 50zM68 50Q58 48 55 56Q64 60 68 50z') + spot(ring(40, 54, 2.4)) + spot(ring(60, 54, 2.4)) + put(skull, 50, 20, 0.18) + paper(ring(50, 20, 8)) + put(skull, 50, 20, 0.15);
const muerta = ink('M4 86Q12 62 22 58Q20 22 50 18Q80 22 78 58Q90 64 96 86z') + paper('M32 50q3-11 12-8q5 6 1 14q-8 4-13-6zM68 50q-3-11-12-8q-5 6-1 14q8 4 13-6zM50 58l5 9h-10z') + paper('M38 74h24v12H38z') + ink('M43 72h3v14h-3zM50 72h3v14h-3zM57 72h3v14h-3z') + put(palm, 80, 44, 0.44, 12) + line(waves(2, 94, 5, 19, 6), 5) + spot(ring(16, 18, 9));
const maelstrom = put(ship, 62, 24, 0.42, 18) + line(spiral(50, 64, 3, 47, 3, 150, 0.55), 6.5) + spot(ring(50, 64, 4, 3));
const knife = ink('M43 44V16L50 0L57 16V44z') + line('M32 46H68', 7) + ink('M45 48H55V100H45z') + cut('M50 14V36', 2.5);
const armed = put(knife, 50, 46, 1, 38) + put(cut('M20 38Q20 24 32 25H72Q82 26 82 42V56Q82 70 72 76M20 38V56Q20 68 32 76', 7) + fist, 44, 66, 0.7);
const mutiny = armed + softline('M14 14L24 28M34 4L36 20M4 34L16 40', 6);

const massMutiny = put(armed, 21, 56, 0.56) + put(armed, 78, 56, 0.56) + put(cut('M34 30V90', 4) + armed, 51, 44, 0.66) + edged('M0 90Q50 74 100 90V99H0z', 5);
const tentacle = line('M26 96Q2 80 8 52Q12 34 4 24Q2 10 14 8Q24 10 20 19', 7.5) + cut('M14 82h.1M9.5 70h.1M8.5 58h.1M10 46h.1M9 34h.1', 3);
const release = put(ship, 52, 24, 0.46, -10) + put(kraken, 50, 70, 0.58) + both(tentacle);
const scurvy = ink('M4 46Q24 20 42 24Q50 28 58 24Q76 20 96 46Q80 88 50 88Q20 88 4 46z') + paper('M14 48Q34 38 50 40Q66 38 86 48Q72 76 50 76Q28 76 14 48z') + ink('M24 46h13v12q-7 4-13-1zM52 42h13v15q-7 4-13 0zM36 76v-11q6-4 12 0v11zM66 72v-9q5-4 9-2z') + spot(ring(20, 22, 5)) + spot(ring(82, 24, 4)) + spot(ring(70, 12, 3)) + spot(ring(30, 10, 3.5));
const mop = line('M16 6L56 62', 6) + ink('M46 58L62 48L84 72L88 92L72 84L66 96L56 82L46 90z') + cut('M58 62L66 80M66 58L78 78', 2.5) + put(ink('M18 30H82L74 94H26z') + line('M20 30Q50-12 80 30', 6) + cut('M24 44H76M28 78H72', 4), 26, 72, 0.5) + spot('M80 24q6 8 0 13q-6-5 0-13zM92 40q5 7 0 11q-5-4 0-11z');
const sinking = put(ship, 54, 40, 0.82, 32) + paper('M0 68q10-10 20 0t20 0t20 0t20 0t20 0V100H0z') + line('M0 70q10-10 20 0t20 0t20 0t20 0t20 0', 6) + line('M4 84q8-8 16 0t16 0t16 0t16 0t16 0t16 0', 5) + softline('M14 96q8-6 15 0t15 0t15 0t15 0', 4) + spot(ring(20, 50, 4)) + spot(ring(12, 38, 3));
const trident = ink('M46 40H54V97H46z') + ink('M50 2L58 18H54V46H46V18H42z') + ink('M20 10L30 26H26V38Q26 50 46 50H54Q74 50 74 38V26H70L80 10L88 28H83V40Q82 60 54 60H46Q18 60 17 40V28H12z') + line('M38 66H62', 6) + spot(ring(50, 55, 4)) + softline('M30 84q8-6 16 0M54 84q8-6 16 0', 4);

/** A plank that is an arrow, and who must walk it (upright, wherever it goes). */
const walker = paper(ring(50, 33, 7.5)) + paper('M33 25Q41 28 43 21Q50 10 57 21Q59 28 67 25Q63 33 50 33Q37 33 33 25z') + paper('M40 43H60L57 66V90H51.5V68H48.5V90H46V68L43 66z') + cut('M41 45L35 56L43 63M59 45L65 56L57 63', 4);
const plank = (turn: number): string => {
  const [x, y] = [{ 90: 42, 270: 58 }[turn] ?? 50, { 0: 60, 180: 40 }[turn] ?? 50];
  const softly = softline('M6 62q5-5 10 0M6 78q5-5 10 0M84 62q5-5 10 0M84 78q5-5 10 0', 4);
  return put(ink('M50 2L97 48H76V98H24V48H3z') + cut('M24 91H76', 3) + softly, 50, 50, 1, turn) + put(walker, x, y - 2, 0.7);
};
const whirl = line(spiral(50, 50, 3, 44, 2.6, -60), 8) + spot(ring(50, 50, 5)) + softline('M92 20Q97 34 96 48M6 52Q6 70 14 82', 4);
const winds = line('M4 30H60Q80 30 80 16Q78 4 66 6Q56 10 60 18M4 50H78Q96 50 96 64Q94 78 82 76Q72 72 76 64M4 70H46Q60 70 60 82Q58 94 48 92Q40 88 44 82', 7) + spot(star(24, 14, 4, 11, 3.5)) + softline('M4 88H26', 5);
const abandon = put(ship, 70, 26, 0.4, 24) + line('M44 44h52', 4) + ink(ring(30, 46, 8)) + ink('M20 56Q30 50 40 56L42 74H18z') + ink(ring(58, 50, 7)) + ink('M50 58Q58 53 66 58L68 74H48z') + edged('M2 68H92Q88 90 70 92H24Q8 90 2 68z', 4) + cut('M12 78H82', 3) + line('M40 62L10 96M64 64L88 96', 4.5) + line(waves(2, 97, 5, 19, 5), 4);
const blackSpot = ink('M14 6L30 10L48 5L66 10L86 6L90 26L86 48L91 72L86 94L66 90L50 95L32 90L14 94L10 72L14 50L9 28z') + paper('M19 12L31 16L48 11L66 16L81 12L84 27L80 48L85 72L81 88L66 84L50 89L32 84L19 88L16 72L20 50L15 28z') + spot('M50 22Q78 22 78 50Q80 70 66 74Q62 78 50 78Q24 80 22 52Q20 24 50 22z') + spot(ring(72, 79, 3)) + spot(ring(26, 24, 2.5));
const drunk = put(ink('M8 97Q12 70 38 66H62Q88 70 92 97z') + cut('M16 82H84M12 91H88', 3.5) + edged('M28 34Q26 70 50 72Q74 70 72 34z', 4) + edged('M22 30H78V40H22zM28 28Q30 6 50 6Q70 6 72 28z', 3) + cut('M36 46l8 8M44 46l-8 8M56 46l8 8M64 46l-8 8', 2.6) + cut('M42 64Q46 59 50 63T58 62', 2.6), 40, 54, 0.86, -14) + put(ink('M42 4H58V26Q72 32 72 48V96H28V48Q28 32 42 26z') + paper('M34 56H66V78H34z') + line('M42 62l5 10M47 62l-5 10M54 62l5 10M59 62l-5 10', 3), 82, 62, 0.46, 30) + spot(ring(78, 24, 4)) + spot(ring(88, 14, 5)) + spot(ring(74, 10, 3));
const timbers = ink('M34 90V52L42 60L49 48L57 62L66 54V90z') + ink('M54 42L78 0H100V10L76 54L72 42L66 50L63 40z') + cut('M44 68V84M56 72V84', 3) + spotline('M18 20L28 32M6 40L22 44M10 62L22 58M84 62L94 70M78 74L86 84', 6) + ink('M2 88H98V98H2z') + cut('M22 93H44M56 93H80', 2.5);

// Items

const stack = (x: number, n: number): string =>
  Array.from({ length: n }, (_, i) => ink(`M${x} ${78 - i * 15}h32a7 7 0 0 1 0 14h-32a7 7 0 0 1 0-14z`) + cut(`M${x + 8} ${85 - i * 15}h8M${x + 24} ${85 - i * 15}h6`, 2.5)).join('');
const coins = stack(10, 3) + stack(57, 5) + spot(star(26, 24, 4, 18, 5)) + spot(star(44, 8, 4, 8, 2.5));
const jewel = ink('M28 14H72L96 42L50 94L4 42z') + cut('M6 42H94M28 16L38 42L50 90L62 42L72 16M38 42L50 16L62 42', 3) + spot('M38 42L50 17L62 42z');
const ruby = ink('M34 6H66L92 30V68L66 94H34L8 68V30z') + cut('M36 28H64L74 42V60L64 72H36L26 60V42zM34 8L36 28M66 8L64 28M90 31L74 42M90 67L74 60M66 92L64 72M34 92L36 72M10 67L26 60M10 31L26 42', 3) + spot('M37 30H63L72 43V59L63 70H37L28 59V43z') + paper('M38 36H50L42 46H36z');
const rum = ink('M40 2H60V12H58V30Q76 36 76 54V90Q76 97 68 97H32Q24 97 24 90V54Q24 36 42 30V12H40z') + paper('M24 54H76V82H24z') + line('M32 62l8 12M40 62l-8 12M46 62l8 12M54 62l-8 12M60 62l8 12M68 62l-8 12', 4) + spot('M42 2H58V14H42z') + cut('M36 44Q40 38 46 36', 3);
const orange = ink(ring(46, 58, 38)) + cut('M22 52Q26 36 42 32', 4) + line('M48 20Q50 12 56 8', 5) + spot('M54 20Q66 0 94 8Q88 32 54 20z') + cut('M60 18Q72 12 84 12', 2.5) + paper(ring(40, 70, 2) + ring(56, 76, 2) + ring(60, 60, 2) + ring(46, 56, 2) + ring(68, 48, 2) + ring(32, 82, 2));
const parrot = ink('M34 10Q52-2 66 14Q74 26 70 42Q80 60 66 76L58 98L50 82L42 90L44 74Q26 62 30 40Q18 40 18 50Q8 34 22 20Q26 14 34 10z') + paper(ring(40, 22, 7)) + ink(ring(39, 22, 3.5)) + cut('M28 20Q22 34 30 40', 3) + spot('M68 40Q78 60 64 76Q48 74 46 54Q48 38 68 40z') + cut('M52 52Q58 60 66 60M54 62Q58 68 64 68', 2.5) + line('M14 84H42M62 84H92', 6) + cut('M46 10Q56 8 62 18', 2.5);

const luck: Record<string, string> = {
  'batten-down-the-hatches': hatches, 'blackbeards-sword': blackbeard, 'bring-er-about': about, 'chalices-of-cortez': chalices,
  'crows-nest-2': lookout(2), 'crows-nest-3': lookout(3), 'crows-nest-4': lookout(4), 'crows-nest-5': lookout(5), 'drop-anchor': dropAnchor,
  'first-mate': mate, 'flying-dutchman': dutchman, 'letters-of-marque': sealed, mutiny, parlay, plunder, 'queen-annes-revenge': queenAnne,
  'raise-the-jolly-roger': roger, tortuga, 'alter-course': course, 'blow-the-man-down': blow, 'green-flash': flash, 'skeleton-key': skeletonKey,
  'sword-fight': swordFight, 'treasure-chest': loot,
};
const curse: Record<string, string> = {
  'all-hands-on-deck': hands, 'deal-with-davy-jones': davy, 'isla-muerta': muerta, maelstrom, 'mass-mutiny': massMutiny, 'release-the-kraken': release,
  scurvy, 'swab-the-poopdeck': mop, 'taking-on-water': sinking, 'trident-of-poseidon': trident, 'walk-the-plank-n': plank(0), 'walk-the-plank-e': plank(90),
  'walk-the-plank-s': plank(180), 'walk-the-plank-w': plank(270), whirlpool: whirl, 'winds-of-fate': winds,
  'abandon-ship': abandon, 'black-spot': blackSpot, 'drunken-sailor': drunk, 'shiver-me-timbers': timbers,
};

const hued = (bodies: Record<string, string>, hue: string, spot: string): Record<string, Art> =>
  Object.fromEntries(Object.entries(bodies).map(([slug, body]) => [slug, { body: tint(body, spot), hue }]));

/** Skull over the waves. */
const back: string =
  line(ring(50, 50, 47), 2.5) + softline(rays(50, 46, 15, 32, 40, -98, 196), 2) + put(skull, 50, 40, 0.46) + line(waves(10, 68, 4, 20, 8), 4) + line(waves(16, 78, 4, 17, 7), 3.5) + line(waves(26, 87, 3, 16, 6), 3);

export const sheet: Sheet = { back: { body: back, hue: '--brass' }, cards: {
    ...hued(luck, '--suit-map', '#c07f12'),
    ...hued(curse, '--suit-sword', '#1f1a12'),
    ...hued({ treasure: coins }, '--suit-key', '#c07f12'),
    ...hued({ orange }, '--suit-key', '#2a6f45'),
    ...hued({ rum }, '--suit-chest', '#c07f12'),
    ...hued({ jewel, parrot }, '--suit-anchor', '#d0342a'),
    ...hued({ ruby }, '--suit-mermaid', '#d0342a'),
    ...hued({ mark }, '--ink', '#d0342a'),
  },
 };

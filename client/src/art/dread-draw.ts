// Dread Draw: the deck of fortunes. Figures, beasts and things of the night.

import type { Sheet } from './index';
import { crown, drops, fist, flame, hand, hood, skull, dagger } from './pieces';
import { both, box, cut, edged, ink, line, paper, put, rays, ring, soft, softline, spot, spotline, star, tint, type Art } from './shapes';

const mothWings = ink('M51 38Q36 8 4 12Q2 36 16 48Q30 58 51 52z') + ink('M51 50Q28 52 20 64Q18 82 34 93Q47 86 51 62z') + cut('M46 44Q30 28 12 22M44 48Q28 46 16 40M45 58Q34 62 30 84', 2.5) + paper(ring(25, 30, 8)) + spot(ring(25, 30, 5));
export const moth: string = both(mothWings) + edged('M50 26q7 4 7 18q0 30-7 44q-7-14-7-44q0-14 7-18z', 5) + both(line('M48 28Q42 14 30 8', 3)) + cut('M45 50h10M45 59h10M46 68h8', 2.5);
const candle =
  put(flame, 50, 27, 0.38) + softline(rays(50, 32, 6, 23, 29, -115, 230), 3.5) + line('M50 44V50', 3.5) +
  ink('M35 51Q50 46 65 51V84H35z') + ink('M10 82H84Q80 96 62 96H32Q14 96 10 82z') + line('M80 86Q98 86 94 74Q86 66 80 76', 5) + cut('M42 56V66M58 54V74M50 57V61', 3);
const orphan =
  soft('M40 92L98 70L100 82L60 96z') + line('M43 76V92M57 76V92', 8) + ink('M36 44H64L74 80H26z') + line('M38 48L26 66M62 48L74 64', 7) + edged(ring(50, 28, 14), 5) + ink('M34 24Q36 8 50 8Q64 8 66 24L72 30H28z') + cut('M34 26H66', 2.5) +
  put(ink(ring(50, 20, 14) ) + line('M50 34V66M30 46H70M50 64L36 88M50 64L64 88', 11), 20, 78, 0.22) + cut('M50 50V74', 3) + spot(ring(82, 16, 6));
const beggar =
  line('M78 24Q92 20 90 34L84 95', 5) + ink('M30 20Q50 4 64 26Q84 38 88 62L92 95H30L36 66Q26 52 24 40Q22 28 30 20z') + paper('M30 28Q42 26 46 40Q40 52 32 48Q26 38 30 28z') + ink(ring(37, 38, 2.5)) +
  edged('M50 58L22 62L20 54L46 46z', 5) + ink('M4 56H34Q30 74 19 74Q8 74 4 56z') + spot(ring(14, 48, 4)) + spot(ring(22, 42, 4)) + cut('M58 60Q66 76 62 92M74 62Q80 78 78 92', 3);
const mother =
  ink('M50 4Q74 8 76 36Q80 62 92 96H8Q20 62 24 36Q26 8 50 4z') + paper('M50 16Q64 18 63 34Q61 48 50 50Q39 48 37 34Q36 18 50 16z') + line('M42 34q3 3 6 0M52 34q3 3 6 0M48 42q2 1.5 4 0', 2.2) +
  cut('M24 78Q26 58 46 60Q74 64 78 80Q70 94 44 92Q26 90 24 78z', 3.5) + paper(ring(36, 73, 8.5)) + line('M33 73q1.5 2 3 0M38 72q1.5 2 3 0', 1.8) + cut('M52 64Q48 76 56 90M64 68Q60 78 66 88', 3) + spot(star(50, 9, 4, 6, 2));
const well =
  ink('M50 4L94 32H6z') + line('M20 32V62M80 32V62', 7) + line('M50 26V44', 3) + spot('M40 44H60L57 60H43z') + spotline('M41 44Q50 32 59 44', 2.5) + ink('M8 60H92V70H88V95H12V70H8z') + cut('M14 71H86M14 83H86M34 71V83M58 71V83M78 71V83M24 83V95M46 83V95M68 83V95', 3) + cut('M50 10L20 29M50 10L80 29', 2.5);
const puppet =
  line('M18 10H82M50 4V18', 6) + line('M20 12L24 36M80 12L78 50M50 16V30M36 12L38 80M64 12L64 78', 1.8) + ink(ring(50, 35, 10)) + ink('M40 47H60L64 70H36z') + line('M42 50L28 54L24 37M58 50L72 62L78 51M44 70L38 81L44 94M56 70L64 79L60 94', 6.5) +
  paper(ring(28, 54, 2) + ring(72, 62, 2) + ring(38, 81, 2) + ring(64, 79, 2)) + paper(ring(46, 34, 2.2) + ring(54, 34, 2.2)) + cut('M46 39.5Q50 42 54 39.5', 1.8) + spot(ring(50, 54, 2.5)) + spot(ring(50, 61, 2.5));
const crow =
  line('M44 76L40 90M56 78L56 90', 4) + line('M6 92Q50 88 94 92M76 91L90 82', 5) + ink('M2 34L20 23Q24 10 37 11Q50 12 53 27Q76 34 86 58L99 82L79 75Q70 84 52 81Q30 77 24 54Q20 44 22 37z') +
  paper(ring(34, 24, 4.5)) + spot(ring(34, 24, 2.6)) + cut('M44 44Q52 64 84 72M54 44Q62 56 78 62', 3) + cut('M4 34L22 32', 2);
const thief =
  hood + ink('M36 30H64V40Q58 45 52 38H48Q42 45 36 40z') + paper('M40 33l7 2.5l-6 2zM60 33l-7 2.5l6 2z') + edged('M60 74Q66 66 72 74Q88 80 84 94Q72 99 54 94Q52 80 60 74z', 6) + spotline('M60 74H72', 4) + spot(ring(69, 86, 5)) + cut('M20 66L34 90', 3);
const oracle =
  put(hand, 52, 50, 1.02) + paper('M36 68Q56 46 76 68Q56 90 36 68z') + ink(ring(56, 68, 9)) + spot(ring(56, 68, 4.5)) + softline(rays(56, 68, 7, 48, 54, -60, 50), 2.5);
const wolfHalf =
  ink('M51 97L41 88L37 74L20 72L25 62L5 52L15 45L9 5L33 24Q42 20 51 20z') + cut('M18 20L22 38L32 30', 3) + cut('M46 52L42 76', 3) + paper('M20 47Q32 44 42 57Q28 60 20 47z') + spot(ring(33, 52.5, 3.4));
const wolf = both(wolfHalf) + cut('M42 80Q50 76 58 80L50 88z', 3) + cut('M50 26V44M43 30L46 40M57 30L54 40', 2.5);
const gravedigger =
  ink('M10 88V40Q10 18 32 18Q54 18 54 40V88z') + cut('M32 30V58M22 39H42', 5) + edged('M52 96Q70 74 98 96zM2 96Q20 84 56 96z', 5) + line('M76 12V52', 6) + line('M66 10H86', 7) + edged('M64 50H88V68Q86 80 76 86Q66 80 64 68z', 4) + cut('M76 56V74', 2.5) + ink('M50 97Q72 76 98 97z') + spot(ring(66, 92, 2.5));
const singer = ink('M50 4Q76 8 76 36Q76 48 70 54Q92 64 94 98H6Q8 64 30 54Q24 48 24 36Q24 8 50 4z') + paper('M50 16Q66 18 65 37Q63 54 50 56Q37 54 35 37Q34 18 50 16z') + line('M41 31q3-3 6 0M53 31q3-3 6 0', 2.6) + spot(ring(50, 43, 5, 7));
const choir = put(singer, 26, 42, 0.6) + put(singer, 74, 42, 0.6) + put(cut('M50 4Q76 8 76 36Q76 48 70 54Q92 64 94 98H6Q8 64 30 54Q24 48 24 36Q24 8 50 4z', 10) + singer, 50, 62, 0.74);
const pan = line('M18 26L6 60M18 26L30 60', 2.5) + ink('M2 60H34Q30 76 18 76Q6 76 2 60z');
const justice = both(pan) + ink('M10 22Q30 30 46 20H54Q70 30 90 22L88 30Q70 36 54 30H46Q30 36 12 30z') + ink('M46 30H54V80L50 98L46 80z') + ink(ring(50, 14, 9)) + spot(ring(50, 14, 4)) + line('M36 38H64', 6);
const revenge =
  ink('M50 92C18 68 4 54 6 36C8 16 38 12 50 34C62 12 92 16 94 36C96 54 82 68 50 92z') + put(cut('M44 34H56V70L50 97L44 70zM30 32H70M50 28V8', 13) + dagger, 56, 44, 0.92, 28) + drops(38, 80) + cut('M16 38Q18 28 28 28', 3);
const widow =
  ink('M50 10Q72 10 76 34Q80 56 66 66Q92 70 95 97H5Q8 70 34 66Q20 56 24 34Q28 10 50 10z') + ink('M4 30Q50 10 96 30Q90 40 50 36Q10 40 4 30zM30 24Q32 4 50 4Q68 4 70 24z') + paper('M34 40Q50 36 66 40Q66 58 50 64Q34 58 34 40z') +
  line('M38 38L60 60M46 37L64 54M34 46L50 62M62 38L40 60M54 37L36 54M66 46L50 62', 1.6) + line('M41 47q3 3 6 0M53 47q3 3 6 0', 3) + spot(ring(50, 82, 7)) + cut('M47 82q3-4 6 0q-1 4-4 3', 1.8) + cut('M32 24Q50 18 68 24', 3) + cut('M20 80L28 94M80 80L72 94', 3);
const hound =
  ink('M8 35L10 27L30 22Q38 8 51 13Q60 19 60 36Q80 52 86 78Q93 77 94 62Q104 86 86 96H54Q60 82 54 70L48 96H28L35 88Q38 70 34 56Q32 48 29 44L16 44Q9 42 8 35z') + cut('M42 20Q58 22 56 42Q47 46 43 34z', 3) + spotline('M33 52Q46 57 60 45', 6.5) + paper(ring(32, 28, 2.6)) + cut('M72 64Q62 74 66 90', 3) + cut('M10 36L24 36', 2.2) + drops(47, 56);
const gate =
  ink('M6 96V42Q8 4 50 4Q92 4 94 42V96H78V46Q76 20 50 20Q24 20 22 46V96z') + line('M32 36V96M41 28V96M50 26V96M59 28V96M68 36V96', 4) + line('M22 52H78M22 76H78', 4) + cut('M50 6V17M24 14L31 24M76 14L69 24M10 34L20 38M90 34L80 38M8 58H20M92 58H80M8 78H20M92 78H80', 2.5) + spot(box(42, 58, 16, 14, 3)) + paper(ring(50, 65, 2.6));
const lantern =
  line('M34 24Q50-10 66 24', 5) + ink('M40 12H60L74 30H26zM22 30H78V38H22zM22 80H78L84 95H16z') + line('M28 38V80M72 38V80', 6) + put(flame, 50, 59, 0.38) + softline('M14 46L4 40M14 60H2M14 74L4 80M86 46L96 40M86 60H98M86 74L96 80', 4) + cut('M30 88H70', 2.5);
const ferryman =
  spot(ring(22, 22, 12)) + line('M80 4L64 92', 4.5) + ink('M48 12Q62 14 60 32Q72 46 70 78H30Q28 48 38 36Q34 14 48 12z') + paper('M46 20Q54 22 52 32Q48 38 44 36Q40 24 46 20z') + line('M56 44L73 48', 7) + edged('M2 66Q10 66 14 72Q50 84 82 72Q90 64 98 60Q96 82 80 90H24Q8 86 2 66z', 5) + cut('M50 48Q54 62 52 74', 3) + line('M4 96q8-6 15 0t15 0t15 0t15 0t15 0t15 0', 4);
const warden =
  ink('M2 96Q4 62 30 58H70Q96 62 98 96z') + edged('M28 12Q50-6 72 12L76 42Q70 60 50 66Q30 60 24 42z', 5) + cut('M50 6V26M50 40V60', 4) + paper('M28 28H46V35H30zM72 28H54V35H70z') + cut('M38 48v5M44 50v5M56 50v5M62 48v5', 2.5) + edged('M24 68H76V82Q72 96 50 99Q28 96 24 82z', 6) + spot(ring(50, 79, 5)) + spot('M47 80H53L55 92H45z');
const leaf = ink('M50 24Q66 48 50 76Q34 48 50 24z');
const branch = [0, 1, 2, 3, 4].map((i) => {
  const angle = 112 + i * 29;
  const at = (r: number, tilt: number, scale: number): string => {
    const turn = ((angle + 6) * Math.PI) / 180;
    return put(leaf, Math.round(50 + r * Math.cos(turn)), Math.round(48 + r * Math.sin(turn)), scale, angle - 180 + tilt);
  };
  return at(43, -34, 0.42) + at(28, 38, 0.36);
}).join('');
const victory = both(branch + line('M50 86Q14 80 14 44Q15 28 24 18', 3.5)) + spot(star(50, 46, 5, 17, 7)) + line('M45 82L38 97M55 82L62 97', 5);
const storm =
  ink('M20 56Q2 54 4 38Q6 24 22 26Q28 6 48 6Q68 6 72 22Q96 20 96 40Q96 56 80 56z') + line('M22 64L14 82M34 66L24 90M78 64L70 82M90 64L80 88', 4) + cut('M54 44L34 74H49L40 99L72 64H57L68 44z', 6) + spot('M54 44L34 74H49L40 99L72 64H57L68 44z') + cut('M18 40Q20 32 28 34M44 16Q54 14 60 22', 3);
const executioner =
  ink('M0 97Q4 76 22 72H58Q76 76 80 97z') + edged('M40 6Q62 12 64 42L68 68Q56 78 40 78Q24 78 12 68L16 42Q18 12 40 6z', 5) + paper('M22 42Q32 40 36 48Q28 52 22 42zM58 42Q48 40 44 48Q52 52 58 42z') + cut('M40 58V70M31 63V70M49 63V70', 2.5) +
  line('M84 97V6', 6) + edged('M82 18L63 3Q46 26 63 50L82 34z', 5) + spotline('M61 9Q50 26 61 44', 4) + ink('M86 16L98 24L86 34z');
const undying =
  spotline(rays(50, 58, 9, 44, 54, -80, 160), 3.5) + put(line('M36 46V22M50 44V12M64 46V18M77 54V32', 7.5) + line('M32 72L14 54', 8) + line('M42 92L40 62M56 92L56 58M68 92L72 62', 6) + ink('M34 58Q56 46 80 60L74 74Q54 82 36 74z') + cut('M36 34H36.1M50 28H50.1M64 32H64.1M77 44H77.1M23 63H23.1', 4.5) + cut('M46 58L48 74M58 56V74M68 58L66 74', 2.5), 48, 46, 0.86) + edged('M2 97Q14 80 30 82Q50 70 70 82Q88 80 98 97z', 5) + cut('M30 90L40 86M58 88L70 92', 3);
const death =
  line('M88 97L72 8', 5) + ink('M74 6Q40-4 10 30Q40 10 76 20z') + put(edged('M50 4Q74 6 76 34Q76 44 72 52Q92 62 95 96H5Q8 62 28 52Q24 44 24 34Q26 6 50 4z', 6), 46, 58, 0.84) + paper('M46 30Q61 32 60 48Q58 62 46 64Q34 62 32 48Q31 32 46 30z') + put(skull, 46, 48, 0.25) + spot(ring(42, 48, 1.6)) + spot(ring(50, 48, 1.6)) + cut('M46 70V94M34 72L28 92M58 72L64 92', 3);
const king =
  ink('M2 97Q6 66 30 60Q26 44 30 32H70Q74 44 70 60Q94 66 98 97z') + paper('M36 36H64Q66 56 50 60Q34 56 36 36z') + put(cut('M8 24L28 46L50 8L72 46L92 24L84 84H16z', 12) + crown, 50, 24.5, 0.46) + cut('M30 62Q50 80 70 62M36 68L30 95M64 68L70 95', 3) + paper(ring(22, 80, 2.2) + ring(14, 90, 2.2) + ring(78, 80, 2.2) + ring(86, 90, 2.2)) + spot(star(50, 84, 4, 8, 3)) + softline('M44 46h1M55 46h1', 4);
const eclipse = ink(star(50, 50, 18, 49, 31)) + paper(ring(50, 50, 31)) + spot(ring(50, 50, 29)) + paper(ring(50, 50, 25.5)) + ink(ring(50, 50, 25)) + spot(star(70, 31, 4, 12, 3.5)) + cut('M36 42Q40 34 48 31', 3);
const links = line(ring(14, 66, 5, 7), 4) + line(ring(12, 80, 5, 7), 4) + line(ring(16, 93, 5, 7), 4) + line('M30 62L20 60', 5);
const domination = both(links) + put(fist, 50, 64, 0.72) + put(crown, 50, 21, 0.42);
const gilt = spotline('M4 26V4H26M74 4H96V26M96 74V96H74M26 96H4V74', 4);

const silhouettes: Record<string, [string, string]> = {
  'the-orphan': [orphan, 'none'], 'the-candle': [candle, 'summon'], 'the-beggar': [beggar, 'reserve'], 'the-mother': [mother, 'summon'],
  'the-moth': [moth, 'none'], 'the-well': [well, 'summon'], 'the-puppet': [puppet, 'summon'], 'the-crow': [crow, 'reserve'],
  'the-thief': [thief, 'summon'], 'the-oracle': [oracle, 'summon'], 'the-wolf': [wolf, 'none'], 'the-gravedigger': [gravedigger, 'aftermath'],
  'the-choir': [choir, 'summon'], justice: [justice, 'always'], revenge: [revenge, 'aftermath'], 'the-widow': [widow, 'aftermath'],
  'the-hound': [hound, 'none'], 'the-gate': [gate, 'always'], 'the-lantern': [lantern, 'summon'], 'the-ferryman': [ferryman, 'aftermath'],
  'the-warden': [warden, 'always'], victory: [victory, 'aftermath'], 'the-storm': [storm, 'none'], 'the-executioner': [executioner, 'summon'],
  'the-undying': [undying, 'aftermath'], death: [death, 'summon'], 'the-hollow-king': [king, 'always'], 'the-eclipse': [eclipse, 'none'],
  domination: [domination, 'summon'], 'domination-promo': [put(domination, 50, 50, 0.8) + gilt, 'summon'],
};
/** The spot colour says when a card works. */
const spots: Record<string, string> = { none: '#b3261e', summon: '#c07f12', reserve: '#1d6fa9', aftermath: '#8a3fb0', always: '#0b7d78' };

const back: string =
  line(ring(50, 50, 47), 2.5) + softline(ring(50, 50, 42), 1.5) + ink(star(50, 3, 4, 5, 2)) + ink(star(50, 97, 4, 5, 2)) + ink(star(3, 50, 4, 5, 2)) + ink(star(97, 50, 4, 5, 2)) +
  put(candle, 51, 58, 0.6) + put(moth, 24, 46, 0.25, -28) + put(moth, 76, 38, 0.28, 34) + put(moth, 34, 22, 0.17, 12);

export const sheet: Sheet = {
  back: { body: back, hue: '--brass' },
  cards: Object.fromEntries(Object.entries(silhouettes).map(([slug, [body, trigger]]): [string, Art] => [slug, { body: tint(body, spots[trigger] ?? '#b3261e'), hue: '--ink' }])),
};

// Emblems of the traits and of the variants of Dead Man's Draw; under water the same characters carry divers' things.

import { diving } from './diving';
import { crown, flame, hands, paleSkull, palm, sabre, sack, skull, skullOutline, treasure } from './pieces';
import { both, cut, flip, ink, line, paper, put, rays, ring, softline, spot, spotline, star, waves } from './shapes';
import { anchor, cannon, chest, hook, key, kraken, mermaid } from './suits';

const tail =
  ink('M50 70Q44 54 22 44Q8 36 4 12Q30 14 50 36Q70 14 96 12Q92 36 78 44Q56 54 50 70zM42 60H58Q60 78 72 97H28Q40 78 42 60z') + cut('M50 62V44M42 54Q28 42 16 24M58 54Q72 42 84 24', 3) + spot(ring(44, 80, 4) + ring(56, 80, 4) + ring(50, 88, 4) + ring(38, 90, 4) + ring(62, 90, 4) + ring(50, 72, 4));
const heart = ink('M50 92C18 66 4 50 6 30C8 8 38 2 50 26C62 2 92 8 94 30C96 50 82 66 50 92z') + cut('M18 34Q18 22 30 20', 4) + cut('M2 84L98 20', 13) + spotline('M4 83L90 25', 5) + spot('M99 18L92 38L80 21z') + spotline('M4 83L2 70M4 83L16 86', 4);
const shovel = line('M50 8V58', 7) + line('M36 8H64', 8) + ink('M34 54H66V76Q64 90 50 98Q36 90 34 76z') + cut('M50 64V84', 3);
const hunter = put(shovel, 32, 48, 0.94) + ink('M2 97Q30 76 62 97z') + cut('M18 92L26 88M40 88L46 92', 3) + put(key, 74, 40, 0.62) + spotline('M66 78L82 94M82 78L66 94', 7);
const helm = line(ring(50, 50, 29), 8) + line(rays(50, 50, 8, 8, 44), 6) + ink(ring(50, 50, 12)) + spot(ring(50, 50, 5)) + line(rays(50, 50, 8, 43, 45), 10);
const bomb = ink(ring(44, 62, 35)) + ink('M58 22L76 36L68 46L48 32z') + line('M68 30Q76 10 88 20', 5) + put(flame, 90, 16, 0.22, 20) + cut('M20 58Q22 44 34 38', 4);
const claw = line('M30 58Q12 54 12 38', 6) + ink('M14 42Q0 30 8 12Q12 22 18 22Q20 14 28 10Q34 30 18 42z') + line('M30 70L10 70M32 78L14 86M38 82L26 96', 5);
const crab = both(claw) + ink('M22 64Q26 46 50 46Q74 46 78 64Q76 86 50 88Q24 86 22 64z') + both(line('M42 48V38', 4) + ink(ring(42, 36, 5))) + cut('M38 74Q50 82 62 74', 3) + spot(ring(50, 18, 11)) + cut(ring(50, 18, 6), 2);
const mystic = ink('M60 6C30 8 12 34 22 62C30 84 56 96 82 82C54 84 38 66 40 44C42 26 50 14 60 6z') + spot(star(66, 46, 4, 19, 5)) + spot(star(86, 22, 4, 11, 3)) + spot(star(88, 68, 4, 9, 2.5));
const duel = put(sabre, 50, 50, 0.98) + put(flip(sabre), 50, 50, 0.98);
const purse = put(sack, 50, 50, 1) + cut(ring(50, 64, 19), 3) + spot(ring(50, 62, 7) + 'M46 64H54L57 80H43z');
const hooks = put(hook, 26, 44, 0.6, -8) + put(flip(hook), 73, 56, 0.6, 8);
const lighthouse = ink('M38 30H62L70 92H30z') + cut('M36 48H64M34 64H66M32 80H68', 5) + ink('M34 22H66V30H34zM40 10H60V22H40zM36 12L50 1L64 12z') + spot('M44 13H56V21H44z') + spot('M34 14L4 4V28L34 20zM66 14L96 4V28L66 20z') + line(waves(4, 95, 4, 23, 7), 5);
const fish = ink('M4 50Q26 20 58 36Q70 44 76 46L96 28Q92 50 96 72L76 54Q70 58 58 66Q26 80 4 50z') + paper(ring(24, 46, 4)) + cut('M38 38Q46 50 38 62M50 44Q54 50 50 56', 3);
const angler = put(fish, 46, 66, 0.72, 62) + line('M64 4V30Q64 46 52 46Q42 44 44 34', 5) + spot(ring(64, 6, 6)) + softline(waves(2, 20, 2, 22, 6) + waves(74, 20, 1, 22, 6), 4);
const tamer = put(kraken, 50, 58, 0.82) + put(cut('M8 24L28 46L50 8L72 46L92 24L84 84H16z', 10) + crown, 50, 17, 0.36);
const misfire = put(flip(cannon), 48, 58, 0.8) + cut(star(70, 32, 9, 30, 15), 5) + spot(star(70, 32, 9, 29, 14)) + paper(star(70, 32, 7, 13, 6));
const guard = 'M50 6L88 16V48Q86 80 50 96Q14 80 12 48V16z';
const parry = ink(guard) + cut('M50 14V86M20 44H80', 3.5) + put(cut('M96 4Q94 40 46 70L36 60Q70 38 96 4zM26 54Q38 62 46 80M38 66L16 88', 14) + sabre, 50, 48, 0.9, -8);
const locker = put(chest, 50, 44, 0.84) + put(cut(skullOutline, 16) + skull, 50, 44, 0.34) + line(waves(4, 86, 4, 23, 8), 6) + softline(waves(16, 96, 3, 23, 6), 4);
const note = ink(ring(26, 82, 13, 10)) + ink('M33 16L76 6V24L39 32V82H33z') + ink(ring(69, 72, 13, 10)) + ink('M70 10H76V72H70z');
const siren = put(mermaid, 42, 52, 0.94) + put(cut('M33 16L76 6V72M39 30V82', 14) + note, 84, 20, 0.36);

/** An island with a palm and something beside it. */
const island = (more: string): string => ink('M8 86Q20 66 46 68Q80 64 92 86z') + put(palm, 46, 40, 0.76) + line(waves(2, 94, 5, 19, 6), 5) + more;
const strange = island(spot(ring(82, 20, 11)) + softline(ring(62, 12, 4), 3) + cut(ring(86, 18, 4), 2) + cut('M30 78h8M58 76h10', 3));
const thieves = island('') + cut('M50 56H98V76Q86 86 76 74H72Q62 86 50 76z', 6) + ink('M48 58H98V74Q86 86 76 72H70Q60 86 48 74z') + spot('M54 64L68 68L57 72zM92 64L78 68L89 72z');
const sudden = put(skull, 46, 48, 0.92) + cut('M82 6L60 52H76L66 96L98 40H80L94 6z', 6) + spot('M82 6L60 52H76L66 96L98 40H80L94 6z');
const beneath = line(waves(2, 16, 4, 24, 9), 7) + softline(waves(12, 30, 3, 24, 7), 4) + put(anchor, 62, 66, 0.6, 18) + put(fish, 22, 60, 0.34) + put(flip(fish), 26, 84, 0.24) + spot(ring(88, 40, 4) + ring(92, 28, 2.5));
const feeder =
  ink('M4 52Q12 26 48 28Q70 30 78 46L97 32Q92 54 98 76L78 64Q66 86 40 86Q18 84 8 72L26 64L10 62z') + paper('M8 56L28 60L24 63L12 63z') + cut('M14 66L18 74M22 66L25 76M30 66L31 74M14 60L17 54M22 61L25 53M30 61L31 55', 3) + paper(ring(42, 44, 6)) + ink(ring(41, 44, 3)) + line('M40 30Q38 8 20 10', 4) + spot(ring(16, 14, 8)) + softline(rays(16, 14, 7, 12, 16), 3) + cut('M60 50Q70 58 62 72', 3);

export const traits: Record<string, [string, string]> = {
  'golden-scales': [tail, 'mermaid'], casanova: [heart, 'mermaid'], siren: [siren, 'mermaid'],
  plunderer: [put(sack, 50, 50, 1) + put(paleSkull, 50, 64, 0.44), 'chest'],
  'treasure-hunter': [hunter, 'key'], navigator: [helm, 'map'], 'master-gunner': [bomb, 'cannon'], scavenger: [crab, 'cannon'], misfire: [misfire, 'cannon'],
  mystic: [mystic, 'oracle'], swordsman: [duel, 'sword'], parry: [parry, 'sword'], miser: [purse, 'hook'], 'captains-hook': [hooks, 'hook'],
  'safe-harbor': [lighthouse, 'anchor'], fisherman: [angler, 'kraken'], beastmaster: [tamer, 'kraken'], 'davy-jones-locker': [locker, 'chest'],
};

const pair = (body: string): string => put(body, 50, 50, 0.9) + put(flip(body), 50, 50, 0.9);
const two = (body: string): string => put(body, 30, 44, 0.62, -10) + put(flip(body), 70, 60, 0.62, 10);
const pearl = ink('M50 62Q30 60 14 44Q2 28 14 14Q24 4 34 10Q42 2 50 6Q58 2 66 10Q76 4 86 14Q98 28 86 44Q70 60 50 62zM10 66Q50 80 90 66Q88 94 50 96Q12 94 10 66z') + cut('M50 58V14M42 56L32 18M58 56L68 18M34 50L16 26M66 50L84 26', 3) + cut(ring(50, 68, 15), 4) + spot(ring(50, 68, 13)) + paper(ring(45, 64, 3.5)) + cut('M22 80L30 90M78 80L70 90', 3);
const of = (suit: string): string => diving[suit] ?? '';
export const divers: Record<string, [string, string]> = {
  'golden-scales': [pearl, 'mermaid'], plunderer: [put(of('chest'), 44, 54, 0.86) + put(of('cannon'), 78, 34, 0.5), 'chest'],
  'treasure-hunter': [two(of('chest')), 'key'], navigator: [put(of('map'), 36, 52, 0.84) + put(helm, 78, 30, 0.4), 'map'], 'master-gunner': [pair(of('cannon')), 'cannon'],
  scavenger: [put(of('cannon'), 52, 46, 0.92) + spot(ring(80, 80, 13)) + cut(ring(80, 80, 7), 2.5), 'cannon'], misfire: [put(of('cannon'), 44, 56, 0.84) + spot(star(76, 22, 9, 22, 11)), 'cannon'],
  mystic: [put(of('oracle'), 46, 60, 0.84) + spot(star(16, 14, 4, 12, 3.5)) + spot(star(42, 8, 4, 9, 3)) + spot(star(90, 26, 4, 10, 3)), 'oracle'], swordsman: [pair(of('sword')), 'sword'],
  parry: [put(ink(guard) + cut('M20 24H80V50Q78 72 50 84Q22 72 20 50z', 3.5), 40, 54, 0.9) + put(cut('M14 86L78 22M97 3L57 11L72 20L80 28L89 43z', 16) + of('sword'), 54, 46, 0.92), 'sword'], miser: [put(of('hook'), 50, 54, 0.92) + spot(ring(44, 36, 9)) + cut(ring(44, 36, 5), 2), 'hook'],
  'captains-hook': [two(of('hook')), 'hook'], 'safe-harbor': [put(of('anchor'), 46, 54, 0.9) + spot('M70 6L92 12V26Q90 40 78 46Q68 38 66 28V12z') + paper('M78 16h3v16h-3zM74 22h11v3h-11z'), 'anchor'],
  fisherman: [put(of('kraken'), 42, 58, 0.8) + line('M84 4V40Q84 56 72 56Q62 54 64 44', 5), 'kraken'], beastmaster: [put(of('kraken'), 50, 58, 0.82) + put(cut('M8 24L28 46L50 8L72 46L92 24L84 84H16z', 10) + crown, 50, 15, 0.32), 'kraken'],
  'davy-jones-locker': [put(of('chest'), 50, 54, 0.9) + put(paleSkull, 50, 31, 0.3), 'chest'],
};

export const variants: Record<string, [string, string]> = {
  'pile-o-treasure': [treasure, 'key'], 'all-hands-on-deck': [hands, 'chest'], 'strange-lands': [strange, 'map'], 'thieves-island': [thieves, 'map'],
  'sudden-death': [sudden, 'sword'], 'beneath-the-waves': [beneath, 'anchor'], 'bottom-feeder': [feeder, 'kraken'],
};

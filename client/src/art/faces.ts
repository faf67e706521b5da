// The crew: portraits put together from a few hats, heads of hair, beards and trinkets. Whoever has one has it in every mood.

import { cut, ink, line, paper, ring, spot, spotline, type Art } from './shapes';

export type Temper = 'calm' | 'merry' | 'sly' | 'fierce';

const HEAD = 'M30 50Q30 28 50 28Q70 28 70 50Q70 66 61 74Q50 82 39 74Q30 66 30 50z';
const COAT = ink('M6 100Q10 78 38 75Q50 84 62 75Q90 78 94 100z') + cut('M50 86V100M38 78L46 96M62 78L54 96', 2.5);
const EYES = { both: ink(ring(41, 52, 2.8)) + ink(ring(59, 52, 2.8)), one: ink(ring(41, 52, 2.8)) };
const BROWS: Record<Temper, string> = { calm: 'M36 45H46M54 45H64', merry: 'M35 46q6-5 11-1M54 45q5-4 11 1', sly: 'M36 46H46M54 44L65 40', fierce: 'M34 41L46 47M54 47L66 41' };
const MOUTHS: Record<Temper, string> = { calm: 'M43 69H57', merry: 'M41 67q9 9 18 0', sly: 'M43 70q9 2 15-4', fierce: 'M42 71q8-5 16 0' };

const HATS: Record<string, string> = {
  tricorn: ink('M7 37Q26 31 35 14Q50 3 65 14Q74 31 93 37Q74 45 50 42Q26 45 7 37z') + cut('M18 36Q50 44 82 36', 2.5),
  bicorne: ink('M5 40Q12 7 50 7Q88 7 95 40Q70 29 50 34Q30 29 5 40z') + spot(ring(50, 21, 6)),
  bandana: spot('M28 44Q27 21 50 21Q73 21 72 44Q50 34 28 44z') + spot('M70 40l17 3l-7 5l4 10l-15-13z') + cut('M40 29l.1 0M52 26l.1 0M62 31l.1 0', 4),
  cap: ink('M28 42Q25 12 50 10Q75 12 72 42Q50 35 28 42z') + cut('M40 15V33M50 12V32M60 15V33', 2) + ink(ring(50, 9, 5)),
  straw: ink(ring(50, 36, 41, 6.5)) + ink('M30 35Q30 12 50 12Q70 12 70 35z') + spotline('M31 30Q50 35 69 30', 4),
  hood: ink('M20 90Q12 18 50 14Q88 18 80 90L67 72Q76 36 50 33Q24 36 33 72z'),
  kerchief: spot('M26 46Q24 18 50 17Q76 18 74 46Q72 34 50 33Q28 34 26 46z') + spot('M30 62L22 84L38 76zM70 62L78 84L62 76z'),
};
const HAIR: Record<string, string> = {
  short: ink('M28 48Q26 25 50 24Q74 25 72 48Q67 35 50 35Q33 35 28 48z'),
  long: ink('M29 42Q22 66 17 88H33Q36 70 33 52zM71 42Q78 66 83 88H67Q64 70 67 52z'),
  curls: [[29, 38, 8], [40, 28, 9], [54, 26, 9], [67, 33, 8], [26, 52, 7], [74, 50, 7], [25, 66, 7], [75, 65, 7]].map(([x = 0, y = 0, r = 0]) => ink(ring(x, y, r))).join(''),
  braid: ink('M28 46Q27 26 50 25Q73 26 72 46Q64 34 48 35Q34 35 28 46z') + line('M73 50Q80 66 76 88', 7) + cut('M72 62l8-2M73 72l8-2M72 82l8-2', 2),
};
const BEARDS: Record<string, string> = {
  full: ink('M30 54Q31 67 40 63Q50 59 60 63Q69 67 70 54Q74 86 50 94Q26 86 30 54z'),
  goatee: ink('M43 75Q50 72 57 75L50 91z') + ink('M50 63Q42 62 37 66Q44 68 50 66Q56 68 63 66Q58 62 50 63z'),
  moustache: ink('M50 62Q38 59 29 69Q43 73 50 66Q57 73 71 69Q62 59 50 62z'),
};
const TRINKETS: Record<string, string> = {
  patch: ink('M51 45H68V54Q60 62 51 55z') + line('M29 38L71 48', 2.5),
  earring: spotline(ring(28, 66, 4.5), 2.5),
  scar: line('M62 55L68 68M61 64L69 60', 2),
  glasses: line(ring(41, 52, 7) + ring(59, 52, 7) + 'M48 52H52', 2.4),
  pipe: line('M56 70L74 77', 3.5) + ink('M70 66H82V78Q76 84 71 77z'),
  parrot: spot('M78 58Q90 54 92 68Q98 88 88 98Q80 84 78 72L70 68z') + ink(ring(83, 65, 2)),
  freckles: ink(ring(36, 60, 1.3) + ring(40, 63, 1.3) + ring(64, 60, 1.3) + ring(60, 63, 1.3)),
};

interface Look {
  hat?: string;
  hair?: string;
  beard?: string;
  wears?: string[];
  hue: string;
}
/** All portraits, by name: client-face-NAME. */
const LOOKS: Record<string, Look> = {
  captain: { hat: 'bicorne', beard: 'full', hue: 'anchor' },
  quartermaster: { hat: 'tricorn', hair: 'long', beard: 'moustache', hue: 'cannon' },
  corsair: { hat: 'tricorn', hair: 'long', wears: ['patch'], hue: 'kraken' },
  gunner: { hat: 'bandana', beard: 'full', wears: ['earring'], hue: 'sword' },
  lookout: { hat: 'cap', hair: 'short', wears: ['freckles'], hue: 'hook' },
  cook: { hat: 'kerchief', beard: 'moustache', wears: ['pipe'], hue: 'chest' },
  surgeon: { hair: 'short', beard: 'goatee', wears: ['glasses'], hue: 'map' },
  navigator: { hair: 'braid', wears: ['glasses'], hue: 'oracle' },
  harpooner: { wears: ['scar', 'earring'], beard: 'full', hue: 'anchor' },
  smuggler: { hat: 'hood', beard: 'goatee', hue: 'key' },
  widow: { hat: 'hood', wears: ['earring'], hue: 'mermaid' },
  sailmaker: { hat: 'straw', hair: 'braid', wears: ['freckles'], hue: 'map' },
  musician: { hair: 'curls', wears: ['earring'], hue: 'mermaid' },
  raider: { hat: 'bandana', hair: 'long', wears: ['scar'], hue: 'kraken' },
  islander: { hair: 'curls', beard: 'goatee', wears: ['parrot'], hue: 'chest' },
  topman: { hat: 'bandana', hair: 'braid', wears: ['patch', 'earring'], hue: 'oracle' },
};
export const FACES: readonly string[] = Object.keys(LOOKS);

/** A portrait in a mood. */
export function portrait(name: string, temper: Temper = 'calm'): Art {
  const look = LOOKS[name] ?? { hue: 'hook' };
  const behind = look.hair === 'long' || look.hair === 'curls' ? (HAIR[look.hair] ?? '') : '';
  const above = behind ? '' : (HAIR[look.hair ?? ''] ?? '');
  const wears = look.wears ?? [];
  const eyes = wears.includes('patch') ? EYES.one : EYES.both;
  const mouth = look.beard === 'full' ? cut(MOUTHS[temper], 3) : line(MOUTHS[temper], 3);
  const head = paper(HEAD) + line(HEAD, 3) + line('M50 53L48 60H51', 2);
  const body = COAT + behind + head + eyes + line(BROWS[temper], 3) + (BEARDS[look.beard ?? ''] ?? '') + mouth + above + (HATS[look.hat ?? ''] ?? '') + wears.map((each) => TRINKETS[each] ?? '').join('');
  return { body, hue: `--suit-${look.hue}` };
}

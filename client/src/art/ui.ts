// The signs of the page itself: logo, icons, reactions. Knows no game. Strokes of one weight, true holes instead of
// paper, so that a sign stands on any ground.

import { both, box, flip, holed, ink, line, put, rays, ring, soft, star } from './shapes';

const W = 8;
const stroke = (d: string): string => line(d, W);
const card = box(24, 10, 52, 80, 5);
export const skullOutline = 'M50 6C75 6 90 23 90 46C90 58 85 65 78 69L76 84Q75 94 66 94H34Q25 94 24 84L22 69C15 65 10 58 10 46C10 23 25 6 50 6z';
export const skullFace = 'M22 50q2-12 14-10q8 3 8 14q-2 9-12 9q-10-1-10-13zM78 50q-2-12-14-10q-8 3-8 14q2 9 12 9q10-1 10-13zM50 61l6 12q-6 3-12 0z';
const bust = 'M50 46q-15 0-15-18q0-16 15-16q15 0 15 16q0 18-15 18z';
const shoulders = 'M14 92q0-34 36-34q36 0 36 34z';
const person = ink(bust) + ink(shoulders);
export const hand: string = line('M37 52V24M50 50V14M63 50V18M76 56V30', 10.5) + line('M36 78L15 55', 12) + ink('M31.7 52Q56 44 81.3 56V68Q80 92 58 95Q44 95 32 82z');
const blade = ink('M95 4L88 27L40 72L29 61L73 13z') + line('M16 58L44 86', 8) + line('M34 68L12 90', 9);
const arrow = (d: string): string => put(stroke('M50 86V16M22 42L50 14L78 42'), 50, 50, 1, { up: 0, right: 90, down: 180, left: 270 }[d] ?? 0);
const chevron = (turn: number): string => put(stroke('M22 64L50 36L78 64'), 50, 50, 1, turn);
const speaker = ink('M8 36h18L50 14V86L26 64H8z');

/** A skull with holes for eyes, for any ground. */
export const skull: string = holed(skullOutline + skullFace + 'M38 80h5v14h-5zM57 80h5v14h-5z');
/** Half of every ray is solid, half is a tone: a compass star that looks cut. */
const facets = (outer: number, inner: number, turn: number): string =>
  [0, 90, 180, 270].map((at) => put(ink(`M50 50V${50 - outer}L${50 - inner * 0.7071} ${50 - inner * 0.7071}z`), 50, 50, 1, at + turn)).join('');
const points = star(50, 50, 4, 47, 13);
export const logo: string = line(ring(50, 50, 43), 5) + line(rays(50, 50, 12, 34, 36, 15), 4) + ink(star(50, 50, 4, 27, 9, 45)) + soft(points) + facets(47, 13, 0) + line(points, 3);

export const icons: Record<string, string> = {
  // What one does at a table
  draw: stroke('M30 40H16V90H66V76') + holed('M38 8H88V68H38zM59 60V36H48L63 18L78 36H67V60z'),
  collect: ink('M44 8h12v30h14L50 60L30 38h14z') + stroke('M12 54V88H88V54'),
  undo: stroke('M38 18L14 40L38 62M16 40H60Q86 42 86 64Q86 86 60 86H40'),
  redo: flip(stroke('M38 18L14 40L38 62M16 40H60Q86 42 86 64Q86 86 60 86H40')),
  summon: ink('M50 4Q74 30 74 52Q74 74 50 74Q26 74 26 52Q26 42 34 32Q36 42 42 44Q38 22 50 4z') + stroke('M16 88H84'),
  call: holed('M8 12H92V68H48L26 90V68H8zM44 22h12l-3 24h-6zM50 52a5 5 0 1 0 .1 0z'),
  pass: stroke('M14 20L48 50L14 80M52 20L86 50L52 80'),
  chat: holed('M8 14H92V70H50L28 92V70H8zM24 34v8H76v-8zM24 50v8H60v-8z'),
  send: holed('M6 48L94 8L74 90L50 66L36 86V58zM44 56L70 32L38 52z'),
  log: stroke('M28 10H88V90H28Q14 90 14 78V70H72V90M14 70V22Q14 10 28 10') + stroke('M34 32H68M34 50H68'),
  coach: holed('M50 4C72 4 84 20 84 38C84 54 70 60 68 74H32C30 60 16 54 16 38C16 20 28 4 50 4zM45 22h10v18h-10zM50 46a6 6 0 1 0 .1 0z') + stroke('M38 84H62M44 95H56'),
  sound: speaker + stroke('M62 36Q72 50 62 64M76 22Q94 50 76 78'),
  'sound-off': speaker + stroke('M64 38L90 62M90 38L64 62'),
  clock: stroke(ring(50, 52, 38)) + stroke('M50 28V54L68 64'),
  link: stroke('M42 58Q32 46 44 34L58 18Q70 8 82 18Q92 30 82 42L72 52M58 42Q68 54 56 66L42 82Q30 92 18 82Q8 70 18 58L28 48'),
  settings: line(ring(50, 50, 27), 9) + line(rays(50, 50, 8, 8, 42), 7) + ink(ring(50, 50, 11)) + line(rays(50, 50, 8, 42, 44), 11),
  sun: ink(ring(50, 50, 20)) + stroke(rays(50, 50, 8, 34, 44)),
  moon: ink('M62 8C36 14 24 40 34 62C44 84 70 92 90 76C66 104 22 96 10 62C2 32 28 2 62 8z') + ink(star(72, 34, 4, 17, 5)),
  menu: stroke('M12 24H88M12 50H88M12 76H88'),
  close: stroke('M20 20L80 80M80 20L20 80'),
  check: stroke('M12 54L38 80L88 22'),
  plus: stroke('M50 14V86M14 50H86'),
  minus: stroke('M14 50H86'),
  copy: holed('M36 30H90V94H36zM46 40V84H80V40z') + stroke('M22 70H14V10H64V16'),
  edit: ink('M10 90L16 66L66 16L84 34L34 84zM70 12L76 6Q80 2 84 6L94 16Q98 20 94 24L88 30z'),
  people: put(person, 34, 54, 0.72) + put(ink(bust) + ink('M40 62q46-12 46 30H46q2-18-6-30z'), 70, 52, 0.66),
  person,
  deckhand: ink('M28 34Q26 8 50 8Q74 8 72 34zM18 34h64v8q-32 8-64 0zM74 38l16 8l-6 4l4 10l-16-18zM34 48h32q0 18-16 18q-16 0-16-18z') + ink('M10 94q2-26 40-26q38 0 40 26z'),
  bosun: ink('M24 34Q20 12 50 8Q80 12 76 34zM20 36h60v8H20zM14 46H86L78 52H22zM34 54h32q0 16-16 16q-16 0-16-16z') + holed('M10 94q2-24 40-24q38 0 40 24zM45 76h10v18h-10z'),
  mate: ink('M30 32Q28 6 50 6Q72 6 70 32zM4 52Q14 32 30 34H70Q86 32 96 52Q76 42 50 42Q24 42 4 52zM34 46h32q1 22-16 22q-17 0-16-22z') + holed('M10 94q2-24 40-24q38 0 40 24z' + ring(50, 83, 8)) + ink(ring(50, 83, 3)) + line('M50 75V91M42 83H58', 3.5),
  captain: ink('M4 34Q20 38 30 20Q50-2 70 20Q80 38 96 34Q90 52 50 52Q10 52 4 34zM34 54h32q0 17-16 17q-16 0-16-17z') + holed('M8 94q2-22 42-22q40 0 42 22zM46 76h8v18h-8zM18 84h16v5H18zM66 84h16v5H66z'),
  bot: stroke('M50 8V22') + holed('M18 24H82V72H18zM32 38v12h12V38zM56 38v12h12V38zM36 58v6h28v-6z') + ink('M28 78H72V94H28z') + stroke('M6 42V56M94 42V56'),
  eye: holed('M2 50Q50-10 98 50Q50 110 2 50zM14 50Q50 96 86 50Q50 4 14 50z') + holed(ring(50, 50, 19) + ring(56, 44, 6)),
  'eye-off': holed('M2 50Q50-10 98 50Q50 110 2 50zM14 50Q50 96 86 50Q50 4 14 50z') + stroke('M16 88L84 12'),
  play: ink('M20 8L90 50L20 92z'),
  pause: ink('M18 10H42V90H18zM58 10H82V90H58z'),
  step: ink('M10 12L66 50L10 88zM72 12H88V88H72z'),
  'step-back': flip(ink('M10 12L66 50L10 88zM72 12H88V88H72z')),
  first: flip(ink('M6 14L42 50L6 86zM42 14L78 50L42 86zM80 14H94V86H80z')),
  last: ink('M6 14L42 50L6 86zM42 14L78 50L42 86zM80 14H94V86H80z'),
  download: stroke('M50 10V62M26 40L50 64L74 40M12 70V90H88V70'),
  share: stroke('M50 60V12M28 32L50 10L72 32M26 46H14V90H86V46H74'),
  home: holed('M50 6L98 50H86V92H14V50H2zM42 92H58V62H42z'),
  history: stroke('M14 22V44H36M17 42A36 36 0 1 1 16 62') + stroke('M52 30V54L68 62'),
  rules: holed('M50 20Q30 6 6 14V84Q30 76 50 90Q70 76 94 84V14Q70 6 50 20zM46 26Q32 16 14 20V74Q32 70 46 78zM54 26Q68 16 86 20V74Q68 70 54 78z') + line('M22 36q8-1 16 3M22 52q8-1 16 3M78 36q-8-1-16 3M78 52q-8-1-16 3', 5),
  learn: ink('M50 12L98 34L50 56L2 34zM22 52L50 65L78 52V72Q50 92 22 72z') + stroke('M92 38V68'),
  globe: line(ring(50, 50, 41) + 'M9 50H91M50 9Q22 50 50 91Q78 50 50 9M16 28Q50 40 84 28M16 72Q50 60 84 72', 6),
  star: ink(star(50, 54, 5, 48, 20)),
  skull,
  shield: holed('M50 4L90 16V46Q90 80 50 97Q10 80 10 46V16zM50 16L22 24V46Q22 72 50 84z'),
  heart: ink('M50 92C18 66 4 50 6 30C8 8 38 2 50 26C62 2 92 8 94 30C96 50 82 66 50 92z'),
  life: holed('M50 92C18 66 4 50 6 30C8 8 38 2 50 26C62 2 92 8 94 30C96 50 82 66 50 92zM45 32V45H32V55H45V68H55V55H68V45H55V32z'),
  damage: ink(star(50, 50, 8, 48, 22, 10)),
  blood: ink('M50 4Q82 46 82 64Q82 96 50 96Q18 96 18 64Q18 46 50 4z'),
  sword: blade,
  strength: both(blade),
  lock: holed('M12 44H88V96H12zM50 56a8 8 0 0 1 4 15V84H46V71a8 8 0 0 1 4-15z') + stroke('M28 44V30Q28 8 50 8Q72 8 72 30V44'),
  unlock: holed('M12 44H88V96H12zM50 56a8 8 0 0 1 4 15V84H46V71a8 8 0 0 1 4-15z') + stroke('M28 44V26Q28 6 50 6Q68 6 71 22'),
  dice: put(holed(box(10, 10, 80, 80, 10) + ring(30, 30, 8) + ring(70, 30, 8) + ring(50, 50, 8) + ring(30, 70, 8) + ring(70, 70, 8)), 50, 50, 0.94, 12),
  keyboard: holed('M4 22H96V80H4zM14 34v10h10V34zM32 34v10h10V34zM50 34v10h10V34zM68 34v10h18V34zM14 52v10h18V52zM40 52v10h10V52zM58 52v10h28V52zM26 68v6h48v-6z'),
  cards: put(stroke('M46 14L20 20L34 84L44 82'), 46, 52, 0.95) + put(holed(card + star(50, 50, 4, 26, 9)), 64, 50, 0.9, 10),
  trophy: ink('M26 8H74V36Q74 60 56 64V76H70V90H30V76H44V64Q26 60 26 36z') + stroke('M26 18H10Q8 44 30 46M74 18H90Q92 44 70 46'),
  flag: stroke('M18 94V8') + ink('M22 8Q44 20 58 10T94 12V56Q74 52 58 58T22 54z'),
  leave: stroke('M56 12H16V88H56M40 50H90M70 28L92 50L70 72'),
  offline: stroke('M18 44Q50 18 82 44M32 62Q50 48 68 62') + ink(ring(50, 80, 8)) + stroke('M14 10L86 94'),
  warning: holed('M50 4L98 92H2zM44 34l3 28h6l3-28zM50 68a6 6 0 1 0 .1 0z'),
  info: holed(ring(50, 50, 46) + 'M44 44h12v34h-12zM50 22a7 7 0 1 0 .1 0z'),
  help: stroke('M28 34Q28 10 50 10Q74 10 74 32Q74 46 58 52Q50 56 50 68') + ink(ring(50, 88, 7)),
  search: stroke(ring(42, 42, 30)) + line('M65 65L90 90', 11),
  filter: ink('M6 12H94L60 52V90L40 78V52z'),
  graph: stroke('M10 8V90H94') + stroke('M22 70L42 44L58 58L88 20'),
  up: arrow('up'),
  down: arrow('down'),
  left: arrow('left'),
  right: arrow('right'),
  'chevron-up': chevron(0),
  'chevron-right': chevron(90),
  'chevron-down': chevron(180),
  'chevron-left': chevron(270),
  hand: hand,
  theme: holed(ring(50, 50, 44) + 'M50 14V86A36 36 0 0 0 50 14z'),
  speed: stroke('M14 74A42 42 0 1 1 86 74M50 62L70 34') + ink(ring(50, 62, 8)),
  more: ink(ring(16, 50, 10)) + ink(ring(50, 50, 10)) + ink(ring(84, 50, 10)),
};
icons.bank = icons.collect!;
icons['sound-on'] = icons.sound!;
icons.robot = icons.computer = icons.bot!;
icons.onlooker = icons.eye!;
icons.stop = ink('M14 14H86V86H14z');
icons.compass = logo;
icons.bust = icons.warning!;

export const wordmark: string =
  logo + '<text x="116" y="72" fill="currentColor" font-size="66" font-weight="700" letter-spacing="1" font-family="Iowan Old Style,Palatino Linotype,Palatino,Georgia,serif">Pressgang</text>';

/** The six quick reactions, as small scenes. */
export const reactions: Record<string, string> = {
  // a hand that waves
  ahoy: put(hand, 48, 54, 0.86, -12) + line('M84 20Q94 30 92 44M12 24Q4 34 6 46', 6),
  // two mugs
  cheers: both(put(holed('M22 22H74V90H22zM34 38V78H42V38zM54 38V78H62V38z') + ink('M18 24Q16 8 32 10Q44 0 56 8Q76 4 76 24z') + line('M22 44H8V74H22', 7), 30, 58, 0.6, 14)) + line(rays(50, 24, 5, 10, 20, -60, 120), 5),
  // a skull that has been hit
  ouch: put(holed(skullOutline + 'M26 38L32 44L38 38L42 42L36 48L42 54L38 58L32 52L26 58L22 54L28 48L22 42zM74 38L68 44L62 38L58 42L64 48L58 54L62 58L68 52L74 58L78 54L72 48L78 42zM50 62l5 9q-5 3-10 0zM34 76h6v10h-6zM47 78h6v10h-6zM60 76h6v10h-6z'), 50, 56, 0.86) + ink(star(80, 18, 6, 17, 8)),
  // crossed blades under a star
  bold: put(both(blade), 50, 58, 0.82) + ink(star(50, 15, 5, 16, 7)),
  // an hourglass
  hurry: ink('M18 4H82V16H18zM18 84H82V96H18z') + holed('M24 18H76Q76 38 58 50Q76 62 76 82H24Q24 62 42 50Q24 38 24 18zM34 26Q36 36 46 44H54Q64 36 66 26zM50 56Q36 64 34 76H40L50 66L60 76H66Q64 64 50 56z'),
  // a heart on a coin
  thanks: holed(ring(50, 50, 47) + ring(50, 50, 40)) + holed(ring(50, 50, 35) + 'M50 74C28 58 24 48 26 38C28 26 44 24 50 38C56 24 72 26 74 38C76 48 72 58 50 74z'),
};

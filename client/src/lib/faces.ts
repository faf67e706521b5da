/** Who looks how: people as they chose, bots as their names say, with a temper by their strength; at a table nobody looks like another. */
import { seedOf } from '../art';
import { FACES, type Temper } from '../art/faces';
import type { SeatShape } from '../wire';

const TEMPERS: Record<string, Temper> = { random: 'merry', deckhand: 'merry', bosun: 'sly', mate: 'calm', captain: 'fierce' };
/** The faces of those whom the bots are named after. */
const NAMESAKES: Record<string, string> = {
  Anne: 'raider', Bart: 'quartermaster', Calico: 'islander', Ching: 'navigator', Drake: 'captain', Edward: 'corsair', Flint: 'harpooner', Grace: 'widow',
  Henry: 'cook', Israel: 'gunner', Jeanne: 'widow', Kidd: 'smuggler', Lafitte: 'surgeon', Mary: 'topman', Morgan: 'captain', Ned: 'lookout',
  Olivier: 'surgeon', Quelch: 'smuggler', Rackham: 'islander', Sadie: 'sailmaker', Stede: 'quartermaster', Teach: 'gunner', Vane: 'harpooner', Zheng: 'navigator',
};

export interface Looks {
  face: string;
  temper: Temper;
}

/** The temper of a bot. */
export const temperOf = (bot: string): Temper => TEMPERS[bot] ?? 'calm';

/** The face that goes with a name: always the same. */
export const faceByName = (name: string): string => NAMESAKES[name] ?? FACES[seedOf(name) % FACES.length] ?? '';

type Seated = Pick<SeatShape, 'name' | 'kind' | 'bot' | 'face'>;

/** How all at a table look, seat by seat: whoever chose a face has it, the others get one that is free. */
export function crewOf(seats: Seated[]): Looks[] {
  const taken = new Set(seats.map((seat) => seat.face ?? '').filter((face) => FACES.includes(face)));
  return seats.map((seat) => {
    const face = seat.face && FACES.includes(seat.face) ? seat.face : freeFace(faceByName(seat.name), taken);
    taken.add(face);
    return { face, temper: seat.kind === 'bot' ? temperOf(seat.bot ?? '') : 'calm' };
  });
}

/** This face, or the next one that nobody has. */
function freeFace(wanted: string, taken: Set<string>): string {
  const from = FACES.indexOf(wanted);
  const order = [...FACES.slice(from), ...FACES.slice(0, from)];
  return order.find((face) => !taken.has(face)) ?? wanted;
}

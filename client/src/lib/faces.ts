/** Who looks how: people as they chose, bots by their names, with a temper by their strength. */
import { seedOf } from '../art';
import { FACES, type Temper } from '../art/faces';
import type { SeatShape } from '../wire';

const TEMPERS: Record<string, Temper> = { random: 'merry', deckhand: 'merry', bosun: 'sly', captain: 'fierce' };

export interface Looks {
  face: string;
  temper: Temper;
}

/** The face that goes with a name: always the same. */
export const faceByName = (name: string): string => FACES[seedOf(name) % FACES.length] ?? '';

export function looksOf(seat: Pick<SeatShape, 'name' | 'kind' | 'bot' | 'face'>): Looks {
  const face = seat.face && FACES.includes(seat.face) ? seat.face : faceByName(seat.name);
  return { face, temper: seat.kind === 'bot' ? (TEMPERS[seat.bot ?? ''] ?? 'calm') : 'calm' };
}

/** The temper of a bot. */
export const temperOf = (bot: string): Temper => TEMPERS[bot] ?? 'calm';

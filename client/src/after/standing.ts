/** Who stands where at the end, for each game in its own columns. */

import { say } from '../lib/words';
import type { Said } from '../wire';

export interface Row {
  seat: number;
  place: number;
  won: boolean;
  cells: string[];
  /** The cards that are counted: of the bank, if there is one. */
  bank: string[];
  /** Has the winner's points, too: only the tie-break decided. */
  tied: boolean;
}

export interface Standing {
  /** Message ids of the columns after the name. */
  columns: string[];
  rows: Row[];
  /** How a tie was broken, if there was one. */
  tie: Said | null;
}

interface Ended {
  scores: number[];
  winners: number[];
  banks?: string[][];
  life?: number[];
  defeated?: number[];
  marks?: number[];
  dead?: number[];
  mode?: string;
}

type Cells = (view: Ended, seat: number) => string[];

const COLUMNS: Record<string, { columns: string[]; cells: Cells }> = {
  'dead-mans-draw': {
    columns: ['client-after-points', 'client-after-cards'],
    cells: (view, seat) => [String(view.scores[seat] ?? 0), String(view.banks?.[seat]?.length ?? 0)],
  },
  'dread-draw': {
    columns: ['client-after-life'],
    cells: (view, seat) => [view.defeated?.includes(seat) ? say('client-after-state-defeated') : String(view.life?.[seat] ?? 0)],
  },
  'pirates-mark': {
    columns: ['client-after-state'],
    cells: (view, seat) => {
      if (view.mode === 'two-player') return [`${view.marks?.[seat] ?? 0} ${say('client-after-marks')}`];
      const state = view.dead?.includes(seat) ? 'dead' : (view.marks?.[seat] ?? 0) > 0 ? 'marked' : 'free';
      return [say(`client-after-state-${state}`)];
    },
  },
};
const PLAIN = { columns: ['client-after-points'], cells: ((view, seat) => [String(view.scores[seat] ?? 0)]) as Cells };

export function standing(game: string, seen: Record<string, unknown>, names: string[]): Standing {
  const view = seen as unknown as Ended;
  const { columns, cells } = COLUMNS[game] ?? PLAIN;
  const value = (seat: number): number => (view.winners.includes(seat) ? 1e6 : 0) + (view.scores[seat] ?? 0) + (view.banks?.[seat]?.length ?? 0) / 1000;
  const order = names.map((_, seat) => seat).sort((one, two) => value(two) - value(one));
  const rows = order.map((seat) => ({
    seat,
    place: 1 + order.filter((other) => value(other) > value(seat)).length,
    won: view.winners.includes(seat),
    cells: cells(view, seat),
    bank: view.banks?.[seat] ?? [],
    tied: game === 'dead-mans-draw' && view.scores[seat] === view.scores[view.winners[0] ?? -1],
  }));
  return { columns, rows, tie: game === 'dead-mans-draw' ? tieOf(view, names) : null };
}

/** Dead Man's Draw: if somebody else has the winner's points, the larger bank decided. */
function tieOf(view: Ended, names: string[]): Said | null {
  const points = view.scores[view.winners[0] ?? -1];
  const tied = names.map((_, seat) => seat).filter((seat) => view.scores[seat] === points);
  if (points === undefined || tied.length < 2) return null;
  if (tied.length === view.winners.length) return { code: 'client-after-tie-shared', facts: { points } };
  const size = (seat: number): number => view.banks?.[seat]?.length ?? 0;
  const cards = tied
    .sort((one, two) => size(two) - size(one))
    .map((seat) => ({ code: 'client-after-tie-part', facts: { who: names[seat], count: size(seat) } }));
  return { code: 'client-after-tie', facts: { points, cards } };
}

/** What this browser's games come to. */

import type { TableLine } from '../wire';

export interface Tally {
  games: number;
  /** A shared victory counts as its share. */
  wins: number;
  score: number;
}

export interface Statistics extends Tally {
  byGame: Map<string, Tally>;
  /** Against the strongest bot at the table, or `people`. */
  byOpponent: Map<string, Tally>;
  /** Won in a row until now. */
  streak: number;
  best: number;
  /** From the first game to the last: 1 won, 0 lost, between: shared. */
  course: number[];
}

const none = (): Tally => ({ games: 0, wins: 0, score: 0 });

/** What I got of the victory. */
export function share(line: TableLine): number {
  const winners = line.winners ?? [];
  return line.mine !== null && line.mine !== undefined && winners.includes(line.mine) ? 1 / winners.length : 0;
}

function opponent(line: TableLine, bots: string[]): string {
  const others = line.seats.filter((_, seat) => seat !== line.mine);
  if (others.some((seat) => seat.kind === 'person')) return 'people';
  const strongest = Math.max(...others.map((seat) => bots.indexOf((seat.bot ?? '').split(':')[0] ?? '')));
  return bots[strongest] ?? 'people';
}

function count(tally: Tally, line: TableLine): Tally {
  return { games: tally.games + 1, wins: tally.wins + share(line), score: tally.score + (line.scores?.[line.mine ?? 0] ?? 0) };
}

/** Games that are over and that I played, the newest first as the server sends them. */
export function statistics(lines: TableLine[], bots: string[]): Statistics {
  const played = lines
    .filter((line) => line.stage === 'over' && line.mine !== null && line.mine !== undefined)
    .sort((one, other) => one.opened - other.opened);
  const found: Statistics = { ...none(), byGame: new Map(), byOpponent: new Map(), streak: 0, best: 0, course: [] };
  for (const line of played) {
    Object.assign(found, count(found, line));
    found.byGame.set(line.game, count(found.byGame.get(line.game) ?? none(), line));
    const against = opponent(line, bots);
    found.byOpponent.set(against, count(found.byOpponent.get(against) ?? none(), line));
    found.streak = share(line) > 0 ? found.streak + 1 : 0;
    found.best = Math.max(found.best, found.streak);
    found.course.push(share(line));
  }
  return found;
}

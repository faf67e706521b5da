/** What a lesson looks at: the table as the pupil sees it, and what has happened. Reads; knows no rules beyond names. */

import type { Ask, EventShape, Said, Step } from '../wire';

export type Facts = Record<string, unknown>;

/** The parts of the games' views that hints are about; each game has some of them. */
export interface Seen {
  over: boolean;
  pending: number[];
  scores: number[];
  winners: number[];
  risk: number | null;
  // Dead Man's Draw
  turn?: number;
  play?: string[];
  protected?: string[];
  owed?: number;
  known?: string[] | Record<string, unknown>;
  // Dread Draw
  phase?: string;
  source?: string | null;
  rows?: string[][];
  out?: number[];
  // Pirate's Mark
  bid?: { seat: number; count: number } | null;
  left?: number;
  marks_left?: number;
  marks?: number[];
  dead?: number[];
  duel?: boolean;
}

export class Scene {
  /** Everything that has happened. */
  readonly events: EventShape[];

  constructor(
    readonly view: Seen,
    readonly me: number,
    readonly asks: Ask[],
    steps: Step[],
    readonly names: string[],
  ) {
    this.events = steps.flatMap((step) => step.events);
  }

  /** I have something to decide. */
  get mine(): boolean {
    return this.asks.length > 0;
  }

  get verbs(): Set<string> {
    return new Set(this.asks.map((ask) => ask.about.verb));
  }

  can(verb: string): boolean {
    return this.verbs.has(verb);
  }

  /** Whether I did this at least once. */
  did(...whats: string[]): boolean {
    return this.events.some((event) => event.seat === this.me && whats.includes(event.what));
  }

  /** The last event of mine of these kinds. */
  last(...whats: string[]): EventShape | undefined {
    return this.events.findLast((event) => event.seat === this.me && whats.includes(event.what));
  }

  /** How often I did this. */
  times(...whats: string[]): number {
    return this.events.filter((event) => event.seat === this.me && whats.includes(event.what)).length;
  }

  /** What my first choice of a kind would bring. */
  gain(verb: string): number {
    return this.asks.find((ask) => ask.about.verb === verb)?.about.gain ?? 0;
  }

  get risk(): number {
    return this.view.risk ?? 0;
  }
}

/** A card as the locale files name it. */
export function cardSaid(game: string, card: string): Said {
  if (game === 'dead-mans-draw') {
    const [suit = '', value = ''] = card.split('-');
    return { code: `${game}-card`, facts: { suit: { code: `${game}-suit-${suit}`, facts: {} }, value } };
  }
  return { code: `${game}-card-${card}`, facts: {} };
}

export const suitOf = (card: string): string => card.replace(/-\d+$/, '');

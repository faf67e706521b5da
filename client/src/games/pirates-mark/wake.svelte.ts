/** What the last steps left behind on the table: the cards of this turn, and where something went down. */
import type { EventShape } from '../../wire';

export interface Pulled {
  id: number;
  card: string;
  cell: string;
  seat: number;
}

/** Something went down here. */
export interface Splash {
  id: number;
  cell: string;
}

const NEW_TURN = ['turn', 'call', 'first', 'duel'];

export class Wake {
  pulled = $state.raw<Pulled[]>([]);
  splashes = $state.raw<Splash[]>([]);
  private count = 0;

  /** Takes in what has happened; `shown`: how long rings are seen on the water, 0 if nothing is to move. */
  take(events: EventShape[], shown: number): void {
    for (const event of events) {
      if (NEW_TURN.includes(event.what)) this.pulled = [];
      if (event.what === 'pull') this.pull(event, cellsOf(event.source)[0] ?? '');
      else if (shown > 0) cellsOf(event.target).forEach((cell) => this.splash(cell, shown));
    }
  }

  private pull(event: EventShape, cell: string): void {
    this.pulled = [...this.pulled, { id: this.count++, card: event.cards?.[0] ?? '', cell, seat: event.seat ?? 0 }];
  }

  private splash(cell: string, shown: number): void {
    const splash = { id: this.count++, cell };
    this.splashes = [...this.splashes, splash];
    setTimeout(() => (this.splashes = this.splashes.filter((each) => each.id !== splash.id)), shown);
  }
}

/** `sea C4` or `sea C4 D7`. */
function cellsOf(place: string | null): string[] {
  const words = place?.split(' ') ?? [];
  return words[0] === 'sea' ? words.slice(1) : [];
}

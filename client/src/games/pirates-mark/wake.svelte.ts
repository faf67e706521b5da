/** What the last steps left behind on the table: the cards of this turn, and what is to be seen coming up or going down. */
import type { EventShape } from '../../wire';

export interface Pulled {
  id: number;
  card: string;
  cell: string;
  seat: number;
}

export interface Splash {
  id: number;
  cell: string;
  /** The card that comes up; null: something went down here. */
  card: string | null;
}

/** So long a card that came up is shown, in milliseconds, by the speed of animation. */
export const SHOWN: Record<string, number> = { off: 0, fast: 700, normal: 1500 };
const NEW_TURN = ['turn', 'call', 'first', 'duel'];

export class Wake {
  pulled = $state.raw<Pulled[]>([]);
  splashes = $state.raw<Splash[]>([]);
  private count = 0;

  /** Takes in what has happened; `shown`: how long a card is seen, 0 if nothing is to move. */
  take(events: EventShape[], shown: number): void {
    for (const event of events) {
      if (NEW_TURN.includes(event.what)) this.pulled = [];
      const cells = cellsOf(event.what === 'pull' || event.what === 'peek' ? event.source : event.target);
      if (event.what === 'pull') this.pull(event, cells[0] ?? '');
      if (shown === 0) continue;
      const card = event.what === 'pull' || event.what === 'peek' ? (event.cards?.[0] ?? null) : null;
      if (['pull', 'peek', 'sink', 'scatter'].includes(event.what)) cells.forEach((cell) => this.splash(cell, card, shown));
    }
  }

  private pull(event: EventShape, cell: string): void {
    this.pulled = [...this.pulled, { id: this.count++, card: event.cards?.[0] ?? '', cell, seat: event.seat ?? 0 }];
  }

  /** Only one card at a time is held up. */
  private splash(cell: string, card: string | null, shown: number): void {
    const splash = { id: this.count++, cell, card };
    this.splashes = [...this.splashes.filter((each) => card === null || each.card === null), splash];
    setTimeout(() => (this.splashes = this.splashes.filter((each) => each.id !== splash.id)), shown);
  }
}

/** `sea C4` or `sea C4 D7`. */
function cellsOf(place: string | null): string[] {
  const words = place?.split(' ') ?? [];
  return words[0] === 'sea' ? words.slice(1) : [];
}

/** A table that is being set up: what was chosen so far, and what goes to the server. */

import type { GameShape, NewTable, OptionShape, SeatWish } from '../wire';
import { BRISK, CALM, same, usualBot } from './games';

/** A seat: `me`, `friend`, or the name of a bot. */
export type Sitter = string;

export class Draft {
  options = $state<Record<string, unknown>>({});
  seats = $state<Sitter[]>([]);
  open = $state(false);
  clock = $state<number | null>(null);
  private seconds = $state<number | null>(null);
  coach = $state<boolean | null>(null);

  constructor(
    readonly game: GameShape,
    friends: boolean,
  ) {
    for (const option of game.options) this.options[option.name] = structuredClone(option.default ?? null);
    const other = friends ? 'friend' : this.usual;
    const [fewest] = this.range;
    this.seats = ['me', ...Array.from({ length: Math.max(2, fewest - 1) }, () => other)].slice(0, this.range[1]);
  }

  /** The bot that sits down when nobody says which. */
  get usual(): string {
    return usualBot();
  }

  /** How few and how many can play with what is chosen. */
  get range(): [number, number] {
    let [fewest, most] = [this.game.fewest, this.game.most];
    for (const option of this.game.options) {
      const limit = option.players?.[String(this.options[option.name])];
      if (limit) [fewest, most] = [Math.max(fewest, limit[0] ?? fewest), Math.min(most, limit[1] ?? most)];
    }
    return [fewest, most];
  }

  /** Other people are asked to sit down. */
  get friends(): number {
    return this.seats.filter((seat) => seat === 'friend').length;
  }

  /** Seconds in which several may answer: more of them as long as nobody but bots waits. */
  get window(): number {
    return this.seconds ?? (this.friends ? BRISK : CALM);
  }

  set window(seconds: number) {
    this.seconds = seconds;
  }

  choose(option: OptionShape, value: unknown): void {
    this.options[option.name] = value;
    this.fit();
  }

  add(sitter: Sitter = this.seats.at(-1) === 'me' ? this.usual : (this.seats.at(-1) ?? this.usual)): void {
    if (this.seats.length < this.range[1]) this.seats.push(sitter);
  }

  remove(at: number): void {
    if (this.seats.length > this.range[0]) this.seats.splice(at, 1);
  }

  /** Moves a seat one place earlier: the order round the table. */
  earlier(at: number): void {
    const [moved] = this.seats.splice(at, 1);
    if (moved !== undefined) this.seats.splice(at - 1, 0, moved);
  }

  /** As many seats as the options want. */
  private fit(): void {
    const [fewest, most] = this.range;
    while (this.seats.length < fewest) this.seats.push(this.usual);
    while (this.seats.length > most) this.seats.splice(this.seats.findLastIndex((seat) => seat !== 'me'), 1);
  }

  /** What is not as it always is. */
  private chosen(): Record<string, unknown> {
    const changed = this.game.options.filter((option) => !same(this.options[option.name] ?? null, option.default ?? null));
    return Object.fromEntries(changed.map((option) => [option.name, $state.snapshot(this.options[option.name])]));
  }

  table(name: string): NewTable {
    const seats = this.seats.map((seat): SeatWish => {
      if (seat === 'me') return { kind: 'me', bot: null, name };
      return seat === 'friend' ? { kind: 'open', bot: null, name: null } : { kind: 'bot', bot: seat, name: null };
    });
    const { clock, window, coach } = this;
    return { game: this.game.name, options: this.chosen(), seats, public: this.open && this.friends > 0, clock, window, coach, lesson: null };
  }
}

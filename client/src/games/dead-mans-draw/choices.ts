/** What may be done, sorted by where on the table it is shown. Knows the kinds of moves and no rules. */
import type { About, AdviceShape, Ask, Said } from '../../wire';

const DIGITS = '1234567890';
/** Letters that no button of a table has; one for each opponent where the digits do not suffice. */
const LETTERS = 'abefgjkn';

export interface Target {
  move: string;
  verb: string;
  say: Said | null;
  /** The card that would be taken or played, or the trait that would be kept. */
  card: string | null;
  busts: boolean;
  /** What it adds to my score, and takes from another's. */
  gain: number | null;
  loss: number | null;
  key: string | undefined;
  /** The coach's chance to win after it. */
  win: number | null;
}
export interface Choices {
  draw: Target | null;
  bank: Target | null;
  /** Stacks of a bank: `2 kraken` for an opponent's, `kraken` for one of mine. */
  stacks: Map<string, Target>;
  /** Cards of the play area: play again, or take home. */
  again: Map<string, Target>;
  home: Map<string, Target>;
  map: Map<string, Target>;
  seats: Map<number, Target>;
  traits: Target[];
  rest: Ask[];
  /** The verb of what is asked, if it is not simply the turn. */
  asking: string | null;
}

export function choicesOf(asks: Ask[], advice: AdviceShape | null): Choices {
  const found: Choices = {
    draw: null, bank: null, stacks: new Map(), again: new Map(), home: new Map(), map: new Map(), seats: new Map(), traits: [], rest: [], asking: null,
  };
  const keys = keysOf(asks);
  for (const ask of asks) {
    const { verb, card = null, busts = false, gain = null, loss = null } = ask.about;
    const turn = verb === 'draw' || verb === 'bank';
    const target: Target = {
      move: ask.move, verb, say: ask.say, card, busts, gain, loss,
      key: keys.get(ask.move), win: advice?.choices.find((choice) => choice.move === ask.move)?.win.mean ?? null,
    };
    if (!put(found, target, ask.about)) found.rest.push(ask);
    else if (!turn) found.asking = verb;
  }
  return found;
}

/** All that can be chosen on the board. */
export function choicesIn(found: Choices): Target[] {
  return [...found.stacks.values(), ...found.again.values(), ...found.home.values(), ...found.map.values(), ...found.seats.values(), ...found.traits];
}

/** The keys of the choices: digits; where those do not suffice, a letter for each opponent and a digit for each of their cards. */
function keysOf(asks: Ask[]): Map<string, string> {
  const choices = asks.filter(({ about }) => about.verb !== 'draw' && about.verb !== 'bank');
  if (choices.length <= DIGITS.length) return new Map(choices.map((ask, at) => [ask.move, DIGITS[at] ?? '']));
  const seats = [...new Set(choices.map((ask) => ask.about.seat ?? -1))];
  const ofSeat = (seat: number): Ask[] => choices.filter((ask) => (ask.about.seat ?? -1) === seat);
  return new Map(seats.flatMap((seat, row) => ofSeat(seat).map((ask, at) => [ask.move, `${LETTERS[row] ?? ''}${DIGITS[at] ?? ''}`] as const)));
}

/** Where a choice is shown; false if nowhere. */
function put(found: Choices, target: Target, { card, place, seat }: About): boolean {
  switch (target.verb) {
    case 'draw':
      found.draw = target;
      return true;
    case 'bank':
      found.bank = target;
      return true;
    case 'hook':
    case 'misfire':
    case 'cannon':
    case 'sword':
      found.stacks.set(place ?? '', target);
      return true;
    case 'map':
      found.map.set(card ?? '', target);
      return true;
    case 'mermaid':
      found.again.set(card ?? '', target);
      return true;
    case 'casanova':
      found.home.set(card ?? '', target);
      return true;
    case 'plunder':
    case 'locker':
      found.seats.set(seat ?? -1, target);
      return true;
    case 'keep':
      found.traits.push(target);
      return true;
    default:
      return false;
  }
}

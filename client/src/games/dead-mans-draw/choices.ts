/** What may be done, sorted by where on the table it is shown. Knows the notation of moves and no rules. */
import type { AdviceShape, Ask, Said } from '../../wire';

const KEYS = '123456789';

export interface Target {
  move: string;
  verb: string;
  say: Said | null;
  /** The card that would be taken or played, as the server tells it. */
  card: string | null;
  busts: boolean;
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

/** The slug of a card in a sentence about it. */
function cardIn(said: Said | null): string | null {
  const card = said?.facts['card'] as Said | undefined;
  const suit = card?.facts?.['suit'] as Said | undefined;
  const slug = suit?.code?.split('-suit-')[1];
  return slug === undefined ? null : `${slug}-${String(card?.facts['value'])}`;
}

export function choicesOf(asks: Ask[], advice: AdviceShape | null): Choices {
  const found: Choices = {
    draw: null, bank: null, stacks: new Map(), again: new Map(), home: new Map(), map: new Map(), seats: new Map(), traits: [], rest: [], asking: null,
  };
  let count = 0;
  for (const ask of asks) {
    const [verb = '', ...words] = ask.move.split(' ');
    const turn = verb === 'draw' || verb === 'bank';
    const target: Target = {
      move: ask.move, verb, say: ask.say, card: cardIn(ask.say), busts: ask.say?.facts['busts'] === 'yes',
      key: turn ? undefined : KEYS[count++], win: advice?.choices.find((choice) => choice.move === ask.move)?.win.mean ?? null,
    };
    if (!put(found, target, words)) found.rest.push(ask);
    else if (!turn) found.asking = verb;
  }
  return found;
}

/** Where a choice is shown; false if nowhere. */
function put(found: Choices, target: Target, words: string[]): boolean {
  const name = words.join(' ');
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
      found.stacks.set(name, target);
      return true;
    case 'map':
      found.map.set(name, target);
      return true;
    case 'mermaid':
      found.again.set(name, target);
      return true;
    case 'casanova':
      found.home.set(name, target);
      return true;
    case 'plunder':
    case 'locker':
      found.seats.set(Number(name), target);
      return true;
    case 'keep':
      found.traits.push(target);
      return true;
    default:
      return false;
  }
}

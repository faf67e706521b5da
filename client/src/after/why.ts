/** The coach's sentence, with moves in words instead of their notation. */

import { line } from '../lib/words';
import type { ChoiceShape, Said } from '../wire';

/** Moves that the sentence itself has a word for. */
const NAMED = ['draw', 'bank'];

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'code' in value;
}

function spelled(fact: unknown, choices: ChoiceShape[], quoted: boolean): unknown {
  if (!isSaid(fact) || fact.code !== 'coach-move' || NAMED.includes(String(fact.facts['verb']))) return fact;
  const choice = choices.find((each) => each.move === fact.facts['move']);
  if (!choice) return fact;
  return quoted ? { code: 'client-after-quoted', facts: { what: line(choice.say) } } : choice.say;
}

/** Why, in a sentence. */
export function reason(why: Said, choices: ChoiceShape[]): string {
  const { move, other } = why.facts;
  return line({ code: why.code, facts: { ...why.facts, move: spelled(move, choices, false), other: spelled(other, choices, true) } });
}

/** The coach's sentences, with moves in a few words: neither their notation nor the whole text of a card. */

import { line, percent } from '../lib/words';
import type { ChoiceShape, CostlyShape, Said } from '../wire';

/** Moves that the sentence itself has a word for. */
const NAMED = ['draw', 'bank'];
/** Moves that are told with the text of their card, and shorter. */
const SHORTER: Record<string, string> = {
  'dread-draw-move-use': 'client-after-short-use',
  'dread-draw-move-skip': 'client-after-short-skip',
  'dread-draw-move-keep': 'client-after-short-keep',
  'dead-mans-draw-move-keep': 'client-after-short-trait',
  'pirates-mark-move-card': 'client-after-short-play',
};

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'code' in value && 'facts' in value;
}

/** A move without the text of its card. */
export function shortly(said: Said): Said {
  const code = SHORTER[said.code];
  return code === undefined ? said : { code, facts: said.facts };
}

function spelled(fact: unknown, choices: ChoiceShape[], quoted: boolean): unknown {
  if (!isSaid(fact)) return fact;
  let said = fact;
  if (fact.code === 'coach-move') {
    const choice = choices.find((each) => each.move === fact.facts['move']);
    if (!choice || NAMED.includes(String(fact.facts['verb']))) return fact;
    said = choice.say;
  }
  return quoted ? { code: 'client-after-quoted', facts: { what: line(shortly(said)) } } : shortly(said);
}

/** Why, in a sentence. */
export function reason(why: Said, choices: ChoiceShape[]): string {
  const { move, other } = why.facts;
  const facts = { ...why.facts };
  if (move !== undefined) facts['move'] = spelled(move, choices, false);
  if (other !== undefined) facts['other'] = spelled(other, choices, true);
  return line({ code: why.code, facts });
}

/** What speaks against a costly move. The coach's reason compares the best move with the next best; here the played one counts. */
export function verdict(costly: CostlyShape): string {
  const { better, played, why } = costly;
  const other = why.facts['other'];
  const numbers = why.code === 'coach-why-draw' || why.code === 'coach-why-stop';
  const meant = isSaid(other) && other.facts['move'] === played.move;
  if (!isSaid(other) || numbers || meant) return reason(why, [better, played]);
  return line({
    code: 'client-after-verdict',
    facts: {
      better: line(shortly(better.say)),
      played: line(shortly(played.say)),
      win: percent(better.win.mean),
      less: percent(played.win.mean),
    },
  });
}

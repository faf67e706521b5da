/** What happened move by move, in sentences. */

import { line } from '../lib/words';
import type { EventShape, Step } from '../wire';

/** The moves, without the set-up and without what was taken back. */
export function movesOf(steps: Step[]): Step[] {
  const told: Step[] = [];
  for (const step of steps) {
    if (step.back) told.pop();
    else told.push(step);
  }
  return told.filter((step) => step.seat !== null);
}

/** Sentences that only structure the log of a terminal. */
const RULES = /^[-=]+ ?/;

/** A few events in one paragraph. */
export function sentences(events: EventShape[]): string[] {
  return events
    .filter((event) => event.what !== 'turn')
    .map((event) => line(event.say).replace(RULES, ''))
    .filter((text, index, all) => text !== '' && text !== all[index - 1]);
}

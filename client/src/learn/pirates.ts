/** What is said beside the board in the first hand of Pirate's Mark, the first that fits. */

import type { Hint } from './lessons';
import type { Scene } from './scene';

const DOUBT = 0.5;

const known = (scene: Scene): Record<string, unknown> =>
  scene.view.known && !Array.isArray(scene.view.known) ? scene.view.known : {};
const harmless = (scene: Scene): number => Object.values(known(scene)).filter((card) => card !== 'mark').length;
const marked = (scene: Scene): boolean => (scene.view.marks?.[scene.me] ?? 0) > 0;
const nest = (scene: Scene): boolean => scene.can('nest');

/** How likely so many cards of the sea hold a Mark, for somebody who knows nothing of it. */
export function meets(left: number, marks: number, count: number): number {
  let dry = 1;
  for (let pulled = 0; pulled < count; pulled++) dry *= Math.max(0, (left - marks - pulled) / (left - pulled));
  return 1 - dry;
}

const standing = (scene: Scene): number => meets(scene.view.left ?? 0, scene.view.marks_left ?? 0, scene.view.bid?.count ?? 0);
const bid = (scene: Scene) => ({
  count: scene.view.bid?.count ?? 0,
  who: scene.names[scene.view.bid?.seat ?? 0] ?? '',
  percent: Math.round(100 * standing(scene)),
  harmless: harmless(scene),
});

export const PIRATES_HINTS: Hint[] = [
  { id: 'pirates-won', when: (scene) => scene.view.over && scene.view.winners.includes(scene.me) },
  { id: 'pirates-lost', when: (scene) => scene.view.over },
  { id: 'pirates-dead', when: (scene) => (scene.view.dead ?? []).includes(scene.me) },
  { id: 'pirates-letters', when: (scene) => scene.can('letters') && scene.can('accept') },
  { id: 'pirates-accept', when: (scene) => scene.can('accept') },
  { id: 'pirates-sink', when: (scene) => scene.can('sink') },
  { id: 'pirates-peek', when: (scene) => scene.can('peek') },
  { id: 'pirates-nest', when: (scene) => nest(scene) && scene.can('bid') && harmless(scene) === 0 },
  { id: 'pirates-open', when: (scene) => scene.can('bid') && !scene.view.bid, facts: bid },
  { id: 'pirates-bid', when: (scene) => scene.can('bid'), facts: bid },
  { id: 'pirates-call-marked', when: (scene) => scene.can('call') && marked(scene), facts: bid },
  { id: 'pirates-call', when: (scene) => scene.can('call') && standing(scene) > DOUBT, facts: bid },
  { id: 'pirates-pass', when: (scene) => scene.can('call'), facts: bid },
  { id: 'pirates-kiss', when: (scene) => scene.can('kiss') },
  { id: 'pirates-pull-duel', when: (scene) => scene.can('pull') && scene.view.duel === true, facts: bid },
  { id: 'pirates-pull', when: (scene) => scene.can('pull') && harmless(scene) > 0, facts: bid },
  { id: 'pirates-pull-blind', when: (scene) => scene.can('pull') },
  { id: 'pirates-answer', when: (scene) => scene.mine },
  { id: 'pirates-marked', when: marked },
  { id: 'pirates-wait', when: () => true, facts: (scene) => ({ who: scene.names[scene.view.pending[0] ?? scene.view.turn ?? 0] ?? '' }) },
];

/** The lessons: what each teaches, what its goals are. Their cards lie ready at the server under the same names. */

import { DREAD_HINTS } from './dread';
import { DEAD_MANS_HINTS } from './dead-mans-draw';
import { PIRATES_HINTS } from './pirates';
import type { Facts, Scene } from './scene';

/** Something to do; its words are `client-learn-goal-ID`. */
export interface Goal {
  id: string;
  met: (scene: Scene) => boolean;
}

/** Something to say; its words are `client-learn-hint-ID`. The first that fits is shown. */
export interface Hint {
  id: string;
  when: (scene: Scene) => boolean;
  facts?: (scene: Scene) => Facts;
  /** Where it is said, if not everywhere. */
  only?: string[];
}

export interface Lesson {
  /** As the server knows it. */
  name: string;
  game: string;
  /** The suits that are new in it; or the cards on its page. */
  cards: string[];
  /** Who sits at the other seats. */
  rivals: string[];
  goals: Goal[];
  hints: Hint[];
}

const enough = (points: number) => (scene: Scene): boolean =>
  scene.events.some(
    (event) => event.what === 'collect' && event.seat === scene.me && worth(event.cards ?? []) >= points,
  );

function worth(cards: string[]): number {
  return cards.reduce((sum, card) => sum + Number(card.split('-').at(-1)), 0);
}

/** Whether I collected after one of these happened in the same turn of mine. */
function broughtHome(scene: Scene, what: string): boolean {
  let seen = false;
  for (const event of scene.events) {
    if (event.what === 'turn' || (event.what === 'bust' && event.seat === scene.me)) seen = false;
    if (event.seat === scene.me && event.what === what) seen = true;
    if (event.seat === scene.me && event.what === 'collect' && seen) return true;
  }
  return false;
}

const anchored = (scene: Scene): boolean =>
  scene.events.some((event) => event.what === 'anchor' && event.seat === scene.me && event.count > 0);

const dmd = (name: string, cards: string[], goals: Goal[]): Lesson => ({
  name,
  game: 'dead-mans-draw',
  cards,
  rivals: ['Bess'],
  goals,
  hints: DEAD_MANS_HINTS.filter((hint) => !hint.only || hint.only.includes(name)),
});

export const LESSONS: Lesson[] = [
  dmd('dmd-1', ['anchor', 'mermaid'], [
    { id: 'collect', met: enough(10) },
    { id: 'anchor', met: anchored },
  ]),
  dmd('dmd-2', ['key', 'chest'], [
    { id: 'bonus', met: (scene) => scene.did('bonus') },
    { id: 'lead', met: (scene) => (scene.view.scores[scene.me] ?? 0) >= 25 },
  ]),
  dmd('dmd-3', ['hook', 'oracle'], [
    { id: 'hook', met: (scene) => broughtHome(scene, 'hook') },
    { id: 'oracle', met: (scene) => broughtHome(scene, 'peek') },
  ]),
  dmd('dmd-4', ['cannon', 'sword'], [
    { id: 'cannon', met: (scene) => scene.did('cannon') },
    { id: 'sword', met: (scene) => broughtHome(scene, 'sword') },
  ]),
  dmd('dmd-5', ['map', 'kraken'], [
    { id: 'map', met: (scene) => scene.did('map') },
    { id: 'kraken', met: (scene) => broughtHome(scene, 'kraken') },
  ]),
  {
    name: 'dread-1',
    game: 'dread-draw',
    cards: ['the-moth', 'the-storm'],
    rivals: ['Bess'],
    goals: [
      { id: 'summon', met: (scene) => scene.times('strong', 'summon') >= 2 },
      { id: 'reserve', met: (scene) => scene.did('summon') },
      { id: 'round', met: (scene) => scene.did('round-won') },
    ],
    hints: DREAD_HINTS,
  },
  {
    name: 'pirates-1',
    game: 'pirates-mark',
    cards: ['mark', 'crows-nest-3'],
    rivals: ['Bess', 'Tom'],
    goals: [
      { id: 'look', met: (scene) => scene.did('peek') },
      { id: 'bid', met: (scene) => scene.did('bid') },
      { id: 'dare', met: (scene) => scene.did('call', 'pull') },
    ],
    hints: PIRATES_HINTS,
  },
];

export const lessonOf = (name: string): Lesson | undefined => LESSONS.find((lesson) => lesson.name === name);

/** The lesson after this one; undefined after the last. */
export const nextLesson = (name: string): Lesson | undefined => LESSONS[LESSONS.findIndex((lesson) => lesson.name === name) + 1];

/** What to say now. */
export function hintFor(lesson: Lesson, scene: Scene): { id: string; facts: Facts } | null {
  const hint = lesson.hints.find((each) => each.when(scene));
  return hint ? { id: hint.id, facts: hint.facts?.(scene) ?? {} } : null;
}

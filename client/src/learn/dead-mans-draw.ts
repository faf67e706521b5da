/** What is said beside the board in the lessons of Dead Man's Draw, the first that fits. */

import type { Hint } from './lessons';
import { cardSaid, suitOf, type Scene } from './scene';

const GAME = 'dead-mans-draw';
const RISKY = 0.3;

const play = (scene: Scene): string[] => scene.view.play ?? [];
const has = (scene: Scene, suit: string): boolean => play(scene).some((card) => suitOf(card) === suit);
const next = (scene: Scene): string | undefined => (Array.isArray(scene.view.known) ? scene.view.known[0] : undefined);
const busts = (scene: Scene): boolean => play(scene).some((card) => suitOf(card) === suitOf(next(scene) ?? ''));
const choosing = (scene: Scene): boolean => scene.can('draw') || scene.can('bank');
const percent = (scene: Scene): number => Math.round(100 * scene.risk);
const gain = (scene: Scene): number => scene.gain('bank');
const odds = (scene: Scene) => ({ percent: percent(scene), gain: gain(scene), count: play(scene).length });
const safe = (scene: Scene): number => scene.view.protected?.length ?? 0;

/** How my last turn ended, as long as I have not drawn again. */
function ended(scene: Scene): string | undefined {
  const last = scene.last('draw', 'collect', 'bust', 'saved', 'bonus');
  return last?.what === 'draw' ? undefined : last?.what;
}

const asked = (verb: string) => (scene: Scene): boolean => scene.can(verb);
const answers = (scene: Scene): { total: number; bad: number } => ({
  total: scene.asks.length,
  bad: scene.asks.filter((ask) => ask.about.busts === true).length,
});

export const DEAD_MANS_HINTS: Hint[] = [
  { id: 'won', when: (scene) => scene.view.over && scene.view.winners.includes(scene.me) },
  { id: 'lost', when: (scene) => scene.view.over },
  { id: 'saved', when: (scene) => ended(scene) === 'saved', facts: (scene) => ({ count: scene.last('saved')?.count ?? 0 }) },
  { id: 'bust', when: (scene) => ended(scene) === 'bust' },
  { id: 'bonus', when: (scene) => ended(scene) === 'bonus', facts: (scene) => ({ count: scene.last('bonus')?.count ?? 0 }) },
  { id: 'banked', when: (scene) => ended(scene) === 'collect' && scene.times('collect') === 1 },
  { id: 'wait', when: (scene) => !scene.mine, facts: (scene) => ({ who: scene.names[scene.view.turn ?? 0] ?? '' }) },

  { id: 'choose-hook-chest', when: (scene) => scene.can('hook') && has(scene, 'key') && !has(scene, 'chest') && scene.asks.some((ask) => ask.about.verb === 'hook' && ask.about.place === 'chest') },
  { id: 'choose-hook', when: asked('hook'), facts: answers },
  { id: 'choose-cannon', when: asked('cannon') },
  { id: 'choose-sword', when: asked('sword'), facts: answers },
  { id: 'choose-map', when: asked('map'), facts: answers },

  { id: 'begin', when: (scene) => choosing(scene) && play(scene).length === 0 && !scene.did('draw'), only: ['dmd-1'] },
  { id: 'begin-key', when: (scene) => choosing(scene) && play(scene).length === 0 && !scene.did('draw'), only: ['dmd-2'] },
  { id: 'begin-hook', when: (scene) => choosing(scene) && play(scene).length === 0 && !scene.did('draw'), only: ['dmd-3'] },
  { id: 'begin-cannon', when: (scene) => choosing(scene) && play(scene).length === 0 && !scene.did('draw'), only: ['dmd-4'] },
  { id: 'begin-map', when: (scene) => choosing(scene) && play(scene).length === 0 && !scene.did('draw'), only: ['dmd-5'] },
  { id: 'again', when: (scene) => choosing(scene) && play(scene).length === 0 },

  { id: 'kraken-safe', when: (scene) => (scene.view.owed ?? 0) > 0 && safe(scene) > 0, facts: (scene) => ({ owed: scene.view.owed, safe: safe(scene) }) },
  { id: 'kraken', when: (scene) => (scene.view.owed ?? 0) > 0, facts: (scene) => ({ owed: scene.view.owed }) },
  { id: 'last', when: (scene) => scene.can('bank') && !scene.can('draw') },
  { id: 'oracle-busts', when: (scene) => next(scene) !== undefined && busts(scene), facts: (scene) => ({ card: cardSaid(GAME, next(scene) ?? '') }) },
  { id: 'oracle-safe', when: (scene) => next(scene) !== undefined, facts: (scene) => ({ card: cardSaid(GAME, next(scene) ?? '') }) },
  { id: 'treasure', when: (scene) => has(scene, 'key') && has(scene, 'chest'), facts: odds, only: ['dmd-2', 'dmd-3', 'dmd-4', 'dmd-5'] },
  { id: 'half', when: (scene) => (has(scene, 'key') || has(scene, 'chest')) && scene.risk < RISKY, facts: odds, only: ['dmd-2', 'dmd-3', 'dmd-4', 'dmd-5'] },
  { id: 'no-risk', when: (scene) => scene.risk === 0 && play(scene).length > 1, facts: odds },
  { id: 'anchor-now', when: (scene) => safe(scene) > 0 && play(scene).length === safe(scene) + 1, facts: (scene) => ({ safe: safe(scene), percent: percent(scene) }) },
  { id: 'anchor-later', when: (scene) => safe(scene) > 0 && scene.risk < RISKY + 0.05, facts: (scene) => ({ safe: safe(scene), percent: percent(scene) }) },
  { id: 'first-card', when: (scene) => play(scene).length === 1, facts: (scene) => ({ card: cardSaid(GAME, play(scene)[0] ?? ''), suit: { code: `${GAME}-suit-${suitOf(play(scene)[0] ?? '')}`, facts: {} } }), only: ['dmd-1'] },
  { id: 'mermaid', when: (scene) => has(scene, 'mermaid') && play(scene).length === 2, facts: odds, only: ['dmd-1'] },
  { id: 'stop', when: (scene) => scene.risk >= RISKY, facts: odds },
  { id: 'go-on', when: (scene) => choosing(scene), facts: odds },
  { id: 'choose', when: () => true },
];

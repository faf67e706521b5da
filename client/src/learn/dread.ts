/** What is said beside the board in the first hand of Dread Draw, the first that fits. */

import type { Hint } from './lessons';
import { cardSaid, type Scene } from './scene';

const GAME = 'dread-draw';
const RISKY = 0.45;

const row = (scene: Scene): string[] => scene.view.rows?.[scene.me] ?? [];
const percent = (scene: Scene): number => Math.round(100 * scene.risk);
const choosing = (scene: Scene): boolean => scene.can('draw') || scene.can('summon');
const top = (scene: Scene) => ({ card: cardSaid(GAME, row(scene).at(-1) ?? ''), percent: percent(scene) });
const reserve = (scene: Scene): string => scene.asks.find((ask) => ask.about.verb === 'summon')?.about.card ?? '';

/** What has just happened to me and is not over. */
function latest(scene: Scene): string | undefined {
  return scene.last('round-won', 'eliminated', 'strong', 'summon', 'keep')?.what;
}

export const DREAD_HINTS: Hint[] = [
  { id: 'dread-won', when: (scene) => scene.view.over && scene.view.winners.includes(scene.me) },
  { id: 'dread-lost', when: (scene) => scene.view.over },
  { id: 'dread-ability', when: (scene) => scene.can('use'), facts: (scene) => ({ card: cardSaid(GAME, scene.view.source ?? row(scene).at(-1) ?? '') }) },
  { id: 'dread-keep', when: (scene) => scene.can('keep'), facts: (scene) => ({ count: scene.asks.length }) },
  { id: 'dread-order', when: (scene) => scene.can('top') },
  { id: 'dread-toss', when: (scene) => scene.can('toss') },
  { id: 'dread-target', when: (scene) => scene.can('target') || scene.can('pick') },
  { id: 'dread-begin', when: (scene) => choosing(scene) && row(scene).length === 0 && !scene.did('strong', 'summon') },
  { id: 'dread-again', when: (scene) => choosing(scene) && row(scene).length === 0 && latest(scene) === 'round-won' },
  { id: 'dread-back', when: (scene) => choosing(scene) && row(scene).length === 0 },
  { id: 'dread-reserve', when: (scene) => scene.can('summon') && scene.risk >= RISKY, facts: (scene) => ({ percent: percent(scene), card: cardSaid(GAME, reserve(scene)) }) },
  { id: 'dread-must', when: (scene) => choosing(scene) && scene.risk >= RISKY, facts: top },
  { id: 'dread-draw', when: choosing, facts: top },
  { id: 'dread-out', when: (scene) => !scene.mine && (scene.view.out ?? []).includes(scene.me) },
  { id: 'dread-wait', when: (scene) => !scene.mine, facts: (scene) => ({ who: scene.names[scene.view.turn ?? 0] ?? '' }) },
  { id: 'choose', when: () => true },
];

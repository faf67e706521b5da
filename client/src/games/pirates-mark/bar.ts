/** Which of the moves stand as big buttons below the board, and which have no place of their own. */
import { say } from '../../lib/words';
import { verb as verbOf, type Action } from '../../table/board';
import type { Ask } from '../../wire';
import { cardOf, top, type PirateView } from './view';

/** Shown by the sea, the bidding or the hand. */
const ELSEWHERE = new Set(['pull', 'peek', 'sink', 'bid', 'call']);

export function barOf(view: PirateView, asks: Ask[], hints: Record<string, string>): { actions: Action[]; rest: Ask[] } {
  const actions: Action[] = [];
  const rest: Ask[] = [];
  for (const ask of asks) {
    if (ELSEWHERE.has(verbOf(ask)) || cardOf(ask)) continue;
    if (ask.move === 'pass' && asks.some((other) => other.move === 'call')) continue;
    const action = actionOf(view, ask);
    if (action) actions.push({ ...action, hint: hints[ask.move] });
    else rest.push(ask);
  }
  return { actions: actions.sort((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false)), rest };
}

function actionOf(view: PirateView, ask: Ask): Action | null {
  const move = ask.move;
  switch (move) {
    case 'pass':
      return passOf(view);
    case 'kiss':
      return { move, label: say('client-pirates-mark-do-kiss'), detail: say('client-pirates-mark-do-kiss-why'), key: 'K', danger: true };
    case 'accept':
      return acceptOf(view, ask);
    case 'take':
      return { move, label: say('client-pirates-mark-take'), key: 'T', primary: true };
    case 'done':
      return { move, label: say('client-pirates-mark-done'), key: 'F' };
    case 'scatter':
      return { move, label: say('client-pirates-mark-scatter'), detail: say('client-pirates-mark-scatter-count', { count: top(view)?.cards?.length ?? 0 }), key: 'R' };
    case 'turn left':
      return { move, label: say('client-pirates-mark-turn-left'), key: 'Q', icon: 'undo' };
    case 'turn right':
      return { move, label: say('client-pirates-mark-turn-right'), key: 'E', icon: 'redo' };
    default:
      return null;
  }
}

function passOf(view: PirateView): Action {
  const words: Record<string, string> = {
    answer: 'client-pirates-mark-no-answer',
    kiss: 'client-pirates-mark-no-kiss',
    blind: 'client-pirates-mark-enough',
  };
  const mine = view.phase !== 'answer' || view.stack.find((each) => each.frame === 'turn')?.called === view.seat;
  const word = (mine ? words[view.phase] : undefined) ?? 'client-pirates-mark-pass';
  return { move: 'pass', label: say(word), key: 'P' };
}

function acceptOf(view: PirateView, ask: Ask): Action {
  const curse = ask.about.busts ? (ask.say?.facts['curse'] ?? '') : null;
  const counted = view.mode === 'two-player' && !view.duel;
  const taken = say(counted ? 'client-pirates-mark-accept-counted' : 'client-pirates-mark-accept-marked', { count: (view.marks[view.seat ?? 0] ?? 0) + 1 });
  const detail = curse !== null ? say('client-pirates-mark-accept-dead', { curse }) : taken;
  return { move: 'accept', label: say('client-pirates-mark-accept'), detail, key: 'X', danger: true };
}


/** What each of the crew has to do with what is going on: short words on their cards. */
import { part, top, type PirateView } from './view';

export interface Role {
  code: string;
  facts: Record<string, unknown>;
  tone: '' | 'bright' | 'bad';
}

const role = (code: string, tone: Role['tone'] = '', facts: Record<string, unknown> = {}): Role => ({ code, tone, facts });

export function rolesOf(view: PirateView, seat: number): Role[] {
  if (view.over) return [];
  const frame = top(view);
  const turn = view.stack.find((each) => each.frame === 'turn');
  const pulling = part(view);
  const found: Role[] = [];
  if (view.bid?.seat === seat && !view.duel) found.push(role('client-pirates-mark-bids', frame?.frame === 'call' ? 'bright' : '', { count: view.bid.count }));
  if (frame?.frame === 'call' && view.turn === seat) found.push(role('client-pirates-mark-is-next'));
  if (frame?.frame === 'call' && frame.passed?.includes(seat)) found.push(role('client-pirates-mark-passed'));
  if (view.caller === seat) found.push(role('client-pirates-mark-caller', 'bad'));
  if (turn && !pulling && turn.called === seat && view.mode !== 'two-player' && !view.duel) found.push(role('client-pirates-mark-called', 'bright'));
  if (pulling?.seat === seat) found.push(role('client-pirates-mark-pulls', 'bright', { count: pulling.owed ?? 0 }));
  if (frame?.frame === 'pull' && pulling?.seat !== seat && view.pending.includes(seat)) found.push(role('client-pirates-mark-chooses', 'bright'));
  if (view.kiss?.seat === seat) found.push(role('client-pirates-mark-kiss', 'bad'));
  return found;
}

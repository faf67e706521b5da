/** Which sound an event has: some when it begins to move, most when it has happened. */
import { play, type Sound } from '../lib/sound';
import type { EventShape } from '../wire';

const STARTS: Record<string, Sound> = {
  draw: 'draw', reveal: 'draw', pull: 'splash', cannon: 'cannon', misfire: 'cannon', sword: 'blade', stolen: 'blade', plunder: 'blade', hook: 'hook',
  map: 'paper', shown: 'paper', peek: 'shimmer', kraken: 'rumble', bust: 'bust', lost: 'sink', eliminated: 'breath', call: 'call', duel: 'drums', kiss: 'heart',
  kissed: 'heart', marked: 'toll', counted: 'toll', dead: 'toll', strike: 'blade', scatter: 'splash', sink: 'splash',
};
const ENDS: Record<string, Sound> = {
  draw: 'lie', strong: 'lie', summon: 'lie', fail: 'bust', weak: 'sink', collect: 'collect', saved: 'collect', bonus: 'coin', claimed: 'coin', home: 'coin', keep: 'lie',
  anchor: 'thud', damage: 'thud', defeated: 'breath', bid: 'knock', roll: 'knock', 'round-won': 'collect', play: 'paper',
};

export function soundAtStart(event: EventShape): void {
  const sound = STARTS[event.what];
  if (sound) play(sound);
}

/** What is heard when it has happened; `mine` is the seat of whoever listens. */
export function soundAtEnd(event: EventShape, mine: number | null): void {
  const sound = event.what === 'turn' && mine !== null && event.seat === mine ? 'turn' : ENDS[event.what];
  if (sound) play(sound);
}

/** Sounds, made here and now: no files. Silent unless the person switched them on. */

import { settings } from './settings.svelte';

export type Sound = 'draw' | 'collect' | 'bust' | 'turn' | 'call' | 'win';

let context: AudioContext | null = null;

function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

interface Note {
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
  shape?: OscillatorType;
}

function note(out: AudioContext, { from, to = from, at = 0, long, loud, shape = 'sine' }: Note): void {
  const start = out.currentTime + at;
  const tone = new OscillatorNode(out, { type: shape, frequency: from });
  const gain = new GainNode(out, { gain: 0 });
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(gain).connect(out.destination);
  tone.start(start);
  tone.stop(start + long + 0.02);
}

/** A breath of noise through a filter: paper, or water. */
function rustle(out: AudioContext, pitch: number, long: number, loud: number, end = pitch): void {
  const length = Math.ceil(out.sampleRate * long);
  const buffer = new AudioBuffer({ length, sampleRate: out.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const filter = new BiquadFilterNode(out, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  filter.frequency.exponentialRampToValueAtTime(end, out.currentTime + long);
  const source = new AudioBufferSourceNode(out, { buffer });
  source.connect(filter).connect(new GainNode(out, { gain: loud })).connect(out.destination);
  source.start();
}

const MAKE: Record<Sound, (out: AudioContext) => void> = {
  draw: (out) => rustle(out, 2600, 0.12, 0.35, 4200),
  collect: (out) => [659, 880, 1319].forEach((from, i) => note(out, { from, at: i * 0.07, long: 0.35, loud: 0.1, shape: 'triangle' })),
  bust: (out) => {
    note(out, { from: 150, to: 46, long: 0.6, loud: 0.35 });
    rustle(out, 700, 0.6, 0.3, 140);
  },
  turn: (out) => {
    note(out, { from: 784, long: 0.9, loud: 0.09 });
    note(out, { from: 1570, at: 0.005, long: 0.6, loud: 0.05 });
  },
  call: (out) => [392, 523].forEach((from, i) => note(out, { from, at: i * 0.11, long: 0.22, loud: 0.12, shape: 'sawtooth' })),
  win: (out) => [523, 659, 784, 1047].forEach((from, i) => note(out, { from, at: i * 0.13, long: 0.6, loud: 0.1, shape: 'triangle' })),
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    MAKE[sound](audio());
  } catch {
    // a browser without sound plays on in silence
  }
}

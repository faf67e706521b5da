/** Sounds, made here and now: no files. Silent unless the person switched them on. One small set: paper, wood, water, brass, powder. */

import { settings } from './settings.svelte';

interface Tone {
  /** Hertz at the start and at the end. */
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
  shape?: OscillatorType;
}
/** A breath of noise through a filter: paper, water, powder. */
interface Noise {
  noise: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
}
type Part = Tone | Noise;

const chord = (shape: OscillatorType, loud: number, step: number, long: number, ...hertz: number[]): Tone[] => hertz.map((from, index) => ({ from, at: index * step, long, loud, shape }));

const SOUNDS = {
  draw: [{ noise: 2600, to: 4200, long: 0.12, loud: 0.35 }],
  lie: [{ noise: 900, to: 500, long: 0.07, loud: 0.3 }, { from: 190, to: 120, long: 0.07, loud: 0.12 }],
  collect: chord('triangle', 0.1, 0.07, 0.35, 659, 880, 1319),
  coin: [{ from: 1760, long: 0.09, loud: 0.05, shape: 'triangle' }, { from: 2640, at: 0.02, long: 0.12, loud: 0.04 }],
  bust: [{ from: 150, to: 46, long: 0.6, loud: 0.35 }, { noise: 700, to: 140, long: 0.6, loud: 0.3 }],
  sink: [{ noise: 500, to: 180, long: 0.7, loud: 0.22 }],
  cannon: [{ from: 110, to: 34, long: 0.5, loud: 0.45 }, { noise: 1400, to: 120, long: 0.45, loud: 0.5 }],
  blade: [{ noise: 5200, to: 7800, long: 0.16, loud: 0.25 }, { from: 2350, to: 2100, at: 0.03, long: 0.5, loud: 0.06, shape: 'triangle' }],
  hook: [{ noise: 1800, to: 3200, long: 0.22, loud: 0.18 }, { from: 520, to: 390, at: 0.16, long: 0.14, loud: 0.1, shape: 'square' }],
  paper: [{ noise: 3400, to: 1900, long: 0.34, loud: 0.28 }],
  shimmer: chord('sine', 0.05, 0.06, 0.7, 988, 1319, 1661, 1976),
  thud: [{ from: 95, to: 60, long: 0.28, loud: 0.4 }, { noise: 300, to: 150, long: 0.14, loud: 0.3 }],
  rumble: [{ from: 55, to: 38, long: 1, loud: 0.4, shape: 'triangle' }, { noise: 220, to: 90, long: 0.9, loud: 0.25 }],
  splash: [{ noise: 1100, to: 2600, long: 0.3, loud: 0.3 }, { from: 420, to: 760, at: 0.04, long: 0.14, loud: 0.06 }],
  toll: [{ from: 196, long: 1.5, loud: 0.22 }, { from: 523, at: 0.005, long: 0.9, loud: 0.07 }, { from: 98, long: 1.6, loud: 0.16 }],
  knock: [{ from: 240, to: 170, long: 0.08, loud: 0.22 }, { from: 240, to: 170, at: 0.13, long: 0.08, loud: 0.2 }],
  call: chord('sawtooth', 0.12, 0.11, 0.22, 392, 523),
  drums: [0, 0.2, 0.4, 0.55].map((at): Tone => ({ from: 120, to: 70, at, long: 0.16, loud: 0.35 })),
  heart: [0, 0.22, 0.8, 1.02].map((at): Tone => ({ from: 70, to: 48, at, long: 0.16, loud: 0.4 })),
  breath: [{ noise: 2200, to: 300, long: 0.5, loud: 0.25 }],
  turn: [{ from: 784, long: 0.9, loud: 0.09 }, { from: 1570, at: 0.005, long: 0.6, loud: 0.05 }],
  win: chord('triangle', 0.1, 0.13, 0.6, 523, 659, 784, 1047),
  lose: chord('sine', 0.1, 0.2, 0.8, 392, 330, 262),
} satisfies Record<string, Part[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let master: GainNode | null = null;

function output(): { audio: AudioContext; out: GainNode } {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (!master) {
    master = new GainNode(context);
    master.connect(context.destination);
  }
  master.gain.value = settings.volume ** 2 * 2;
  return { audio: context, out: master };
}

function tone(audio: AudioContext, out: AudioNode, { from, to = from, at = 0, long, loud, shape = 'sine' }: Tone): void {
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type: shape, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + long + 0.02);
}

function rustle(audio: AudioContext, out: AudioNode, { noise, to = noise, at = 0, long, loud }: Noise): void {
  const length = Math.ceil(audio.sampleRate * long);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const start = audio.currentTime + at;
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: noise, Q: 0.9 });
  filter.frequency.setValueAtTime(noise, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter).connect(new GainNode(audio, { gain: loud })).connect(out);
  source.start(start);
}

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0) return;
  try {
    const { audio, out } = output();
    for (const part of SOUNDS[sound] as Part[]) 'noise' in part ? rustle(audio, out, part) : tone(audio, out, part);
  } catch {
    // a browser without sound plays on in silence
  }
}

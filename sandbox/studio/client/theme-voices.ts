import type { GameTheme } from '@/lib/domain/game-themes';

/** A tone: frequency in Hz, start and length in seconds, loudness 0 to 1. */
export type Note = readonly [frequency: number, start: number, length: number, loudness: number];

/** How a theme sounds: its loop, and what its reels stop with. */
export interface Voice {
  /** One bar, which is played over and over. */
  loop: readonly Note[];
  /** Length of the bar, seconds. */
  bar: number;
  wave: OscillatorType;
  stop: readonly Note[];
  stopWave: OscillatorType;
}

/** Steps of scales, in half-tones above the root. */
const SCALES = {
  major: [0, 2, 4, 7, 9],
  minor: [0, 3, 5, 7, 10],
  hijaz: [0, 1, 4, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  blues: [0, 3, 5, 6, 7, 10],
  whole: [0, 2, 4, 6, 8, 10],
  hirajoshi: [0, 2, 3, 7, 8],
} as const;

/** Root in half-tones above A at 110 Hz, scale, beats a minute, wave of the loop, tone of a stop in Hz and its wave. */
type Tone = readonly [
  root: number,
  scale: keyof typeof SCALES,
  beats: number,
  wave: OscillatorType,
  stop: number,
  stopWave: OscillatorType,
];

const TONES: Readonly<Partial<Record<GameTheme, Tone>>> = {
  egypt: [5, 'hijaz', 84, 'triangle', 98, 'triangle'],
  fruit: [3, 'major', 116, 'triangle', 330, 'sine'],
  seven: [0, 'blues', 120, 'square', 262, 'square'],
  gems: [7, 'lydian', 92, 'sine', 1046, 'sine'],
  dragon: [2, 'hirajoshi', 80, 'triangle', 73, 'sawtooth'],
  norse: [0, 'dorian', 76, 'sawtooth', 82, 'triangle'],
  ocean: [5, 'lydian', 66, 'sine', 147, 'sine'],
  fishing: [10, 'major', 96, 'triangle', 196, 'sine'],
  west: [7, 'minor', 100, 'triangle', 117, 'square'],
  space: [1, 'whole', 72, 'sine', 440, 'sawtooth'],
  candy: [8, 'major', 124, 'sine', 659, 'triangle'],
  horror: [0, 'phrygian', 60, 'sawtooth', 62, 'sawtooth'],
  jackpot: [3, 'major', 128, 'square', 523, 'triangle'],
  bison: [5, 'minor', 78, 'triangle', 69, 'sine'],
  book: [2, 'hijaz', 74, 'sine', 110, 'triangle'],
  olympus: [10, 'lydian', 82, 'triangle', 131, 'triangle'],
  aztec: [8, 'minor', 104, 'sine', 87, 'square'],
  synth: [1, 'dorian', 118, 'sawtooth', 220, 'sawtooth'],
  heist: [4, 'blues', 108, 'sine', 165, 'square'],
  mine: [0, 'minor', 86, 'square', 78, 'square'],
  clover: [7, 'dorian', 112, 'sine', 247, 'triangle'],
  ronin: [4, 'hirajoshi', 70, 'sine', 185, 'triangle'],
  wolf: [9, 'minor', 68, 'sine', 65, 'triangle'],
  steam: [6, 'dorian', 94, 'square', 139, 'sawtooth'],
  pirate: [2, 'dorian', 110, 'triangle', 104, 'sine'],
  classic: [5, 'major', 106, 'square', 294, 'sine'],
};
/** Of a theme that nobody has written one for. */
const PLAIN: Tone = [0, 'major', 96, 'triangle', 92, 'sine'];

const STEPS = 16;
const hz = (halfTones: number) => 110 * 2 ** (halfTones / 12);

/** Numbers from 0 to 1, always the same ones for a word. */
function seeded(word: string): () => number {
  let state = 0x9e3779b9;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A slow bass, and a few soft notes of the scale over it; quieter than any effect. */
function loopOf([root, scale, beats]: Tone, random: () => number): { loop: Note[]; bar: number } {
  const step = 15 / beats;
  const steps = SCALES[scale];
  const tone = (at: number) => steps[at % steps.length] ?? 0;
  const loop: Note[] = [0, STEPS / 2].map((at) => [
    hz(root + (at === 0 ? 0 : tone(1 + Math.floor(random() * (steps.length - 1)))) - 12),
    at * step,
    step * 7,
    0.035,
  ]);
  for (let at = 0; at < STEPS; at += 1) {
    const isHeard = random() < (at % 4 === 0 ? 0.75 : 0.3);
    const height = Math.floor(random() * steps.length * 2);
    if (isHeard)
      loop.push([
        hz(root + 12 + tone(height) + (height >= steps.length ? 12 : 0)),
        at * step,
        step * 1.8,
        0.022,
      ]);
  }
  return { loop, bar: STEPS * step };
}

/** How a theme sounds: always the same, and like no other. */
export function voiceOf(theme: GameTheme): Voice {
  const tone = TONES[theme] ?? PLAIN;
  const [, , , wave, frequency, stopWave] = tone;
  const random = seeded(theme);
  const { loop, bar } = loopOf(tone, random);
  // A body and one overtone, which is hardly ever a whole number of times the body: wood, brass, glass.
  const overtone = frequency * (1.5 + random() * 2.5);
  const stop: Note[] = [
    [frequency, 0, 0.1 + random() * 0.08, 0.26],
    [overtone, 0.004, 0.04 + random() * 0.05, 0.08],
  ];
  return { loop, bar, wave, stop, stopWave };
}

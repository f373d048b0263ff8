export type Effect = 'spin' | 'stop' | 'win' | 'feature' | 'card' | 'chip' | 'ball' | 'tick';

export interface Sound {
  readonly on: boolean;
  set(on: boolean): void;
  play(effect: Effect): void;
}

/** Effects, and an engine that runs. */
export interface EngineSound extends Sound {
  /** A low engine whose pitch follows a multiplier, from 1 on; null turns it off. May be called for every picture. */
  hum(multiplier: number | null): void;
}

/** Notes of an effect: frequency in Hz, start and length in seconds, loudness 0 to 1. */
const NOTES: Record<Effect, readonly (readonly [number, number, number, number])[]> = {
  spin: [
    [196, 0, 0.09, 0.12],
    [262, 0.06, 0.1, 0.1],
  ],
  stop: [[92, 0, 0.12, 0.3]],
  /** One chip on another. */
  chip: [
    [2100, 0, 0.035, 0.1],
    [1650, 0.03, 0.04, 0.06],
  ],
  /** A ball that comes to rest among the frets. */
  ball: [
    [1900, 0, 0.03, 0.14],
    [1700, 0.11, 0.03, 0.11],
    [1800, 0.19, 0.025, 0.08],
    [1600, 0.25, 0.04, 0.06],
  ],
  /** The last seconds of bets. */
  tick: [[880, 0, 0.03, 0.05]],
  win: [
    [523, 0, 0.16, 0.16],
    [659, 0.1, 0.16, 0.16],
    [784, 0.2, 0.18, 0.16],
    [1047, 0.3, 0.4, 0.18],
  ],
  feature: [
    [392, 0, 0.2, 0.16],
    [523, 0.14, 0.2, 0.16],
    [659, 0.28, 0.2, 0.16],
    [784, 0.42, 0.24, 0.18],
    [1047, 0.6, 0.7, 0.2],
  ],
  card: [
    [1480, 0, 0.03, 0.05],
    [320, 0.012, 0.06, 0.07],
  ],
};

/** Synthesised effects, silent until the player turns them on. */
export function createSound(): EngineSound {
  let context: AudioContext | null = null;
  let on = false;
  let engine: { tone: OscillatorNode; volume: GainNode } | null = null;
  return {
    get on() {
      return on;
    },
    set(wanted) {
      on = wanted;
      // A context may only begin to sound out of a click, which turning the sound on is.
      if (on) context ??= new AudioContext();
      if (on) void context?.resume();
      else void context?.suspend();
    },
    hum(multiplier) {
      if (!on || !context || multiplier === null) {
        engine?.tone.stop();
        engine = null;
        return;
      }
      if (!engine) {
        engine = { tone: context.createOscillator(), volume: context.createGain() };
        engine.tone.type = 'triangle';
        engine.volume.gain.value = 0.05;
        engine.tone.connect(engine.volume).connect(context.destination);
        engine.tone.start();
      }
      // An octave for each tenfold, so that it never gets shrill.
      engine.tone.frequency.value = 55 * 2 ** Math.min(4, Math.log10(multiplier));
    },
    play(effect) {
      if (!on || !context) return;
      const now = context.currentTime;
      for (const [frequency, start, length, loudness] of NOTES[effect]) {
        const tone = context.createOscillator();
        const volume = context.createGain();
        tone.type = effect === 'stop' ? 'sine' : 'triangle';
        tone.frequency.value = frequency;
        volume.gain.setValueAtTime(0, now + start);
        volume.gain.linearRampToValueAtTime(loudness, now + start + 0.012);
        volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
        tone.connect(volume).connect(context.destination);
        tone.start(now + start);
        tone.stop(now + start + length + 0.02);
      }
    },
  };
}

import type { Note, Voice } from './theme-voices';

export type Effect = 'spin' | 'stop' | 'win' | 'feature' | 'card' | 'chip' | 'ball' | 'tick';

export interface Sound {
  readonly on: boolean;
  /** Call it in a click or a key, in which a browser lets sound begin; else it begins with the next one. */
  set(on: boolean): void;
  play(effect: Effect): void;
}

/** What a player can set. */
export interface LoudSound extends Sound {
  /** 0 to 1. */
  readonly volume: number;
  setVolume(volume: number): void;
}

/** Effects, and an engine that runs. */
export interface EngineSound extends LoudSound {
  /** A low engine whose pitch follows a multiplier, from 1 on; null turns it off. May be called for every picture. */
  hum(multiplier: number | null): void;
}

const NOTES: Record<Effect, readonly Note[]> = {
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

/** How long before the end of a bar the next one is written, seconds. */
const AHEAD_S = 0.3;
/** What wakes a context that the browser has not let begin. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Synthesised effects, silent until the player turns them on.
 * @param voice of the game's theme: its loop, and what its reels stop with; null for neither
 */
export function createSound(voice: Voice | null = null): EngineSound {
  let out: { context: AudioContext; master: GainNode } | null = null;
  let on = false;
  let volume = 0.7;
  let engine: { tone: OscillatorNode; volume: GainNode } | null = null;
  let nextBar: ReturnType<typeof setTimeout> | undefined;

  const write = (notes: readonly Note[], wave: OscillatorType, from: number) => {
    if (!out) return;
    const { context, master } = out;
    for (const [frequency, start, length, loudness] of notes) {
      const tone = context.createOscillator();
      const level = context.createGain();
      tone.type = wave;
      tone.frequency.value = frequency;
      level.gain.setValueAtTime(0, from + start);
      level.gain.linearRampToValueAtTime(loudness, from + start + 0.012);
      level.gain.exponentialRampToValueAtTime(0.0001, from + start + length);
      tone.connect(level).connect(master);
      tone.start(from + start);
      tone.stop(from + start + length + 0.02);
    }
  };
  const loop = (from: number) => {
    clearTimeout(nextBar);
    if (!voice || !out || !on) return;
    write(voice.loop, voice.wave, from);
    const end = from + voice.bar;
    nextBar = setTimeout(
      () => out && loop(Math.max(end, out.context.currentTime)),
      (end - out.context.currentTime - AHEAD_S) * 1_000,
    );
  };
  const run = () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, run, true);
    if (!on || document.hidden) return;
    if (!out) {
      const context = new AudioContext();
      out = { context, master: context.createGain() };
      out.master.gain.value = volume;
      out.master.connect(context.destination);
    }
    void out.context.resume();
    loop(out.context.currentTime + 0.05);
  };
  const rest = () => {
    clearTimeout(nextBar);
    engine?.tone.stop();
    engine = null;
    void out?.context.suspend();
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? rest() : run()));

  return {
    get on() {
      return on;
    },
    get volume() {
      return volume;
    },
    set(wanted) {
      on = wanted;
      if (!on) return rest();
      // Without a touch the browser would refuse it, and complain.
      if (navigator.userActivation?.hasBeenActive ?? true) run();
      else for (const touch of TOUCHES) window.addEventListener(touch, run, true);
    },
    setVolume(wanted) {
      volume = Math.min(1, Math.max(0, wanted));
      if (out) out.master.gain.value = volume;
    },
    hum(multiplier) {
      if (!on || !out || multiplier === null) {
        engine?.tone.stop();
        engine = null;
        return;
      }
      if (!engine) {
        engine = { tone: out.context.createOscillator(), volume: out.context.createGain() };
        engine.tone.type = 'triangle';
        engine.volume.gain.value = 0.05;
        engine.tone.connect(engine.volume).connect(out.master);
        engine.tone.start();
      }
      // An octave for each tenfold, so that it never gets shrill.
      engine.tone.frequency.value = 55 * 2 ** Math.min(4, Math.log10(multiplier));
    },
    play(effect) {
      if (!on || !out) return;
      const now = out.context.currentTime;
      if (effect === 'stop' && voice) write(voice.stop, voice.stopWave, now);
      else write(NOTES[effect], effect === 'stop' ? 'sine' : 'triangle', now);
    },
  };
}

/** @jest-environment jsdom */
import type { GameMessage } from './bridge';
import { keepSound } from './kept-sound';
import { createSound } from './sound';
import { speak } from './texts';
import { voiceOf } from './theme-voices';

/** What the browser was asked to sound. */
const tones: { frequency: number; type: string; at: number }[] = [];
const contexts: AudioOutput[] = [];

class AudioOutput {
  currentTime = 0;
  state = 'suspended';
  destination = {};
  gains: { gain: { value: number } }[] = [];
  constructor() {
    contexts.push(this);
  }
  resume() {
    this.state = 'running';
    return Promise.resolve();
  }
  suspend() {
    this.state = 'suspended';
    return Promise.resolve();
  }
  createGain() {
    const ramp = () => undefined;
    const gain = {
      ...{
        value: 1,
        setValueAtTime: ramp,
        linearRampToValueAtTime: ramp,
        exponentialRampToValueAtTime: ramp,
      },
    };
    const made = { gain, connect: (to: unknown) => to };
    this.gains.push(made);
    return made;
  }
  createOscillator() {
    const tone = {
      type: 'sine',
      frequency: { value: 0 },
      connect: (to: unknown) => to,
      stop: () => undefined,
    };
    const start = (at = 0) => void tones.push({ frequency: tone.frequency.value, type: tone.type, at });
    return Object.assign(tone, { start });
  }
}

let touched = true;
beforeAll(() => {
  Object.assign(globalThis, { AudioContext: AudioOutput });
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: touched }) });
});
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  tones.length = 0;
  contexts.length = 0;
  touched = true;
});
afterEach(() => jest.useRealTimers());

const EGYPT = voiceOf('egypt');
function open(voice: typeof EGYPT | null = EGYPT) {
  const told: GameMessage[] = [];
  const shown: boolean[] = [];
  const sound = createSound(voice);
  const kept = keepSound(sound, {
    show: (on) => void shown.push(on),
    bridge: { tell: (message) => void told.push(message) },
  });
  return { sound, kept, told, shown };
}
const master = () => contexts[0]?.gains[0]?.gain.value;

it('is off at first: nothing is made, and nothing sounds', () => {
  const { sound, told, shown } = open();
  sound.play('win');
  expect([contexts, tones]).toEqual([[], []]);
  expect([told, shown]).toEqual([[{ type: 'sound', on: false }], [false]]);
});

it('plays the theme’s loop bar after bar, and its own stops', () => {
  const { sound, kept } = open();
  kept.set(true);
  expect(tones).toHaveLength(EGYPT.loop.length);
  expect(tones[0]).toMatchObject({ frequency: EGYPT.loop[0]?.[0], type: EGYPT.wave });
  jest.advanceTimersByTime(EGYPT.bar * 1_000);
  expect(tones).toHaveLength(EGYPT.loop.length * 2);
  expect(tones[EGYPT.loop.length]?.at).toBeCloseTo((tones[0]?.at ?? 0) + EGYPT.bar);
  tones.length = 0;
  sound.play('stop');
  expect(tones.map(({ frequency, type }) => [frequency, type])).toEqual(
    EGYPT.stop.map(([frequency]) => [frequency, EGYPT.stopWave]),
  );
});

it('has neither where there is no theme', () => {
  const { sound, kept } = open(null);
  kept.set(true);
  jest.advanceTimersByTime(60_000);
  expect(tones).toEqual([]);
  sound.play('stop');
  expect(tones).toMatchObject([{ frequency: 92, type: 'sine' }]);
});

it('is silent again at once when it is turned off, and while the page is hidden', () => {
  const { kept, sound } = open();
  kept.set();
  kept.set();
  expect(contexts[0]?.state).toBe('suspended');
  tones.length = 0;
  jest.advanceTimersByTime(60_000);
  sound.play('win');
  expect(tones).toEqual([]);
  kept.set(true);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(contexts[0]?.state).toBe('suspended');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(contexts[0]?.state).toBe('running');
  hidden.mockRestore();
});

it('is as loud as the player wants it, which is kept like whether it is on', () => {
  const first = open();
  first.kept.set(true);
  const label = first.kept.volume(speak('en'));
  const range = label.querySelector('input');
  if (!range) throw new Error('there is no control');
  expect([label.textContent, range.value]).toEqual(['Volume', '70']);
  range.value = '25';
  range.dispatchEvent(new Event('input'));
  expect(master()).toBe(0.25);
  first.kept.set(false);
  expect(open().sound).toMatchObject({ on: false, volume: 0.25 });
  first.kept.set(true);
  expect(open().told).toEqual([{ type: 'sound', on: true }]);
});

it('begins with the first touch of the page where it was on before', () => {
  localStorage.setItem('parlour.sound', '{"on":true,"volume":0.5}');
  touched = false;
  const { shown } = open();
  expect([shown, contexts]).toEqual([[true], []]);
  window.dispatchEvent(new Event('pointerdown'));
  expect(contexts).toHaveLength(1);
  expect(tones).toHaveLength(EGYPT.loop.length);
  window.dispatchEvent(new Event('keydown'));
  expect(tones).toHaveLength(EGYPT.loop.length);
});

it.each(['no json', '[]', '{"on":"yes","volume":"loud"}', 'null'])('takes no notice of %s', (stored) => {
  localStorage.setItem('parlour.sound', stored);
  expect(open().sound).toMatchObject({ on: false, volume: 0.7 });
});

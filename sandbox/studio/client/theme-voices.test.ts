import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import { voiceOf } from './theme-voices';

const SLOTS = (Object.keys(GAME_THEMES) as GameTheme[]).filter((theme) => GAME_THEMES[theme] === 'slot');
const different = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

it('gives every theme a loop and stops that no other one has', () => {
  const voices = SLOTS.map(voiceOf);
  expect(different(voices.map(({ loop, wave }) => [loop, wave]))).toBe(SLOTS.length);
  expect(different(voices.map(({ stop, stopWave }) => [stop, stopWave]))).toBe(SLOTS.length);
});

it('writes one for each theme: none has another’s tone of a stop', () => {
  expect(different(SLOTS.map((theme) => voiceOf(theme).stop[0]?.[0]))).toBe(SLOTS.length);
});

it.each(SLOTS)('%s always sounds the same, softly, and within its bar', (theme) => {
  const voice = voiceOf(theme);
  expect(voiceOf(theme)).toEqual(voice);
  expect(voice.bar).toBeGreaterThan(1.5);
  expect(voice.loop.length).toBeGreaterThan(4);
  for (const [frequency, start, length, loudness] of voice.loop) {
    expect(frequency).toBeGreaterThan(40);
    expect(frequency).toBeLessThan(1_500);
    expect(start + length).toBeLessThanOrEqual(voice.bar + 0.5);
    expect(loudness).toBeLessThan(0.05);
  }
});

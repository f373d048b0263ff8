import { expectTextsOfAllLanguages } from '../../testing/game-texts';
import { speakOf } from '../texts';
import { CRASH_TEXTS } from './texts';

test('every language says everything, as its own editors write', () =>
  expectTextsOfAllLanguages(CRASH_TEXTS));

test.each(['en', 'de', 'au', 'ch', 'fr'] as const)('%s counts bets as the language does', (language) => {
  const say = speakOf(language, CRASH_TEXTS);
  const counts = [0, 1, 2, 30].map((count) => say('betCount', { count }));
  expect(new Set(counts).size).toBe(4);
  for (const text of counts) expect(text).not.toMatch(/[{}]/);
});

test('figures are written with the point or comma of the language', () => {
  for (const language of ['en', 'au', 'ch'] as const) {
    expect(Object.values(CRASH_TEXTS[language]).join(' ')).not.toMatch(/\d,\d/);
  }
  for (const language of ['de', 'fr'] as const) {
    expect(Object.values(CRASH_TEXTS[language]).join(' ')).not.toMatch(/\d\.\d/);
  }
});

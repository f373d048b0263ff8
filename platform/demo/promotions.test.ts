import { BONUS_TAGS, BONUS_TYPES } from '@/lib/domain/bonuses';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { campaignRules } from '../bonuses/rules';
import { PROMOTIONS } from './promotions';
import { WELCOME_PACK } from './welcome-pack';

const ALL = [...WELCOME_PACK, ...PROMOTIONS];

it('has a campaign of each type and with each tag', () => {
  expect(new Set(ALL.map(({ type }) => type)).size).toBe(BONUS_TYPES.length);
  expect(new Set(ALL.map(({ tag }) => tag)).size).toBe(BONUS_TAGS.length);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  expect(ALL.filter(({ active }) => active === false)).toEqual([]);
  const codes = ALL.flatMap(({ promocode }) => promocode ?? []);
  expect(new Set(codes).size).toBe(codes.length);
});

describe.each(PROMOTIONS.map((row) => [row.id, row] as const))('%s', (_id, row) => {
  const { hoursToLive, segment } = campaignRules(row);
  /** What the text must say, and nothing else in figures: what is not in force is not promised. */
  const numbers = [
    ...(row.percent > 0 ? [row.percent] : []),
    ...(row.freeSpins > 0 ? [row.freeSpins] : []),
    ...(segment.levels ? [segment.levels.from] : []),
    row.wagering,
    hoursToLive / 24,
  ].sort((a, b) => a - b);

  it.each(Object.values(LANGUAGE_CODES))('says in %s what the engine does', (language) => {
    const text = row.shortDescription[language] ?? '';
    const said = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)).sort((a, b) => a - b);
    expect(said).toEqual(numbers);
    // One that comes with a registration is taken by the address of an advertisement.
    if (row.promocode !== null && row.type !== 1) expect(text).toContain(row.promocode);
    expect(row.name[language] ?? '').not.toMatch(/\d|^$/);
    const words = `${row.name[language] ?? ''} ${text}`;
    if (language === 'ch') expect(words).not.toMatch(/ß|„|“/);
    if (language === 'de') expect(words).not.toMatch(/[’«»]/);
    if (language === 'fr') expect(words).not.toMatch(/[^\u202f][:;?!%»]/);
  });

  it('gives whole minor units in every currency, and never more real money than its maximum', () => {
    for (const { budget, maxWin, ...amounts } of Object.values(row.amounts)) {
      for (const amount of Object.values(amounts)) expect(Number.isSafeInteger(amount)).toBe(true);
      if (typeof maxWin === 'number') expect(maxWin).toBeGreaterThanOrEqual(amounts.maxBonus);
      if (typeof budget === 'number') expect(budget).toBeGreaterThan(amounts.maxBonus);
      expect(amounts.maxBet).toBeLessThan(amounts.maxBonus * row.wagering);
    }
  });
});

import { faultsOf } from '../parts/field-problems';
import { startOf, TEMPLATES } from './tournament-templates';
import { contentOf, poolOf, valuesOf } from './tournament-values';

const NOW = Date.parse('2026-11-30T12:20:00.000Z');
const race = () => {
  const content = startOf('turnover', NOW);
  if (!content) throw new Error('there is no such template');
  return content;
};

it.each(Object.keys(TEMPLATES))('the template %s is the same after the form', (template) => {
  const content = startOf(template, NOW);
  if (!content) throw new Error(`no template ${template}`);
  expect(contentOf(valuesOf(content))).toEqual(content);
  expect(Object.values(content.name).filter(Boolean)).toHaveLength(5);
  expect(Object.values(content.descriptionShort).filter(Boolean)).toHaveLength(5);
  expect(content.startsAt).toBe('2026-11-30T14:00:00.000Z');
  // Every place up to the last one wins.
  expect(poolOf(content.prizes).winners).toBe(content.prizes.at(-1)?.placeTo);
});

it('keeps a zone, free spins and points', () => {
  const content = {
    ...race(),
    zone: 'Europe/Berlin',
    spinCampaign: 'race-spins',
    prizes: [{ placeFrom: 1, placeTo: 2, amount: { EUR: 1_050, AUD: 1_575 }, freeSpins: 5, points: 10 }],
    minLevel: 3,
    countries: ['DE', 'AT'],
    needsReview: true,
  };
  expect(contentOf(valuesOf(content))).toEqual(content);
  expect(poolOf(content.prizes)).toEqual({
    amount: { EUR: 2_100, AUD: 3_150 },
    freeSpins: 10,
    points: 20,
    winners: 2,
  });
});

it.each([
  [{ startsAt: '' }, 'startsAt'],
  [{ endsAt: '2026-11-30T13:00' }, 'endsAt'],
  [{ 'name.en': '' }, 'name.en'],
  [{ 'prizes.0.from': 'first' }, 'prizes.0.from'],
  [{ 'prizes.0.EUR': '1.234' }, 'prizes.0.EUR'],
  [{ 'minimumBet.EUR': 'much' }, 'minimumBet.EUR'],
  [{ countries: 'Austria' }, 'countries'],
])('says what can’t be read: %j', (typed, field) => {
  const faults = faultsOf(() => contentOf({ ...valuesOf(race()), ...typed }));
  expect(Object.keys(faults)).toEqual([field]);
});

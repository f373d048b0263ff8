import { contentOf, NEW_VALUES, valuesOf } from './campaign-values';
import { FieldProblems } from '../parts/field-problems';
import type { CampaignContent } from '../../api/post-campaigns';

const words = (text: string) => ({ en: text, de: text, au: text, ch: text, fr: text });
const full: CampaignContent = {
  tag: 'vippromo',
  type: 6,
  promocode: null,
  name: words('Friday'),
  shortDescription: words('Each Friday'),
  imageBackground: '/art/scenes/bonus-vip',
  deposits: null,
  percent: 0,
  freeSpins: 10,
  freeSpinGames: ['g101', 'g114'],
  freeSpinDayLimit: 5,
  freeSpinDays: 3,
  freeSpinWins: 'real',
  wagering: 15,
  basis: 'bonus+deposit',
  weights: { slots: 100, live: 0, all: 10 },
  excludedGames: ['g200'],
  minOdds: { single: 1.5, multi: 1.35, system: 2 },
  hoursToLive: 72,
  offerHours: 24,
  grantsPerPlayer: 52,
  oncePerPerson: true,
  startsAt: '2026-12-01T08:30:00.000Z',
  endsAt: '2027-03-01T00:00:00.000Z',
  countries: ['DE', 'AT'],
  segment: {
    languages: ['de', 'fr'],
    standing: { is: 'returning', days: 30 },
    deposited: { atLeast: { EUR: 5_050, CHF: 5 }, days: 90 },
    lost: { atLeast: { USD: 100 } },
    levels: { from: 2, to: 4 },
    listed: true,
  },
  share: 30,
  trigger: { every: 'days', weekdays: [5, 6], atOnce: true },
  amounts: [
    {
      currency: 'EUR',
      maxBonus: 1_005,
      minDeposit: 0,
      maxBet: 500,
      freeSpinBet: 20,
      maxWin: null,
      budget: 100_000,
    },
  ],
};
const wrongIn = (values: Parameters<typeof contentOf>[0]) => {
  try {
    contentOf(values);
  } catch (error) {
    if (error instanceof FieldProblems) return error.fields;
    throw error;
  }
  return {};
};

it('brings a campaign back as it was, to the cent', () => {
  expect(contentOf(valuesOf(full))).toEqual(full);
});

it.each<[number, CampaignContent['trigger']]>([
  [0, {}],
  [2, { atOnce: true }],
  [6, { every: 'week', weekday: 5 }],
  [6, { every: 'month', day: 31 }],
  [6, { every: 'days', weekdays: [1, 7] }],
  [7, { every: 'day' }],
  [7, { every: 'week', games: ['g101'], categories: [3, 4] }],
  [7, { categories: [5] }],
])('brings back what sets type %i off: %j', (type, trigger) => {
  const promocode = null;
  const written = { ...full, type, promocode, trigger };
  expect(contentOf(valuesOf(written))).toEqual(written);
});

it('names the categories that there are for one that there is not', () => {
  const fields = wrongIn({ ...valuesOf({ ...full, type: 7, trigger: {} }), categories: 'Slots, sports' });
  expect(fields.categories).toMatch(/^Only new, top, slots, /);
});

it('keeps a promotion by deposits apart from others', () => {
  const values = {
    ...valuesOf(full),
    type: '5',
    promocode: ' half ',
    percent: '50',
    'deposits.from': '2',
    'amounts.EUR.minDeposit': '20',
  };
  expect(contentOf(values)).toMatchObject({
    promocode: 'HALF',
    percent: 50,
    deposits: { from: 2, to: 2 },
    trigger: { atOnce: true },
    amounts: [{ minDeposit: 2_000 }],
  });
});

it('says at the field what can’t be read', () => {
  expect(wrongIn(NEW_VALUES)).toEqual({
    'name.en': 'This is needed.',
    'shortDescription.en': 'This is needed.',
  });
  const fields = wrongIn({
    ...valuesOf(full),
    wagering: '1.5',
    share: '',
    'amounts.EUR.maxBonus': '1.005',
    'standing.days': '',
  });
  expect(Object.keys(fields).toSorted()).toEqual([
    'amounts.EUR.maxBonus',
    'share',
    'standing.days',
    'wagering',
  ]);
});

it('is in no currency only with a word about it', () => {
  expect(wrongIn({ ...valuesOf(full), 'amounts.EUR': '' })).toEqual({
    'amounts.EUR': 'Give it in at least one currency.',
  });
});

it('asks for all three least odds or for none, as odds', () => {
  const odds = (single: string, multi: string, system: string) =>
    wrongIn({
      ...valuesOf(full),
      'minOdds.single': single,
      'minOdds.multi': multi,
      'minOdds.system': system,
    });
  expect(odds('1,50', '2', '10.25')).toEqual({});
  expect(odds('1.5', '', '1')).toEqual({
    'minOdds.multi': 'All three, or none of them.',
    'minOdds.system': 'Decimal odds above 1, for example 1.50.',
  });
  expect(
    contentOf({ ...valuesOf(full), 'minOdds.single': '', 'minOdds.multi': '', 'minOdds.system': '' }).minOdds,
  ).toBeNull();
});

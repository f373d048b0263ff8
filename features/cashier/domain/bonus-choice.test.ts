import { ApiProblem } from '@/lib/http/problem';
import { bonusWith, SPINS, TWO_OFFERS } from '../testing/bonuses';
import {
  bonusByCode,
  givenBy,
  mayBeSent,
  minimumOf,
  raisedTo,
  stakesFor,
  stateOfCode,
  tilesOf,
  wishedBonus,
  type AskedCode,
} from './bonus-choice';

const [welcome] = TWO_OFFERS.bonuses;
if (!welcome) throw new Error('nothing is offered');

test.each([
  [5_000, 100, { money: 5_000, freeSpins: 100 }],
  [20_000, 100, { money: 20_000, freeSpins: 100 }],
  [20_100, 100, { money: 20_000, freeSpins: 100 }],
  // What is less than a cent is not given.
  [3_333, 75, { money: 2_499, freeSpins: 100 }],
  [500_000, 33, { money: 20_000, freeSpins: 100 }],
  [0, 100, { money: 0, freeSpins: 100 }],
])('a deposit of %d with %d%% brings %j', (minor, percent, given) => {
  expect(givenBy(bonusWith({ percent }), minor, 'EUR')).toEqual(given);
});

test('free spins alone bring no money, and a currency without a maximum none either', () => {
  expect(givenBy(SPINS, 5_000, 'EUR')).toEqual({ money: 0, freeSpins: 50 });
  expect(givenBy(bonusWith(), 5_000, 'CHF').money).toBe(0);
});

test('what has to be staked goes by the bonus, or by the deposit with it', () => {
  const given = { money: 5_000, freeSpins: 0 };
  expect(stakesFor(bonusWith(), given, 10_000)).toBe(175_000);
  expect(stakesFor({ ...bonusWith(), basis: 'bonus+deposit' }, given, 10_000)).toBe(525_000);
  expect(stakesFor(bonusWith(), { money: 0, freeSpins: 50 }, 10_000)).toBe(0);
});

test('the minimum is that of the currency, and an amount is raised to it, never lowered', () => {
  expect(minimumOf(bonusWith(), 'AUD')).toBe(3_000);
  expect(raisedTo(1_000, bonusWith(), 'EUR')).toBe(2_000);
  expect(raisedTo(5_000, bonusWith(), 'EUR')).toBe(5_000);
  expect(raisedTo(1_000, undefined, 'EUR')).toBe(1_000);
});

test.each([
  ['WELCOME1', 'welcome-1'],
  [' spins50 ', 'spins'],
  ['WELCOME', undefined],
  ['', undefined],
])('the code %j stands for %s', (typed, id) => {
  expect(bonusByCode(TWO_OFFERS.bonuses, typed)?.id).toBe(id);
});

test('a bonus without a code is found by none', () => {
  expect(bonusByCode([bonusWith({ promocode: null })], '')).toBeUndefined();
});

test.each([
  ['welcome', 'welcome-1'],
  ['spins', 'spins'],
  ['gone', undefined],
  [undefined, undefined],
])('a wish for %s begins with %s', (wish, id) => {
  expect(wishedBonus(TWO_OFFERS, wish)?.id).toBe(id);
});

describe('where a code stands', () => {
  const state = (asked: Partial<AskedCode>) =>
    stateOfCode({
      ...{
        typed: 'CODE',
        answer: undefined,
        problem: null,
        offers: TWO_OFFERS,
        currency: 'EUR',
        minor: 5_000,
      },
      ...asked,
    });
  const hidden = bonusWith({ id: 'hidden', promocode: 'CODE' });

  test.each<[string, Partial<AskedCode>, object]>([
    ['nothing typed', { typed: '  ' }, { is: 'empty' }],
    ['not answered yet', {}, { is: 'checking' }],
    ['of a bonus on offer', { typed: 'welcome1' }, { is: 'valid', bonus: welcome }],
    ['found by the platform', { answer: hidden }, { is: 'valid', bonus: hidden }],
    ['not for so little', { typed: 'SPINS50', minor: 2_999 }, { is: 'tooLittle', bonus: SPINS }],
    ['for just as much', { typed: 'SPINS50', minor: 3_000 }, { is: 'valid', bonus: SPINS }],
    ['unknown', { problem: new ApiProblem('client_api_24', 404) }, { is: 'invalid', why: 'unknown' }],
    [
      'of a bonus that no deposit brings',
      { answer: { ...hidden, type: 3 } },
      { is: 'invalid', why: 'unknown' },
    ],
    ['used', { problem: new ApiProblem('client_api_36', 409) }, { is: 'invalid', why: 'used' }],
    [
      'of a deposit that is not finished',
      { typed: 'WELCOME1', problem: new ApiProblem('bonus_deposit_open', 409) },
      { is: 'invalid', why: 'depositOpen' },
    ],
    [
      'of a bonus that a person has once',
      { problem: new ApiProblem('bonus_one_per_person', 409) },
      { is: 'invalid', why: 'onePerPerson' },
    ],
    [
      'used meanwhile, although it is on offer',
      { typed: 'WELCOME1', problem: new ApiProblem('client_api_36', 409) },
      { is: 'invalid', why: 'used' },
    ],
    [
      'of an earlier deposit',
      { answer: hidden, offers: { ...TWO_OFFERS, number: 2 } },
      { is: 'invalid', why: 'otherDeposit' },
    ],
    [
      'of a later deposit',
      { answer: { ...hidden, numberDeposits: { from: 2, to: 4 } } },
      { is: 'invalid', why: 'otherDeposit' },
    ],
    ['of another currency', { answer: hidden, currency: 'CHF' }, { is: 'invalid', why: 'otherCurrency' }],
    [
      'on offer, while nobody answers',
      { typed: 'WELCOME1', problem: new ApiProblem('no_response', 0) },
      { is: 'valid', bonus: welcome },
    ],
  ])('%s', (_name, asked, expected) => {
    expect(state(asked)).toEqual(expected);
  });

  test('unchecked, while nobody answers', () => {
    const problem = new ApiProblem('no_response', 0);
    expect(state({ problem })).toEqual({ is: 'unchecked', problem });
  });

  test.each([
    [{}, false],
    [{ typed: '' }, true],
    [{ typed: 'WELCOME1' }, true],
    [{ typed: 'WELCOME1', minor: 1_000 }, false],
    [{ problem: new ApiProblem('client_api_24', 404) }, false],
    // The platform refuses a wrong one: nobody has to wait until it can be asked.
    [{ problem: new ApiProblem('too_many_requests', 429) }, true],
  ])('%j may be sent: %s', (asked, sent) => {
    expect(mayBeSent(state(asked))).toBe(sent);
  });

  test('a bonus that was found by its code stands beside those on offer, once', () => {
    expect(tilesOf(TWO_OFFERS, state({ answer: hidden }))).toEqual([...TWO_OFFERS.bonuses, hidden]);
    expect(tilesOf(TWO_OFFERS, state({ typed: 'WELCOME1', answer: welcome }))).toBe(TWO_OFFERS.bonuses);
    expect(tilesOf(TWO_OFFERS, state({}))).toBe(TWO_OFFERS.bonuses);
  });
});

import {
  boundsOf,
  choiceByCode,
  choiceOf,
  codeOfChoice,
  firstAmount,
  firstChoice,
  hasSecondChoice,
  isComplete,
  presetsOf,
} from './method-choice';
import { METHODS, methodsOf } from '../testing/methods';

const { card, neosurf, bitcoin, tether } = METHODS;
const data = methodsOf(Object.values(METHODS));

test.each([
  ['no method', undefined, '', false],
  ['a method without options', card, 'card', true],
  ['a coin of one network, which comes along', bitcoin, 'bitcoin_BTC', true],
  ['a coin of two networks, none of which does', tether, 'tether', false],
  ['a voucher, whose options are left out', neosurf, 'neosurfeurope', true],
])('%s', (_name, method, code, complete) => {
  const choice = choiceOf(method);
  expect(codeOfChoice(choice)).toBe(code);
  expect(isComplete(choice)).toBe(complete);
});

test('finds the choice that a deposit was made with', () => {
  const found = choiceByCode(data.methods, 'tether_USDTERC20');
  expect(found).toMatchObject({ method: { method: 'tether' }, option: { id: 'USDTERC20' } });
  expect(isComplete(found ?? choiceOf(undefined))).toBe(true);
  expect(choiceByCode(data.methods, 'card')?.method).toBe(card);
  expect(choiceByCode(data.methods, 'tether_SOL')).toBeUndefined();
  expect(choiceByCode(data.methods, undefined)).toBeUndefined();
});

test('begins with what was asked for, and not with what failed', () => {
  const codeOf = (wish: Parameters<typeof firstChoice>[1]) => codeOfChoice(firstChoice(data.methods, wish));
  expect(codeOf({})).toBe('card');
  expect(codeOf({ method: 'skrill' })).toBe('skrill');
  expect(codeOf({ method: 'gone' })).toBe('card');
  expect(codeOf({ notBy: 'card' })).toBe('skrill');
  expect(codeOf({ notBy: 'tether_USDTERC20' })).toBe('card');
});

test('there is a second choice between networks, and of a voucher’s values', () => {
  const shown = [card, bitcoin, tether, neosurf].filter(hasSecondChoice);
  expect(shown).toEqual([tether, neosurf]);
});

test('the narrower bound holds', () => {
  expect(boundsOf(data, card)).toMatchObject({ min: 1_000, max: 200_000 });
  expect(boundsOf(data, null)).toMatchObject({ min: 1_000, max: 500_000 });
});

test('buttons above the maximum are there, and marked', () => {
  expect(presetsOf(data, neosurf, 'EUR')).toEqual([
    { typed: '20', minor: 2_000, over: false },
    { typed: '50', minor: 5_000, over: false },
    { typed: '250', minor: 25_000, over: true },
  ]);
  expect(presetsOf(data, card, 'EUR').map(({ typed }) => typed)).toEqual(['20', '50', '250', '500']);
});

test('begins with the second button, unless that is above the maximum', () => {
  expect(firstAmount(presetsOf(data, card, 'EUR'))).toBe('50');
  const low = { ...card, max_amount: { amount: 4_000, currency: 'EUR' } };
  expect(firstAmount(presetsOf(data, low, 'EUR'))).toBe('20');
  expect(firstAmount([])).toBe('');
});

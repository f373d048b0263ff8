import type { Deposit } from '../api/get-deposits-id';
import { CRYPTO, depositWith, transfer } from '../testing/deposit';
import { cryptoProgress, type Transfer } from './crypto-progress';

const IN_TIME = false;
const LATE = true;
type Status = Deposit['transaction']['status'];

const progress = (
  transfers: Transfer[],
  late: boolean = IN_TIME,
  status: Status = 'processing',
  needed = 3,
) =>
  cryptoProgress(
    { ...CRYPTO, transfers, confirmationsNeeded: needed },
    depositWith({ transaction: { status } }).transaction,
    late,
  );
const part = transfer({ amount: '300.000000' });
const rest = transfer({ id: 'b2', amount: '185.436893' });

test.each<[string, Parameters<typeof progress>, Partial<ReturnType<typeof progress>>]>([
  ['nothing was sent', [[]], { state: 'waiting', missing: '485.436893' }],
  ['nothing was sent, and the rate is over', [[], LATE], { state: 'rateOver' }],
  ['all of it was seen', [[transfer({})]], { state: 'underWay', missing: '0.000000' }],
  ['a part of it', [[part]], { state: 'partial', arrived: '300.000000', missing: '185.436893' }],
  ['a part of it, and the rate is over', [[part], LATE], { state: 'partialLate' }],
  ['the rest of it in another transfer', [[part, rest]], { state: 'underWay', arrived: '485.436893' }],
  ['more than asked', [[transfer({}), part]], { state: 'over', arrived: '785.436893' }],
  ['what was seen is gone again', [[transfer({ state: 'gone' })]], { state: 'gone', arrived: '0.000000' }],
  ['one is gone, another came', [[transfer({ state: 'gone' }), part]], { state: 'partial' }],
  ['it is credited', [[transfer({ state: 'credited' })], IN_TIME, 'complete'], { state: 'credited' }],
  ['it was cancelled', [[], IN_TIME, 'cancel'], { state: 'ended' }],
])('%s', (_name, asked, expected) => {
  expect(progress(...asked)).toMatchObject(expected);
});

const shown = (...asked: Parameters<typeof progress>) =>
  progress(...asked).steps.map(({ name, count, state }) => `${name}${count ?? ''} ${state}`);

test('steps, from sending to the balance', () => {
  expect(shown([])).toEqual([
    'sent now',
    'seen later',
    'confirmed1 later',
    'confirmed2 later',
    'confirmed3 later',
    'credited later',
  ]);
  expect(shown([transfer({ confirmations: 1, state: 'confirming' })])).toEqual([
    'sent done',
    'seen done',
    'confirmed1 done',
    'confirmed2 now',
    'confirmed3 later',
    'credited later',
  ]);
  expect(
    shown([transfer({ confirmations: 3, state: 'credited' })], IN_TIME, 'complete').every((step) =>
      step.endsWith('done'),
    ),
  ).toBe(true);
});

test('many confirmations share a step, which counts', () => {
  const many = (confirmations: number) =>
    shown([transfer({ confirmations, state: 'confirming' })], IN_TIME, 'processing', 20);
  expect(many(0)).toEqual([
    'sent done',
    'seen done',
    'confirmed1 now',
    'confirmed20 later',
    'credited later',
  ]);
  expect(many(7)).toEqual([
    'sent done',
    'seen done',
    'confirmed8 now',
    'confirmed20 later',
    'credited later',
  ]);
  expect(many(19)).toEqual(['sent done', 'seen done', 'confirmed20 now', 'credited later']);
});

test('the steps are of the transfer that is still under way', () => {
  const first = transfer({ confirmations: 3, state: 'credited' });
  expect(progress([first, rest]).leading?.id).toBe('b2');
  expect(progress([first]).leading?.id).toBe(first.id);
  // A part that is still to be confirmed says nothing of a deposit that is complete.
  const open = transfer({ id: 'b3', confirmations: 0 });
  expect(progress([first, open], IN_TIME, 'complete').leading?.id).toBe(first.id);
});

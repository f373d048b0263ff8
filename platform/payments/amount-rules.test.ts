import { randomUUID } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Currency } from '@/lib/money/money';
import type { PlayerSession } from '@/platform/kernel/session';
import { AMOUNT_CASES, type AmountCase } from './testing/deposit-rules';
import { freshAddress } from '@/tests/support/call';
import { openWorld, type World } from '@/tests/support/payments-harness';
import { asVisitor } from '@/tests/support/visitor';

// The same table as on the page (tests/e2e/deposit-rules.spec.ts): who sends an amount without our form is told the same.

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Each from an address of its own: so many deposits from one are refused. */
async function ask(player: PlayerSession, body: object) {
  const headers = {
    ...asVisitor(freshAddress()),
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await world.request('/api/v1/deposits', init, player);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const CODES: Readonly<Record<NonNullable<AmountCase['rule']>, string>> = {
  required: API_CODES.wrongData,
  tooLong: API_CODES.wrongData,
  // Nothing is less than any minimum.
  aboveZero: API_CODES.depositBelowMinimum,
  belowMinimum: API_CODES.depositBelowMinimum,
  aboveMaximum: API_CODES.depositLimit,
};
/** An option of a method with several; the others have none, or need none. */
const OPTIONS: Partial<Record<AmountCase['method'], string>> = { ethereum: 'ETH' };
const nameOf = (method: AmountCase['method']) => {
  const option = OPTIONS[method];
  return option === undefined ? method : `${method}_${option}`;
};
/** Minor units as the form sends them; digits that no JSON number holds go as they are. */
const amountOf = ({ typed, becomes = typed }: AmountCase): unknown =>
  becomes === '' ? undefined : Number(becomes) * 100;

const CURRENCIES: readonly Currency[] = ['EUR', 'CHF'];

it.each(AMOUNT_CASES.flatMap((one) => CURRENCIES.map((currency) => ({ ...one, currency }))))(
  '$method, $currency "$typed": $rule $limit',
  async ({ currency, ...one }) => {
    const { method, rule, limit } = one;
    const player = await world.newPlayer({ currency, country: currency === 'CHF' ? 'CH' : 'DE' });
    const { status, body } = await ask(player, { method: nameOf(method), amount: amountOf(one) });
    if (rule === null) {
      expect(body).toMatchObject({ data: { transaction: { amount: amountOf(one), currency } } });
      return;
    }
    // What is past the safe integers is no amount at all.
    const isNumber = Number.isSafeInteger(amountOf(one));
    const code = rule === 'aboveMaximum' && !isNumber ? API_CODES.wrongData : CODES[rule];
    expect([status, body.code]).toEqual([422, code]);
    if (limit === undefined || !isNumber) return;
    expect(body).toMatchObject({
      [rule === 'belowMinimum' ? 'minimum' : 'maximum']: limit * 100,
      currency,
    });
  },
);

it.each([
  ['cents', 20_50, API_CODES.wrongData],
  ['a fraction', 2_000.5, API_CODES.wrongData],
  ['digits in a text', '2000', API_CODES.wrongData],
  ['less than nothing', -2_000, API_CODES.depositBelowMinimum],
])('%s are no amount', async (_, amount, code) => {
  const { status, body } = await ask(await world.newPlayer(), { method: 'card', amount });
  expect([status, body.code]).toEqual([422, code]);
});

it.each([
  ['a coin without its network', 'tether'],
  ['a network of another coin', 'tether_BTC'],
  ['an option that the method does not have', 'card_EUR'],
  ['nothing', ''],
  ['a method for another country', 'interac'],
])('%s is no method', async (_, method) => {
  const { status, body } = await ask(await world.newPlayer(), { method, amount: 5_000 });
  const code = method === '' ? API_CODES.wrongData : API_CODES.paymentMethodUnavailable;
  expect([status, body.code]).toEqual([422, code]);
});

it('takes a voucher without an option', async () => {
  const { body } = await ask(await world.newPlayer(), { method: 'paysafe', amount: 1_000 });
  expect(body).toMatchObject({
    data: { transaction: { paymentMethod: 'paysafe', status: 'processing' } },
  });
});

import { API_CODES } from '@/lib/domain/api-codes';
import { FEW, FEW_CASES, MANY, MANY_CASES, type WithdrawalCase } from '../testing/withdrawal-rules';
import { openPayoutWorld, type PayoutWorld } from '../testing/withdrawals-harness';

// The same table as on the page (tests/e2e/withdrawal-rules.spec.ts): who sends an amount without our form is told the
// same. What is no amount, or more than the balance, has words of its own here, which the form has no use for.

jest.setTimeout(60_000);

let world: PayoutWorld;
beforeAll(async () => {
  world = await openPayoutWorld();
});
afterAll(async () => {
  await world.checkLedger();
  await world.close();
});

/** Above any amount that a request can have. */
const MOST = 1_000_000_000_00;
const ACCOUNT = { iban: 'DE89370400440532013000', holder: 'Nora Lindqvist' };

function codeOf({ rule }: WithdrawalCase, amount: number | undefined, has: number): string {
  if (amount === undefined || amount === 0 || amount > MOST) return API_CODES.wrongData;
  if (rule === 'belowMinimum') return API_CODES.withdrawalBelowMinimum;
  return amount > has ? API_CODES.balanceUnavailable : API_CODES.withdrawalLimit;
}

describe.each([
  ['a few hundred', FEW, FEW_CASES],
  ['some thousands', MANY, MANY_CASES],
] as const)('of %s', (_name, sums, cases) => {
  it.each(cases)('$method, "$typed": $rule $limit', async (one) => {
    const { method, typed, becomes = typed, rule, limit } = one;
    const player = await world.richPlayer(sums.paidIn, 'card', sums.has);
    const amount = becomes === '' ? undefined : Number(becomes) * 100;
    const answer = await world.ask(player, { method, amount, ...(method === 'banktransfer' ? ACCOUNT : {}) });
    const body = (await answer.json()) as Record<string, unknown>;
    if (rule === null) {
      expect(body).toMatchObject({ data: { method, amount } });
      expect(await world.held(player)).toBe(BigInt(amount ?? 0));
      return;
    }
    const code = codeOf(one, amount, sums.has);
    expect([answer.status, body.code]).toEqual([422, code]);
    if (code === API_CODES.withdrawalBelowMinimum) expect(body.minimum).toBe(limit);
    if (code === API_CODES.withdrawalLimit) expect(body.maximum).toBe(limit);
    expect(await world.held(player)).toBe(0n);
  });
});

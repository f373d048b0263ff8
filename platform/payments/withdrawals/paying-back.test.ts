import type { PlayerSession } from '@/platform/kernel/session';
import { stakeAll } from '@/tests/support/stake';
import {
  openPayoutWorld,
  type PayoutWorld,
  type Refusal,
  type WithdrawalJson,
} from '../testing/withdrawals-harness';

let world: PayoutWorld;

beforeAll(async () => {
  world = await openPayoutWorld({ providerTimeoutMs: 1_000 });
});
afterAll(() => world.close());
afterEach(() => world.checkLedger());

const refusal = async (answer: Promise<Response>) => {
  const { status } = await answer;
  return { status, code: ((await (await answer).json()) as Refusal).code };
};
const paid = async (withdrawal: WithdrawalJson) =>
  world.send((await world.payoutEvent(withdrawal, 'payout.completed')) as Record<string, unknown>);

describe('back to what it came from', () => {
  interface Way {
    method: string;
    share: number;
    max: number;
  }
  const ways = async (who: PlayerSession) => {
    const answer = await world.request('/api/v1/withdraw-methods', {}, who);
    const { data } = (await answer.json()) as { data: { methods: Way[] } };
    return data.methods.map(({ method, share, max }) => `${method} ${share} ${max}`);
  };
  const payIn = async (
    who: PlayerSession,
    method: string,
    amount: number,
    instrument: string,
    won = amount,
  ) => {
    const deposit = await world.deposit(who, { method, amount });
    await world.send(await world.event(deposit, 'charge.completed'));
    await stakeAll({ query: world.query }, { ...who, amount, won });
    await world.query('update payments.deposits set instrument = $2 where id = $1', [deposit.id, instrument]);
    const [row] = await world.query<{ charge_id: string }>(
      'select charge_id from payments.deposits where id = $1',
      [deposit.id],
    );
    return row?.charge_id;
  };
  const chargeOf = async (id: string) =>
    (await world.payments.withdrawals.find(id)).payout_request?.charge ?? null;

  it('binds every source: nobody takes what another one is owed', async () => {
    const who = await world.newPlayer();
    await payIn(who, 'skrill', 100_000, 'wallet-1');
    await payIn(who, 'card', 2_000, 'card-1');
    expect(await ways(who)).toEqual(['card 2000 2000', 'skrill 100000 100000', 'banktransfer 0 0']);
    expect(await refusal(world.ask(who, { amount: 2_001 }))).toEqual({ status: 422, code: 'client_api_32' });
    await paid(await world.withdraw(who, { amount: 2_000 }));
    expect(await ways(who)).toEqual(['skrill 100000 100000', 'card 0 0', 'banktransfer 0 0']);
  });

  it('and what is left of a loss still goes to each that is owed', async () => {
    const who = await world.newPlayer();
    await payIn(who, 'skrill', 40_000, 'wallet-1');
    // 500.00 are left of 800.00 that came in: either may have its own back.
    await payIn(who, 'card', 40_000, 'card-1', 10_000);
    expect(await ways(who)).toEqual(['card 40000 40000', 'skrill 40000 40000', 'banktransfer 0 0']);
  });

  it('pays the card whose own share is open, and not the latest one', async () => {
    const who = await world.newPlayer();
    const first = await payIn(who, 'card', 30_000, 'card-1');
    const second = await payIn(who, 'card', 2_000, 'card-2');
    expect(await ways(who)).toEqual(['card 2000 2000', 'banktransfer 0 0']);
    expect(await refusal(world.ask(who, { amount: 25_000 }))).toEqual({ status: 422, code: 'client_api_32' });
    await world.query('update payments.payout_rules set automatic_until = 0 where currency = $1', ['EUR']);
    try {
      const asked = await world.withdraw(who, { amount: 2_000 });
      expect(await chargeOf(asked.id)).toBe(second);
      await world.decide(asked.id);
      await paid(asked);
      expect(await ways(who)).toEqual(['card 30000 30000', 'banktransfer 0 0']);
      const rest = await world.withdraw(who, { amount: 30_000 });
      expect(await chargeOf(rest.id)).toBe(first);
    } finally {
      await world.query('update payments.payout_rules set automatic_until = 20000 where currency = $1', [
        'EUR',
      ]);
    }
  });
});

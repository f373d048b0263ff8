import type { PlayerSession } from '@/platform/kernel/session';
import { openPayoutWorld, type PayoutWorld } from './testing/withdrawals-harness';
import { effective, type LimitChange } from './method-settings';

let world: PayoutWorld;
let player: PlayerSession;
beforeEach(async () => {
  world = await openPayoutWorld();
  player = await world.newPlayer();
});
afterEach(async () => {
  await world.checkLedger();
  await world.close();
});

const BY = { operatorId: 'op-1', reason: 'fewer losses', requestId: 'r' };
const turn = (direction: 'deposit' | 'withdrawal', enabled: boolean, method = 'card') =>
  world.payments.methodSettings.turn({ method, direction, enabled }, BY);
/** Sets a limit, by somebody who has seen what it takes the place of. */
const limit = async (change: Partial<LimitChange>) => {
  const wanted = {
    ...{
      method: 'card',
      direction: 'deposit' as const,
      currency: 'EUR' as const,
      country: null,
      min: null,
      max: null,
    },
    ...change,
  };
  const [before] = await world.query<{ changed_at: Date }>(
    `select changed_at from payments.own_limits
      where method = $1 and direction = $2 and currency = $3 and country = $4`,
    [wanted.method, wanted.direction, wanted.currency, wanted.country ?? ''],
  );
  await world.payments.methodSettings.limit({ seen: before?.changed_at ?? null, ...wanted }, BY);
};
const offered = async (who = player) => {
  const { methods } = await world.payments.depositMethods(who, null);
  const card = methods.find(({ method }) => method === 'card');
  return card && [Number(card.min), Number(card.max)];
};
const codeOf = async (answer: Promise<Response>) => {
  const response = await answer;
  const body = (await response.json()) as { code: string; minimum?: number; maximum?: number };
  return [response.status, body.code, body.minimum ?? body.maximum];
};
const pay = (amount: number, who = player) => world.post(who, { method: 'card', amount });

it('a method that is off takes no new deposit, on any instance; an open one goes on', async () => {
  const open = await world.deposit(player);
  const other = world.anotherService(world.provider());
  await turn('deposit', false);
  expect(await offered()).toBeUndefined();
  const { methods } = await other.depositMethods(player, null);
  expect(methods.map(({ method }) => method)).not.toContain('card');
  expect(await codeOf(pay(5_000))).toEqual([422, 'client_api_18', undefined]);
  await world.send(await world.event(open, 'charge.completed'));
  expect(await world.real(player)).toBe(5_000n);
  await turn('deposit', true);
  expect((await pay(5_000)).status).toBe(201);
});

it('limits narrow what the company takes, for a currency or for a country', async () => {
  expect(await offered()).toEqual([1_000, 500_000]);
  await limit({ min: 3_000n, max: 200_000n });
  await limit({ country: 'AT', min: 4_000n });
  expect(await offered()).toEqual([3_000, 200_000]);
  const austrian = await world.newPlayer({ country: 'AT' });
  expect(await offered(austrian)).toEqual([4_000, 200_000]);
  expect(await offered(await world.newPlayer({ currency: 'USD' }))).toEqual([1_000, 500_000]);
  expect(await codeOf(pay(2_000))).toEqual([422, 'client_api_29', 3_000]);
  expect(await codeOf(pay(3_000, austrian))).toEqual([422, 'client_api_29', 4_000]);
  expect(await codeOf(pay(300_000))).toEqual([422, 'client_api_31', 200_000]);
  await limit({});
  expect(await offered()).toEqual([1_000, 500_000]);
});

it('a method of which nothing is left, since the company allows less by now, is not offered', async () => {
  await limit({ min: 300_000n });
  await world.query("update payments.method_limits set max_amount = 200000 where method = 'card'");
  expect(await offered()).toBeUndefined();
});

it('withdrawals are limited and turned off by themselves', async () => {
  const rich = await world.richPlayer(50_000);
  await limit({ direction: 'withdrawal', min: 15_000n });
  expect(await codeOf(world.ask(rich, { amount: 10_000 }))).toEqual([422, 'client_api_30', 15_000]);
  await turn('withdrawal', false);
  expect(await codeOf(world.ask(rich, { amount: 20_000 }))).toEqual([422, 'client_api_18', undefined]);
  expect(await offered(rich)).toEqual([1_000, 500_000]);
  await turn('withdrawal', true);
  expect((await world.ask(rich, { amount: 20_000 })).status).toBe(201);
});

it('frees no money that came by a card for the bank by a limit, but by turning the card off', async () => {
  const rich = await world.richPlayer(30_000);
  const toBank = async () => {
    const answer = await world.request('/api/v1/withdraw-methods', {}, rich);
    const { data } = (await answer.json()) as { data: { methods: { method: string; max: number }[] } };
    return data.methods.find(({ method }) => method === 'banktransfer')?.max;
  };
  expect(await toBank()).toBe(0);
  await limit({ direction: 'withdrawal', min: 50_000n });
  expect(await toBank()).toBe(0);
  await turn('withdrawal', false);
  expect(await toBank()).toBe(30_000);
});

it('two people at once: what is checked against the other’s is still so when it is written', async () => {
  const both = await Promise.allSettled([limit({ min: 300_000n }), limit({ country: 'DE', max: 200_000n })]);
  expect(both.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

it('two people who have seen the same: the second one is told', async () => {
  await limit({ max: 200_000n });
  const [{ changed_at: seen } = { changed_at: null }] = await world.query<{ changed_at: Date }>(
    'select changed_at from payments.own_limits',
  );
  const both = await Promise.allSettled([limit({ max: 100_000n, seen }), limit({ max: 150_000n, seen })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('what the office shows as in force is what holds for players', async () => {
  // Straight into the table: also what no operator could set, since the company allows less by now.
  await world.query(`
    insert into payments.own_limits (method, direction, currency, country, min_amount, max_amount, reason, changed_by,
                                     changed_at)
    select m.code, d, 'EUR', c, case when n % 3 = 0 then null else 500 + n * 1100 end,
           case when n % 3 = 1 then null else 700000 - n * 9000 end, 'r', 'op', now()
      from (select code, d, c, (row_number() over (order by code, d, c))::integer % 60 as n
              from payments.methods, unnest(array['deposit', 'withdrawal']) d, unnest(array['', 'DE', 'AT']) c) numbered
      join payments.methods m using (code) where n % 4 > 0`);
  const settings = await world.payments.methodSettings.list.rows({
    sort: 'position',
    descending: false,
    offset: 0,
    limit: 1_000,
  });
  let compared = 0;
  for (const direction of ['deposit', 'withdrawal'] as const) {
    for (const country of ['DE', 'AT', 'FR', null]) {
      const held = await world.query<{ method: string; min_amount: string; max_amount: string }>(
        'select method, min_amount, max_amount from payments.limits_for($1, $2, $3)',
        [direction, 'EUR', country],
      );
      for (const { method, company, own } of settings.filter((one) => one.direction === direction)) {
        const [ofCompany] = await world.query<{ min: string; max: string }>(
          direction === 'deposit'
            ? "select min_amount as min, max_amount as max from payments.method_limits where method = $1 and currency = 'EUR'"
            : "select min_amount as min, max_amount as max from payments.payout_limits where method = $1 and currency = 'EUR'",
          [method],
        );
        if (!ofCompany || company.length === 0) continue;
        const bounds = { min: BigInt(ofCompany.min), max: BigInt(ofCompany.max) };
        const { min, max } = effective(
          bounds,
          own.filter(({ currency }) => currency === 'EUR'),
          country,
        );
        const row = held.find((one) => one.method === method);
        expect([method, row && [row.min_amount, row.max_amount].map(Number)]).toEqual([
          method,
          min > max ? undefined : [min, max].map(Number),
        ]);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(50);
});

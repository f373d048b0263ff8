import type { PlayerSession } from '@/platform/kernel/session';
import { openPayoutWorld, type PayoutWorld } from '@/tests/support/withdrawals-harness';
import type { LimitChange } from './method-settings';

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
const limit = (change: Partial<LimitChange>) =>
  world.payments.methodSettings.limit(
    { method: 'card', direction: 'deposit', currency: 'EUR', country: null, min: null, max: null, ...change },
    BY,
  );
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

import { randomUUID } from 'node:crypto';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

let harness: WalletHarness;
let seat: Seat;
beforeAll(async () => {
  harness = await startWallet();
  seat = await harness.seat({ real: 5_000, bonus: 250 });
  const other = await harness.seat({ real: 100 });
  await harness.call('bet', other, { amount: 77 });
  for (const [stake, won] of [
    [100, 300],
    [200, 0],
    [300, 50],
  ] as const) {
    const txId = randomUUID();
    await harness.call('bet', seat, { tx_id: txId, amount: stake, round_id: `round-${stake}` });
    await harness.call('win', seat, { ref_tx_id: txId, amount: won, round_id: `round-${stake}` });
  }
  const returned = randomUUID();
  await harness.call('bet', seat, { tx_id: returned, amount: 400 });
  await harness.call('rollback', seat, { ref_tx_id: returned });
});
afterAll(() => harness.close());

interface Page {
  data: {
    id: string;
    type: string;
    status: string;
    amount: number;
    balance: number | null;
    currency: string;
    date: string;
    reference: string;
  }[];
  meta: { page: number; perPage: number; total: number; lastPage: number };
}

const get = async (query = '', player: string | null = seat.playerId) => {
  const response = await fetch(`${harness.url}/api/v1/me/transactions${query}`, {
    headers: player ? { 'x-test-player': player } : {},
  });
  return { status: response.status, body: (await response.json()) as Page };
};
const lines = (page: Page) => page.data.map(({ type, amount }) => `${type} ${amount}`);

it('lists every movement, the newest first, with the balance after it', async () => {
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(body.data.map(({ type, status: state, amount, balance }) => [type, state, amount, balance])).toEqual(
    [
      ['rollback_bet', 'complete', 400, 4_750],
      ['bet', 'rollback', 400, 4_350],
      ['win', 'complete', 50, 4_750],
      ['bet', 'complete', 300, 4_700],
      ['bet', 'complete', 200, 5_000],
      ['win', 'complete', 300, 5_200],
      ['bet', 'complete', 100, 4_900],
      ['bonus', 'complete', 250, 5_000],
      ['deposit', 'complete', 5_000, 5_000],
    ],
  );
  expect(body.meta).toEqual({ page: 1, perPage: 20, total: 9, more: false, lastPage: 1 });
  expect(body.data[2]).toMatchObject({
    fee: 0,
    currency: 'EUR',
    reference: 'round-300',
    gameId: 'g90001',
    method: null,
  });
});

it.each([
  ['dateAsc', ['deposit 5000', 'bonus 250', 'bet 100']],
  ['dateDesc', ['rollback_bet 400', 'bet 400', 'win 50']],
  ['amountAsc', ['win 50', 'bet 100', 'bet 200']],
  ['amountDesc', ['deposit 5000', 'rollback_bet 400', 'bet 400']],
])('sorts by %s', async (sort, first) => {
  const { body } = await get(`?sort=${sort}&per_page=3`);
  expect(lines(body)).toEqual(first);
});

it('shows each once over all pages', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => get(`?sort=amountDesc&per_page=3&page=${page}`)),
  );
  const ids = pages.flatMap(({ body }) => body.data.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([9, 9]);
  expect(pages[0]?.body.meta).toEqual({ page: 1, perPage: 3, total: 9, more: false, lastPage: 3 });
  expect(pages[3]?.body.data).toEqual([]);
});

it('filters by type, status and time', async () => {
  expect((await get('?type=bet')).body.meta.total).toBe(4);
  expect(lines((await get('?type=bet&status=rollback')).body)).toEqual(['bet 400']);
  expect((await get(`?from=${new Date(Date.now() + 1_000).toISOString()}`)).body.meta.total).toBe(0);
  expect((await get('?to=2020-01-01')).body.meta.total).toBe(0);
  expect((await get('?from=2020-01-01')).body.meta.total).toBe(9);
});

it.each([
  ['type=deposit,bonus', ['bonus 250', 'deposit 5000']],
  ['type=bet&status=rollback', ['bet 400']],
  ['status=rollback,failed', ['bet 400']],
  ['amount_from=300&amount_to=400', ['rollback_bet 400', 'bet 400', 'bet 300', 'win 300']],
  ['amount_from=5001', []],
  ['to=2020-01-01', []],
])('is filtered by %s', async (query, expected) => {
  expect(lines((await get(`?${query}`)).body)).toEqual(expected);
});

it('goes back to the beginning', async () => {
  harness.clock.ahead = 800 * 24 * 60 * 60_000;
  expect((await get('?from=2020-01-01')).body.meta.total).toBe(9);
  harness.clock.ahead = 0;
});

it.each(['type=gift', 'amount_from=-1', 'amount_from=1.5', 'page=2001', 'per_page=101'])(
  'refuses %s',
  async (query) => {
    expect((await get(`?${query}`)).status).toBe(400);
  },
);

it.each(['?sort=name', '?type=gift', '?page=0', '?per_page=101', '?from=yesterday', '?status=lost'])(
  'refuses %s',
  async (query) => {
    expect((await get(query)).status).toBe(400);
  },
);

it('is the player’s own', async () => {
  expect((await get('', null)).status).toBe(401);
  expect((await get('', randomUUID())).body.data).toEqual([]);
});

it('tells the balance', async () => {
  const response = await fetch(`${harness.url}/api/v1/me/balance`, {
    headers: { 'x-test-player': seat.playerId },
  });
  expect(await response.json()).toEqual({
    data: {
      balance: { amount: 4_750, currency: 'EUR' },
      bonus: { amount: 250, currency: 'EUR' },
      held: { amount: 0, currency: 'EUR' },
      depositWager: { amount: 4_400, currency: 'EUR' },
      availableForWithdraw: { amount: 0, currency: 'EUR' },
      version: 9,
    },
  });
});

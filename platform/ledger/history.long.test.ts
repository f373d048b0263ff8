import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

jest.setTimeout(300_000);

/** One player, and how long any page of their history may take. */
const MOVEMENTS = 1_000_000;
const ANSWER_MS = 100;

let harness: WalletHarness;
let seat: Seat;

beforeAll(async () => {
  harness = await startWallet();
  seat = await harness.seat({ real: 5_000 });
  const owner = new pg.Client({ connectionString: harness.databaseUrl });
  await owner.connect();
  // Rows alone, without the money behind them: a bet a minute for a year, every second of which wins; now and then
  // something else.
  await owner.query(`set session_replication_role = replica`);
  await owner.query(
    `insert into ledger.transactions (id, player_id, currency, type, status, amount, requested, balance, method, game_id,
                                      reference, created_at, updated_at)
     select gen_random_uuid(), $1, 'EUR',
            (case when i % 20000 = 0 then 'deposit' when i % 3001 = 0 then 'rollback_bet' when i % 2 = 0 then 'win' else 'bet' end)::ledger.transaction_type,
            (case when i % 60000 = 0 then 'failed' when i % 9001 = 0 then 'rollback' else 'complete' end)::ledger.transaction_status,
            1 + (i * 7919::bigint) % 10000, 1 + (i * 7919::bigint) % 10000, 100000, null, 'g90001', 'round-' || i / 2,
            now() - interval '30 seconds' * (${MOVEMENTS} - i), now()
       from generate_series(1, ${MOVEMENTS}) as i`,
    [seat.playerId],
  );
  await owner.query(
    `insert into history.rounds (player_id, game_id, round_id, currency, staked, won, stakes, closed, began_at, ended_at)
     select $1, 'g90001', 'round-' || i, 'EUR', 100, 95, 1, true, now() - interval '1 minute' * i, now()
       from generate_series(1, ${MOVEMENTS / 2}) as i`,
    [seat.playerId],
  );
  await owner.query(
    `insert into history.quarters (player_id, currency, quarter, staked, won, rounds)
     select player_id, currency, date_bin('15 minutes', began_at, 'epoch'), sum(staked), sum(won), count(*)
       from history.rounds group by 1, 2, 3`,
  );
  await owner.query('vacuum analyze ledger.transactions, history.rounds, history.quarters');
  await owner.end();
});
afterAll(() => harness.close());

/** The middle of five, after one that warms up: what else the machine does now and then is no part of an answer. */
async function timeOf(path: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    const began = performance.now();
    const response = await fetch(`${harness.url}/api/v1/me/${path}`, {
      headers: { 'x-test-player': seat.playerId },
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    times.push(performance.now() - began);
  }
  const [, , middle = Number.POSITIVE_INFINITY] = times.slice(1).toSorted((one, other) => one - other);
  return middle;
}

const YEAR = () => {
  const to = new Date(Math.ceil(Date.now() / 900_000) * 900_000);
  const from = new Date(to.getTime() - 365 * 86_400_000);
  return `from=${from.toISOString()}&to=${to.toISOString()}`;
};

/** A path in which `days=120-90` stands for a period: from 120 days ago until 90 days ago. */
function withPeriod(path: string): string {
  const at = (days: string) => new Date(Date.now() - Number(days) * 86_400_000).toISOString();
  return path.replace(/days=(\d+)-(\d+)/, (_, from: string, to: string) => `from=${at(from)}&to=${at(to)}`);
}

test.each([
  'transactions',
  'transactions?page=500',
  'transactions?sort=dateAsc&page=500',
  'transactions?type=bet,win&page=250',
  'transactions?type=deposit',
  'transactions?type=deposit&status=failed',
  'transactions?status=rollback',
  'transactions?type=rollback_bet&sort=amountDesc',
  'transactions?from=2020-01-01&to=2020-02-01',
  'transactions?sort=amountDesc',
  'transactions?sort=amountAsc&page=500',
  'transactions?amount_from=9999',
  'transactions?amount_from=20000',
  'transactions?type=win&amount_from=9990&sort=amountDesc',
  // With a period, as the page asks: a year, a month in the middle of it, and its last day.
  'transactions?days=365-0',
  'transactions?days=365-0&page=500',
  'transactions?days=365-0&sort=amountDesc',
  'transactions?days=365-0&status=complete',
  'transactions?days=365-0&status=complete&sort=amountAsc&page=500',
  'transactions?days=365-0&type=bet&amount_from=5000',
  'transactions?days=365-0&type=bet&amount_from=5000&amount_to=5100&sort=amountDesc',
  'transactions?days=365-0&type=win&status=rollback&amount_from=5000&sort=amountDesc',
  'transactions?days=365-0&type=deposit&status=complete&amount_from=9000',
  'transactions?days=120-90&sort=amountDesc',
  'transactions?days=120-90&sort=dateAsc&page=300',
  'transactions?days=120-90&type=bet&status=complete&amount_from=9000&sort=amountAsc',
  'transactions?days=1-0&sort=amountDesc',
  'transactions?days=1-0&type=bet,win&status=complete&amount_from=100',
  'transactions?type=bet&amount_from=5000',
  'transactions?status=complete&sort=amountDesc',
  'rounds?page=500',
  'rounds?game=g90001&page=500',
  // Behind the last page that there is.
  'transactions?sort=amountDesc&page=2000&per_page=100',
  'rounds?page=2000&per_page=100',
])('one million movements answer %s in a tenth of a second', async (path) => {
  expect(await timeOf(withPeriod(path))).toBeLessThan(ANSWER_MS);
});

test('sums of a year, and the days of a month, too', async () => {
  expect(await timeOf(`sums?${YEAR()}`)).toBeLessThan(ANSWER_MS);
  expect(await timeOf(`statement?${YEAR()}`)).toBeLessThan(ANSWER_MS);
  const to = new Date(Math.ceil(Date.now() / 900_000) * 900_000);
  const from = new Date(to.getTime() - 31 * 86_400_000);
  expect(
    await timeOf(`days?from=${from.toISOString()}&to=${to.toISOString()}&time_zone=Europe/Berlin`),
  ).toBeLessThan(ANSWER_MS);
});

test('nothing of another player is counted', async () => {
  const response = await fetch(`${harness.url}/api/v1/me/transactions`, {
    headers: { 'x-test-player': randomUUID() },
  });
  expect(await response.json()).toMatchObject({ data: [], meta: { total: 0, more: false } });
});

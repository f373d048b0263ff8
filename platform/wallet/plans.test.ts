import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kernel } from '@/platform/kernel/kernel';
import { GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

const SEATS = 16;
const OTHER_WALLETS = 1_000;
const OTHER_BETS = 500;
/** Rows of a wallet that one call may read: three accounts, for the lock, the decision, the posting and the guard. */
const ACCOUNTS_A_CALL = 16;

let harness: WalletHarness;
let seats: Seat[];

type Trx = Parameters<Parameters<ReturnType<Kernel['db']['transaction']>['execute']>[0]>[0];

const column = <Value>(of: (seat: Seat) => Value) => seats.map(of);

async function bet(trx: Trx): Promise<string[]> {
  const ids = column(() => randomUUID());
  const { rows } = await sql<{ status: string }>`
    select o_status as status
      from wallet.bets(${ids}, ${column(({ token }) => token)}, ${column(({ playerId }) => playerId)},
                       ${column(({ currency }) => currency)}, ${column(() => GAME)}, ${column(() => 'r')},
                       ${column(() => false)}, ${column(() => 10)}, now(), now() - interval '1 hour')`.execute(
    trx,
  );
  for (const { status } of rows) if (status !== 'OK') throw new Error(`a bet answered ${status}`);
  return ids;
}

async function win(trx: Trx, bets: string[]): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    select o_status as status
      from wallet.wins(${column(() => randomUUID())}, ${bets}, ${column(({ playerId }) => playerId)},
                       ${column(({ currency }) => currency)}, ${column(() => GAME)}, ${column(() => 'r')},
                       ${column(() => false)}, ${column(() => 20)})`.execute(trx);
  for (const { status } of rows) if (status !== 'OK') throw new Error(`a win answered ${status}`);
}

async function giveBack(trx: Trx, bets: string[]): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    select o_status as status
      from wallet.rollbacks(${column(() => randomUUID())}, ${bets}, ${column(({ playerId }) => playerId)},
                            ${column(({ currency }) => currency)}, ${column(() => GAME)}, ${column(() => 'r')},
                            ${column(() => null)}::bigint[])`.execute(trx);
  for (const { status } of rows) if (status !== 'OK') throw new Error(`a rollback answered ${status}`);
}

/** Rows that this connection has read of each table of money and play: all of them one by one, and by an index. */
async function rowsRead(trx: Trx): Promise<Map<string, { scanned: number; fetched: number }>> {
  const { rows } = await sql<{ table: string; scanned: number; fetched: number }>`
    select schemaname || '.' || relname as "table", seq_tup_read::integer as scanned,
           coalesce(idx_tup_fetch, 0)::integer as fetched
      from pg_stat_xact_user_tables where schemaname in ('ledger', 'wallet', 'play')`.execute(trx);
  return new Map(rows.map(({ table, ...read }) => [table, read]));
}

beforeAll(async () => {
  // One after the other all go through one connection, which keeps the plans that it made while there was nothing to read.
  harness = await startWallet({ pool: 2 });
  seats = [];
  for (let index = 0; index < SEATS; index += 1) seats.push(await harness.seat({ real: 100_000 }));
  await harness.kernel.db.transaction().execute(async (trx) => {
    await win(trx, await bet(trx));
    await giveBack(trx, await bet(trx));
  });
  await sql`
    select ledger.open_accounts(gen_random_uuid(), 'EUR') from generate_series(1, ${OTHER_WALLETS})`.execute(
    harness.kernel.db,
  );
  for (let index = 0; index < OTHER_BETS / SEATS; index += 1)
    await harness.kernel.db.transaction().execute((trx) => bet(trx));
});
afterAll(async () => {
  await harness.close();
});

it.each([
  ['bets', async (trx: Trx) => void (await bet(trx)), 1],
  ['bets and wins', async (trx: Trx) => win(trx, await bet(trx)), 2],
  ['bets and rollbacks', async (trx: Trx) => giveBack(trx, await bet(trx)), 2],
])('reads for %s only rows of the players who make them', async (_, calls, each) => {
  const [before, after] = await harness.kernel.db.transaction().execute(async (trx) => {
    const start = await rowsRead(trx);
    await calls(trx);
    return [start, await rowsRead(trx)];
  });
  const scanned = [...after].filter(([table, read]) => read.scanned > (before.get(table)?.scanned ?? 0));
  const fetched =
    (after.get('ledger.accounts')?.fetched ?? 0) - (before.get('ledger.accounts')?.fetched ?? 0);
  expect(scanned).toEqual([]);
  expect(fetched).toBeGreaterThan(0);
  expect(fetched).toBeLessThanOrEqual(SEATS * each * ACCOUNTS_A_CALL);
});

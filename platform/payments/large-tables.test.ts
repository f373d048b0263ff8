import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openWorld, type World } from '@/tests/support/payments-harness';
import { findUnlisted, reopenChanged, toCompare } from './books-store';
import { createInstruments } from './instruments';
import type { Database } from './store';

jest.setTimeout(120_000);

/** What is asked with every deposit or every five minutes must not read all deposits there ever were. */

let world: World;
const NETWORK = randomBytes(32);
const PLAYER = randomUUID();
const KNOWN = randomUUID();

beforeAll(async () => {
  world = await openWorld();
  await world.query(`
    set session_replication_role = replica;
    insert into payments.deposits
      (id, player_id, ledger_transaction_id, method, currency, amount, received, status, cause, provider, charge_id,
       idempotency_key, request_hash, created_at, updated_at, network, instrument)
    select gen_random_uuid(), 'player-' || n % 5000, 'l-' || n, 'card', 'EUR', 5000,
           case when n % 3 = 0 then 5000 end, case when n % 3 = 0 then 'complete' else 'failed' end, 'made',
           'sandbox', 'ch_' || n, 'key-' || n, '\\x00', now() - n * interval '1 minute', now() - n * interval '1 minute',
           case when n % 50 = 0 then '\\x${NETWORK.toString('hex')}'::bytea else sha256((n % 9000)::text::bytea) end,
           'card-' || n % 7000
      from generate_series(1, 100000) n;
    insert into payments.deposits
      (id, player_id, ledger_transaction_id, method, currency, amount, received, status, cause, provider, charge_id,
       idempotency_key, request_hash, created_at, updated_at, instrument)
    values ('${KNOWN}', '${PLAYER}', 'l-known', 'card', 'EUR', 5000, 5000, 'complete', 'made', 'sandbox', 'ch_known',
            'k', '\\x00', now(), now(), 'card-1');
    insert into payments.deposit_changes (deposit_id, to_status, cause, at)
    select id, status, 'made', updated_at from payments.deposits;
    insert into payments.movements (provider, movement_id, kind, their_id, reference, amount, currency, at, read_at)
    values ('sandbox', 'm1', 'payment', 'ch_strange', '${KNOWN}', 5000, 'EUR', now(), now()),
           ('sandbox', 'm2', 'payment', 'ch_stranger', 'not ours', 5000, 'EUR', now(), now()),
           ('sandbox', 'm3', 'payment', 'ch_known', '${KNOWN.toUpperCase()}', 5000, 'EUR', now(), now());
    reset session_replication_role`);
  await world.query('analyze payments.deposits, payments.deposit_changes, payments.movements');
});
afterAll(() => world.close());

/** The tables that work goes through from end to end. */
const scansOf = (work: (trx: Database) => Promise<unknown>) =>
  world.kernel.db.transaction().execute(async (trx) => {
    // Counts of this connection, those of its last transactions may be among them.
    const counts = async () => {
      const { rows } = await sql<{ table: string; scans: bigint }>`
        select relname as table, seq_scan as scans from pg_stat_xact_user_tables
         where schemaname = 'payments' and relname in ('deposits', 'deposit_changes')`.execute(trx);
      return new Map(rows.map(({ table, scans }) => [table, scans]));
    };
    const before = await counts();
    await work(trx);
    const after = await counts();
    return [...after].flatMap(([table, scans]) => (scans > (before.get(table) ?? 0n) ? [table] : []));
  });

it('sees a whole table gone through', async () => {
  const scanned = await scansOf((trx) =>
    sql`select count(*) from payments.deposits where cause = 'x'`.execute(trx),
  );
  expect(scanned).toEqual(['deposits']);
});

it('what a company lists finds its deposit by charge or by our id', async () => {
  let found: Awaited<ReturnType<typeof toCompare>> = [];
  const scanned = await scansOf(async (trx) => {
    found = await toCompare(trx, { provider: 'sandbox', before: new Date(), limit: 200 });
  });
  expect(found.map(({ subject, deposit_id }) => [subject, deposit_id])).toEqual([
    ['ch_known', KNOWN],
    ['ch_strange', KNOWN],
    ['ch_stranger', null],
  ]);
  expect(scanned).toEqual([]);
});

it('what was refused is counted by player, card and network', async () => {
  const scanned = await scansOf((trx) =>
    createInstruments(
      { ...world.kernel, db: trx },
      { profileOf: () => Promise.reject(new Error('nobody asks')) },
    ).waitsUntil(PLAYER, NETWORK),
  );
  expect(scanned).toEqual([]);
});

it('a player’s failed vouchers are found by player', async () => {
  const scanned = await scansOf((trx) =>
    createInstruments(
      { ...world.kernel, db: trx },
      { profileOf: () => Promise.reject(new Error('nobody asks')) },
    ).vouchersLockedUntil(PLAYER),
  );
  expect(scanned).toEqual([]);
});

it('what was booked lately is looked for in the list', async () => {
  const now = Date.now();
  const span = { provider: 'sandbox', since: new Date(now - 600_000), before: new Date(now) };
  expect(await scansOf((trx) => findUnlisted(trx, span))).toEqual([]);
  expect(await scansOf((trx) => reopenChanged(trx, span))).toEqual([]);
});

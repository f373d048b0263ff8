// A database of the version before the spine of money, brought to the present while instances of that version work on it.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migratePlatform } from '@/platform/db/migrate';
import { checkLedger, describeReport } from '@/platform/ledger/check';
import { openPool, type TestDatabase } from '@/tests/support/database';
import { createVersionBefore } from '@/tests/support/version-before';

let database: TestDatabase;
let clients: pg.Client[] = [];

/** A connection of the version before. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}

beforeEach(async () => {
  database = await createVersionBefore();
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  clients = [];
  await database.drop();
});

async function check(): Promise<string> {
  const pool = openPool(database.url);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return describeReport(await checkLedger(db).finally(() => db.destroy()));
}

/** Resolves when at least so many connections wait for a lock. */
async function untilWaiting(observer: pg.Client, number: number): Promise<void> {
  for (;;) {
    const { rows } = await observer.query<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= number) return;
    await setTimeout(10);
  }
}

it.each([
  {
    who: 'the counter of jackpots',
    has: 'select from jackpots.progress for update; select from jackpots.minutes',
    needs: 'ledger.transactions',
  },
  {
    who: 'a deposit',
    has: 'lock table ledger.transactions in row exclusive mode',
    needs: 'kernel.audit',
  },
  {
    who: 'a cancellation',
    has: 'lock table kernel.audit in row exclusive mode',
    needs: 'ledger.transactions',
  },
])(
  'does not wait for $who while that waits for it',
  async ({ has, needs }) => {
    const [other, observer] = [await connect(), await connect()];
    await other.query(`begin; ${has}`);
    const migrated = migratePlatform(database.url);
    await untilWaiting(observer, 1);
    await other.query(`lock table ${needs} in row exclusive mode`);
    await other.query('commit');
    expect(await migrated).toContain('0170_audit');
  },
  60_000,
);

describe('a bet', () => {
  let observer: pg.Client;
  let bet: () => Promise<pg.QueryResult<{ o_status: string }>>;
  let tx: string;
  beforeEach(async () => {
    observer = await connect();
    const player = await connect();
    const { rows } = await observer.query<{ player: string; currency: string; game: string }>(
      `select w.player_id as player, w.currency, (select id from games.games limit 1) as game
         from ledger.wallets w where w.real >= 10 limit 1`,
    );
    const [seat] = rows;
    if (!seat) throw new Error('nobody has money');
    const token = randomUUID();
    tx = randomUUID();
    await observer.query(
      `insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at, last_used_at,
                                   expires_at)
       values ($1, $2, $3, $1, $4, $5, now(), now(), now() + interval '1 hour')`,
      [randomUUID(), createHash('sha256').update(token).digest(), seat.player, seat.game, seat.currency],
    );
    bet = () =>
      player.query(
        `select o_status from wallet.bet($1, $2, $3, $4, $5, 'round', true, 10, now(), now() - interval '1 hour')`,
        [tx, token, seat.player, seat.currency, seat.game],
      );
  });
  const written = async () => {
    const { rows } = await observer.query(
      `select (select count(*) from wallet.calls where tx_id = $1)::integer as calls,
              (select count(*) from play.movements where tx_id = $1)::integer as movements`,
      [tx],
    );
    return rows[0];
  };

  it('that began before it and would end after it takes nothing', async () => {
    const holder = await connect();
    await holder.query('begin; lock table wallet.calls in access exclusive mode');
    const failed = expect(bet()).rejects.toThrow(/cache lookup failed|does not exist/);
    await untilWaiting(observer, 1);
    const migrated = migratePlatform(database.url);
    await untilWaiting(observer, 2);
    await holder.query('commit');
    await failed;
    expect(await migrated).toContain('0458_rounds_under_a_stake');
    expect(await written()).toEqual({ calls: 0, movements: 0 });
    expect(await check()).toContain('All seven invariants hold.');
  }, 60_000);

  it('that comes while it works takes nothing', async () => {
    const holder = await connect();
    await holder.query('begin; select from payments.deposits');
    const migrated = migratePlatform(database.url);
    // It has what bets are written into, and waits for a table that none reads.
    await untilWaiting(observer, 1);
    const failed = expect(bet()).rejects.toThrow(/cache lookup failed|does not exist/);
    await untilWaiting(observer, 2);
    await holder.query('commit');
    // It goes on in a function that is no longer there: it fails, and the studio rolls it back.
    await failed;
    await migrated;
    expect(await written()).toEqual({ calls: 0, movements: 0 });
    expect(await check()).toContain('All seven invariants hold.');
  }, 60_000);
});

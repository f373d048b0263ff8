import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { startProtected, type ProtectedPlatform, type ProtectedPlayer } from '../testing/protected-platform';

jest.setTimeout(60_000);

const folder = path.resolve('platform/db/migrations');

let world: ProtectedPlatform;
let owner: pg.Client;
/** The two statements that fill the table from the audit, as the migrations have them. */
let fill: string;
let mend: string;
beforeAll(async () => {
  world = await startProtected('');
  owner = new pg.Client({ connectionString: world.platform.databaseUrl });
  await owner.connect();
  const signs = await readFile(path.join(folder, '0460_signs_of_harm.sql'), 'utf8');
  fill = /insert into protection\.limit_changes[^;]+;/.exec(signs)?.[0] ?? '';
  mend = await readFile(path.join(folder, '0469_dropped_wishes.sql'), 'utf8');
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

const changes = async () => {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select player_id, kind, period, step, currency, before, after, operator, at from protection.limit_changes order by id`,
  );
  return rows;
};
const steps = async ({ playerId }: ProtectedPlayer) => {
  const { rows } = await owner.query<{ said: string }>(
    `select concat_ws(' ', kind, period, step, coalesce(before::text, '–'), coalesce(after::text, '–')) as said
       from protection.limit_changes where player_id = $1 order by id`,
    [playerId],
  );
  return rows.map(({ said }) => said);
};

it('fills from the audit what is written down today when limits change', async () => {
  const [one, other] = [await world.newPlayer(), await world.newPlayer()];
  const done = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBeLessThan(300);
  await done(one.set('deposit', 'week', 20_000));
  await done(one.set('deposit', 'week', 10_000));
  await done(one.set('deposit', 'week', 40_000));
  await done(one.keep('deposit', 'week'));
  await done(one.set('deposit', 'week', 30_000));
  await done(other.set('time', 'day', 7_200));
  await done(other.set('time', 'day', 3_600));
  await done(other.set('loss', 'month', 5_000));
  await done(other.set('loss', 'month', null));
  // The wait of what was asked for is over.
  await owner.query(
    `update protection.limits set next_from = now() - interval '1 minute' where next_kind is not null`,
  );
  await done(one.confirm('deposit', 'week'));
  await done(other.confirm('loss', 'month'));

  expect(await steps(one)).toEqual([
    'deposit week set – 20000',
    'deposit week lowered 20000 10000',
    'deposit week asked 10000 40000',
    'deposit week dropped 10000 10000',
    'deposit week asked 10000 30000',
    'deposit week raised 10000 30000',
  ]);
  expect(await steps(other)).toEqual([
    'time day set – 7200',
    'time day lowered 7200 3600',
    'loss month set – 5000',
    'loss month asked 5000 –',
    'loss month removed 5000 –',
  ]);
  const live = await changes();
  await owner.query('delete from protection.limit_changes');
  await owner.query(fill);
  await owner.query(mend);
  const exact = (rows: Record<string, unknown>[]) => rows.map(({ at: _at, ...row }) => row);
  expect(exact(await changes())).toEqual(exact(live));
});

it('fills nothing from entries of something else, or that say no limit', async () => {
  await owner.query('delete from protection.limit_changes');
  const before = await owner.query(`select count(*) from audit.entries where action = 'protection.limit'`);
  await owner.query(
    `insert into audit.entries (actor_kind, actor, action, subject, after, request_id)
     values ('player', gen_random_uuid()::text, 'protection.reality-check', gen_random_uuid()::text, '{"minutes": 30}', 'r'),
            ('player', gen_random_uuid()::text, 'protection.limit', gen_random_uuid()::text, '{}', 'r')`,
  );
  await owner.query(fill);
  const after = await owner.query(`select count(*) from protection.limit_changes`);
  expect(after.rows).toEqual(before.rows);
});

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

export interface Followed {
  /** Movements that were played during the run. */
  movements: number;
  /** Seconds that the oldest unread movement of any follower had been waiting: the worst and the 99th of 100 looks. */
  worstLag: number;
  lag99: number;
  /** What a follower has counted beside what was played; empty when they are the same. */
  differences: string[];
}

const LOOK_MS = 200;

interface Counts {
  stakes: number;
  winners: number;
  due: number;
  /** Minor units. */
  staked: number;
  won: number;
}

/** What was played, and what jackpots, winners, recommendations and the history made of it. */
async function countsOf(
  db: Kysely<unknown>,
): Promise<{ played: Counts; counted: Counts; movements: number }> {
  const one = async (query: ReturnType<typeof sql<Counts & { movements: number }>>) => {
    const { rows } = await query.execute(db);
    if (!rows[0]) throw new Error('bench: no counts');
    return rows[0];
  };
  const played = await one(sql`
    select count(*)::float8 as movements,
           (count(*) filter (where kind = 'stake') - count(*) filter (where kind = 'return'))::float8 as stakes,
           count(*) filter (where kind = 'win' and bonus_amount = 0 and real_amount > stake)::float8 as winners,
           coalesce(sum(case kind when 'stake' then real_amount when 'return' then -real_amount else 0 end)
             filter (where currency = 'EUR'), 0)::float8 * 200 as due,
           coalesce(sum(case kind when 'stake' then real_amount + bonus_amount
                                  when 'return' then -real_amount - bonus_amount else 0 end), 0)::float8 as staked,
           coalesce(sum(real_amount + bonus_amount) filter (where kind = 'win'), 0)::float8 as won
      from play.movements`);
  const counted = await one(sql`
    select 0 as movements,
           (select coalesce(sum(stakes), 0) from games.plays)::float8 as stakes,
           (select coalesce(max(id), 0) from jackpots.winners)::float8 as winners,
           ((select sum(amount) from jackpots.owed)
             + 10000 * (select sum(balance) from ledger.accounts where kind::text like 'jackpot%'))::float8 as due,
           (select coalesce(sum(staked - returned), 0) from history.rounds)::float8 as staked,
           (select coalesce(sum(won), 0) from history.quarters)::float8 as won`);
  const { movements, ...rest } = played;
  const { stakes, winners, due, staked, won } = counted;
  return { played: rest, counted: { stakes, winners, due, staked, won }, movements };
}

/**
 * Watches the followers of play while `play` runs, and compares afterwards what they counted with what was played
 * meanwhile.
 * @param databaseUrl as the owner
 */
export async function watchFollowers(databaseUrl: string, play: () => Promise<unknown>): Promise<Followed> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const looks: number[] = [];
  const look = async () => {
    const { rows } = await sql<{ seconds: number }>`
      select coalesce(max(extract(epoch from clock_timestamp() - (
               select m.created_at from play.movements m where (m.xid, m.id) > (c.xid, c.id)
                order by m.xid, m.id limit 1))), 0)::float8 as seconds
        from play.cursors c`.execute(db);
    return rows[0]?.seconds ?? 0;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  try {
    while ((await look()) > 0) await pause();
    const before = await countsOf(db);
    let playing = true;
    const watching = (async () => {
      while (playing) {
        looks.push(await look());
        await pause();
      }
    })();
    await play();
    playing = false;
    await watching;
    while ((await look()) > 0) await pause();
    const after = await countsOf(db);
    const differences = (['stakes', 'winners', 'due', 'staked', 'won'] as const).flatMap((name) => {
      const played = after.played[name] - before.played[name];
      const counted = after.counted[name] - before.counted[name];
      return played === counted ? [] : [`${name}: ${played} played, ${counted} counted`];
    });
    looks.sort((a, b) => a - b);
    return {
      movements: after.movements - before.movements,
      worstLag: looks.at(-1) ?? 0,
      lag99: looks[Math.floor(looks.length * 0.99)] ?? 0,
      differences,
    };
  } finally {
    await db.destroy();
  }
}

import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { Follower } from '../play/service';
import type { Db } from './store';

/** Days that are kept: operators look at the last seven. */
const KEPT_DAYS = 60;

interface Day {
  day: string;
  gameId: string;
  currency: Currency;
  rounds: number;
  staked: bigint;
  won: bigint;
}

/** Counts rounds, stakes and wins of each game by day, UTC. */
export const countDays: Follower = {
  name: 'game-days',
  from: 'beginning',
  onlyCounts: true,
  async take(trx, movements) {
    const days = new Map<string, Day>();
    for (const { kind, gameId, currency, roundClosed, real, bonus, at } of movements) {
      const day = at.toISOString().slice(0, 10);
      const key = `${gameId} ${day} ${currency}`;
      const sum = days.get(key) ?? { day, gameId, currency, rounds: 0, staked: 0n, won: 0n };
      if (roundClosed) sum.rounds += 1;
      if (kind === 'stake') sum.staked += real + bonus;
      else if (kind === 'return') sum.staked -= real + bonus;
      else if (kind === 'win') sum.won += real + bonus;
      days.set(key, sum);
    }
    await addDays(trx, [...days.values()]);
  },
};

async function addDays(trx: Db, days: readonly Day[]): Promise<void> {
  await sql`
    insert into games.days as d (day, game_id, currency, rounds, staked, won)
    select * from unnest(
      ${days.map(({ day }) => day)}::date[], ${days.map(({ gameId }) => gameId)}::text[],
      ${days.map(({ currency }) => currency)}::text[], ${days.map(({ rounds }) => rounds)}::bigint[],
      ${days.map(({ staked }) => staked)}::bigint[], ${days.map(({ won }) => won)}::bigint[])
        as c (day, game_id, currency, rounds, staked, won)
     order by c.game_id, c.day, c.currency
    on conflict (game_id, day, currency) do update
       set rounds = d.rounds + excluded.rounds, staked = d.staked + excluded.staked, won = d.won + excluded.won`.execute(
    trx,
  );
}

export async function forgetDays(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  await sql`delete from games.days where day < ${before.toISOString().slice(0, 10)}::date`.execute(db);
}

import { sql, type Kysely } from 'kysely';
import type { LevelCode } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';

type Db = Kysely<unknown>;

/** A level that a player has reached. */
export interface Reached {
  code: LevelCode;
  firstAt: Date;
  /** When the points last came to it from below. */
  reachedAt: Date;
  /** Whether the points have fallen since. */
  isBelow: boolean;
  currency: Currency;
  /** What it brought, minor units. */
  bonus: bigint;
  withheld: boolean;
}

export async function listReached(db: Db, playerId: string): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    select code, first_at as "firstAt", reached_at as "reachedAt", is_below as "isBelow", currency, bonus, withheld
      from loyalty.reached where player_id = ${playerId}::uuid order by first_at, code`.execute(db);
  return rows;
}

/** Nobody else looks at the player's levels until the transaction ends. */
export async function lockLevels(trx: Db, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('levels ' || ${playerId}::text, 0))`.execute(trx);
}

export async function addReached(
  trx: Db,
  playerId: string,
  one: Pick<Reached, 'code' | 'currency' | 'bonus' | 'withheld'> & { transactionId: string | null },
  now: Date,
): Promise<void> {
  await sql`
    insert into loyalty.reached (player_id, code, first_at, reached_at, currency, bonus, withheld, transaction_id)
    values (${playerId}, ${one.code}, ${now}, ${now}, ${one.currency}, ${one.bonus}, ${one.withheld}, ${one.transactionId})`.execute(
    trx,
  );
}

/** Notes which levels the points are at now: who comes back to one has reached it anew. */
export async function noteHeld(
  trx: Db,
  playerId: string,
  atThem: readonly LevelCode[],
  now: Date,
): Promise<void> {
  await sql`
    update loyalty.reached
       set is_below = not code = any (${[...atThem]}::text[]),
           reached_at = case when is_below and code = any (${[...atThem]}::text[]) then ${now} else reached_at end
     where player_id = ${playerId}::uuid and is_below = (code = any (${[...atThem]}::text[]))`.execute(trx);
}

/** Who has the account, and in what currency and language. */
export async function accountOf(db: Db, playerId: string): Promise<{ currency: Currency } | undefined> {
  const { rows } = await sql<{ currency: Currency }>`
    select currency from identity.player_traits where player_id = ${playerId}::uuid`.execute(db);
  return rows[0];
}

/** That a player's points have changed: their levels are looked at after that. */
export async function noteChanged(trx: Db, playerId: string, now: Date): Promise<void> {
  await sql`
    insert into loyalty.changed_points (player_id, at) values (${playerId}, ${now})
    on conflict (player_id) do update set at = greatest(changed_points.at, excluded.at)`.execute(trx);
}

/** Whose points have changed, the first first. */
export async function changedPlayers(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from loyalty.changed_points order by at, player_id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ playerId }) => playerId);
}

/** @returns false when another instance has it in hand, or had */
export async function takeChanged(trx: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql<{ playerId: string }>`
    delete from loyalty.changed_points where player_id in (
      select player_id from loyalty.changed_points where player_id = ${playerId}::uuid for update skip locked)
    returning player_id as "playerId"`.execute(trx);
  return rows.length > 0;
}

/** Everybody with a deposit of the last days is looked at once more. */
export async function noteDepositors(db: Db, since: Date, now: Date): Promise<void> {
  await sql`
    insert into loyalty.changed_points (player_id, at)
    select distinct player_id, ${now}::timestamptz from ledger.made_deposits where created_at >= ${since}
    on conflict do nothing`.execute(db);
}

/** Who has paid in without anybody having looked, or being about to. */
export async function unknownDepositors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select distinct d.player_id as "playerId" from ledger.made_deposits d
     where not exists (select from loyalty.standings s where s.player_id = d.player_id)
       and not exists (select from loyalty.changed_points c where c.player_id = d.player_id)`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

export async function deleteLevels(db: Db, playerId: string): Promise<void> {
  await sql`delete from loyalty.reached where player_id = ${playerId}::uuid`.execute(db);
  await sql`delete from loyalty.changed_points where player_id = ${playerId}::uuid`.execute(db);
}

import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { PauseRhythm } from './play-rules';
import type { Db } from '../store';

/** A session of play. Amounts are minor units. */
export interface PlayRow {
  id: string;
  currency: Currency;
  beganAt: Date;
  lastAt: Date;
  /** By the one rule of it, which the wallet's stakes go by, too. */
  isRunning: boolean;
  staked: bigint;
  won: bigint;
  law: string;
  slotMs: number | null;
  otherMs: number | null;
  mostStake: bigint | null;
  oneGame: boolean;
  checkMinutes: number | null;
  checkAt: Date | null;
  pauseFrom: Date | null;
  pauseAfterMs: number | null;
  pauseForMs: number | null;
  /** Null while it doesn't pause. */
  pausedUntil: Date | null;
}

export const rhythmOf = ({ pauseFrom, pauseAfterMs, pauseForMs }: PlayRow): PauseRhythm | null =>
  pauseFrom && pauseAfterMs !== null && pauseForMs !== null
    ? { from: pauseFrom, afterMs: pauseAfterMs, forMs: pauseForMs }
    : null;

/** The last session of a player, over or not. @param lock holds it until the transaction ends */
export async function latestPlay(db: Db, playerId: string, now: Date, lock = false): Promise<PlayRow | null> {
  const { rows } = await sql<PlayRow>`
    select id, currency, began_at as "beganAt", last_at as "lastAt", protection.is_running(ended_at, last_at, ${now}) as "isRunning", staked, won, law,
           slot_ms as "slotMs", other_ms as "otherMs", most_stake as "mostStake", one_game as "oneGame",
           check_minutes as "checkMinutes", check_at as "checkAt", pause_from as "pauseFrom",
           (extract(epoch from pause_after) * 1000)::integer as "pauseAfterMs",
           (extract(epoch from pause_for) * 1000)::integer as "pauseForMs",
           protection.paused_until(pause_from, pause_after, pause_for, ${now}) as "pausedUntil"
      from protection.play_sessions where player_id = ${playerId}::uuid and is_latest
       ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

export type NewPlay = Pick<
  PlayRow,
  'currency' | 'law' | 'slotMs' | 'otherMs' | 'mostStake' | 'oneGame' | 'checkMinutes' | 'checkAt'
> & { pause: PauseRhythm | null };

/** Begins a session; the one before is the last one no more. */
export async function beginPlay(trx: Db, playerId: string, play: NewPlay, now: Date): Promise<void> {
  await sql`
    update protection.play_sessions set is_latest = false, ended_at = coalesce(ended_at, last_at)
     where player_id = ${playerId}::uuid and is_latest`.execute(trx);
  const { currency, law, slotMs, otherMs, mostStake, oneGame, checkMinutes, checkAt, pause } = play;
  await sql`
    insert into protection.play_sessions (player_id, currency, began_at, last_at, law, slot_ms, other_ms, most_stake, one_game,
                                          check_minutes, check_at, pause_from, pause_after, pause_for)
    values (${playerId}::uuid, ${currency}, ${now}, ${now}, ${law}, ${slotMs}, ${otherMs}, ${mostStake}, ${oneGame},
            ${checkMinutes}, ${checkAt}, ${pause?.from ?? null}, ${pause && pause.afterMs / 1000} * interval '1 second',
            ${pause && pause.forMs / 1000} * interval '1 second')`.execute(trx);
}

/** The round that a player began last goes along from the session before. */
export async function carryRound(trx: Db, playerId: string, from: string): Promise<void> {
  await sql`
    update protection.play_sessions s
       set round_at = b.round_at, round_game = b.round_game, round_id = b.round_id
      from protection.play_sessions b
     where s.player_id = ${playerId}::uuid and s.is_latest and b.id = ${from}::uuid`.execute(trx);
}

export async function touchPlay(trx: Db, id: string, now: Date): Promise<void> {
  await sql`
    update protection.play_sessions set last_at = greatest(last_at, ${now}) where id = ${id}::uuid`.execute(
    trx,
  );
}

export async function endPlay(db: Db, playerId: string, now: Date): Promise<void> {
  await sql`
    update protection.play_sessions set ended_at = ${now}
     where player_id = ${playerId}::uuid and is_latest and ended_at is null`.execute(db);
}

export async function setCheck(
  db: Db,
  id: string,
  { minutes, at }: { minutes: number | null; at: Date | null },
): Promise<void> {
  await sql`
    update protection.play_sessions set check_minutes = ${minutes}, check_at = ${at} where id = ${id}::uuid`.execute(
    db,
  );
}

/** How often the player wants to be told of their play, minutes; null for never. */
export async function ownCheck(db: Db, playerId: string): Promise<number | null> {
  const { rows } = await sql<{ minutes: number }>`
    select minutes from protection.reality_checks where player_id = ${playerId}::uuid`.execute(db);
  return rows[0]?.minutes ?? null;
}

export async function saveOwnCheck(
  db: Db,
  playerId: string,
  minutes: number | null,
  now: Date,
): Promise<void> {
  if (minutes === null) {
    await sql`delete from protection.reality_checks where player_id = ${playerId}::uuid`.execute(db);
    return;
  }
  await sql`
    insert into protection.reality_checks (player_id, minutes, set_at) values (${playerId}::uuid, ${minutes}, ${now})
    on conflict (player_id) do update set minutes = excluded.minutes, set_at = excluded.set_at`.execute(db);
}

export interface OwnPlaySession {
  currency: Currency;
  beganAt: Date;
  lastUsedAt: Date;
  staked: bigint;
  won: bigint;
}

/** Sessions of a player, the latest first. */
export async function ownSessions(
  db: Db,
  playerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<OwnPlaySession[]> {
  const { rows } = await sql<OwnPlaySession>`
    select currency, began_at as "beganAt", last_at as "lastUsedAt", staked, won
      from protection.play_sessions where player_id = ${playerId}::uuid
     order by began_at, id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** What a player has chosen, and since when. */
export async function ownCheckSince(
  db: Db,
  playerId: string,
): Promise<{ minutes: number; since: Date } | null> {
  const { rows } = await sql<{ minutes: number; since: Date }>`
    select minutes, set_at as "since" from protection.reality_checks where player_id = ${playerId}::uuid`.execute(
    db,
  );
  return rows[0] ?? null;
}

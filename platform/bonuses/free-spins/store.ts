import { sql } from 'kysely';
import type { Texts } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import type { Db } from '../grants/store';
import type { FreeSpinWins } from '../rules';

/** The most games that are told of: SPEC §9. */
const GAMES_TOLD = 6;

/** Free spins that a player can use. Amounts are minor units. */
export interface FreeSpins {
  id: string;
  bonusId: string;
  /** The bonus that they came with; null for none. */
  bonusGrantId: string | null;
  name: Texts;
  /** Given in all, left in all, and left today. */
  number: number;
  left: number;
  numberDay: number;
  dayLimit: number | null;
  betAmount: bigint;
  currency: Currency;
  /** Ids of those on offer, six at most. */
  games: string[];
  expiresAt: Date;
}

export interface NewFreeSpins {
  id: string;
  playerId: string;
  currency: Currency;
  bonusId: string;
  bonusGrantId: string | null;
  number: number;
  dayLimit: number | null;
  betAmount: bigint;
  games: string[];
  winsAs: FreeSpinWins;
  givenAt: Date;
  expiresAt: Date;
}

/** @returns false when the bonus has given its spins before. */
export async function insertFreeSpins(trx: Db, f: NewFreeSpins): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into bonuses.free_spin_grants (id, player_id, currency, bonus_id, bonus_grant_id, number, spins_left, day_limit,
                                          bet_amount, games, wins_as, given_at, expires_at)
    values (${f.id}, ${f.playerId}, ${f.currency}, ${f.bonusId}, ${f.bonusGrantId}, ${f.number}, ${f.number}, ${f.dayLimit},
            ${f.betAmount}, ${f.games}::text[], ${f.winsAs}, ${f.givenAt}, ${f.expiresAt})
    on conflict (bonus_grant_id) do nothing
    returning id`.execute(trx);
  return rows.length > 0;
}

/** What a player can still use in a currency, what ends first first. */
export async function openFreeSpins(
  db: Db,
  playerId: string,
  currency: Currency,
  now: Date,
): Promise<FreeSpins[]> {
  const { rows } = await sql<FreeSpins>`
    select f.id, f.bonus_id as "bonusId", f.bonus_grant_id as "bonusGrantId", b.name, f.number, f.spins_left as "left",
           bonuses.free_spins_today(f.id, ${now}) as "numberDay", f.day_limit as "dayLimit",
           f.bet_amount as "betAmount", f.currency, f.expires_at as "expiresAt",
           array(select g.id from unnest(f.games) with ordinality as g (id, place)
                   join games.catalogue c on c.game_id = g.id and c.offered
                  order by g.place limit ${GAMES_TOLD}) as games
      from bonuses.free_spin_grants f
      join bonuses.definitions b on b.id = f.bonus_id
     where f.player_id = ${playerId}::uuid and f.currency = ${currency} and f.state = 'open'
       and (f.expires_at > ${now} or f.stranded_at is not null)
     order by f.expires_at, f.given_at, f.id`.execute(db);
  return rows;
}

/** What a game is opened with: the free spins that are used first in it. */
export interface SpinsOfGame {
  id: string;
  leftToday: number;
  betAmount: bigint;
}

/** Of several the ones that end first, among those with a spin left today; null for none. */
export async function freeSpinsFor(
  db: Db,
  { playerId, currency, gameId, now }: { playerId: string; currency: Currency; gameId: string; now: Date },
): Promise<SpinsOfGame | null> {
  const { rows } = await sql<SpinsOfGame>`
    select f.id, t.today as "leftToday", f.bet_amount as "betAmount"
      from bonuses.free_spin_grants f
      cross join lateral (select bonuses.free_spins_today(f.id, ${now}) as today) t
     where f.player_id = ${playerId}::uuid and f.currency = ${currency} and ${gameId} = any (f.games) and t.today > 0
     order by f.expires_at, f.given_at, f.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Whether spins of a bonus whose wins are its money can still be used. */
export async function hasOpenSpins(trx: Db, bonusGrantId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from bonuses.free_spin_grants
                    where bonus_grant_id = ${bonusGrantId}::uuid and state = 'open' and wins_as = 'bonus') as open`.execute(
    trx,
  );
  return rows[0]?.open ?? false;
}

type Ended = 'expired' | 'cancelled';

/** Ends free spins that are open. @returns how many. */
async function endWhere(trx: Db, where: ReturnType<typeof sql>, state: Ended, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update bonuses.free_spin_grants set state = ${state}::bonuses.free_spin_state, ended_at = ${now}
     where state = 'open' and ${where}`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

export const endFreeSpins = (trx: Db, id: string, state: Ended, now: Date): Promise<number> =>
  endWhere(trx, sql`id = ${id}::uuid`, state, now);
export const cancelOfBonus = (trx: Db, bonusGrantId: string, now: Date): Promise<number> =>
  endWhere(trx, sql`bonus_grant_id = ${bonusGrantId}::uuid`, 'cancelled', now);
export const cancelInCurrency = (trx: Db, playerId: string, currency: Currency, now: Date): Promise<number> =>
  endWhere(trx, sql`player_id = ${playerId}::uuid and currency = ${currency}`, 'cancelled', now);

/** What came with a deposit's bonus, whatever has become of the bonus. */
export async function freeSpinsOfDeposit(trx: Db, depositId: string): Promise<DueFreeSpins[]> {
  const { rows } = await sql<DueFreeSpins>`
    select f.id, f.player_id as "playerId", f.currency, f.bonus_grant_id as "bonusGrantId", f.expires_at as "expiresAt"
      from bonuses.grants g
      join bonuses.free_spin_grants f on f.bonus_grant_id = g.id and f.state = 'open'
     where g.deposit_id = ${depositId}::uuid`.execute(trx);
  return rows;
}

export interface DueFreeSpins {
  id: string;
  playerId: string;
  currency: Currency;
  bonusGrantId: string | null;
  expiresAt: Date;
}

/** Free spins whose time is over at a moment. */
export async function dueFreeSpins(db: Db, at: Date, limit: number): Promise<DueFreeSpins[]> {
  const { rows } = await sql<DueFreeSpins>`
    select id, player_id as "playerId", currency, bonus_grant_id as "bonusGrantId", expires_at as "expiresAt"
      from bonuses.free_spin_grants
     where state = 'open' and stranded_at is null and expires_at <= ${at} order by expires_at, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Of some free spins, those that are used up, and whose they are. */
export async function usedUp(trx: Db, ids: readonly string[]): Promise<{ id: string; playerId: string }[]> {
  const { rows } = await sql<{ id: string; playerId: string }>`
    select id, player_id as "playerId" from bonuses.free_spin_grants
     where id = any (${[...ids]}::uuid[]) and state = 'used' order by id`.execute(trx);
  return rows;
}

/** A game of open free spins that is no longer on offer, and what takes its place; null for none. */
export interface Withdrawn {
  id: string;
  playerId: string;
  currency: Currency;
  gameId: string;
  name: string;
  standInId: string | null;
  standInName: string | null;
  /** Whether another of their games is on offer. */
  hasOthers: boolean;
}

/** Those without a stand-in are left out once their player was told. */
export async function withdrawnGames(db: Db, limit: number): Promise<Withdrawn[]> {
  const { rows } = await sql<Withdrawn>`
    select f.id, f.player_id as "playerId", f.currency, c.game_id as "gameId", c.name, s.game_id as "standInId", s.name as "standInName",
           exists (select from games.catalogue o where o.game_id = any (f.games) and o.offered) as "hasOthers"
      from bonuses.free_spin_grants f
      cross join lateral unnest(f.games) as g (id)
      join games.catalogue c on c.game_id = g.id and c.gone
      left join games.catalogue s on s.game_id = games.stand_in(c.game_id, f.games)
     where f.state = 'open' and (s.game_id is not null or c.game_id <> all (f.told_withdrawn))
     order by f.id, c.game_id limit ${limit}`.execute(db);
  return rows;
}

/** Keeps that a player was told of a game in whose place there is none. @returns false when it has been done, or they have ended */
export async function noteWithdrawn(
  trx: Db,
  { id, gameId }: Pick<Withdrawn, 'id' | 'gameId'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update bonuses.free_spin_grants set told_withdrawn = told_withdrawn || ${gameId}::text
     where id = ${id}::uuid and state = 'open' and ${gameId} = any (games) and ${gameId} <> all (told_withdrawn)`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0n) > 0;
}

/** @returns false when it has been done, or they have ended. */
export async function replaceGame(
  trx: Db,
  { id, gameId, standInId }: Pick<Withdrawn, 'id' | 'gameId'> & { standInId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update bonuses.free_spin_grants set games = array_replace(games, ${gameId}, ${standInId})
     where id = ${id}::uuid and state = 'open' and ${gameId} = any (games) and ${standInId} <> all (games)`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0n) > 0;
}

/** What is told of a bonus in the export of a player's data: the spins that it gave, and those that are left. */
export async function spinsOfBonuses(
  db: Db,
  bonusGrantIds: readonly string[],
): Promise<{ bonusGrantId: string | null; number: number; left: number }[]> {
  const { rows } = await sql<{ bonusGrantId: string | null; number: number; left: number }>`
    select bonus_grant_id as "bonusGrantId", number, spins_left as "left" from bonuses.free_spin_grants
     where bonus_grant_id = any (${[...bonusGrantIds]}::uuid[])`.execute(db);
  return rows;
}

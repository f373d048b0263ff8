import { sql, type Kysely } from 'kysely';
import type { Likeness } from '@/lib/domain/campaigns';
import type { Currency } from '@/lib/money/money';
import type { Segment } from './segment';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

/** Why a bonus was not given, for the office. */
export interface Refusal {
  bonusId: string;
  /** Who has had one. */
  otherId: string;
  reason: Likeness;
  at: Date;
}

/** What a grant is worth: its bonus money and its free spins. Minor units. */
export interface Worth {
  bonusId: string;
  currency: Currency;
  amount: bigint;
  freeSpins: number;
  freeSpinBet: bigint;
}

/** Whether a player belongs to a campaign's segment, but for the VIP level. */
export async function fits(
  db: Db,
  { id, segment, countries }: { id: string; segment: Segment; countries: string[] | null },
  { playerId, currency }: { playerId: string; currency: Currency },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select bonuses.fits(${JSON.stringify(segment)}::jsonb, ${countries}::text[], ${id}, ${playerId}::uuid, ${currency},
                        ${now}) as fits`.execute(db);
  return rows[0]?.fits ?? false;
}

/** Whether a player is of those who have a campaign; always the same answer, which says nothing of another campaign. */
export async function isInShare(
  db: Db,
  { id, share }: { id: string; share: number },
  playerId: string,
): Promise<boolean> {
  if (share === 100) return true;
  const { rows } = await sql<{ isIn: boolean | null }>`
    select bonuses.in_share(${share}::integer, ${id}, ${playerId}::uuid) as "isIn"`.execute(db);
  return rows[0]?.isIn ?? false;
}

/** Locks that last as long as the transaction, so that two accounts of one person do not pass each other. */
export async function lockPerson(trx: Db, playerId: string): Promise<void> {
  await sql`select bonuses.lock_person(${playerId}::uuid)`.execute(trx);
}

/** Others who seem to be the same person and have, or had, a bonus of which a person gets one. */
export async function othersWithOne(
  trx: Db,
  playerId: string,
): Promise<{ otherId: string; reason: Likeness }[]> {
  const { rows } = await sql<{ otherId: string; reason: Likeness }>`
    select s.other_id as "otherId", s.reason
      from bonuses.same_person(${playerId}::uuid) s
     where exists (select from bonuses.grants g join bonuses.definitions b on b.id = g.bonus_id
                    where g.player_id = s.other_id and b.once_per_person
                      and (g.activated_at is not null or g.ended_at is null)
                      and g.end_reason is distinct from 'deposit_back')
       -- The office has found that they are two.
       and not exists (select from bonuses.refusals r
                        where r.decision = 'given'
                          and (r.player_id, r.other_id) in ((${playerId}::uuid, s.other_id), (s.other_id, ${playerId}::uuid)))
     order by s.other_id, s.reason`.execute(trx);
  return rows;
}

export async function addRefusals(
  trx: Db,
  { playerId, bonusId, at }: { playerId: string; bonusId: string; at: Date },
  others: readonly { otherId: string; reason: Likeness }[],
): Promise<void> {
  for (const { otherId, reason } of others) {
    await sql`
      insert into bonuses.refusals (player_id, bonus_id, other_id, reason, at)
      values (${playerId}, ${bonusId}, ${otherId}, ${reason}, ${at}) on conflict do nothing`.execute(trx);
  }
}

/** Of a player for what other accounts seem to be, the latest first. */
export async function refusalsOf(db: Db, playerId: string): Promise<Refusal[]> {
  const { rows } = await sql<Refusal>`
    select bonus_id as "bonusId", other_id::text as "otherId", reason, at from bonuses.refusals
     where player_id = ${playerId}::uuid and deposit_id is null and other_id is not null
     order by at desc, bonus_id, "otherId", reason`.execute(db);
  return rows;
}

/**
 * Takes what a grant is worth out of its campaign's budget, if it has one.
 * @param promised also when the budget does not cover it any more
 * @returns false when it is not covered: nothing was taken
 */
export async function takeBudget(
  trx: Db,
  { bonusId, currency, amount, freeSpins, freeSpinBet }: Worth,
  promised: boolean,
): Promise<boolean> {
  const worth = amount + BigInt(freeSpins) * freeSpinBet;
  const { rows } = await sql<{ bounded: boolean; taken: boolean }>`
    with taken as (
      update bonuses.amounts set granted = granted + ${worth}::bigint
       where bonus_id = ${bonusId} and currency = ${currency} and budget is not null
         and (${promised} or granted + ${worth}::bigint <= budget)
      returning 1
    )
    select a.budget is not null as bounded, exists (select from taken) as taken
      from bonuses.amounts a where a.bonus_id = ${bonusId} and a.currency = ${currency}`.execute(trx);
  const [row] = rows;
  // What was promised holds, also when the campaign has left the currency.
  return row === undefined ? promised : row.taken || !row.bounded;
}

/** A grant that was not given after all, or that nobody took, costs nothing. */
export async function giveBackBudget(trx: Db, worth: Worth): Promise<void> {
  const { bonusId, currency, amount, freeSpins, freeSpinBet } = worth;
  await sql`
    update bonuses.amounts
       set granted = greatest(0, granted - ${amount + BigInt(freeSpins) * freeSpinBet}::bigint)
     where bonus_id = ${bonusId} and currency = ${currency} and budget is not null`.execute(trx);
}

export async function listPlayers(trx: Db, bonusId: string, playerIds: readonly string[]): Promise<void> {
  await sql`
    insert into bonuses.listed (bonus_id, player_id)
    select ${bonusId}, p from unnest(${[...playerIds]}::uuid[]) p on conflict do nothing`.execute(trx);
}

/** Lists, refusals and wins lead to a player; what was given stays in the books. */
export async function erasePlayer(trx: Db, playerId: string): Promise<void> {
  await sql`delete from bonuses.listed where player_id = ${playerId}::uuid`.execute(trx);
  await sql`
    delete from bonuses.refusals where player_id = ${playerId}::uuid or other_id = ${playerId}::uuid`.execute(
    trx,
  );
  await sql`delete from bonuses.refused_causes where player_id = ${playerId}::uuid`.execute(trx);
  await sql`delete from bonuses.raised_wins where player_id = ${playerId}::uuid`.execute(trx);
  await sql`delete from bonuses.won_days where player_id = ${playerId}::uuid`.execute(trx);
}

import { sql } from 'kysely';
import type { BonusTaking, DepositRefusal } from '@/lib/domain/bonuses';
import type { Campaign, Db } from '../store';

/** How often a player has a campaign. */
export interface Had {
  /** Grants; one whose deposit went back leaves it to be had again. */
  given: number;
  /** Deposits that were made for it and are not finished. */
  open: number;
}

/** By campaign, in one look: what is given meanwhile is counted as given or as open. */
export async function countHad(db: Db, playerId: string): Promise<Map<string, Had>> {
  const { rows } = await sql<Had & { bonusId: string }>`
    select h.bonus_id as "bonusId", sum(h.given)::integer as given, sum(h.open)::integer as open
      from (select g.bonus_id, 1 as given, 0 as open from bonuses.grants g
             where g.player_id = ${playerId}::uuid and g.end_reason is distinct from 'deposit_back'
            union all
            select d.bonus_id, 0, 1 from payments.bonus_deposits d
             where d.player_id = ${playerId} and d.status in ('creating', 'processing')) h
     group by h.bonus_id`.execute(db);
  return new Map(rows.map(({ bonusId, ...had }) => [bonusId, had]));
}

/** Whether a player has played, or has a bonus: one that was taken, waits, or that a deposit is under way for. */
export async function hasBegun(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql<{
    begun: boolean;
  }>`select bonuses.has_begun(${playerId}::uuid) as begun`.execute(db);
  return rows[0]?.begun ?? true;
}

/** Until the transaction ends nobody else gives a campaign to a player, in whichever currency. */
export async function lockHad(trx: Db, playerId: string, bonusId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bonus ${bonusId} ${playerId}`}, 0))`.execute(
    trx,
  );
}

/** What was promised with a deposit. */
export interface Promised {
  terms: Campaign;
  /** How its player takes it; null while they have not said. */
  taking: BonusTaking | null;
}

/** Keeps the rules of a campaign with the deposit that is made for it. */
export async function addPromise(
  trx: Db,
  depositId: string,
  { terms, taking }: Promised,
  now: Date,
): Promise<void> {
  await sql`
    insert into bonuses.promises (deposit_id, bonus_id, terms, taking, made_at)
    values (${depositId}::uuid, ${terms.id}, ${JSON.stringify(terms)}::jsonb, ${taking}, ${now})`.execute(
    trx,
  );
}

/** The rules that a deposit was made by; undefined for one that was made before they were kept. */
export async function findPromise(trx: Db, depositId: string): Promise<Promised | undefined> {
  const { rows } = await sql<Promised>`
    select terms, taking from bonuses.promises where deposit_id = ${depositId}::uuid`.execute(trx);
  return rows[0];
}

/** Writes down why a deposit came without its bonus. */
export async function refuseDeposit(
  trx: Db,
  {
    playerId,
    bonusId,
    depositId,
    reason,
    at,
  }: { playerId: string; bonusId: string; depositId: string; reason: DepositRefusal; at: Date },
): Promise<void> {
  await sql`
    insert into bonuses.refusals (player_id, bonus_id, deposit_id, reason, at)
    values (${playerId}::uuid, ${bonusId}, ${depositId}::uuid, ${reason}, ${at}) on conflict do nothing`.execute(
    trx,
  );
}

/** A deposit has brought its bonus after all: nothing is told any more of why it, or a part of it, came without one. */
export async function forgetRefusals(
  trx: Db,
  { playerId, bonusId, begunAs }: { playerId: string; bonusId: string; begunAs: string },
): Promise<void> {
  await sql`
    delete from bonuses.refusals r
     where r.player_id = ${playerId}::uuid and r.bonus_id = ${bonusId} and r.decision is null
       and r.deposit_id in (select d.deposit_id from payments.bonus_deposits d
                             where d.player_id = ${playerId} and d.bonus_id = ${bonusId} and d.begun_as = ${begunAs}::uuid)`.execute(
    trx,
  );
}

/** Why deposits came without their bonus, by their ids; who has theirs, or still waits, is left out. */
export async function refusedOf(
  db: Db,
  depositIds: readonly string[],
): Promise<ReadonlyMap<string, DepositRefusal>> {
  if (depositIds.length === 0) return new Map();
  const { rows } = await sql<{ depositId: string; reason: DepositRefusal }>`
    select r.deposit_id::text as "depositId", r.reason from bonuses.refusals r
     where r.deposit_id = any (${[...depositIds]}::uuid[]) and r.deposit_id is not null
       and r.decision is distinct from 'given'`.execute(db);
  return new Map(rows.map(({ depositId, reason }) => [depositId, reason]));
}

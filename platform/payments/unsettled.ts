import { sql } from 'kysely';
import type { Database } from './store';

/**
 * How many deposits of a player are begun and not ended, without money that came by itself. Until the transaction ends
 * nobody else counts them.
 */
export async function lockOpenDeposits(trx: Database, playerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposits ${playerId}`}, 0))`.execute(trx);
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from payments.deposits
     where player_id = ${playerId} and status in ('creating', 'processing') and late_of is null
       and further_of is null`.execute(trx);
  return rows[0]?.open ?? 0;
}

/** Moments before which something must have happened for reconciliation to leave a deposit alone. */
export interface Horizons {
  creating: Date;
  processing: Date;
  checked: Date;
  /** Account details are waited for by a person: they are asked for sooner. */
  details: Date;
  /** An address is followed from this moment on, also after its deposit is closed. */
  coinsSince: Date;
  coinsChecked: Date;
}

/** Ids of deposits that reconciliation looks after now, oldest first. */
export async function findUnsettled(db: Database, before: Horizons, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments.deposits
    where (status = 'creating' and updated_at < ${before.creating})
       or (status = 'processing' and created_at < ${before.processing}
           and (checked_at is null or checked_at < ${before.checked}))
       or ((recheck or refund_due) and (checked_at is null or checked_at < ${before.checked}))
       or (status = 'processing' and ask ->> 'kind' = 'bank' and ask ->> 'account' is null
           and updated_at < ${before.details} and (checked_at is null or checked_at < ${before.details}))
       or (ask ->> 'kind' = 'address' and created_at > ${before.coinsSince}
           and created_at < ${before.processing} and (checked_at is null or checked_at < ${before.coinsChecked}))
    order by coalesce(checked_at, created_at) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Has reconciliation ask the company, at its next run, about the payment that a deposit came with: its charge is that of the
 * first deposit, also for what came late or beside it.
 */
export async function askAboutDeposit(trx: Database, depositId: string, now: Date): Promise<void> {
  await sql`
    update payments.deposits set recheck = true, checked_at = null, updated_at = ${now}
     where id = (select coalesce(late_of, further_of, id) from payments.deposits where id = ${depositId})`.execute(
    trx,
  );
}

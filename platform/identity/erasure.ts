import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { endAccess } from './end-access';
import type { Db } from './store';

/** No mail ever goes there (RFC 2606), and nobody can have taken it before: addresses are unique. */
const addressOfNobody = () => `${randomUUID()}@erased.invalid`;

/**
 * Takes from an account all that tells whose it was: ways in, devices, address, name, tracking. The row stays, because
 * the ledger's sums are kept under its id. Country and currency stay with them: they say which law the sums were under.
 * @returns false when it was done before.
 * @throws Error when the account is not shut.
 */
export async function eraseAccount(trx: Db, playerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into identity.erasures (player_id, erased_at) values (${playerId}, ${now})
    on conflict do nothing returning player_id`.execute(trx);
  if (rows.length === 0) return false;
  await endAccess(trx, playerId);
  // Few rows: they live for hours.
  await sql`delete from identity.verifications where position(${playerId} in value) > 0`.execute(trx);
  await sql`select identity.forget_credentials(${playerId}::uuid)`.execute(trx);
  await sql`delete from identity.devices where player_id = ${playerId}`.execute(trx);
  await sql`delete from identity.passkeys where player_id = ${playerId}`.execute(trx);
  await sql`delete from identity.second_factors where player_id = ${playerId}`.execute(trx);
  await sql`delete from identity.recovery_codes where player_id = ${playerId}`.execute(trx);
  await sql`delete from identity.one_time_links where player_id = ${playerId}`.execute(trx);
  await sql`delete from identity.social_tries where player_id = ${playerId}`.execute(trx);
  await sql`delete from identity.login_locks where player_id = ${playerId}`.execute(trx);
  await sql`delete from identity.ownership where player_id = ${playerId}`.execute(trx);
  await sql`delete from identity.time_outs where player_id = ${playerId}`.execute(trx);
  const shut = await sql`
    update identity.players
       set email = ${addressOfNobody()}, email_verified = false, name = '', image = null, language = 'en',
           tracking = '{}', email_promo_sub = false, email_bonuses_sub = false, email_financial_sub = false,
           email_technical_sub = false, updated_at = ${now}
     where id = ${playerId} and status = 'blocked' returning id`.execute(trx);
  if (shut.rows.length === 0) throw new Error('the account is open');
  return true;
}

/** When nothing personal was kept of the player any more; null while it is. */
export async function findErasure(db: Db, playerId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select erased_at as at from identity.erasures where player_id = ${playerId}`.execute(db);
  return rows[0]?.at ?? null;
}

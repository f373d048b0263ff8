import { sql } from 'kysely';
import { dropPendingSecret, endPendingSteps, forgetDevices } from './second-factor-store';
import { endLinks } from './one-time-links';
import { forgetMarks, type Db } from './store';

/**
 * Ends everything by which somebody is in, or could get in, without a way in of the account: sessions, codes of
 * sessions, log-ins that wait for their second step, the trust in devices, links that set a password, changes of the
 * address that wait, and passkeys and second factors that are half set up. Where no session stays, no device is known any
 * more either: a mark has tries of its own, and a log-in with it writes no letter. For a new password, a report of a
 * stranger, a blocked or closed account. Who opens a session
 * holds the player's row (open-session.ts): a log-in under way is ended too, or refused.
 * @returns the sessions that ended; tell `sessionEnded` each of them after the commit.
 */
export async function endAccess(
  trx: Db,
  playerId: string,
  { exceptSession = null }: { exceptSession?: string | null } = {},
): Promise<string[]> {
  await sql`select from identity.players where id = ${playerId} for no key update`.execute(trx);
  await sql`
    delete from identity.verifications
     where value in (${`session-code:${playerId}`}, ${`passkey-add:${playerId}`})`.execute(trx);
  await dropPendingSecret(trx, playerId);
  await endPendingSteps(trx, playerId);
  await forgetDevices(trx, playerId);
  if (exceptSession === null) await forgetMarks(trx, playerId);
  // Links that report a stranger or take an address back stay: they are what an owner has against one.
  await endLinks(trx, playerId, ['reset-password', 'email-old', 'email-new']);
  await sql`delete from identity.email_changes where player_id = ${playerId}`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    delete from identity.sessions
     where player_id = ${playerId} and (${exceptSession}::uuid is null or id <> ${exceptSession}::uuid)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import { pagePath } from '../mail/service';
import { setOwnerProven, type Db } from './store';

/** A change of the address that waits for its confirmations. */
export interface EmailChange {
  id: string;
  playerId: string;
  newAddress: string;
  sessionId: string;
  /** Whether the old address has a say: it was confirmed. */
  asksOld: boolean;
  oldOkAt: Date | null;
  newOkAt: Date | null;
  /** Whether who agreed in the new mailbox was logged in there. */
  newProven: boolean;
  expiresAt: Date;
}

const CHANGE = sql`
  id, player_id as "playerId", new_address as "newAddress", session_id as "sessionId", asks_old as "asksOld",
  old_ok_at as "oldOkAt", new_ok_at as "newOkAt", new_proven as "newProven",
  expires_at as "expiresAt"`;

/** Stores a change in place of the player's earlier one. */
export async function saveChange(
  trx: Db,
  change: Omit<EmailChange, 'oldOkAt' | 'newOkAt' | 'newProven'>,
): Promise<void> {
  const { id, playerId, newAddress, sessionId, asksOld, expiresAt } = change;
  await sql`delete from identity.email_changes where player_id = ${playerId}`.execute(trx);
  await sql`
    insert into identity.email_changes (id, player_id, new_address, session_id, asks_old, expires_at)
    values (${id}, ${playerId}, ${newAddress}, ${sessionId}, ${asksOld}, ${expiresAt})`.execute(trx);
}

export async function findChange(db: Db, playerId: string, now: Date): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select ${CHANGE} from identity.email_changes
     where player_id = ${playerId} and expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** Writes down that one address agrees. @returns the change as it then is; null when it is over. */
export async function agree(
  trx: Db,
  { id, side, proves, now }: { id: string; side: 'old' | 'new'; proves: boolean; now: Date },
): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    update identity.email_changes
       set old_ok_at = case when ${side}::text = 'old' then ${now}::timestamptz else old_ok_at end,
           new_ok_at = case when ${side}::text = 'new' then ${now}::timestamptz else new_ok_at end,
           new_proven = new_proven or (${side}::text = 'new' and ${proves})
     where id = ${id} and expires_at > ${now} returning ${CHANGE}`.execute(trx);
  return rows[0] ?? null;
}

/**
 * Gives the account its new address, which is confirmed by it.
 * @param ownerProven whether that mailbox's owner has been in the account.
 * @returns false when another account has the address.
 */
export async function moveAccount(
  trx: Db,
  playerId: string,
  address: string,
  { ownerProven }: { ownerProven: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update identity.players
       set email = ${address}, email_verified = true, updated_at = now()
     where id = ${playerId} and not exists (select from identity.players where email = ${address} and id <> ${playerId})
    returning id`.execute(trx);
  if (rows.length > 0) await setOwnerProven(trx, playerId, ownerProven);
  return rows.length > 0;
}

/** The page with the log-in form. */
export const logInPath = (language: string) => `${pagePath(language, '/auth')}#log-in`;

import { sql } from 'kysely';
import type { Db } from './store';

/** What is kept of how a player came here and gets in; no key, and no hash of one. */
export interface OwnAccess {
  signUp: { ageConfirmedAt: Date; tracking: Record<string, unknown> };
  waysIn: { provider: string; accountId: string | null; since: Date }[];
  passkeys: { name: string; synchronised: boolean; createdAt: Date; lastUsedAt: Date | null }[];
  /** Null while none is on. */
  secondFactor: { confirmedAt: Date | null; recoveryCodesLeft: number } | null;
  trustedDevices: { createdAt: Date; expiresAt: Date }[];
  /** A change of the address that waits for its confirmations. */
  emailChange: { email: string; expiresAt: Date } | null;
  /** Why nobody gets in until the owner has proved to be it; null as a rule. */
  loginLock: { reason: string; since: Date } | null;
}

const all = async <Row>(db: Db, query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(db)).rows;

export async function readOwnAccess(db: Db, playerId: string, now: Date): Promise<OwnAccess> {
  const [signUp] = await all(
    db,
    sql<OwnAccess['signUp']>`
      select age_confirmed_at as "ageConfirmedAt", tracking from identity.players where id = ${playerId}`,
  );
  if (!signUp) throw new Error('the player is not there');
  const [secondFactor = null] = await all(
    db,
    sql<NonNullable<OwnAccess['secondFactor']>>`
      select confirmed_at as "confirmedAt",
             (select count(*)::integer from identity.recovery_codes where player_id = f.player_id) as "recoveryCodesLeft"
        from identity.second_factors f where player_id = ${playerId} and confirmed_at is not null`,
  );
  const [emailChange = null] = await all(
    db,
    sql<NonNullable<OwnAccess['emailChange']>>`
      select new_address as email, expires_at as "expiresAt" from identity.email_changes
       where player_id = ${playerId} and expires_at > ${now}`,
  );
  const [loginLock = null] = await all(
    db,
    sql<NonNullable<OwnAccess['loginLock']>>`
      select reason, since from identity.login_locks where player_id = ${playerId}`,
  );
  return {
    signUp,
    waysIn: await all(
      db,
      sql<OwnAccess['waysIn'][number]>`
        select provider_id as provider, case when provider_id <> 'credential' then account_id end as "accountId",
               created_at as since
          from identity.credentials
         where player_id = ${playerId} and (provider_id <> 'credential' or password is not null) order by created_at`,
    ),
    passkeys: await all(
      db,
      sql<OwnAccess['passkeys'][number]>`
        select name, synchronised, created_at as "createdAt", last_used_at as "lastUsedAt" from identity.passkeys
         where player_id = ${playerId} order by created_at, id`,
    ),
    secondFactor,
    trustedDevices: await all(
      db,
      sql<OwnAccess['trustedDevices'][number]>`
        select created_at as "createdAt", expires_at as "expiresAt" from identity.trusted_devices
         where player_id = ${playerId} and expires_at > ${now} order by created_at`,
    ),
    emailChange,
    loginLock,
  };
}

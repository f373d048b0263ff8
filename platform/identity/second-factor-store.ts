import { sql } from 'kysely';
import type { Db } from './store';

/** A player's second factor as it is stored: its secrets sealed. */
export interface FactorRow {
  secret: string | null;
  pending_secret: string | null;
  pending_since: Date | null;
  confirmed_at: Date | null;
  last_step: number;
}

const NOTHING: FactorRow = {
  secret: null,
  pending_secret: null,
  pending_since: null,
  confirmed_at: null,
  last_step: 0,
};

export async function findFactor(db: Db, playerId: string): Promise<FactorRow> {
  const { rows } = await sql<FactorRow>`
    select secret, pending_secret, pending_since, confirmed_at, last_step
      from identity.second_factors where player_id = ${playerId}`.execute(db);
  return rows[0] ?? NOTHING;
}

/**
 * The factor, changed by nobody else until the transaction ends. The player's row is locked first, as everywhere:
 * log-ins and the end of all access take the two in the same order.
 */
export async function lockFactor(trx: Db, playerId: string): Promise<FactorRow> {
  await sql`select from identity.players where id = ${playerId} for no key update`.execute(trx);
  return findFactor(trx, playerId);
}

export async function hasFactor(db: Db, playerId: string): Promise<boolean> {
  return (await findFactor(db, playerId)).confirmed_at !== null;
}

export async function savePendingSecret(trx: Db, playerId: string, sealed: string, now: Date): Promise<void> {
  await sql`
    insert into identity.second_factors (player_id, pending_secret, pending_since)
    values (${playerId}, ${sealed}, ${now})
    on conflict (player_id) do update set pending_secret = excluded.pending_secret,
                                          pending_since = excluded.pending_since`.execute(trx);
}

/** Turns the pending secret into the factor. */
export async function confirmFactor(trx: Db, playerId: string, step: number, now: Date): Promise<void> {
  await sql`
    update identity.second_factors
       set secret = pending_secret, pending_secret = null, pending_since = null,
           confirmed_at = ${now}, last_step = ${step}
     where player_id = ${playerId}`.execute(trx);
}

export async function saveStep(trx: Db, playerId: string, step: number): Promise<void> {
  await sql`update identity.second_factors set last_step = ${step} where player_id = ${playerId}`.execute(
    trx,
  );
}

/** Forgets a secret that was shown and waits for its first code. */
export async function dropPendingSecret(trx: Db, playerId: string): Promise<void> {
  await sql`
    update identity.second_factors set pending_secret = null, pending_since = null
     where player_id = ${playerId} and pending_secret is not null`.execute(trx);
}

/** Removes the factor with all that hangs on it: its recovery codes and the devices that were trusted because of it. */
export async function deleteFactor(trx: Db, playerId: string): Promise<void> {
  await sql`delete from identity.second_factors where player_id = ${playerId}`.execute(trx);
  await sql`delete from identity.recovery_codes where player_id = ${playerId}`.execute(trx);
  await forgetDevices(trx, playerId);
  await endPendingSteps(trx, playerId);
}

export async function replaceRecoveryCodes(
  trx: Db,
  playerId: string,
  hashes: readonly string[],
): Promise<void> {
  await sql`delete from identity.recovery_codes where player_id = ${playerId}`.execute(trx);
  await sql`
    insert into identity.recovery_codes (player_id, hash)
    select ${playerId}, unnest(${[...hashes]}::text[])`.execute(trx);
}

/** Uses up a recovery code. @returns whether it was one. */
export async function takeRecoveryCode(trx: Db, playerId: string, hash: string): Promise<boolean> {
  const { rows } = await sql`
    delete from identity.recovery_codes where player_id = ${playerId} and hash = ${hash}
    returning player_id`.execute(trx);
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::integer as left from identity.recovery_codes where player_id = ${playerId}`.execute(db);
  return rows[0]?.left ?? 0;
}

export interface PendingStep {
  player_id: string;
  how: 'password' | 'social' | 'link';
}

/** How many log-ins of one player may wait at once: the oldest go first. */
const PENDING_MAX = 5;

export async function addPendingStep(
  trx: Db,
  step: PendingStep & { hash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into identity.pending_second_steps (hash, player_id, how, created_at, expires_at)
    values (${step.hash}, ${step.player_id}, ${step.how}, ${step.now}, ${step.expiresAt})`.execute(trx);
  await sql`
    delete from identity.pending_second_steps
     where hash in (select hash from identity.pending_second_steps where player_id = ${step.player_id}
                     order by created_at desc, hash offset ${PENDING_MAX})`.execute(trx);
}

/** Counts a try at a pending step. @returns null when it is unknown, too old or out of tries. */
export async function countStepTry(
  db: Db,
  hash: string,
  most: number,
  now: Date,
): Promise<(PendingStep & { tries: number }) | null> {
  const { rows } = await sql<PendingStep & { tries: number }>`
    update identity.pending_second_steps set tries = tries + 1
     where hash = ${hash} and expires_at > ${now} and tries < ${most}
    returning player_id, how, tries`.execute(db);
  return rows[0] ?? null;
}

/** @returns whether it was still there. */
export async function takePendingStep(trx: Db, hash: string): Promise<boolean> {
  const { rows } = await sql`
    delete from identity.pending_second_steps where hash = ${hash} returning player_id`.execute(trx);
  return rows.length > 0;
}

/** Ends log-ins that wait for a second step. For a new password and a blocked or closed account. */
export async function endPendingSteps(trx: Db, playerId: string): Promise<void> {
  await sql`delete from identity.pending_second_steps where player_id = ${playerId}`.execute(trx);
}

export async function addTrustedDevice(
  trx: Db,
  device: { hash: string; playerId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into identity.trusted_devices (hash, player_id, created_at, expires_at)
    values (${device.hash}, ${device.playerId}, ${device.now}, ${device.expiresAt})`.execute(trx);
}

export async function isTrustedDevice(db: Db, playerId: string, hash: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from identity.trusted_devices
     where hash = ${hash} and player_id = ${playerId} and expires_at > ${now}`.execute(db);
  return rows.length > 0;
}

export async function countTrustedDevices(db: Db, playerId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ trusted: number }>`
    select count(*)::integer as trusted from identity.trusted_devices
     where player_id = ${playerId} and expires_at > ${now}`.execute(db);
  return rows[0]?.trusted ?? 0;
}

/** Every device is asked for the second step again. */
export async function forgetDevices(trx: Db, playerId: string): Promise<void> {
  await sql`delete from identity.trusted_devices where player_id = ${playerId}`.execute(trx);
}

/** Notes that a session began with a code of another one. */
export async function noteCodeSession(trx: Db, sessionId: string): Promise<void> {
  await sql`insert into identity.code_sessions (session_id) values (${sessionId})`.execute(trx);
}

/** When a session began by a log-in of its own; null for one that began with a code, and for one that is over. */
export async function logInOf(db: Db, playerId: string, sessionId: string): Promise<Date | null> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from identity.sessions s
     where id = ${sessionId} and player_id = ${playerId}
       and not exists (select from identity.code_sessions c where c.session_id = s.id)`.execute(db);
  return rows[0]?.created_at ?? null;
}

/** Removes what is past its time. */
export async function sweepSecondSteps(db: Db, now: Date): Promise<void> {
  await sql`delete from identity.pending_second_steps where expires_at <= ${now}`.execute(db);
  await sql`delete from identity.trusted_devices where expires_at <= ${now}`.execute(db);
  await sql`
    delete from identity.code_sessions c
     where not exists (select from identity.sessions s where s.id = c.session_id)`.execute(db);
}

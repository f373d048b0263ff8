import { sql } from 'kysely';
import type { LanguageCode } from '@/lib/domain/locales';
import type { SocialProviderId } from '@/lib/domain/social';
import { setOwnerProven, type Db } from '../store';

export type Tracking = Record<string, string>;

export interface SocialTry {
  provider: SocialProviderId;
  nonce: string;
  code_verifier: string;
  purpose: 'login' | 'link';
  player_id: string | null;
  language: LanguageCode;
  tracking: Tracking;
}

export interface Pending {
  provider: SocialProviderId;
  subject: string;
  /** Verified by the company, else null. */
  email: string | null;
  language: LanguageCode;
  tracking: Tracking;
}

export interface LinkedWay {
  provider_id: string;
  created_at: Date;
}

export async function addTry(
  db: Db,
  entry: SocialTry & { stateHash: string; browserHash: string; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into identity.social_tries (state_hash, browser_hash, provider, nonce, code_verifier, purpose, player_id,
                                       language, tracking, expires_at)
    values (${entry.stateHash}, ${entry.browserHash}, ${entry.provider}, ${entry.nonce}, ${entry.code_verifier},
            ${entry.purpose}, ${entry.player_id}, ${entry.language}, ${JSON.stringify(entry.tracking)}::jsonb,
            ${entry.expiresAt})`.execute(db);
}

/** Uses up a try; one of another browser or for another company stays as it is. */
export async function takeTry(
  db: Db,
  key: { stateHash: string; browserHash: string; provider: SocialProviderId },
  now: Date,
): Promise<SocialTry | null> {
  const { rows } = await sql<SocialTry>`
    delete from identity.social_tries
     where state_hash = ${key.stateHash} and browser_hash = ${key.browserHash} and provider = ${key.provider}
       and expires_at > ${now}
    returning provider, nonce, code_verifier, purpose, player_id, language, tracking`.execute(db);
  return rows[0] ?? null;
}

export async function savePending(
  db: Db,
  entry: Pending & { browserHash: string; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into identity.social_pending (browser_hash, provider, subject, email, language, tracking, expires_at)
    values (${entry.browserHash}, ${entry.provider}, ${entry.subject}, ${entry.email}, ${entry.language},
            ${JSON.stringify(entry.tracking)}::jsonb, ${entry.expiresAt})
    on conflict (browser_hash) do update
      set provider = excluded.provider, subject = excluded.subject, email = excluded.email,
          language = excluded.language, tracking = excluded.tracking, expires_at = excluded.expires_at`.execute(
    db,
  );
}

export async function findPending(db: Db, browserHash: string, now: Date): Promise<Pending | null> {
  const { rows } = await sql<Pending>`
    select provider, subject, email, language, tracking from identity.social_pending
     where browser_hash = ${browserHash} and expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** Uses up what waits. Inside the transaction of the account that it becomes: two tabs make one. */
export async function takePending(trx: Db, browserHash: string, now: Date): Promise<Pending | null> {
  const { rows } = await sql<Pending>`
    delete from identity.social_pending where browser_hash = ${browserHash} and expires_at > ${now}
    returning provider, subject, email, language, tracking`.execute(trx);
  return rows[0] ?? null;
}

/** Whose account an account of a company opens. */
export async function ownerOf(db: Db, provider: SocialProviderId, subject: string): Promise<string | null> {
  const { rows } = await sql<{ player_id: string }>`
    select player_id from identity.credentials
     where provider_id = ${provider} and account_id = ${subject}`.execute(db);
  return rows[0]?.player_id ?? null;
}

/** @returns false when the company's account opens an account already. */
export async function addWay(
  trx: Db,
  way: { playerId: string; provider: SocialProviderId; subject: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into identity.credentials (player_id, provider_id, account_id)
    values (${way.playerId}, ${way.provider}, ${way.subject})
    on conflict (provider_id, account_id) do nothing returning id`.execute(trx);
  return rows.length > 0;
}

/** A company has vouched for this address, in a session of the player: whose it is has been in the account. */
export async function proveOwner(trx: Db, playerId: string, email: string): Promise<void> {
  await sql`
    insert into identity.ownership (player_id, owner_proven)
    select id, true from identity.players where id = ${playerId} and email = ${email}
    on conflict (player_id) do update set owner_proven = true`.execute(trx);
}

export async function removeWay(trx: Db, playerId: string, provider: SocialProviderId): Promise<boolean> {
  const { rows } = await sql<{ removed: number }>`
    select identity.remove_company(${playerId}::uuid, ${provider}) as removed`.execute(trx);
  return (rows[0]?.removed ?? 0) > 0;
}

/** Every way in of a player but passkeys: the password is called `credential`. */
export async function listWays(db: Db, playerId: string): Promise<LinkedWay[]> {
  const { rows } = await sql<LinkedWay>`
    select provider_id, created_at from identity.credentials
     where player_id = ${playerId} and (provider_id <> 'credential' or password is not null)
     order by created_at`.execute(db);
  return rows;
}

/** A player without a password. @returns null when the address has an account. */
export async function addPlayer(
  trx: Db,
  player: {
    email: string;
    emailVerified: boolean;
    country: string;
    currency: string;
    language: LanguageCode;
    tracking: Tracking;
    now: Date;
  },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into identity.players (email, email_verified, country, currency, language, tracking, age_confirmed_at,
                                  created_at, updated_at)
    values (${player.email}, ${player.emailVerified}, ${player.country}, ${player.currency}, ${player.language},
            ${JSON.stringify(player.tracking)}::jsonb, ${player.now}, ${player.now}, ${player.now})
    on conflict (email) do nothing returning id`.execute(trx);
  const playerId = rows[0]?.id ?? null;
  if (playerId && player.emailVerified) await setOwnerProven(trx, playerId, true);
  return playerId;
}

/** Removes what nobody came back for. */
export async function sweepSocial(db: Db, now: Date): Promise<void> {
  await sql`delete from identity.social_tries where expires_at <= ${now}`.execute(db);
  await sql`delete from identity.social_pending where expires_at <= ${now}`.execute(db);
}

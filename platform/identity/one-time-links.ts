import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { Db } from './store';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What links are for, and how long each works. Milliseconds. */
const LIFETIMES = {
  'reset-password': 30 * MINUTE,
  'email-old': 30 * MINUTE,
  'email-new': 30 * MINUTE,
  'not-me': 7 * 24 * HOUR,
  'take-back': 72 * HOUR,
} as const;

export type LinkPurpose = keyof typeof LIFETIMES;

/** What a link was made for, besides its player. */
export interface LinkBinding {
  /** The account's address when the link was made: after a change of it most links work no more. */
  email?: string;
  /** The session that the letter was about. */
  sessionId?: string;
  changeId?: string;
  oldAddress?: string;
  /** Set when the owner of that address has never been in the account. */
  unproven?: true;
}

export interface OneTimeLink {
  hash: string;
  purpose: LinkPurpose;
  playerId: string;
  bound: LinkBinding;
  createdAt: Date;
}

export const linkSpent = () =>
  new Problem(422, API_CODES.sessionExpired, 'this link was used or is too old', {
    fields: { token: 'invalid' },
  });

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const FOUND = sql`hash, purpose, player_id as "playerId", bound, created_at as "createdAt"`;

/** Holds the player's row until the transaction ends. Everything that makes or ends links takes it first. */
export async function lockPlayer(trx: Db, playerId: string): Promise<void> {
  await sql`select from identity.players where id = ${playerId} for no key update`.execute(trx);
}

/** Links of letters that change an account: 32 random bytes, only their hash is stored, and they work once. */
export function createOneTimeLinks({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  const find = async (on: Db, token: string, purposes: readonly LinkPurpose[], lock: boolean) => {
    if (!TOKEN.test(token)) throw linkSpent();
    const { rows } = await sql<OneTimeLink>`
      select ${FOUND} from identity.one_time_links
       where hash = ${hashOf(token)} and purpose = any (${[...purposes]}) and used_at is null
         and expires_at > ${clock.now()} ${lock ? sql`for update` : sql``}`.execute(on);
    const link = rows[0];
    if (!link) throw linkSpent();
    return link;
  };

  return {
    /** Makes a link, in the transaction that writes its letter. @returns the token, which is nowhere else. */
    async make(
      trx: Db,
      { purpose, playerId, bound = {} }: { purpose: LinkPurpose; playerId: string; bound?: LinkBinding },
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      await sql`
        insert into identity.one_time_links (hash, purpose, player_id, bound, created_at, expires_at)
        values (${hashOf(token)}, ${purpose}, ${playerId}, ${JSON.stringify(bound)}::jsonb, ${now},
                ${new Date(now.getTime() + LIFETIMES[purpose])})`.execute(trx);
      return token;
    },

    /** What a link is about, without using it up. @throws Problem 422 `client_api_27`. */
    look: (token: string, purposes: readonly LinkPurpose[]) => find(db, token, purposes, false),

    /**
     * Uses a link up together with its effect, in one transaction: a link is never spent for nothing. Of two that use
     * it at once, one waits and is refused.
     * @throws Problem 422 `client_api_27`, and whatever the effect throws: then the link still works.
     */
    async withLink<Result>(
      token: string,
      purposes: readonly LinkPurpose[],
      effect: (trx: Db, link: OneTimeLink) => Promise<Result>,
    ): Promise<Result> {
      const { playerId } = await find(db, token, purposes, false);
      return db.transaction().execute(async (trx) => {
        // The player before the link, as everywhere: two links of one player would else wait for each other.
        await lockPlayer(trx, playerId);
        const link = await find(trx, token, purposes, true);
        const result = await effect(trx, link);
        await sql`update identity.one_time_links set used_at = ${clock.now()} where hash = ${link.hash}`.execute(
          trx,
        );
        return result;
      });
    },
  };
}

export type OneTimeLinks = ReturnType<typeof createOneTimeLinks>;

/** Ends a player's links of these purposes. */
export async function endLinks(trx: Db, playerId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await sql`
    delete from identity.one_time_links
     where player_id = ${playerId} and purpose = any (${[...purposes]}) and used_at is null`.execute(trx);
}

/** Whether an address is another account's, or was until lately and can still be taken back. */
export async function isTaken(db: Db, address: string, playerId: string | null, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from identity.players where email = ${address} and id is distinct from ${playerId}::uuid
    union all
    select from identity.one_time_links
     where purpose = 'take-back' and bound ->> 'oldAddress' = ${address} and used_at is null
       and expires_at > ${now} and player_id is distinct from ${playerId}::uuid
    limit 1`.execute(db);
  return rows.length > 0;
}

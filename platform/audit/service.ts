import { sql, type Kysely } from 'kysely';
import type { AuditAction } from '@/lib/domain/audit-actions';
import type { Actor, AuditRow } from './types';

export type { Actor, AuditRow } from './types';
export { AUDIT_SORTS, countAudit, listAudit, type AuditFilter } from './list';

export const byPlayer = (id: string): Actor => ({ kind: 'player', id });

export interface AuditEntry {
  actor: Actor;
  action: AuditAction;
  /** The id of what it was done to. */
  subject?: string;
  /** What the subject was and became, as far as it changed; no passwords, no tokens, no documents. */
  before?: object;
  after?: object;
  /** Why, in the actor's words. */
  reason?: string;
  requestId?: string;
}

const json = (value: object | undefined) => (value ? JSON.stringify(value) : null);

/** Writes down who did what, in the transaction that does it: both are there, or neither. */
export async function audit(trx: Kysely<unknown>, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, before, after, reason, requestId } = entry;
  await sql`
    insert into audit.entries (actor_kind, actor, action, subject, before, after, reason, request_id)
    values (${actor.kind}::audit.actor_kind, ${actor.kind === 'system' ? actor.name : actor.id}, ${action},
            ${subject ?? null}, ${json(before)}::jsonb, ${json(after)}::jsonb, ${reason ?? null},
            ${requestId ?? null})`.execute(trx);
}

/** How often a player has done something, counted up to so many. */
export async function timesDone(
  db: Kysely<unknown>,
  { playerId, action, most }: { playerId: string; action: AuditAction; most: number },
): Promise<number> {
  const { rows } = await sql<{ times: number }>`
    select count(*)::integer as times
      from (select from audit.entries where actor_kind = 'player' and actor = ${playerId}::text and action = ${action}
             limit ${most}) done`.execute(db);
  return rows[0]?.times ?? 0;
}

/** Whether a player did one of these, or it was done to them, since then. */
export async function happenedTo(
  db: Kysely<unknown>,
  { playerId, actions, since }: { playerId: string; actions: readonly AuditAction[]; since: Date },
): Promise<boolean> {
  const { rows } = await sql<{ happened: boolean }>`
    select exists (
      select from audit.entries
       where (subject = ${playerId}::text or (actor_kind = 'player' and actor = ${playerId}::text))
         and action = any(${[...actions]}::text[]) and at > ${since}) as happened`.execute(db);
  return rows[0]?.happened ?? false;
}

/** What a player did and what was done to them, the latest first. */
export async function readHistory(
  db: Kysely<unknown>,
  { about, before = null, limit }: { about: string; before?: bigint | null | undefined; limit: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select id, at, actor_kind as kind, actor, action, subject, before, after, reason
      from audit.entries
     where (subject = ${about}::text or (actor_kind = 'player' and actor = ${about}::text))
       and (${before}::bigint is null or id < ${before}::bigint)
     order by id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Takes from the entries about a player, and from those of the player's own deeds, what they say: before, after and why.
 * Who did what, and when, stays. In the transaction that erases the player, after that: the table's guard lets nothing
 * else be changed.
 */
export async function forgetInAudit(trx: Kysely<unknown>, playerId: string): Promise<void> {
  await sql`select audit.forget(${playerId}::uuid)`.execute(trx);
}

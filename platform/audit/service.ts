import { sql, type Kysely } from 'kysely';

/** The actor. A part of the system that acts on its own is recorded by its name. */
export type Actor =
  | { kind: 'player' | 'operator'; id: string }
  | { kind: 'system'; name: 'web' | 'jobs' | 'studio' | 'payments' };

export const byPlayer = (id: string): Actor => ({ kind: 'player', id });

export interface AuditEntry {
  actor: Actor;
  /** `context.verb`, for example `payments.cancel`. */
  action: `${string}.${string}`;
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

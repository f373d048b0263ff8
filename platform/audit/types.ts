/** The actor. A part of the system that acts on its own is recorded by its name. */
export type Actor =
  | { kind: 'player' | 'operator'; id: string }
  | { kind: 'system'; name: 'web' | 'jobs' | 'studio' | 'payments' };

/** An entry as operators read it. */
export interface AuditRow {
  id: bigint;
  at: Date;
  kind: Actor['kind'];
  actor: string;
  action: string;
  subject: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
}

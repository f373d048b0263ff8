import { sql } from 'kysely';
import type { ChargeReport } from './provider';
import type { Database } from './store';

export interface EventRow {
  provider: string;
  eventId: string;
  type: string;
  occurredAt: Date;
  report: ChargeReport;
  bodyHash: Buffer;
  depositId: string | null;
  outcome: string;
  receivedAt: Date;
}

/**
 * Locks an event's id until the transaction ends: other transactions with the same event wait, whichever deposit it
 * names.
 */
export async function lockEvent(trx: Database, provider: string, eventId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhook ${provider} ${eventId}`}, 0))`.execute(
    trx,
  );
}

/** Writes down an event that is new. Its id was locked before. */
export async function recordEvent(trx: Database, event: EventRow): Promise<void> {
  const { report } = event;
  await sql`
    insert into payments.webhook_events (provider, event_id, type, occurred_at, charge_id, reference, currency, amount,
      amount_received, body_hash, deposit_id, outcome, received_at)
    values (${event.provider}, ${event.eventId}, ${event.type}, ${event.occurredAt}, ${report.chargeId},
      ${report.reference}, ${report.currency}, ${report.amount}, ${report.received}, ${event.bodyHash},
      ${event.depositId}, ${event.outcome}, ${event.receivedAt})`.execute(trx);
}

/** SHA-256 of the body that an event came with; undefined for an event that is new. */
export async function knownEventHash(
  db: Database,
  provider: string,
  eventId: string,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ body_hash: Buffer }>`
    select body_hash from payments.webhook_events
     where provider = ${provider} and event_id = ${eventId}`.execute(db);
  return rows[0]?.body_hash;
}

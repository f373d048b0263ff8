import { sql } from 'kysely';
import { chatReasonOf, type ChatReason, type ChatSilenceLength } from '@/lib/domain/table-chat';
import { OWN_ROWS } from '../kernel/own-rows';
import type { Db } from './store';

/** A silence of a player; the latest one counts. */
export interface SilenceRow {
  id: bigint;
  playerId: string;
  messageId: string | null;
  reason: string;
  note: string;
  operator: string;
  silencedAt: Date;
  until: Date | null;
  liftedBy: string | null;
  liftedAt: Date | null;
}

const COLUMNS = sql`id, player_id as "playerId", message_id as "messageId", reason, note, operator,
  silenced_at as "silencedAt", until, lifted_by as "liftedBy", lifted_at as "liftedAt"`;

const DAY_MS = 24 * 60 * 60 * 1000;
const LENGTHS: Record<ChatSilenceLength, number | null> = { day: DAY_MS, week: 7 * DAY_MS, good: null };

/** When a silence of this length ends; null for never. */
export function endOf(length: ChatSilenceLength, now: Date): Date | null {
  const ms = LENGTHS[length];
  return ms === null ? null : new Date(now.getTime() + ms);
}

export const isInForce = ({ until, liftedAt }: SilenceRow, now: Date): boolean =>
  liftedAt === null && (until === null || until > now);

/** What the studio is told: docs/contracts/chat.md. */
export interface ChatStanding {
  version: number;
  silence: { until: string | null; reason: ChatReason } | null;
}

export const standingOf = (row: SilenceRow, now: Date): ChatStanding => ({
  // Each silence is newer than the one before, and lifted it is newer than it was.
  version: Number(row.id) * 2 + (row.liftedAt === null ? 0 : 1),
  silence: isInForce(row, now)
    ? {
        until: row.until?.toISOString() ?? null,
        reason: chatReasonOf(row.reason),
      }
    : null,
});

export async function latestSilence(db: Db, playerId: string): Promise<SilenceRow | null> {
  const { rows } = await sql<SilenceRow>`
    select ${COLUMNS} from chat.silences where player_id = ${playerId}::uuid order by id desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The same; no other decision about the player is made until the transaction ends. */
export async function lockLatestSilence(trx: Db, playerId: string): Promise<SilenceRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat silence ${playerId}`}, 0))`.execute(trx);
  return latestSilence(trx, playerId);
}

/** The later of two ends; null is never. */
export const laterEnd = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? null : one > other ? one : other;

export async function silencesOf(db: Db, playerId: string): Promise<SilenceRow[]> {
  const { rows } = await sql<SilenceRow>`
    select ${COLUMNS} from chat.silences
     where player_id = ${playerId}::uuid order by id desc limit ${OWN_ROWS}`.execute(db);
  return rows;
}

export async function insertSilence(
  trx: Db,
  silence: Pick<SilenceRow, 'playerId' | 'messageId' | 'note' | 'operator' | 'until'> & {
    reason: ChatReason;
    now: Date;
  },
): Promise<SilenceRow> {
  const { rows } = await sql<SilenceRow>`
    insert into chat.silences (player_id, message_id, reason, note, operator, silenced_at, until)
    values (${silence.playerId}::uuid, ${silence.messageId}::uuid, ${silence.reason}, ${silence.note},
            ${silence.operator}, ${silence.now}, ${silence.until})
    returning ${COLUMNS}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a silence that was made is gone');
  return row;
}

/** Ends the silence that is in force. @returns null when there is none. */
export async function liftSilence(
  trx: Db,
  playerId: string,
  { operator, now }: { operator: string; now: Date },
): Promise<SilenceRow | null> {
  const { rows } = await sql<SilenceRow>`
    update chat.silences set lifted_by = ${operator}, lifted_at = ${now}, told_at = null
     where id = (select max(id) from chat.silences where player_id = ${playerId}::uuid)
       and lifted_at is null and (until is null or until > ${now})
    returning ${COLUMNS}`.execute(trx);
  return rows[0] ?? null;
}

/** Players of whom the studio does not know how they stand. */
export async function untoldPlayers(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from chat.silences where told_at is null
     group by player_id order by min(id) limit ${limit}`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

/** The studio has taken how a player stands: what came after that is still to be told. */
export async function markSilenceTold(db: Db, row: SilenceRow, now: Date): Promise<void> {
  await sql`
    update chat.silences set told_at = ${now}
     where player_id = ${row.playerId}::uuid and told_at is null
       and (id < ${row.id} or (id = ${row.id} and lifted_at is not distinct from ${row.liftedAt}::timestamptz))`.execute(
    db,
  );
}

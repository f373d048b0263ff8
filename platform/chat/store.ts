import { sql, type Kysely } from 'kysely';
import type { ChatDecision } from '@/lib/domain/table-chat';
import { OWN_ROWS } from '../kernel/own-rows';
import type { ReportCall } from './call';

export type Db = Kysely<unknown>;

/** Which of these players were erased: nothing of theirs is written down any more. */
export async function erasedAmong(trx: Db, playerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ player_id: string }>`
    select player_id from identity.erased_players where player_id = any (${[...playerIds]}::uuid[])`.execute(
    trx,
  );
  return new Set(rows.map(({ player_id }) => player_id));
}

/** Writes a report down with its message. @returns whether the message is known with other words or players. */
export async function insertReport(trx: Db, report: ReportCall): Promise<'taken' | 'before' | 'other'> {
  const { id, game_id, reporter_id, reason, hidden, message, before } = report;
  const reportedAt = new Date(report.reported_at);
  const { rows } = await sql<{ same: boolean; fresh: boolean }>`
    insert into chat.messages as known (id, game_id, player_id, name, text, written_at, reported_at, hidden_at)
    values (${message.id}::uuid, ${game_id}, ${message.player_id}::uuid, ${message.name}, ${message.text},
            ${new Date(message.written_at)}, ${reportedAt}, ${hidden ? reportedAt : null})
    on conflict (id) do update
       set reported_at = greatest(known.reported_at, excluded.reported_at),
           hidden_at = coalesce(known.hidden_at, excluded.hidden_at)
    returning known.player_id = ${message.player_id}::uuid and known.game_id = ${game_id}
              and known.text = ${message.text} as same, xmax = 0 as fresh`.execute(trx);
  const [known] = rows;
  if (!known?.same) return 'other';
  const taken = await sql`
    insert into chat.reports (id, message_id, player_id, reason, reported_at)
    values (${id}::uuid, ${message.id}::uuid, ${reporter_id}::uuid, ${reason}, ${reportedAt})
    on conflict do nothing`.execute(trx);
  if (taken.numAffectedRows === 0n) return (await isReport(trx, report)) ? 'before' : 'other';
  // Of the first report alone: later ones may leave out lines that are hidden meanwhile, or name some that were erased.
  for (const [at, line] of known.fresh ? before.entries() : []) {
    await sql`
      insert into chat.lines (message_id, place, player_id, name, text, written_at)
      values (${message.id}::uuid, ${at + 1}, ${line.player_id}::uuid, ${line.name}, ${line.text},
              ${new Date(line.written_at)})`.execute(trx);
  }
  return 'taken';
}

/** Whether it is written down so already. */
async function isReport(trx: Db, { id, reporter_id, message }: ReportCall): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from chat.reports where id = ${id}::uuid and message_id = ${message.id}::uuid
                      and player_id = ${reporter_id}::uuid) as known`.execute(trx);
  return rows[0]?.known ?? false;
}

/** A message that an operator decides about, and nobody else until the transaction ends. */
export interface DecidedMessage {
  game_id: string;
  player_id: string;
  decision: string | null;
}

export async function lockMessage(trx: Db, id: string): Promise<DecidedMessage | null> {
  const { rows } = await sql<DecidedMessage>`
    select game_id, player_id, decision from chat.messages where id = ${id}::uuid for update`.execute(trx);
  return rows[0] ?? null;
}

export async function saveDecision(
  trx: Db,
  {
    id,
    decision,
    operator,
    reason,
    now,
  }: { id: string; decision: ChatDecision; operator: string; reason: string; now: Date },
): Promise<void> {
  await sql`
    update chat.messages set decision = ${decision}, decided_by = ${operator}, decided_at = ${now},
                             decided_reason = ${reason}
     where id = ${id}::uuid`.execute(trx);
}

/** A decision that the studio has not taken. */
export interface UntoldDecision {
  id: string;
  game_id: string;
  player_id: string;
  decision: string | null;
}

export async function untoldDecisions(db: Db, limit: number): Promise<UntoldDecision[]> {
  const { rows } = await sql<UntoldDecision>`
    select id, game_id, player_id, decision from chat.messages
     where decision is not null and told_at is null order by decided_at limit ${limit}`.execute(db);
  return rows;
}

export async function markDecisionTold(db: Db, id: string, now: Date): Promise<void> {
  await sql`update chat.messages set told_at = ${now} where id = ${id}::uuid`.execute(db);
}

/** Deletes what was decided long ago. */
export async function deleteDecided(db: Db, before: Date): Promise<void> {
  await sql`delete from chat.messages where decided_at < ${before}`.execute(db);
}

export interface OwnMessage {
  gameId: string;
  message: string;
  writtenAt: Date;
  decision: string | null;
  decidedAt: Date | null;
}
export interface OwnReport {
  gameId: string;
  reason: string;
  reportedAt: Date;
}

export async function messagesOf(db: Db, playerId: string): Promise<OwnMessage[]> {
  const { rows } = await sql<OwnMessage>`
    select game_id as "gameId", text as message, written_at as "writtenAt", decision, decided_at as "decidedAt"
      from chat.messages where player_id = ${playerId}::uuid order by written_at desc limit ${OWN_ROWS}`.execute(
    db,
  );
  return rows;
}

/** What the player said before a message of somebody's that was reported. */
export async function linesOfPlayer(
  db: Db,
  playerId: string,
): Promise<{ message: string; writtenAt: Date }[]> {
  const { rows } = await sql<{ message: string; writtenAt: Date }>`
    select text as message, written_at as "writtenAt" from chat.lines
     where player_id = ${playerId}::uuid order by written_at desc limit ${OWN_ROWS}`.execute(db);
  return rows;
}

export async function reportsOf(db: Db, playerId: string): Promise<OwnReport[]> {
  const { rows } = await sql<OwnReport>`
    select m.game_id as "gameId", r.reason, r.reported_at as "reportedAt"
      from chat.reports r join chat.messages m on m.id = r.message_id
     where r.player_id = ${playerId}::uuid order by r.reported_at desc limit ${OWN_ROWS}`.execute(db);
  return rows;
}

/** Deletes what a player wrote and reported, and what operators wrote of them. */
export async function deleteOf(trx: Db, playerId: string): Promise<void> {
  await sql`delete from chat.lines where player_id = ${playerId}::uuid`.execute(trx);
  await sql`delete from chat.reports where player_id = ${playerId}::uuid`.execute(trx);
  await sql`delete from chat.silences where player_id = ${playerId}::uuid`.execute(trx);
  await sql`delete from chat.messages where player_id = ${playerId}::uuid`.execute(trx);
}

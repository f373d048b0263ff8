import { sql } from 'kysely';
import type { ChatDecision, ChatReason } from '@/lib/domain/table-chat';
import { UUID } from '@/lib/domain/uuid';
import { likePart } from '../kernel/like';
import { countRows } from '../kernel/listing';
import type { Db } from './store';

export const CHAT_SORTS = ['reported'] as const;

/** What a list of reported messages keeps to, and its order: what reports hid stands first while it is undecided. */
export interface ChatFilter {
  /** Part of the writer's address or of the message, or the whole id of a player or message. */
  text?: string | undefined;
  state?: 'open' | ChatDecision | undefined;
  reason?: ChatReason | undefined;
  sort: (typeof CHAT_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

interface MessageRow {
  id: string;
  game_id: string;
  game: string | null;
  player_id: string;
  email: string | null;
  name: string;
  text: string;
  written_at: Date;
  reported_at: Date;
  hidden_at: Date | null;
  decision: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  decided_reason: string | null;
}
interface LineRow {
  message_id: string;
  player_id: string;
  name: string;
  text: string;
  written_at: Date;
}
interface ReportRow {
  message_id: string;
  player_id: string;
  reason: string;
  reported_at: Date;
}

/** A reported message with what stood before it and who reported it. */
export interface ListedMessage extends MessageRow {
  before: LineRow[];
  reports: ReportRow[];
}

function fitting({ text, state, reason }: Omit<ChatFilter, 'offset' | 'limit'>) {
  const id = text !== undefined && UUID.test(text) ? text.toLowerCase() : null;
  const part = text === undefined || id !== null ? null : likePart(text);
  return sql`
    from chat.messages m
    left join identity.player_directory d on d.player_id = m.player_id
    left join games.catalogue g on g.game_id = m.game_id
   where (${id}::uuid is null or m.player_id = ${id}::uuid or m.id = ${id}::uuid
          or exists (select from chat.reports r where r.message_id = m.id and r.player_id = ${id}::uuid))
     and (${part}::text is null or d.email ilike ${part}::text or m.text ilike ${part}::text)
     and (${state ?? null}::text is null or coalesce(m.decision, 'open') = ${state ?? null}::text)
     and (${reason ?? null}::text is null
          or exists (select from chat.reports r where r.message_id = m.id and r.reason = ${reason ?? null}::text))`;
}

export async function listMessages(db: Db, filter: ChatFilter): Promise<ListedMessage[]> {
  const direction = filter.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<MessageRow>`
    select m.id, m.game_id, g.name as game, m.player_id, d.email, m.name, m.text, m.written_at, m.reported_at,
           m.hidden_at, m.decision, m.decided_by, m.decided_at, m.decided_reason ${fitting(filter)}
     order by (m.decision is null and m.hidden_at is not null) desc, m.reported_at ${direction}, m.id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows: lines } = await sql<LineRow>`
    select message_id, player_id, name, text, written_at from chat.lines
     where message_id = any (${ids}::uuid[]) order by message_id, place`.execute(db);
  const { rows: reports } = await sql<ReportRow>`
    select message_id, player_id, reason, reported_at from chat.reports
     where message_id = any (${ids}::uuid[]) order by message_id, reported_at, id`.execute(db);
  return rows.map((row) => ({
    ...row,
    before: lines.filter(({ message_id }) => message_id === row.id),
    reports: reports.filter(({ message_id }) => message_id === row.id),
  }));
}

export const countMessages = (db: Db, filter: ChatFilter): Promise<number> => countRows(db, fitting(filter));

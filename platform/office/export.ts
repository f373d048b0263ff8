import type { Kysely } from 'kysely';
import type { AuditAction } from '@/lib/domain/audit-actions';
import { UUID } from '@/lib/domain/uuid';
import { audit } from '../audit/service';
import type { OperatorSession } from '../kernel/session';
import { csvLine } from '@/lib/text/csv';
import { allRows } from './list-kit';

/** Who takes a list away. */
export interface Taker {
  operator: OperatorSession;
  requestId: string;
}

/** What the list keeps to; by some of it, somebody may be named by their id. */
interface Filter {
  about?: string | undefined;
  playerId?: string | undefined;
  text?: string | undefined;
  actor?: string | undefined;
  sort?: string | undefined;
  period?: string | undefined;
}

interface Table<Row> {
  /** What is written down about it. */
  action: AuditAction;
  filter: Filter;
  read(at: { offset: number; limit: number }): Promise<readonly Row[]>;
  /** What stands below each heading. */
  columns: Readonly<Record<string, (row: Row) => string | number | boolean | null>>;
}

/** Who or what a list is about: an export about one player is found among their entries, and forgotten with them. */
const subjectOf = ({ about, playerId, text, actor }: Filter): string | undefined =>
  [about, playerId, text, actor].find((one) => one !== undefined && UUID.test(one))?.toLowerCase();

/** All rows of a list that fit, as a table; at most EXPORT_ROWS of them. It is written down who took it. */
export async function exportTable<Row>(
  db: Kysely<unknown>,
  { action, filter, read, columns }: Table<Row>,
  { operator, requestId }: Taker,
): Promise<string> {
  const rows = await allRows(read);
  const subject = subjectOf(filter);
  await audit(db, {
    actor: { kind: 'operator', id: operator.operatorId },
    action,
    ...(subject !== undefined && { subject }),
    after: { rows: rows.length, ...filter },
    requestId,
  });
  const cells = Object.values(columns);
  return [Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))].map(csvLine).join('');
}

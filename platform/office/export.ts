import type { Kysely } from 'kysely';
import type { AuditAction } from '@/lib/domain/audit-actions';
import { audit } from '../audit/service';
import type { OperatorSession } from '../kernel/session';
import { csvLine } from './csv';
import { allRows } from './list-kit';

/** Who takes a list away. */
export interface Taker {
  operator: OperatorSession;
  requestId: string;
}

interface Table<Row> {
  /** What is written down about it. */
  action: AuditAction;
  /** What the list keeps to. */
  filter: object;
  read(at: { offset: number; limit: number }): Promise<readonly Row[]>;
  /** What stands below each heading. */
  columns: Readonly<Record<string, (row: Row) => string | number | boolean | null>>;
}

/** All rows of a list that fit, as a table; at most EXPORT_ROWS of them. It is written down who took it. */
export async function exportTable<Row>(
  db: Kysely<unknown>,
  { action, filter, read, columns }: Table<Row>,
  { operator, requestId }: Taker,
): Promise<string> {
  const rows = await allRows(read);
  await audit(db, {
    actor: { kind: 'operator', id: operator.operatorId },
    action,
    after: { rows: rows.length, ...filter },
    requestId,
  });
  const cells = Object.values(columns);
  return [Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))].map(csvLine).join('');
}

import type { AuditEntry } from '../../api/get-audit';
import { ActionWords, changeOf, Subject, whoOf } from './audit-words';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import styles from '../parts/parts.module.scss';

/** Columns of the audit, by the name that the address and the platform have for them. */
export const AUDIT_COLUMNS: OfficeColumn<AuditEntry>[] = [
  {
    id: 'at',
    header: 'When',
    cell: ({ row }) => <Moment at={row.original.at} />,
  },
  { id: 'actor', header: 'Who', cell: ({ row }) => whoOf(row.original) },
  { id: 'action', header: 'What', cell: ({ row }) => <ActionWords code={row.original.action} /> },
  { id: 'about', header: 'To whom', cell: ({ row }) => <Subject entry={row.original} /> },
  {
    id: 'reason',
    header: 'Why',
    cell: ({ row }) => <span className={styles.values}>{row.original.reason ?? ''}</span>,
  },
  {
    id: 'change',
    header: 'Before and after',
    cell: ({ row }) => <span className={styles.values}>{changeOf(row.original)}</span>,
  },
];
/** All but when and what. */
export const AUDIT_COLUMN_WORDS = {
  actor: 'Who',
  about: 'To whom',
  reason: 'Why',
  change: 'Before and after',
} as const;

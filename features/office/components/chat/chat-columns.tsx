import Link from 'next/link';
import type { ReportedMessage } from '../../api/get-chat-reports';
import { Mark } from '../parts/card';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';
import { CHAT_REASON_WORDS, CHAT_STATE_WORDS, CHAT_TONES } from './chat-words';
import styles from '../parts/parts.module.scss';
import own from './chat.module.scss';

const reasonsOf = ({ reports }: ReportedMessage): string =>
  [...new Set(reports.map(({ reason }) => CHAT_REASON_WORDS[reason]))].join(', ');

/** Columns of reported messages, by the name that the address and the platform have for them. */
export const CHAT_COLUMNS: OfficeColumn<ReportedMessage>[] = [
  {
    id: 'text',
    header: 'Message',
    cell: ({ row: { original: one } }) => (
      <RowOpener id={one.id}>
        <bdi className={own.text}>{one.text}</bdi>
      </RowOpener>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ row: { original: one } }) => (
      <Mark tone={one.state === 'open' && one.hiddenAt ? 'bad' : CHAT_TONES[one.state]}>
        {one.state === 'open' && one.hiddenAt ? 'Hidden, to decide' : CHAT_STATE_WORDS[one.state]}
      </Mark>
    ),
  },
  { id: 'reason', header: 'Reported for', cell: ({ row }) => reasonsOf(row.original) },
  { id: 'count', header: 'Reports', figures: true, cell: ({ row }) => row.original.reports.length },
  {
    id: 'email',
    header: 'Written by',
    cell: ({ row: { original: one } }) => (
      <Link className={styles.link} href={`/office/players/${one.playerId}`}>
        {one.email ?? 'Erased'}
      </Link>
    ),
  },
  { id: 'table', header: 'Table', cell: ({ row }) => row.original.game ?? row.original.gameId },
  { id: 'reported', header: 'Reported', cell: ({ row }) => <Moment at={row.original.reportedAt} /> },
  { id: 'decided', header: 'Decided', cell: ({ row }) => <Moment at={row.original.decidedAt} /> },
];
/** All but the first one, which opens the row. */
export const CHAT_COLUMN_WORDS = {
  state: 'State',
  reason: 'Reported for',
  count: 'Reports',
  email: 'Written by',
  table: 'Table',
  reported: 'Reported',
  decided: 'Decided',
} as const;

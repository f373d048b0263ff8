import Link from 'next/link';
import type { ListedWithdrawal } from '../../api/get-withdrawals';
import { nameOf, timeWords } from '../../state/when';
import { Mark } from '../parts/card';
import { ClockMark, RiskMark } from '../parts/gauges';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import { money, SIGNAL_WORDS, WithdrawalMark } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import own from '../parts/rows.module.scss';

/** Columns of the list of withdrawals. @param now when the rows were read: clocks tick with them. */
export const withdrawalsColumns = (now: number): OfficeColumn<ListedWithdrawal>[] => [
  {
    id: 'requested',
    header: 'Clock',
    cell: ({ row: { original: one } }) => {
      if (one.status !== 'pending' && one.status !== 'processing') return <Moment at={one.requestedAt} />;
      return <ClockMark at={one.requestedAt} now={now} title={timeWords(one.requestedAt)} />;
    },
  },
  {
    id: 'number',
    header: 'Number',
    cell: ({ row: { original: one } }) => (
      <Link className={`${styles.link} ${own.oneLine}`} data-row-link href={`/office/withdrawals/${one.id}`}>
        {one.number}
      </Link>
    ),
  },
  {
    id: 'email',
    header: 'Player',
    cell: ({ row: { original: one } }) => nameOf(one) || one.email || 'Erased',
  },
  {
    id: 'amount',
    header: 'Amount',
    figures: true,
    cell: ({ row: { original: one } }) => <b>{money(one.amount, one.currency)}</b>,
  },
  {
    id: 'to',
    header: 'To',
    cell: ({ row: { original: one } }) => [one.title, one.destination].filter(Boolean).join(' '),
  },
  {
    id: 'why',
    header: 'Why a person decides',
    cell: ({ row: { original: one } }) => (
      <span className={own.marks}>
        {one.isDisputed && <Mark tone="bad">Company contradicts</Mark>}
        {one.signals.map((signal) => (
          <Mark key={signal}>{SIGNAL_WORDS[signal].short}</Mark>
        ))}
      </span>
    ),
  },
  {
    id: 'risk',
    header: 'Risk',
    cell: ({ row: { original: one } }) => <RiskMark signals={one.signals} />,
  },
  { id: 'status', header: 'State', cell: ({ row }) => <WithdrawalMark status={row.original.status} /> },
  { id: 'paid', header: 'Paid', cell: ({ row }) => <Moment at={row.original.paidAt} /> },
];
/** All but those that say which one it is. */
export const WITHDRAWALS_COLUMN_WORDS = {
  requested: 'Clock',
  email: 'Player',
  amount: 'Amount',
  to: 'To',
  why: 'Why a person decides',
  risk: 'Risk',
  status: 'State',
  paid: 'Paid',
} as const;

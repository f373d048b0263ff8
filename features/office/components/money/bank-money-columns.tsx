import Link from 'next/link';
import type { BankResolution, UnmatchedReason } from '@/lib/domain/bank-money';
import type { ListedBankMoney } from '../../api/get-bank-money';
import { nameOf } from '../../state/when';
import { Mark } from '../parts/card';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';

export const MONEY_REASON_WORDS: Record<UnmatchedReason, string> = {
  other_name: 'Another name',
  no_digits: 'Without the digits',
  closed: 'Deposit is over',
};
export const RESOLUTION_WORDS: Record<BankResolution, string> = {
  credit: 'Credited',
  return: 'Goes back',
};

/** Columns of bank money, by the name that the address and the platform have for them. */
export const BANK_MONEY_COLUMNS: OfficeColumn<ListedBankMoney>[] = [
  {
    id: 'amount',
    header: 'Amount',
    figures: true,
    cell: ({ row: { original: one } }) => (
      <RowOpener id={one.id}>{money(one.amount, one.currency)}</RowOpener>
    ),
  },
  { id: 'received', header: 'Received', cell: ({ row }) => <Moment at={row.original.receivedAt} /> },
  { id: 'sender', header: 'Sender', cell: ({ row }) => row.original.senderName || '–' },
  { id: 'words', header: 'Written with it', cell: ({ row }) => row.original.description || '–' },
  {
    id: 'email',
    header: 'Player',
    cell: ({ row: { original: one } }) =>
      one.playerId === null ? (
        'Unknown'
      ) : (
        <Link className={styles.link} href={`/office/players/${one.playerId}`}>
          {nameOf(one) || one.email || 'Erased'}
        </Link>
      ),
  },
  { id: 'reason', header: 'Why', cell: ({ row }) => <Mark>{MONEY_REASON_WORDS[row.original.reason]}</Mark> },
  {
    id: 'state',
    header: 'State',
    cell: ({ row: { original: one } }) =>
      one.resolution === null ? (
        <Mark tone="wait">To decide</Mark>
      ) : (
        <Mark tone={one.resolution === 'credit' ? 'ok' : 'plain'}>{RESOLUTION_WORDS[one.resolution]}</Mark>
      ),
  },
  { id: 'decided', header: 'Decided', cell: ({ row }) => <Moment at={row.original.resolvedAt} /> },
];
/** All but the first one, which opens the row. */
export const BANK_MONEY_COLUMN_WORDS = {
  received: 'Received',
  sender: 'Sender',
  words: 'Written with it',
  email: 'Player',
  reason: 'Why',
  state: 'State',
  decided: 'Decided',
} as const;

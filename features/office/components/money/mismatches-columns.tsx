import Link from 'next/link';
import type { MismatchReason } from '@/lib/domain/mismatches';
import { isCurrency } from '@/lib/money/money';
import type { ListedMismatch } from '../../api/get-mismatches';
import { nameOf } from '../../state/when';
import { Mark, type Tone } from '../parts/card';
import { methodWords } from '../parts/deposit-words';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';

export const MISMATCH_REASON_WORDS: Record<MismatchReason, { short: string; long: string }> = {
  amount: { short: 'Another sum', long: 'The company has a payment of another sum than was asked for.' },
  currency: { short: 'Another currency', long: 'The company has a payment in another currency.' },
  empty: { short: 'Paid with nothing', long: 'The company says that it is paid, and that nothing came.' },
  over: { short: 'More than asked', long: 'More came than a payment of this kind can bring.' },
  charge: {
    short: 'Another payment',
    long: 'The company tells of another payment than the one of this deposit.',
  },
  words: { short: 'Two things at once', long: 'The company tells two things that can’t both be true.' },
  taken_back: { short: 'Coins taken back', long: 'Coins that were credited have gone from their chain.' },
  reversed: {
    short: 'Taken back',
    long: 'The deposit was taken back, and bonus money went with it. What was won with it is yours to decide: nothing is taken by itself, and withdrawals wait for a person until this is closed.',
  },
  rest: {
    short: 'Refund without it',
    long: 'The company took back less than came to this address: these coins may be a part of it or not.',
  },
};
export const MISMATCH_STATE_WORDS: Record<ListedMismatch['state'], string> = {
  open: 'To decide',
  settled: 'Came true',
  credit: 'Credited',
  return: 'Goes back',
  nothing: 'Closed',
};
const TONES: Record<ListedMismatch['state'], Tone> = {
  open: 'wait',
  settled: 'ok',
  credit: 'ok',
  return: 'plain',
  nothing: 'plain',
};

/** A sum of any currency: the company may name one that isn't ours. */
export const sumWords = (minor: number, currency: string): string =>
  isCurrency(currency) ? money(minor, currency) : `${minor.toLocaleString('en')} minor units of ${currency}`;

/** Columns of mismatches, by the name that the address and the platform have for them. */
export const MISMATCH_COLUMNS: OfficeColumn<ListedMismatch>[] = [
  {
    id: 'amount',
    header: 'Asked for',
    figures: true,
    cell: ({ row: { original: one } }) => <RowOpener id={one.id}>{money(one.asked, one.currency)}</RowOpener>,
  },
  {
    id: 'reason',
    header: 'What can’t be true',
    cell: ({ row }) => <Mark>{MISMATCH_REASON_WORDS[row.original.reason].short}</Mark>,
  },
  {
    id: 'email',
    header: 'Player',
    cell: ({ row: { original: one } }) => (
      <Link className={styles.link} href={`/office/players/${one.playerId}?tab=money`}>
        {nameOf(one) || one.email || 'Erased'}
      </Link>
    ),
  },
  {
    id: 'came',
    header: 'Came, it says',
    figures: true,
    cell: ({ row: { original: one } }) => (one.told ? sumWords(one.told.received, one.told.currency) : '–'),
  },
  { id: 'told', header: 'Told', cell: ({ row }) => <Moment at={row.original.toldAt} /> },
  { id: 'method', header: 'Method', cell: ({ row }) => methodWords(row.original.method) },
  {
    id: 'state',
    header: 'State',
    cell: ({ row }) => (
      <Mark tone={TONES[row.original.state]}>{MISMATCH_STATE_WORDS[row.original.state]}</Mark>
    ),
  },
  { id: 'decided', header: 'Decided', cell: ({ row }) => <Moment at={row.original.resolvedAt} /> },
];
/** All but the first one, which opens the row. */
export const MISMATCH_COLUMN_WORDS = {
  reason: 'What can’t be true',
  email: 'Player',
  came: 'Came, it says',
  told: 'Told',
  method: 'Method',
  state: 'State',
  decided: 'Decided',
} as const;

import Link from 'next/link';
import type { DifferenceClass, DifferenceState, MovementKind } from '@/lib/domain/differences';
import type { ListedDifference } from '../../api/get-differences';
import { nameOf } from '../../state/when';
import { Mark, type Tone } from '../parts/card';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import { sumWords } from './mismatches-columns';
import { RowOpener } from '../parts/row-opener';
import styles from '../parts/parts.module.scss';

export const CLASS_WORDS: Record<DifferenceClass, { short: string; long: string }> = {
  missing_here: { short: 'Missing here', long: 'The company lists it, and it is not booked.' },
  missing_there: { short: 'Missing there', long: 'It is booked, and the company does not list it.' },
  amount: { short: 'Other amount', long: 'Both have it, with another sum or another currency.' },
  state: {
    short: 'Other state',
    long: 'The company lists it, and what it belongs to has ended here in another way.',
  },
};
export const KIND_WORDS: Record<MovementKind, string> = {
  payment: 'Payment',
  refund: 'Refund',
  chargeback: 'Chargeback',
  payout: 'Payout',
  payout_return: 'Payout that came back',
  bank_money: 'Bank money',
};
export const STATE_WORDS: Record<DifferenceState, string> = {
  open: 'Open',
  resolved: 'Agrees now',
  closed: 'Closed',
};
const TONES: Record<DifferenceState, Tone> = { open: 'bad', resolved: 'ok', closed: 'plain' };

/** One side's amount; a currency that the casino does not keep stays in minor units. */
export function sideWords(minor: number | null, currency: string | null): string {
  if (minor === null || currency === null) return 'Nothing';
  return sumWords(minor, currency);
}

export const DifferenceMark = ({ state }: { state: DifferenceState }) => (
  <Mark tone={TONES[state]}>{STATE_WORDS[state]}</Mark>
);

/** Columns of the list of differences, by the name that the address and the platform have for them. */
export const DIFFERENCES_COLUMNS: OfficeColumn<ListedDifference>[] = [
  {
    id: 'class',
    header: 'What differs',
    cell: ({ row: { original: one } }) => <RowOpener id={one.id}>{CLASS_WORDS[one.class].short}</RowOpener>,
  },
  { id: 'kind', header: 'Kind', cell: ({ row }) => KIND_WORDS[row.original.kind] },
  {
    id: 'theirs',
    header: 'The company lists',
    figures: true,
    cell: ({ row: { original: one } }) => sideWords(one.theirs, one.theirsCurrency),
  },
  {
    id: 'ours',
    header: 'Booked',
    figures: true,
    cell: ({ row: { original: one } }) => sideWords(one.ours, one.oursCurrency),
  },
  {
    id: 'player',
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
  { id: 'moved', header: 'Moved', cell: ({ row }) => <Moment at={row.original.movedAt} /> },
  { id: 'found', header: 'Found', cell: ({ row }) => <Moment at={row.original.foundAt} /> },
  { id: 'state', header: 'State', cell: ({ row }) => <DifferenceMark state={row.original.state} /> },
];
/** All but the first one, which opens the row. */
export const DIFFERENCES_COLUMN_WORDS = {
  kind: 'Kind',
  theirs: 'The company lists',
  ours: 'Booked',
  player: 'Player',
  moved: 'Moved',
  found: 'Found',
  state: 'State',
} as const;

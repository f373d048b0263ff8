import Link from 'next/link';
import type { ListedPlayer } from '../../api/get-players';
import { dayWords, nameOf, timeWords } from '../../state/when';
import { STATUS_WORDS } from '../../words';
import { Mark } from '../parts/card';
import type { OfficeColumn } from '../parts/office-table';
import styles from '../parts/parts.module.scss';

/** Columns of the list of players, by the name that the address and the platform have for them. */
export const PLAYERS_COLUMNS: OfficeColumn<ListedPlayer>[] = [
  {
    id: 'email',
    header: 'Player',
    cell: ({ row: { original: player } }) => (
      <Link className={styles.link} data-row-link href={`/office/players/${player.id}`}>
        {nameOf(player) || player.email}
        {nameOf(player) !== '' && <small className={styles.quiet}> {player.email}</small>}
      </Link>
    ),
  },
  { id: 'country', header: 'Country', accessorKey: 'country' },
  {
    id: 'status',
    header: 'State',
    cell: ({ row: { original: player } }) => <StatusMark status={player.status} />,
  },
  {
    id: 'confirmed',
    header: 'Address',
    cell: ({ row }) => (row.original.emailVerified ? 'Confirmed' : <Mark tone="wait">Not confirmed</Mark>),
  },
  { id: 'currency', header: 'Currency', accessorKey: 'currency' },
  { id: 'language', header: 'Language', accessorKey: 'language' },
  { id: 'created', header: 'Opened', cell: ({ row }) => dayWords(row.original.createdAt) },
  {
    id: 'seen',
    header: 'Seen',
    cell: ({ row }) => (row.original.seenAt ? timeWords(row.original.seenAt) : '–'),
  },
];
/** All but the first one, which leads to the player. */
export const COLUMN_WORDS = {
  country: 'Country',
  status: 'State',
  confirmed: 'Address',
  currency: 'Currency',
  language: 'Language',
  created: 'Opened',
  seen: 'Seen',
} as const;

/** What is as usual is plain text; only what differs gets a mark. */
export function StatusMark({ status }: { status: ListedPlayer['status'] }) {
  if (status === 'active') return STATUS_WORDS.active;
  return <Mark tone={status === 'closed' ? 'plain' : 'bad'}>{STATUS_WORDS[status]}</Mark>;
}

import Link from 'next/link';
import type { ListedTournament } from '../../api/get-tournaments';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import parts from '../parts/parts.module.scss';
import { PhaseMark, prizeWords, STRATEGY_WORDS } from './tournament-words';

/** Columns of tournaments, by the name that the address and the platform have for them. */
export const TOURNAMENTS_COLUMNS: OfficeColumn<ListedTournament>[] = [
  {
    id: 'name',
    header: 'Tournament',
    cell: ({ row: { original: one } }) => (
      <Link className={parts.link} data-row-link href={`/office/tournaments/${one.id}`}>
        {one.name}
      </Link>
    ),
  },
  { id: 'phase', header: 'State', cell: ({ row }) => <PhaseMark phase={row.original.phase} /> },
  { id: 'strategy', header: 'What counts', cell: ({ row }) => STRATEGY_WORDS[row.original.strategy] },
  { id: 'starts', header: 'Begins', cell: ({ row }) => <Moment at={row.original.startsAt} /> },
  { id: 'ends', header: 'Ends', cell: ({ row }) => <Moment at={row.original.endsAt} /> },
  {
    id: 'participants',
    header: 'Players',
    figures: true,
    cell: ({ row }) => row.original.participants.toLocaleString('en'),
  },
  { id: 'games', header: 'Games', figures: true, cell: ({ row }) => row.original.games },
  { id: 'winners', header: 'Winners', figures: true, cell: ({ row }) => row.original.pool.winners },
  {
    id: 'prizes',
    header: 'Prizes, in euro',
    figures: true,
    cell: ({
      row: {
        original: { pool },
      },
    }) => {
      const { EUR } = pool.amount;
      return prizeWords({ ...pool, amount: EUR === undefined ? pool.amount : { EUR } });
    },
  },
  { id: 'changed', header: 'Changed', cell: ({ row }) => <Moment at={row.original.changedAt} /> },
];
/** All but the first one, which leads to the tournament. */
export const TOURNAMENTS_COLUMN_WORDS = {
  phase: 'State',
  strategy: 'What counts',
  starts: 'Begins',
  ends: 'Ends',
  participants: 'Players',
  games: 'Games',
  winners: 'Winners',
  prizes: 'Prizes',
  changed: 'Changed',
} as const;

import type { ListedGame } from '../../api/get-games';
import type { OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';
import { money } from '../parts/withdrawal-words';
import { GameMark, kindWords, shortReturnWords } from './game-words';

/** What a game takes, euro. */
export const stakesWords = ({ stakeMin, stakeMax }: Pick<ListedGame, 'stakeMin' | 'stakeMax'>): string =>
  stakeMin === null || stakeMax === null ? '–' : `${money(stakeMin, 'EUR')} – ${money(stakeMax, 'EUR')}`;

/** Columns of games, by the name that the address and the platform have for them. */
export const GAMES_COLUMNS: OfficeColumn<ListedGame>[] = [
  {
    id: 'name',
    header: 'Game',
    cell: ({ row: { original: one } }) => <RowOpener id={one.id}>{one.name}</RowOpener>,
  },
  { id: 'id', header: 'Id', cell: ({ row }) => row.original.id },
  { id: 'studio', header: 'Studio', cell: ({ row }) => row.original.studio },
  { id: 'state', header: 'State', cell: ({ row }) => <GameMark state={row.original.state} /> },
  { id: 'kind', header: 'Engine', cell: ({ row }) => kindWords(row.original) },
  {
    id: 'rtp',
    header: 'Return',
    figures: true,
    cell: ({ row }) => shortReturnWords(row.original.returned),
  },
  {
    id: 'stakes',
    header: 'Stakes',
    figures: true,
    cell: ({ row }) => stakesWords(row.original),
  },
  {
    id: 'rounds',
    header: 'Rounds, 7 days',
    figures: true,
    cell: ({ row }) => row.original.rounds.toLocaleString('en'),
  },
  {
    id: 'staked',
    header: 'Turnover, 7 days',
    figures: true,
    cell: ({ row }) => money(row.original.staked, 'EUR'),
  },
];
/** All but the first one, which opens the row. */
export const GAMES_COLUMN_WORDS = {
  id: 'Id',
  studio: 'Studio',
  state: 'State',
  kind: 'Engine',
  rtp: 'Return',
  stakes: 'Stakes',
  rounds: 'Rounds, 7 days',
  staked: 'Turnover, 7 days',
} as const;

import type { ListedGame } from '../../api/get-games';
import type { OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';
import { money } from '../parts/withdrawal-words';
import own from '../parts/rows.module.scss';
import { GameMark, kindWords, returnWords } from './game-words';

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
  { id: 'rtp', header: 'Return', cell: ({ row }) => returnWords(row.original.returned) },
  {
    id: 'stakes',
    header: 'Stakes',
    cell: ({ row }) => <span className={own.oneLine}>{stakesWords(row.original)}</span>,
  },
  { id: 'rounds', header: 'Rounds, 7 days', cell: ({ row }) => row.original.rounds.toLocaleString('en') },
  { id: 'staked', header: 'Turnover, 7 days', cell: ({ row }) => money(row.original.staked, 'EUR') },
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

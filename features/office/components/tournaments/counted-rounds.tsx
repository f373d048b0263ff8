'use client';

import { useState } from 'react';
import { useCountedRounds } from '../../api/get-tournaments-id-players-player-rounds';
import { Mark } from '../parts/card';
import { ListPages } from '../parts/list-parts';
import { Moment } from '../parts/moment';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading, Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import { VERDICT_WORDS } from './tournament-words';

type Round = NonNullable<ReturnType<typeof useCountedRounds>['data']>['data'][number];

const COLUMNS: OfficeColumn<Round>[] = [
  { id: 'began', header: 'Began', cell: ({ row }) => <Moment at={row.original.beganAt} /> },
  { id: 'game', header: 'Game', cell: ({ row }) => row.original.gameId },
  { id: 'round', header: 'Round', cell: ({ row }) => row.original.roundId },
  {
    id: 'staked',
    header: 'Staked',
    figures: true,
    cell: ({ row: { original: one } }) => money(one.staked, one.currency),
  },
  {
    id: 'won',
    header: 'Won',
    figures: true,
    cell: ({ row: { original: one } }) => (one.isOpen ? 'Goes on' : money(one.won, one.currency)),
  },
  {
    id: 'verdict',
    header: 'Counts',
    cell: ({
      row: {
        original: { verdict },
      },
    }) => <Mark tone={verdict === 'counts' ? 'ok' : 'bad'}>{VERDICT_WORDS[verdict]}</Mark>,
  },
  {
    id: 'points',
    header: 'Points',
    figures: true,
    cell: ({ row }) => row.original.points.toLocaleString('en', { minimumFractionDigits: 2 }),
  },
];

/** How a place came about: rounds that count, and those that do not and why. */
export function CountedRounds({ id, playerId }: { id: string; playerId: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useCountedRounds(id, playerId, page);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <Loading what="rounds" />;
  if (data.data.length === 0) return <Notice title="No round in its games yet." />;
  return (
    <div>
      <OfficeTable
        caption="How the place came about"
        columns={COLUMNS}
        rows={data.data}
        idOf={({ gameId, roundId }) => `${gameId} ${roundId}`}
      />
      <ListPages meta={data.meta} onPage={setPage} />
      <p className={styles.notice}>
        Rounds that began before the player took part or after the end, and free spins, are not in the list:
        they never count.
      </p>
    </div>
  );
}

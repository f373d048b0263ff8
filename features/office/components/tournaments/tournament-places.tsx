'use client';

import { useState } from 'react';
import { usePlaces, type TournamentPlace } from '../../api/get-tournaments-id-places';
import type { TournamentFile } from '../../api/get-tournaments-id';
import { Card, Mark } from '../parts/card';
import { ListPages, SelectField, TypedField } from '../parts/list-parts';
import { Moment } from '../parts/moment';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';
import { PlaceDetail } from './place-detail';
import { LEFT_WORDS, ownPrizeWords, WITHHELD_WORDS } from './tournament-words';

/** How the prize of a place stands, and what speaks against giving it. */
function Standing({ one }: { one: TournamentPlace }) {
  if (one.left) return <Mark tone="bad">{LEFT_WORDS[one.left.reason]}</Mark>;
  if (one.withheld) return <Mark tone="bad">{WITHHELD_WORDS[one.withheld]}</Mark>;
  if (one.settledAt !== null) return <Mark tone="ok">Paid</Mark>;
  if (!one.isPlayable) return <Mark tone="bad">{WITHHELD_WORDS.account}</Mark>;
  if (one.prize?.hasMoney && one.prize.amount === null)
    return <Mark tone="bad">{WITHHELD_WORDS.currency}</Mark>;
  return one.prize ? <Mark tone="wait">Owed once it ends</Mark> : '–';
}

const COLUMNS: OfficeColumn<TournamentPlace>[] = [
  { id: 'place', header: 'Place', figures: true, cell: ({ row }) => row.original.place ?? '–' },
  {
    id: 'player',
    header: 'Player',
    cell: ({ row: { original: one } }) => (
      <RowOpener id={one.playerId}>{one.email ?? one.playerId}</RowOpener>
    ),
  },
  { id: 'country', header: 'Country', cell: ({ row }) => row.original.country ?? '–' },
  {
    id: 'points',
    header: 'Points',
    figures: true,
    cell: ({ row }) => row.original.points.toLocaleString('en', { minimumFractionDigits: 2 }),
  },
  { id: 'rounds', header: 'Rounds', figures: true, cell: ({ row }) => row.original.rounds },
  { id: 'joined', header: 'Joined', cell: ({ row }) => <Moment at={row.original.joinedAt} /> },
  {
    id: 'prize',
    header: 'Prize',
    cell: ({ row: { original: one } }) => (one.prize ? ownPrizeWords(one.prize) : '–'),
  },
  { id: 'standing', header: 'Status', cell: ({ row }) => <Standing one={row.original} /> },
  {
    id: 'anew',
    header: 'Given again to',
    cell: ({ row }) =>
      row.original.corrections.map(({ email }) => email ?? 'an erased player').join(', ') || '–',
  },
];

/** Who stands where and gets what. */
export function TournamentPlaces({ file }: { file: TournamentFile }) {
  const [at, setAt] = useState({ q: '', who: 'in' as 'in' | 'out', page: 1 });
  const { data, error, isPending, isFetching, refetch } = usePlaces(file.id, at);
  return (
    <Card title="Places">
      <div className={styles.filters} role="search" aria-label="Places">
        <TypedField
          label="Email or id"
          value={at.q}
          maxLength={120}
          onChange={(q) => setAt({ ...at, q, page: 1 })}
        />
        <SelectField
          label="Who"
          value={at.who}
          options={[
            ['in', 'Who takes part'],
            ['out', 'Who has left'],
          ]}
          onChange={(who) => setAt({ ...at, who: who === 'out' ? 'out' : 'in', page: 1 })}
        />
      </div>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending || !data ? (
        <Loading what="places" />
      ) : data.data.length === 0 ? (
        <Notice title={at.who === 'in' ? 'Nobody yet.' : 'Nobody has left.'} />
      ) : (
        <>
          <OfficeTable
            caption="Places"
            columns={COLUMNS}
            rows={data.data}
            idOf={({ playerId }) => playerId}
            isBusy={isFetching}
            detailOf={(one, shut) => <PlaceDetail file={file} one={one} shut={shut} />}
          />
          <ListPages meta={data.meta} onPage={(page) => setAt({ ...at, page })} />
        </>
      )}
    </Card>
  );
}

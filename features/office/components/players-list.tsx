'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { downloadPlayers } from '../api/get-players-export';
import { usePlayers } from '../api/get-players';
import {
  changedPlayers,
  PLAYERS_SORTS,
  playersQueryOf,
  readPlayersAddress,
  writePlayersAddress,
  type PlayersSort,
  type PlayersState,
} from '../state/players-address';
import { ListColumns, ListExport, ListPages } from './list-parts';
import { OfficeTable } from './office-table';
import { COLUMN_WORDS, PLAYERS_COLUMNS } from './players-columns';
import { PlayersFilters } from './players-filters';
import { Failure, Loading, Notice } from './states';
import styles from './parts.module.scss';

/** Everybody who has an account. The address says what is listed, so that it can be kept and handed on. */
export function PlayersList() {
  const router = useRouter();
  const state = readPlayersAddress(useSearchParams());
  const go = (next: PlayersState) => router.replace(writePlayersAddress(next), { scroll: false });
  const query = playersQueryOf(state);
  const { data, error, isPending, isFetching, refetch } = usePlayers(query);
  const total = data?.meta.total;

  return (
    <>
      <div className={styles.heading}>
        <h1>Players</h1>
        <p role="status">{total === undefined ? '' : `${total.toLocaleString('en')} found`}</p>
        <div className={styles.buttons}>
          <ListColumns
            words={COLUMN_WORDS}
            hidden={state.hidden}
            onChange={(hidden) => go(changedPlayers(state, { hidden }))}
          />
          <ListExport permission="export:players" download={() => downloadPlayers(query)} />
        </div>
      </div>
      {/* Made anew when the address is left: its fields begin as the address says. */}
      <PlayersFilters key={state.q === '' ? 'none' : 'some'} state={state} onChange={go} />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="players" />
      ) : data.data.length === 0 ? (
        <Notice title="Nobody fits.">Take a filter away, or look for a shorter part of the name.</Notice>
      ) : (
        <>
          <OfficeTable
            caption="Players"
            columns={PLAYERS_COLUMNS}
            rows={data.data}
            idOf={({ id }) => id}
            order={{ id: state.sort, desc: state.order === 'desc' }}
            sortable={PLAYERS_SORTS}
            onOrder={({ id, desc }) =>
              go(changedPlayers(state, { sort: id as PlayersSort, order: desc ? 'desc' : 'asc' }))
            }
            hidden={state.hidden}
            isBusy={isFetching}
          />
          <ListPages meta={data.meta} onPage={(page) => go(changedPlayers(state, { page }))} />
        </>
      )}
    </>
  );
}

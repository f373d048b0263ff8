'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { downloadPlayers } from '../api/get-players-export';
import { usePlayers } from '../api/get-players';
import { useMay } from '../state/office-me';
import {
  changedPlayers,
  PER_PAGE,
  PLAYERS_SORTS,
  playersQueryOf,
  readPlayersAddress,
  writePlayersAddress,
  type PlayersSort,
  type PlayersState,
} from '../state/players-address';
import { OfficeTable } from './office-table';
import { COLUMN_WORDS, OPTIONAL_COLUMNS, PLAYERS_COLUMNS } from './players-columns';
import { PlayersFilters } from './players-filters';
import { problemWords } from './problem-words';
import { Failure, Loading, Notice } from './states';
import styles from './parts.module.scss';
import own from './players-list.module.scss';

/** Everybody who has an account. The address says what is listed, so that it can be kept and handed on. */
export function PlayersList() {
  const router = useRouter();
  const state = readPlayersAddress(useSearchParams());
  const go = (next: PlayersState) => router.replace(writePlayersAddress(next), { scroll: false });
  const { data, error, isPending, isFetching, refetch } = usePlayers(playersQueryOf(state));
  const total = data?.meta.total;

  return (
    <>
      <div className={styles.heading}>
        <h1>Players</h1>
        <p role="status">{total === undefined ? '' : `${total.toLocaleString('en')} found`}</p>
        <div className={styles.buttons}>
          <Columns state={state} onChange={go} />
          <Export state={state} />
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
          <Pages
            page={data.meta.page}
            last={data.meta.lastPage}
            total={data.meta.total}
            state={state}
            onGo={go}
          />
        </>
      )}
    </>
  );
}

interface PagesProps {
  page: number;
  last: number;
  total: number;
  state: PlayersState;
  onGo: (state: PlayersState) => void;
}

function Pages({ page, last, total, state, onGo }: PagesProps) {
  const first = (page - 1) * PER_PAGE + 1;
  const step = (to: number, label: string) => (
    <button
      type="button"
      className={styles.button}
      disabled={to < 1 || to > last}
      onClick={() => onGo(changedPlayers(state, { page: to }))}
    >
      {label}
    </button>
  );
  return (
    <nav className={own.foot} aria-label="Pages">
      <p className={styles.quiet}>J and K move, Enter opens</p>
      <p>
        {first}–{Math.min(first + PER_PAGE - 1, total)} of {total.toLocaleString('en')}
      </p>
      <div className={styles.buttons}>
        {step(page - 1, 'Back')}
        {step(page + 1, 'On')}
      </div>
    </nav>
  );
}

function Columns({ state, onChange }: { state: PlayersState; onChange: (state: PlayersState) => void }) {
  return (
    <details className={own.columns}>
      <summary className={styles.button}>Columns</summary>
      <fieldset>
        <legend className={styles.unseen}>Columns that are shown</legend>
        {OPTIONAL_COLUMNS.map((id) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={!state.hidden.includes(id)}
              onChange={({ target }) => {
                const others = state.hidden.filter((hidden) => hidden !== id);
                onChange(changedPlayers(state, { hidden: target.checked ? others : [...others, id] }));
              }}
            />
            {COLUMN_WORDS[id]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function Export({ state }: { state: PlayersState }) {
  const may = useMay();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!may('export:players')) return null;
  const take = async () => {
    setBusy(true);
    setProblem('');
    await downloadPlayers(playersQueryOf(state)).catch((error: unknown) => setProblem(problemWords(error)));
    setBusy(false);
  };
  return (
    <>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void take()}
      >
        CSV
      </button>
    </>
  );
}

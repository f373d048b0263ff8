'use client';

import Link from 'next/link';
import { TOURNAMENT_PHASES, TOURNAMENT_STRATEGIES } from '@/lib/domain/tournaments';
import { useTournaments } from '../../api/get-tournaments';
import { downloadTournaments } from '../../api/get-tournaments-export';
import { useMay } from '../../state/office-me';
import {
  TOURNAMENTS_ADDRESS,
  TOURNAMENTS_SORTS,
  tournamentsQueryOf,
  type TournamentsState,
} from '../../state/tournaments-address';
import { useList } from '../../state/use-list';
import { ListFilters, SelectField } from '../parts/list-parts';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';
import { PHASE_WORDS, STRATEGY_WORDS } from './tournament-words';
import { TOURNAMENTS_COLUMN_WORDS, TOURNAMENTS_COLUMNS } from './tournaments-columns';

const PHASES = [['', 'All'], ...TOURNAMENT_PHASES.map((one) => [one, PHASE_WORDS[one]] as const)] as const;
const STRATEGIES = [
  ['', 'All'],
  ...TOURNAMENT_STRATEGIES.map((one) => [one, STRATEGY_WORDS[one]] as const),
] as const;

/** Tournaments: drafts, those to come and under way, and what became of the others. */
export function TournamentsList() {
  const [state, change] = useList<TournamentsState>(TOURNAMENTS_ADDRESS);
  const may = useMay();
  const isFiltered = Object.keys(TOURNAMENTS_ADDRESS.filtersOf(state)).length > 0;
  return (
    <OfficeList
      title="Tournaments"
      permission="export:tournaments"
      download={() => downloadTournaments(tournamentsQueryOf(state))}
      deed={
        may('write:tournaments') && (
          <Link className={styles.button} data-kind="primary" href="/office/tournaments/new">
            New tournament …
          </Link>
        )
      }
      answer={useTournaments(tournamentsQueryOf(state))}
      state={state}
      onChange={change}
      columns={TOURNAMENTS_COLUMNS}
      columnWords={TOURNAMENTS_COLUMN_WORDS}
      sortable={TOURNAMENTS_SORTS}
      idOf={({ id }) => id}
      filters={
        <ListFilters
          key={state.q === '' ? 'none' : 'some'}
          label="Tournaments"
          textLabel="Name or id"
          text={state.q}
          onText={(q) => change({ q })}
          onClear={() => change(TOURNAMENTS_ADDRESS.none)}
        >
          <SelectField
            label="State"
            value={state.phase}
            options={PHASES}
            onChange={(phase) => change({ phase })}
          />
          <SelectField
            label="What counts"
            value={state.strategy}
            options={STRATEGIES}
            onChange={(strategy) => change({ strategy })}
          />
        </ListFilters>
      }
      empty={
        isFiltered ? (
          <Notice title="No tournament fits.">Take a filter away.</Notice>
        ) : (
          <Notice title="There is no tournament yet." />
        )
      }
    />
  );
}

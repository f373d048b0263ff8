'use client';

import Link from 'next/link';
import { useLevelPlayers, type LevelPlayer } from '../../api/get-levels-players';
import { downloadLevelPlayers } from '../../api/get-levels-players-export';
import {
  LEVEL_FILTERS,
  LEVEL_SORTS,
  LEVELS_ADDRESS,
  levelPlayersQueryOf,
  type LevelsState,
} from '../../state/levels-address';
import { useList } from '../../state/use-list';
import { dayWords } from '../../state/when';
import { Mark } from '../parts/card';
import { ListFilters, SelectField, TypedField } from '../parts/list-parts';
import { Moment } from '../parts/moment';
import { OfficeList } from '../parts/office-list';
import type { OfficeColumn } from '../parts/office-table';
import { Notice } from '../parts/states';
import parts from '../parts/parts.module.scss';
import { levelWords, points } from './level-words';

/** Columns by the name that the address and the platform have for them. */
const COLUMNS: OfficeColumn<LevelPlayer>[] = [
  {
    id: 'player',
    header: 'Player',
    cell: ({ row: { original: one } }) => (
      <Link className={parts.link} data-row-link href={`/office/players/${one.playerId}?tab=level`}>
        {one.email ?? one.playerId}
      </Link>
    ),
  },
  { id: 'level', header: 'Level', cell: ({ row }) => levelWords(row.original.level) },
  { id: 'points', header: 'Points', figures: true, cell: ({ row }) => points(row.original.points) },
  { id: 'since', header: 'On it since', cell: ({ row }) => <Moment at={row.original.since} /> },
  { id: 'rose', header: 'Last rose', cell: ({ row }) => <Moment at={row.original.roseAt} /> },
  {
    id: 'held',
    header: 'Held',
    cell: ({ row: { original: one } }) =>
      one.heldUntil === null ? '–' : <Mark tone="wait">{`until ${dayWords(one.heldUntil)}`}</Mark>,
  },
];
/** All but the first one, which leads to the player. */
const COLUMN_WORDS = {
  level: 'Level',
  points: 'Points',
  since: 'On it since',
  rose: 'Last rose',
  held: 'Held',
} as const;

const LEVELS = [
  ['', 'All'],
  ...LEVEL_FILTERS.map((one) => [one, levelWords(one === 'none' ? null : one)] as const),
] as const;
const ROSE = [
  ['', 'At any time'],
  ['7', 'In the last 7 days'],
  ['30', 'In the last 30 days'],
] as const;
const HELD = [
  ['', 'All'],
  ['yes', 'Held: the points fell'],
  ['no', 'Reached by points'],
] as const;

/** Players with their levels and points. */
export function LevelsList() {
  const [state, change] = useList<LevelsState>(LEVELS_ADDRESS);
  const isFiltered = Object.keys(LEVELS_ADDRESS.filtersOf(state)).length > 0;
  return (
    <OfficeList
      title="Players by level"
      permission="export:levels"
      download={() => downloadLevelPlayers(levelPlayersQueryOf(state))}
      deed={
        <Link className={parts.button} href="/office/levels">
          The levels
        </Link>
      }
      answer={useLevelPlayers(levelPlayersQueryOf(state))}
      state={state}
      onChange={change}
      columns={COLUMNS}
      columnWords={COLUMN_WORDS}
      sortable={LEVEL_SORTS}
      idOf={({ playerId }) => playerId}
      filters={
        <ListFilters
          key={state.q === '' ? 'none' : 'some'}
          label="Players by level"
          textLabel="Address or id of a player"
          text={state.q}
          onText={(q) => change({ q })}
          onClear={() => change(LEVELS_ADDRESS.none)}
        >
          <SelectField
            label="Level"
            value={state.level}
            options={LEVELS}
            onChange={(level) => change({ level })}
          />
          <SelectField label="Rose" value={state.rose} options={ROSE} onChange={(rose) => change({ rose })} />
          <SelectField label="Held" value={state.held} options={HELD} onChange={(held) => change({ held })} />
          <TypedField
            label="Personal manager"
            value={state.manager}
            maxLength={80}
            onChange={(manager) => change({ manager })}
          />
        </ListFilters>
      }
      empty={
        isFiltered ? (
          <Notice title="No player fits.">Take a filter away.</Notice>
        ) : (
          <Notice title="Nobody has points yet." />
        )
      }
    />
  );
}

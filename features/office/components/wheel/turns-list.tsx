'use client';

import Link from 'next/link';
import { WHEEL_PRIZES } from '@/lib/domain/wheel';
import { useTurns, type ListedTurn } from '../../api/get-wheel-turns';
import { downloadTurns } from '../../api/get-wheel-turns-export';
import { TURNS_ADDRESS, TURNS_SORTS, turnsQueryOf, type TurnsState } from '../../state/turns-address';
import { useList } from '../../state/use-list';
import { Mark } from '../parts/card';
import { ListFilters, SelectField } from '../parts/list-parts';
import { Moment } from '../parts/moment';
import { OfficeList } from '../parts/office-list';
import type { OfficeColumn } from '../parts/office-table';
import { Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import parts from '../parts/parts.module.scss';
import { PRIZE_WORDS, WITHHELD_WORDS } from './wheel-words';

const given = ({ amount, currency, freeSpins, points }: ListedTurn) =>
  [
    ...(amount > 0 ? [money(amount, currency)] : []),
    ...(freeSpins > 0 ? [`${freeSpins} FS`] : []),
    ...(points > 0 ? [`${points} E.P.`] : []),
  ].join(' + ') || '–';

/** Columns of turns, by the name that the address and the platform have for them. */
const COLUMNS: OfficeColumn<ListedTurn>[] = [
  {
    id: 'player',
    header: 'Player',
    cell: ({ row: { original: one } }) =>
      one.playerId ? (
        <Link className={parts.link} data-row-link href={`/office/players/${one.playerId}`}>
          {one.email ?? one.playerId}
        </Link>
      ) : (
        'Erased'
      ),
  },
  { id: 'at', header: 'When', cell: ({ row }) => <Moment at={row.original.at} /> },
  { id: 'field', header: 'Field', figures: true, cell: ({ row }) => row.original.field + 1 },
  { id: 'kind', header: 'Prize', cell: ({ row }) => PRIZE_WORDS[row.original.kind] },
  { id: 'given', header: 'Given', figures: true, cell: ({ row }) => given(row.original) },
  {
    id: 'worth',
    header: 'Counted as',
    figures: true,
    cell: ({ row }) => money(row.original.worth, row.original.currency),
  },
  {
    id: 'withheld',
    header: 'Withheld',
    cell: ({ row: { original: one } }) =>
      one.withheld ? <Mark tone="bad">{WITHHELD_WORDS[one.withheld]}</Mark> : '–',
  },
  { id: 'table', header: 'Table', figures: true, cell: ({ row }) => row.original.tableVersion },
];
/** All but the first one, which leads to the player. */
const COLUMN_WORDS = {
  at: 'When',
  field: 'Field',
  kind: 'Prize',
  given: 'Given',
  worth: 'Counted as',
  withheld: 'Withheld',
  table: 'Table',
} as const;

const PRIZES = [['', 'All'], ...WHEEL_PRIZES.map((one) => [one, PRIZE_WORDS[one]] as const)] as const;
const WITHHELD = [
  ['', 'All'],
  ['yes', 'Withheld'],
  ['no', 'Given'],
] as const;

/** Turns of the wheel, the latest first. */
export function TurnsList() {
  const [state, change] = useList<TurnsState>(TURNS_ADDRESS);
  const isFiltered = Object.keys(TURNS_ADDRESS.filtersOf(state)).length > 0;
  return (
    <OfficeList
      title="Turns of the wheel"
      permission="export:wheel"
      download={() => downloadTurns(turnsQueryOf(state))}
      deed={
        <Link className={parts.button} href="/office/wheel">
          The wheel
        </Link>
      }
      answer={useTurns(turnsQueryOf(state))}
      state={state}
      onChange={change}
      columns={COLUMNS}
      columnWords={COLUMN_WORDS}
      sortable={TURNS_SORTS}
      idOf={({ id }) => id}
      filters={
        <ListFilters
          key={state.q === '' ? 'none' : 'some'}
          label="Turns of the wheel"
          textLabel="Address or id of a player"
          text={state.q}
          onText={(q) => change({ q })}
          onClear={() => change(TURNS_ADDRESS.none)}
        >
          <SelectField
            label="Prize"
            value={state.kind}
            options={PRIZES}
            onChange={(kind) => change({ kind })}
          />
          <SelectField
            label="Given or withheld"
            value={state.withheld}
            options={WITHHELD}
            onChange={(withheld) => change({ withheld })}
          />
        </ListFilters>
      }
      empty={
        isFiltered ? (
          <Notice title="No turn fits.">Take a filter away.</Notice>
        ) : (
          <Notice title="The wheel was not turned yet." />
        )
      }
    />
  );
}

'use client';

import Link from 'next/link';
import { CASHBACK_OUTCOMES } from '@/lib/domain/loyalty';
import { useRunPlayers, type RunPlayer } from '../../api/get-cashback-run-players';
import { downloadRunPlayers } from '../../api/get-cashback-run-players-export';
import {
  RUN_PLAYERS_ADDRESS,
  RUN_PLAYERS_SORTS,
  runPlayersQueryOf,
  type RunPlayersState,
} from '../../state/run-players-address';
import { useList } from '../../state/use-list';
import { Mark, type Tone } from '../parts/card';
import { ListFilters, SelectField } from '../parts/list-parts';
import { Moment } from '../parts/moment';
import { OfficeList } from '../parts/office-list';
import type { OfficeColumn } from '../parts/office-table';
import { Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import parts from '../parts/parts.module.scss';
import { LEVEL_WORDS, OUTCOME_WORDS, WHY_WORDS } from './cashback-words';

const TONES: Readonly<Record<RunPlayer['outcome'], Tone>> = {
  credited: 'ok',
  nothing: 'plain',
  excluded: 'wait',
  refused: 'wait',
  failed: 'bad',
};

const whyOf = ({ withheld, failure, detail }: RunPlayer): string => {
  const why = withheld ?? failure;
  return [why && WHY_WORDS[why], detail].filter(Boolean).join(': ') || '–';
};
const sum = (minor: number | null, { currency }: RunPlayer) =>
  minor === null ? '–' : money(minor, currency);

const COLUMNS: OfficeColumn<RunPlayer>[] = [
  {
    id: 'player',
    header: 'Player',
    cell: ({ row: { original: one } }) =>
      one.email === null ? (
        'Erased'
      ) : (
        <Link className={parts.link} data-row-link href={`/office/players/${one.playerId}`}>
          {one.email}
        </Link>
      ),
  },
  {
    id: 'outcome',
    header: 'What became of it',
    cell: ({ row: { original: one } }) => <Mark tone={TONES[one.outcome]}>{OUTCOME_WORDS[one.outcome]}</Mark>,
  },
  { id: 'why', header: 'Why', cell: ({ row }) => whyOf(row.original) },
  {
    id: 'level',
    header: 'Level',
    cell: ({ row: { original: one } }) => (one.level === null ? '–' : LEVEL_WORDS[one.level]),
  },
  { id: 'loss', header: 'Lost', figures: true, cell: ({ row }) => sum(row.original.loss, row.original) },
  {
    id: 'percent',
    header: 'Percent',
    figures: true,
    cell: ({ row: { original: one } }) => (one.percent === null ? '–' : `${one.percent}%`),
  },
  {
    id: 'amount',
    header: 'Cashback',
    figures: true,
    cell: ({ row: { original: one } }) => (
      <>
        {sum(one.outcome === 'credited' || one.amount === null ? one.amount : 0, one)}
        {one.wagering ? ` × ${one.wagering}` : ''}
      </>
    ),
  },
  { id: 'at', header: 'When', cell: ({ row }) => <Moment at={row.original.at} /> },
];
const COLUMN_WORDS = {
  outcome: 'What became of it',
  why: 'Why',
  level: 'Level',
  loss: 'Lost',
  percent: 'Percent',
  amount: 'Cashback',
  at: 'When',
} as const;

const OUTCOMES = [
  ['', 'All'],
  ...CASHBACK_OUTCOMES.map((one) => [one, OUTCOME_WORDS[one]] as const),
] as const;

/** What became of each player in a run: whom it could not be given first, then the largest sums. */
export function RunPlayers() {
  const [state, change] = useList<RunPlayersState>(RUN_PLAYERS_ADDRESS);
  if (state.run === '') return <Notice title="Which run? The list of runs leads to each." />;
  return <Listed state={state} change={change} />;
}

function Listed({
  state,
  change,
}: {
  state: RunPlayersState;
  change: (part: Partial<RunPlayersState>) => void;
}) {
  const query = runPlayersQueryOf(state);
  return (
    <OfficeList
      title="Players of a run"
      permission="export:cashback"
      download={() => downloadRunPlayers(query)}
      deed={
        <Link className={parts.button} href="/office/cashback/runs">
          All runs
        </Link>
      }
      answer={useRunPlayers(query)}
      state={state}
      onChange={change}
      columns={COLUMNS}
      columnWords={COLUMN_WORDS}
      sortable={RUN_PLAYERS_SORTS as readonly string[]}
      idOf={({ playerId, currency }) => `${playerId} ${currency}`}
      filters={
        <ListFilters
          key={state.q === '' ? 'none' : 'some'}
          label="Players of a run"
          textLabel="Address or id of a player"
          text={state.q}
          onText={(q) => change({ q })}
          onClear={() => change({ q: '', outcome: '' })}
        >
          <SelectField
            label="What became of it"
            value={state.outcome}
            options={OUTCOMES}
            onChange={(outcome) => change({ outcome })}
          />
        </ListFilters>
      }
      empty={<Notice title="No player fits." />}
    />
  );
}

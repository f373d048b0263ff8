'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useCashbackMonths, type CashbackMonth } from '../../api/get-cashback-months';
import { useCashbackRuns, type CashbackRun } from '../../api/get-cashback-runs';
import { Card, Mark } from '../parts/card';
import { ListPages } from '../parts/list-parts';
import { Moment } from '../parts/moment';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading, Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import rows from '../parts/rows.module.scss';
import { givenWords, periodWords } from './cashback-words';

type Count = 'credited' | 'nothing' | 'excluded' | 'refused' | 'failed';
const count = (id: Count, header: string): OfficeColumn<CashbackRun> => ({
  id,
  header,
  figures: true,
  cell: ({ row }) => row.original[id].toLocaleString('en'),
});

const RUNS: OfficeColumn<CashbackRun>[] = [
  {
    id: 'period',
    header: 'Period',
    cell: ({ row: { original: one } }) => (
      <Link
        className={`${styles.link} ${rows.oneLine}`}
        data-row-link
        href={`/office/cashback/players?run=${one.id}`}
      >
        {periodWords(one.period)}
      </Link>
    ),
  },
  { id: 'startedAt', header: 'Began', cell: ({ row }) => <Moment at={row.original.startedAt} /> },
  {
    id: 'startedBy',
    header: 'By whom',
    cell: ({ row: { original: one } }) =>
      one.startedBy === null ? 'By itself' : [one.startedBy, one.reason].filter(Boolean).join(': '),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ row: { original: one } }) =>
      one.isStopped ? (
        <Mark tone="bad">Held back</Mark>
      ) : one.endedAt === null ? (
        <Mark tone="wait">Under way</Mark>
      ) : (
        <Mark tone="ok">Done</Mark>
      ),
  },
  count('credited', 'Credited'),
  count('nothing', 'Nothing due'),
  count('excluded', 'May have nothing'),
  count('refused', 'No bonus'),
  count('failed', 'Failed'),
  {
    id: 'sums',
    header: 'Given',
    figures: true,
    cell: ({ row: { original: one } }) =>
      one.sums.length === 0 ? '–' : one.sums.map(givenWords).join(' · '),
  },
];

const MONTHS: OfficeColumn<CashbackMonth>[] = [
  { id: 'month', header: 'Month, UTC', cell: ({ row }) => row.original.month },
  {
    id: 'players',
    header: 'Players',
    figures: true,
    cell: ({ row }) => row.original.players.toLocaleString('en'),
  },
  { id: 'times', header: 'Times', figures: true, cell: ({ row }) => row.original.times.toLocaleString('en') },
  {
    id: 'real',
    header: 'As real money',
    figures: true,
    cell: ({ row }) => money(row.original.real, row.original.currency),
  },
  {
    id: 'bonus',
    header: 'As bonuses',
    figures: true,
    cell: ({ row }) => money(row.original.bonus, row.original.currency),
  },
];

/** Runs of cashback with what they gave and by whom, and what came back by months. */
export function RunsList() {
  const [page, setPage] = useState(1);
  const runs = useCashbackRuns(page);
  const months = useCashbackMonths();
  return (
    <>
      <div className={styles.heading}>
        <h1>Runs of cashback</h1>
        <Link className={styles.button} href="/office/cashback">
          Cashback
        </Link>
      </div>
      {runs.error ? (
        <Failure error={runs.error} onRetry={() => void runs.refetch()} />
      ) : runs.data === undefined ? (
        <Loading what="the runs" />
      ) : runs.data.data.length === 0 ? (
        <Notice title="None yet.">The first one comes when a period is over.</Notice>
      ) : (
        <>
          <OfficeTable
            caption="Runs of cashback"
            columns={RUNS}
            rows={runs.data.data}
            idOf={({ id }) => id}
            isBusy={runs.isFetching}
          />
          <ListPages meta={runs.data.meta} onPage={setPage} />
        </>
      )}
      <Card title="What came back, by months">
        {months.error ? (
          <Failure error={months.error} onRetry={() => void months.refetch()} />
        ) : months.data === undefined ? (
          <Loading what="the months" />
        ) : months.data.length === 0 ? (
          <Notice title="Nothing yet." />
        ) : (
          <OfficeTable
            caption="Months"
            columns={MONTHS}
            rows={months.data}
            idOf={({ month, currency }) => `${month} ${currency}`}
            isPlain
          />
        )}
      </Card>
    </>
  );
}

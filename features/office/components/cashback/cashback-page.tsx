'use client';

import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { LEVEL_CODES } from '@/lib/domain/loyalty';
import { useCashback, type LevelCashback } from '../../api/get-cashback';
import { timeWords } from '../../state/when';
import { downloadCashback } from '../../api/get-cashback-export';
import { ListExport } from '../parts/list-parts';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading, Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import { LEVEL_WORDS, periodWords, sumWords } from './cashback-words';
import { RunCard } from './run-card';

type Sum = 'staked' | 'won' | 'converted' | 'loss' | 'amount';
const sumColumn = (id: Sum, header: string): OfficeColumn<LevelCashback> => ({
  id,
  header,
  figures: true,
  cell: ({ row: { original: one } }) => money(one[id], one.currency),
});
const count = (id: 'players' | 'given', header: string): OfficeColumn<LevelCashback> => ({
  id,
  header,
  figures: true,
  cell: ({ row }) => row.original[id].toLocaleString('en'),
});

const COLUMNS: OfficeColumn<LevelCashback>[] = [
  {
    id: 'level',
    header: 'Level',
    cell: ({ row: { original: one } }) => (
      <b>
        {one.level === null
          ? 'Below the first level'
          : `${LEVEL_CODES.indexOf(one.level) + 1}. ${LEVEL_WORDS[one.level]}`}
      </b>
    ),
  },
  count('players', 'Players'),
  count('given', 'Get something'),
  sumColumn('staked', 'Stakes'),
  {
    id: 'returned',
    header: 'Given back',
    figures: true,
    cell: ({ row: { original: one } }) => money(one.returned, one.currency),
  },
  {
    id: 'won',
    header: 'Wins and jackpots',
    figures: true,
    cell: ({ row: { original: one } }) => money(one.won + one.jackpots, one.currency),
  },
  sumColumn('converted', 'Bonus turned into money'),
  sumColumn('loss', 'Lost'),
  sumColumn('amount', 'Cashback'),
];

const DAY = /^20\d\d-\d\d-\d\d$/;

/** What comes back of a period by levels: worked out before the run gives it, and as it was given after. */
export function CashbackPage() {
  const router = useRouter();
  const wanted = useSearchParams().get('period') ?? '';
  const { data, error, isPending, isFetching, refetch } = useCashback(DAY.test(wanted) ? wanted : null);
  const shown = data?.period.start.slice(0, 10);
  return (
    <>
      <div className={styles.heading}>
        <h1>Cashback</h1>
        <p role="status">{data && sumWords(data.levels)}</p>
        <div className={styles.buttons}>
          <Link className={styles.button} href="/office/cashback/runs">
            All runs
          </Link>
          {shown && <ListExport permission="export:cashback" download={() => downloadCashback(shown)} />}
        </div>
      </div>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending || !shown ? (
        <Loading what="the cashback" />
      ) : (
        <>
          <div className={styles.filters} role="search" aria-label="Which period">
            <label className={styles.field}>
              Period
              <select
                value={shown}
                onChange={({ target: { value } }) =>
                  router.replace(`/office/cashback?period=${value}`, { scroll: false })
                }
              >
                {data.periods.map((one) => (
                  <option key={one.start} value={one.start.slice(0, 10)}>
                    {periodWords(one)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <RunCard key={shown} period={data.period} />
          {data.countedAt !== null && (
            <p className={styles.quiet}>{`Sums as of ${timeWords(data.countedAt)}.`}</p>
          )}
          {data.countedAt === null ? (
            <Notice title="The sums of this period are being counted. That takes some minutes." />
          ) : data.levels.length === 0 ? (
            <Notice title="Nobody played with real money in this period." />
          ) : (
            <OfficeTable
              caption="Cashback by levels"
              columns={COLUMNS}
              rows={data.levels}
              idOf={({ level, currency }) => `${level ?? 'none'} ${currency}`}
              isBusy={isFetching}
              isPlain
            />
          )}
        </>
      )}
    </>
  );
}

'use client';

import { useSearchParams, useRouter } from 'next/navigation';
import { useProtectionReport, type ReportRow } from '../../api/get-protection-report';
import { downloadProtectionReport } from '../../api/get-protection-report-export';
import { ListExport } from '../parts/list-parts';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';
import { bookWords } from './book-words';
import { reportWords } from './report-words';

const PART_WORDS: Readonly<Record<string, string>> = {
  cases: 'Cases opened',
  closed: 'Cases closed',
  signs: 'Signs noticed',
  deeds: 'Done by operators',
  breaks: 'Breaks and exclusions begun',
  limits: 'Limits',
  registers: 'Answers of registers',
  matches: 'Accounts like an excluded one',
};
const COLUMNS: OfficeColumn<ReportRow>[] = [
  {
    id: 'part',
    header: 'What',
    cell: ({ row: { original: one } }) => <b>{PART_WORDS[one.part] ?? one.part}</b>,
  },
  { id: 'what', header: 'Which', cell: ({ row }) => reportWords(row.original) },
  { id: 'profile', header: 'Rule book', cell: ({ row }) => bookWords(row.original.profile) },
  {
    id: 'count',
    header: 'How often',
    figures: true,
    cell: ({ row }) => row.original.count.toLocaleString('en'),
  },
  {
    id: 'players',
    header: 'Players',
    figures: true,
    cell: ({ row }) => row.original.players.toLocaleString('en'),
  },
];

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const thisMonth = () => new Date().toISOString().slice(0, 7);

/** What was noticed and done for the protection of players in a month, to be read and taken away. */
export function ProtectionReport() {
  const router = useRouter();
  const asked = useSearchParams().get('month') ?? '';
  const month = MONTH.test(asked) ? asked : thisMonth();
  const { data, error, isPending, isFetching, refetch } = useProtectionReport(month);
  return (
    <>
      <div className={styles.heading}>
        <h1>Protection by month</h1>
        <p role="status">{data ? `${data.length} lines` : ''}</p>
        <div className={styles.buttons}>
          <ListExport permission="export:protection" download={() => downloadProtectionReport(month)} />
        </div>
      </div>
      <p className={styles.quiet}>
        Counted from what is written down, by the rule book of the players’ countries. A month of UTC; players
        who were erased are left out.
      </p>
      <div className={styles.filters} role="search" aria-label="Month">
        <label className={styles.field}>
          Month
          <input
            type="month"
            min="2020-01"
            value={month}
            onChange={({ target: { value } }) => {
              if (MONTH.test(value))
                router.replace(`/office/reports/protection?month=${value}`, { scroll: false });
            }}
          />
        </label>
      </div>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="the report" />
      ) : data.length === 0 ? (
        <Notice title="Nothing happened in this month." />
      ) : (
        <OfficeTable
          caption="Protection by month"
          columns={COLUMNS}
          rows={data}
          idOf={({ profile, part, what }) => `${profile} ${part} ${what}`}
          isBusy={isFetching}
        />
      )}
    </>
  );
}

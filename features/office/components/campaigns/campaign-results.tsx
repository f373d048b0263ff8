import type { CampaignResults as Results } from '../../api/get-campaigns';
import { Card } from '../parts/card';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';

const count = (id: keyof Results, header: string): OfficeColumn<Results> => ({
  id,
  header,
  figures: true,
  cell: ({ row }) => Number(row.original[id]).toLocaleString('en'),
});
const sum = (id: keyof Results, header: string): OfficeColumn<Results> => ({
  id,
  header,
  figures: true,
  cell: ({ row }) => money(Number(row.original[id]), row.original.currency),
});

const COUNTS: OfficeColumn<Results>[] = [
  { id: 'currency', header: 'Currency', cell: ({ row }) => row.original.currency },
  count('given', 'Given'),
  count('waiting', 'Waiting'),
  count('taken', 'Taken'),
  count('active', 'Active'),
  count('completed', 'Finished'),
  count('cancelled', 'Cancelled'),
  count('expired', 'Expired'),
  count('forfeited', 'Gone with the deposit'),
];
const SUMS: OfficeColumn<Results>[] = [
  { id: 'currency', header: 'Currency', cell: ({ row }) => row.original.currency },
  sum('bonusMoney', 'Bonus money'),
  sum('spinsWon', 'Won by free spins'),
  sum('burned', 'Back to the house'),
  sum('cost', 'Cost'),
  sum('converted', 'Became real'),
  sum('staked', 'Staked'),
  sum('won', 'Won'),
  sum('ngrEffect', 'NGR effect'),
];

/** What came of a campaign: how many, and what it cost. */
export function CampaignResults({ results }: { results: Results[] }) {
  return (
    <Card title="Results">
      {results.length === 0 ? (
        <Notice title="Nobody was given it yet." />
      ) : (
        <>
          <OfficeTable
            isPlain
            caption="How many bonuses, by what became of them"
            columns={COUNTS}
            rows={results}
            idOf={({ currency }) => currency}
          />
          <OfficeTable
            isPlain
            caption="What it cost"
            columns={SUMS}
            rows={results}
            idOf={({ currency }) => currency}
          />
          <p className={`${styles.notice} ${styles.quiet}`}>
            Cost: bonus money and wins of free spins, less what went back to the house. NGR effect: stakes
            less wins under its bonuses, real and bonus money together, less that cost.
          </p>
        </>
      )}
    </Card>
  );
}

'use client';

import { useGroups, type CampaignGroup } from '../../api/get-campaigns-id-groups';
import { Card } from '../parts/card';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading, Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';

const COLUMNS: OfficeColumn<CampaignGroup>[] = [
  { id: 'side', header: 'Side', cell: ({ row }) => (row.original.isIn ? 'Have it' : 'Don’t have it') },
  { id: 'currency', header: 'Currency', cell: ({ row }) => row.original.currency },
  {
    id: 'players',
    header: 'Players',
    figures: true,
    cell: ({ row }) => row.original.players.toLocaleString('en'),
  },
  {
    id: 'depositors',
    header: 'Paid in',
    figures: true,
    cell: ({ row: { original: one } }) =>
      one.players === 0
        ? '0'
        : `${one.depositors.toLocaleString('en')} (${((100 * one.depositors) / one.players).toFixed(1)} %)`,
  },
  {
    id: 'deposited',
    header: 'Deposits',
    figures: true,
    cell: ({ row }) => money(row.original.deposited, row.original.currency),
  },
  {
    id: 'ngr',
    header: 'NGR',
    figures: true,
    cell: ({ row }) => money(row.original.ngr, row.original.currency),
  },
  {
    id: 'each',
    header: 'NGR a player',
    figures: true,
    cell: ({ row: { original: one } }) =>
      `${money(one.ngrEach, one.currency)} ± ${money(one.ngrEachError, one.currency)}`,
  },
];

/** Whether two sides of a currency differ by more than chance makes of them. */
function verdict(groups: readonly CampaignGroup[], currency: string): string | null {
  const side = (isIn: boolean) => groups.find((one) => one.isIn === isIn && one.currency === currency);
  const [inside, outside] = [side(true), side(false)];
  if (!inside || !outside || inside.players + outside.players === 0) return null;
  if (inside.players < 30 || outside.players < 30)
    return `${currency}: the sides are too small to say anything.`;
  const difference = inside.ngrEach - outside.ngrEach;
  const error = Math.hypot(inside.ngrEachError, outside.ngrEachError);
  const words = `${money(difference, currency)} ± ${money(Math.round(error), currency)} a player`;
  return Math.abs(difference) > error
    ? `${currency}: a difference of ${words}, more than chance makes.`
    : `${currency}: a difference of ${words}, which may be chance.`;
}

/** Who has a campaign beside who does not, of the same segment. */
export function CampaignGroups({ id, share }: { id: string; share: number }) {
  const { data: found, error, refetch } = useGroups(id);
  const { data, meta } = found ?? {};
  return (
    <Card title={`Both sides: ${share} % have it`}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data || !meta ? (
        <Loading what="both sides" />
      ) : data.length === 0 ? (
        <Notice title="It has not been started yet." />
      ) : (
        <>
          <OfficeTable
            isPlain
            caption="Both sides since it was started"
            columns={COLUMNS}
            rows={data}
            idOf={({ isIn, currency }) => `${currency} ${isIn}`}
          />
          <div className={styles.notice}>
            {[...new Set(data.map(({ currency }) => currency))].map((currency) => {
              const words = verdict(data, currency);
              return words && <b key={currency}>{words}</b>;
            })}
            {meta.looked < meta.of && (
              <p>
                Estimated from a sample of {meta.looked.toLocaleString('en')} of{' '}
                {meta.of.toLocaleString('en')} open accounts: the table has the players of the sample, and
                each stands for {(meta.of / meta.looked).toLocaleString('en', { maximumFractionDigits: 1 })}.
              </p>
            )}
            <p>
              NGR here: real money that play took less what it brought, less bonus money that became real.
              Sides are of who fits the segment today; where the campaign itself changes who fits, they are
              not alike.
            </p>
          </div>
        </>
      )}
    </Card>
  );
}

'use client';

import { useForecast, type CampaignForecast as Forecast } from '../../api/get-campaigns-id-forecast';
import { dayWords } from '../../state/when';
import { Card } from '../parts/card';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading } from '../parts/states';
import { ForecastPicture } from './forecast-picture';
import { about } from './forecast-words';
import styles from '../parts/parts.module.scss';

type Sums = Forecast['sums'][number];

const COLUMNS: OfficeColumn<Sums>[] = [
  { id: 'currency', header: 'Currency', cell: ({ row }) => row.original.currency },
  {
    id: 'players',
    header: 'Players',
    figures: true,
    cell: ({ row }) => row.original.players.toLocaleString('en'),
  },
  {
    id: 'grants',
    header: 'Bonuses',
    figures: true,
    cell: ({ row }) => row.original.grants.toLocaleString('en'),
  },
  {
    id: 'value',
    header: 'Worth, all of it taken',
    figures: true,
    cell: ({ row: { original: one } }) => about(one.value, one.valueError, one.currency),
  },
  {
    id: 'budget',
    header: 'Its budget',
    cell: ({ row: { original: one } }) =>
      one.budgetDay === null ? 'Would have done' : `Gone on day ${one.budgetDay} of 90`,
  },
  {
    id: 'cost',
    header: 'Would have cost',
    figures: true,
    cell: ({ row: { original: one } }) =>
      one.cost === null ? 'Too little data' : about(one.cost, one.costError ?? 0, one.currency),
  },
];

const BASES: Record<Forecast['basis'], string> = {
  play: 'By what players did, for who fits today, as if each of them had asked for it.',
  most: 'Nobody knows who would have typed its code or followed its link: this is everybody whom it is for, the most that it can come to.',
};

const COST_WORDS: Record<Forecast['endedOf'], string> = {
  campaign: 'of its own',
  type: 'of campaigns of its type',
  all: 'of all campaigns',
};

/** What a campaign would have given and cost, and on what that rests. */
export function CampaignForecast({ id, revision }: { id: string; revision: number }) {
  const { data, error, refetch } = useForecast(id, revision);
  return (
    <Card title="Forecast: the last 90 days again">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading what="the forecast" />
      ) : (
        <>
          <OfficeTable
            isPlain
            caption="What it would have given and cost"
            columns={COLUMNS}
            rows={data.sums}
            idOf={({ currency }) => currency}
          />
          {data.sums.map((sums) => (
            <ForecastPicture key={sums.currency} sums={sums} />
          ))}
          <div className={styles.notice}>
            {data.isThin && <b>So few would have got it that this says little.</b>}
            <p>
              {BASES[data.basis]} From {dayWords(data.from)} on,{' '}
              {data.looked === data.of
                ? `all ${data.of.toLocaleString('en')} open accounts`
                : `estimated from a sample of ${data.looked.toLocaleString('en')} of ${data.of.toLocaleString('en')} open accounts`}
              {data.ended > 0 &&
                `; the cost by ${data.ended.toLocaleString('en')} bonuses ${COST_WORDS[data.endedOf]} whose time was over in a year`}
              .{' '}
              {data.leftOut > 0 &&
                `${data.leftOut.toLocaleString('en')} players are left out: their law lets them have one bonus, before their first play. `}
              Behind ± are 19 of 20 such times. The cost ends with the budget.
            </p>
          </div>
        </>
      )}
    </Card>
  );
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RATE_STALE_DAYS } from '@/lib/money/exact-rate';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { RATES_KEY, useRates, type CurrencyRate, type Rates } from '../../api/get-rates';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card, Facts, Mark } from '../parts/card';
import { Moment } from '../parts/moment';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { RateForm } from './rate-form';
import { RowOpener } from '../parts/row-opener';
import { Failure, Loading, Notice } from '../parts/states';
import { lengthWords } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';

type CoinRate = Rates['coins'][number];

const ageWords = (at: string, now: number): string =>
  lengthWords(Math.max(0, Math.floor((now - Date.parse(at)) / 60_000)));
const sourceWords = ({ source, by }: Pick<CurrencyRate, 'source' | 'by'>): string =>
  source === 'shipped' ? 'Came with the product' : `Set by ${by ?? 'an operator'} and a colleague`;

/** @param now when the rates were read. */
const currencyColumns = (now: number): OfficeColumn<CurrencyRate>[] => [
  {
    id: 'currency',
    header: 'Currency',
    cell: ({ row: { original: one } }) => <RowOpener id={one.currency}>{one.currency}</RowOpener>,
  },
  { id: 'rate', header: 'For one euro', figures: true, cell: ({ row }) => <b>{row.original.perEuro}</b> },
  { id: 'source', header: 'Source', cell: ({ row }) => sourceWords(row.original) },
  { id: 'since', header: 'Since', cell: ({ row }) => <Moment at={row.original.at} /> },
  {
    id: 'age',
    header: 'Age',
    cell: ({ row: { original: one } }) => (
      <Mark tone={one.isStale ? 'bad' : 'ok'}>
        {one.isStale ? `Stale: ${ageWords(one.at, now)}` : ageWords(one.at, now)}
      </Mark>
    ),
  },
  {
    id: 'asked',
    header: 'Asked for',
    cell: ({ row: { original: one } }) => (one.asked ? <Mark tone="wait">{one.asked.perEuro}</Mark> : '–'),
  },
];
/** A coin's line: its price, who told it, and how long ago. */
const coinFact = ({ coin, currency, price, company, at }: CoinRate, now: number) =>
  [
    `${coin} in ${currency}`,
    `${price} ${currency}, told by ${company} ${timeWords(at)}, ${ageWords(at, now)} ago`,
  ] as const;

/** What a euro is worth, since when and by whom; and what payment companies last told of coins. */
export function RatesPage() {
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt } = useRates();
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  return (
    <>
      <div className={styles.heading}>
        <h1>Rates</h1>
        <p role="status">{said}</p>
      </div>
      <p className={styles.quiet}>
        {`No player’s money is converted by these: they carry the bounds of withdrawals, which stand in euros, into other currencies. A rate is stale after ${RATE_STALE_DAYS} days. Coins are credited at the rate that the payment company tells with each of them.`}
      </p>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="rates" />
      ) : (
        <>
          <OfficeTable
            caption="Currencies"
            columns={currencyColumns(dataUpdatedAt)}
            rows={data.rates}
            idOf={({ currency }) => currency}
            isBusy={isFetching}
            detailOf={(rate, shut) => (
              <RateDetail
                rate={rate}
                onDone={() => {
                  setSaid('A colleague has to agree now, under Approvals.');
                  shut();
                  void client.invalidateQueries({ queryKey: RATES_KEY });
                  void client.invalidateQueries({ queryKey: APPROVALS_KEY });
                }}
              />
            )}
          />
          <Card title="A whole coin, as companies last told it">
            {data.coins.length === 0 ? (
              <Notice title="No coin’s rate was told in the last 30 days." />
            ) : (
              <Facts facts={data.coins.map((one) => coinFact(one, dataUpdatedAt))} />
            )}
          </Card>
        </>
      )}
    </>
  );
}

function RateDetail({ rate, onDone }: { rate: CurrencyRate; onDone: () => void }) {
  const may = useMay();
  return (
    <section aria-label={`Rates of ${rate.currency}`}>
      <Card title="Before">
        {rate.before.length === 0 ? (
          <Notice title="This is the first one." />
        ) : (
          <Facts
            facts={rate.before.map(
              (one) => [`${one.perEuro} since ${timeWords(one.at)}`, sourceWords(one)] as const,
            )}
          />
        )}
      </Card>
      {rate.asked ? (
        <p className={styles.notice}>{`${rate.asked.perEuro} waits for a colleague, under Approvals.`}</p>
      ) : may('change:rates') ? (
        <RateForm rate={rate} onDone={onDone} />
      ) : (
        <p className={styles.notice}>Your roles don’t set rates.</p>
      )}
    </section>
  );
}

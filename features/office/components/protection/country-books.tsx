'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countryName } from '@/lib/domain/countries';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { JURISDICTIONS_KEY } from '../../api/get-jurisdictions';
import { RULE_BOOKS_KEY, useRuleBooks, type CountryOfBooks } from '../../api/get-rule-books';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card, Facts, Mark } from '../parts/card';
import { Moment } from '../parts/moment';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';
import { BookForm } from './book-form';
import { bookWords } from './book-words';

type Decision = CountryOfBooks['decisions'][number];
type Asked = NonNullable<ReturnType<typeof useRuleBooks>['data']>['asked'][number];

const laterWords = ({ book, from }: { book: string; from: string | null }) =>
  from === null ? bookWords(book) : `${bookWords(book)}, from ${timeWords(from)}`;

const columnsOf = (asked: readonly Asked[]): OfficeColumn<CountryOfBooks>[] => [
  {
    id: 'country',
    header: 'Country',
    cell: ({ row: { original: one } }) => (
      <RowOpener id={one.country}>{countryName(one.country, 'en')}</RowOpener>
    ),
  },
  {
    id: 'book',
    header: 'Rule book',
    cell: ({ row: { original: one } }) => (
      <Mark tone={one.book === 'none' ? 'bad' : 'ok'}>{bookWords(one.book)}</Mark>
    ),
  },
  {
    id: 'since',
    header: 'Since',
    cell: ({ row: { original: one } }) => (one.since ? <Moment at={one.since} /> : 'By the licences'),
  },
  {
    id: 'planned',
    header: 'Later',
    cell: ({ row: { original: one } }) => (one.planned ? laterWords(one.planned) : '–'),
  },
  {
    id: 'asked',
    header: 'Asked for',
    cell: ({ row: { original: one } }) => {
      const waiting = asked.find(({ country }) => country === one.country);
      return waiting ? <Mark tone="wait">{laterWords(waiting)}</Mark> : '–';
    },
  },
];

/** Which rule book holds in which country, what was decided, and asking for another one. */
export function CountryBooks() {
  const { data, error, isPending, isFetching, refetch } = useRuleBooks();
  const may = useMay();
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const [isWriting, setIsWriting] = useState(false);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="countries" />;
  const done = () => {
    setSaid('A colleague has to agree now, under Approvals.');
    setIsWriting(false);
    for (const queryKey of [RULE_BOOKS_KEY, JURISDICTIONS_KEY, APPROVALS_KEY])
      void client.invalidateQueries({ queryKey });
  };
  const unnamed = data.asked.filter(({ country }) => !data.countries.some((one) => one.country === country));
  return (
    <>
      {data.countries.length === 0 ? (
        <Notice title="No country has a rule book of its own: the base holds everywhere." />
      ) : (
        <OfficeTable
          caption="Countries"
          columns={columnsOf(data.asked)}
          rows={data.countries}
          idOf={({ country }) => country}
          isBusy={isFetching}
          detailOf={(one, shut) => (
            <CountryDetail
              country={one}
              waits={data.asked.some(({ country }) => country === one.country)}
              onDone={() => {
                done();
                shut();
              }}
            />
          )}
        />
      )}
      <p role="status" className={said === '' ? styles.unseen : styles.quiet}>
        {said}
      </p>
      {unnamed.map((one) => (
        <p key={one.request} className={styles.notice}>
          {`${countryName(one.country, 'en')}: ${laterWords(one)} waits for a colleague, under Approvals.`}
        </p>
      ))}
      {may('change:rule-books') &&
        (isWriting ? (
          <BookForm country="AT" book="base" onDone={done} onCancel={() => setIsWriting(false)} />
        ) : (
          <div className={styles.buttons}>
            <button type="button" className={styles.button} onClick={() => setIsWriting(true)}>
              Rule book for another country …
            </button>
          </div>
        ))}
    </>
  );
}

const decisionFact = ({ book, from, by, reason, at }: Decision) =>
  [
    `${bookWords(book)} since ${timeWords(from)}`,
    `Asked for by ${by}, agreed to ${timeWords(at)}: ${reason}`,
  ] as const;

function CountryDetail({
  country: { country, book, decisions },
  waits,
  onDone,
}: {
  country: CountryOfBooks;
  waits: boolean;
  onDone: () => void;
}) {
  const may = useMay();
  return (
    <section aria-label={`Rule books of ${countryName(country, 'en')}`}>
      <Card title="What was decided">
        {decisions.length === 0 ? (
          <Notice title="Nothing yet: the licences of the platform say what holds." />
        ) : (
          <Facts facts={decisions.map(decisionFact)} />
        )}
      </Card>
      {waits ? (
        <p className={styles.notice}>Another one waits for a colleague, under Approvals.</p>
      ) : may('change:rule-books') ? (
        <BookForm country={country} book={book} onDone={onDone} />
      ) : (
        <p className={styles.notice}>Your roles don’t set rule books.</p>
      )}
    </section>
  );
}

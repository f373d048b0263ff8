'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Amount } from '@/components/ui/amount/amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Chip } from '@/components/ui/chip/chip';
import { DataTable, type Column } from '@/components/ui/data-table/data-table';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { TextLink } from '@/components/ui/link/link';
import { Select } from '@/components/ui/select/select';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { formatMoment } from '@/lib/domain/dates';
import { signedAmount, type TransactionType } from '@/lib/domain/transactions';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import {
  TRANSACTION_SORTS,
  useTransactions,
  type Transaction,
  type TransactionFilter,
  type TransactionSort,
} from '../api/get-me-transactions';
import { statusTone } from './status-tone';
import styles from './transaction-history.module.scss';

/** Types that can be filtered by: those that a player of this casino can have by now. */
const FILTERS = [
  'deposit',
  'bet',
  'win',
  'rollback_bet',
  'refund',
] as const satisfies readonly TransactionType[];

/** Every movement of the player's money. `only` pins the list to one type. */
export function TransactionHistory({ only }: { only?: TransactionType }) {
  const t = useTranslations('History');
  const problemText = useProblemText();
  const [filter, setFilter] = useState<TransactionFilter>({ type: only, sort: 'dateDesc', page: 1 });
  const list = useTransactions(filter);
  const columns = useColumns();
  const top = useRef<HTMLElement>(null);

  // The buttons stand below the list, and one of them goes at its end: the reader is taken to the new page's head.
  function turn(by: 1 | -1) {
    setFilter({ ...filter, page: filter.page + by });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }

  return (
    <section
      ref={top}
      className={styles.history}
      tabIndex={-1}
      aria-label={t('title')}
      aria-busy={list.isFetching}
    >
      <div className={styles.filters}>
        {!only && (
          <Select
            label={t('type')}
            value={filter.type ?? ''}
            onChange={(event) =>
              setFilter({
                ...filter,
                page: 1,
                type: (event.target.value || undefined) as TransactionType | undefined,
              })
            }
            options={[
              { value: '', label: t('allTypes') },
              ...FILTERS.map((type) => ({ value: type, label: t(`types.${type}`) })),
            ]}
          />
        )}
        <Select
          label={t('sort')}
          value={filter.sort}
          onChange={(event) => setFilter({ ...filter, page: 1, sort: event.target.value as TransactionSort })}
          options={TRANSACTION_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        />
      </div>
      {list.isPending ? (
        <div className={styles.loading} role="status" aria-label={t('loading')}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height="var(--row)" />
          ))}
        </div>
      ) : list.isError ? (
        <EmptyState title={t('failed')} text={problemText(list.error)}>
          <Button onClick={() => void list.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : list.data.data.length === 0 ? (
        <Nothing
          of={only ?? filter.type}
          pinned={Boolean(only)}
          onShowAll={() => setFilter({ ...filter, page: 1, type: undefined })}
        />
      ) : (
        <>
          <DataTable caption={t('title')} columns={columns} rows={list.data.data} rowKey={(row) => row.id} />
          {list.data.meta.lastPage > 1 && (
            <div className={styles.pages}>
              <Button size="small" disabled={filter.page <= 1} onClick={() => turn(-1)}>
                {t('newer')}
              </Button>
              <span>{t('page', { page: list.data.meta.page, last: list.data.meta.lastPage })}</span>
              <Button size="small" disabled={filter.page >= list.data.meta.lastPage} onClick={() => turn(1)}>
                {t('older')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** The text of an empty list depends on its filter. */
function Nothing({
  of,
  pinned,
  onShowAll,
}: {
  of: TransactionType | undefined;
  pinned: boolean;
  onShowAll: () => void;
}) {
  const t = useTranslations('History');
  if (of && !pinned) {
    return (
      <EmptyState title={t('emptyType')}>
        <Button onClick={onShowAll}>{t('showAll')}</Button>
      </EmptyState>
    );
  }
  if (of === 'deposit') {
    return (
      <EmptyState title={t('emptyDeposits')} text={t('emptyDepositsText')}>
        <Button data-modal="DEPOSIT">{t('deposit')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('empty')} text={t('emptyText')}>
      <ButtonLink href="/games">{t('toGames')}</ButtonLink>
    </EmptyState>
  );
}

function useColumns(): Column<Transaction>[] {
  const t = useTranslations('History');
  const card = useTranslations('Cashier');
  const locale = useLocale();
  return [
    {
      key: 'date',
      place: 'more',
      header: t('date'),
      quiet: true,
      cell: ({ date }) => (
        <time dateTime={date}>
          {formatMoment(new Date(date), locale, Intl.DateTimeFormat().resolvedOptions().timeZone)}
        </time>
      ),
    },
    {
      key: 'type',
      header: t('type'),
      place: 'what',
      cell: ({ type, title, method }) => {
        // A card is a word of the language; other methods and games have names.
        const named = method === 'card' ? card('card') : title;
        return (
          <span className={styles.what}>
            {t(`types.${type}`)}
            {named && <span className={styles.named}> {named}</span>}
          </span>
        );
      },
    },
    {
      key: 'amount',
      place: 'figure',
      header: t('amount'),
      align: 'end',
      // What has not moved yet (a deposit under way, one that failed) carries no sign.
      cell: ({ type, amount, currency, balance }) => (
        <Amount
          minor={balance === null ? amount : signedAmount(type, amount)}
          currency={currency}
          locale={locale}
          sign={balance !== null}
          toned={balance !== null}
        />
      ),
    },
    {
      key: 'balance',
      place: 'unseen',
      header: t('balance'),
      align: 'end',
      cell: ({ balance, currency }) =>
        balance === null ? '–' : <Amount minor={balance} currency={currency} locale={locale} />,
    },
    {
      key: 'status',
      place: 'state',
      header: t('status'),
      align: 'end',
      cell: ({ type, status, reference }) => (
        <span className={styles.status}>
          <Chip tone={statusTone(status)}>{t(`statuses.${status}`)}</Chip>
          {type === 'deposit' && reference && (status === 'failed' || status === 'cancel') && (
            <TextLink href={`/account/wallet/history?deposit=${reference}`} aria-label={t('whyNamed')}>
              {t('why')}
            </TextLink>
          )}
        </span>
      ),
    },
  ];
}

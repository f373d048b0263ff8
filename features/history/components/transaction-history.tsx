'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Pagination } from '@/components/ui/pagination/pagination';
import { SegmentedControl } from '@/components/ui/segmented-control/segmented-control';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import type { TransactionType } from '@/lib/domain/transactions';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { Currency } from '@/lib/money/money';
import { useTransactions, type Transaction } from '../api/get-me-transactions';
import { GROUP_NAMES, isFiltered, type Group } from '../domain/history-address';
import { queryOf } from '../domain/transaction-query';
import { spanOf, summedSpan, USUAL_PERIOD, type Period } from '../domain/periods';
import { useHistoryAddress } from '../hooks/use-history-address';
import { HistorySums } from './history-sums';
import { SaveTransactions } from './save-transactions';
import { TransactionFilters } from './transaction-filters';
import { TransactionTable } from './transaction-table';
import styles from './transaction-history.module.scss';

const TransactionDetail = lazy(async () => ({
  default: (await import('./transaction-detail')).TransactionDetail,
}));

interface TransactionHistoryProps {
  currency: Currency;
  /** Types that the list is about; without them all, with groups to choose from. */
  only?: readonly TransactionType[];
}

/** Every movement of the player's money, as the page's address asks for. */
export function TransactionHistory({ currency, only }: TransactionHistoryProps) {
  const t = useTranslations('History');
  const problemText = useProblemText();
  const { address, change, queryOf: pageQuery } = useHistoryAddress();
  // Of one reading: a list asked for by the second would never be the same.
  const [now] = useState(() => new Date());
  const [opened, setOpened] = useState<Transaction | null>(null);
  const query = queryOf(address, { only, currency, now });
  const list = useTransactions(query);
  const top = useRef<HTMLElement>(null);

  // The pages stand below the list: the reader is taken to the new page's head.
  function turn(page: number) {
    change({ page });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }

  const { page: _page, sort: _sort, ...filter } = query;
  return (
    <section
      ref={top}
      className={styles.history}
      tabIndex={-1}
      aria-label={t('title')}
      aria-busy={list.isFetching}
    >
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <SaveTransactions query={filter} total={list.data?.meta} address={address} />
      </header>
      {!only && (
        <SegmentedControl<Group | 'all'>
          label={t('groups')}
          segments={[
            { value: 'all', label: t('group.all') },
            ...GROUP_NAMES.map((group) => ({ value: group, label: t(`group.${group}`) })),
          ]}
          value={address.group ?? 'all'}
          onValueChange={(group) => change({ group: group === 'all' ? undefined : group })}
        />
      )}
      <TransactionFilters address={address} change={change} only={only} currency={currency} />
      {!only && <HistorySums span={summedSpan(spanOf(address.period, now, address))} currency={currency} />}
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
          deposits={Boolean(only)}
          // Of all time there is nothing at all.
          filtered={isFiltered({ ...address, period: narrow(address.period) }) || address.page > 1}
          onShowAll={() => window.history.pushState(null, '', window.location.pathname)}
        />
      ) : (
        <>
          <TransactionTable
            rows={list.data.data}
            days={address.sort === 'dateDesc' || address.sort === 'dateAsc'}
            paid={Boolean(only)}
            currency={currency}
            onOpen={setOpened}
          />
          <div className={styles.foot}>
            <p>
              {t(list.data.meta.more ? 'manyRows' : 'rows', {
                first: (list.data.meta.page - 1) * list.data.meta.perPage + 1,
                last: (list.data.meta.page - 1) * list.data.meta.perPage + list.data.data.length,
                total: list.data.meta.total,
              })}
            </p>
            <Pagination page={address.page} last={list.data.meta.lastPage} hrefOf={pageQuery} onTurn={turn} />
          </div>
        </>
      )}
      {opened && (
        <Suspense fallback={null}>
          <TransactionDetail transaction={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** Everything hides nothing, no more than what is usual. */
const narrow = (period: Period): Period => (period === 'all' ? USUAL_PERIOD : period);

/** The text of an empty list depends on what was asked for. */
function Nothing({
  deposits,
  filtered,
  onShowAll,
}: {
  deposits: boolean;
  filtered: boolean;
  onShowAll: () => void;
}) {
  const t = useTranslations('History');
  if (filtered) {
    return (
      <EmptyState title={t('emptyFilter')} text={t('emptyFilterText')}>
        <Button onClick={onShowAll}>{t('showAll')}</Button>
      </EmptyState>
    );
  }
  if (deposits) {
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

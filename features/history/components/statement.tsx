'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { printerGlyph } from '@/components/ui/icon/history-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { Logo } from '@/components/ui/logo/logo';
import { Select } from '@/components/ui/select/select';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { formatDayInText } from '@/lib/domain/dates';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { Currency } from '@/lib/money/money';
import { useStatement } from '../api/get-me-statement';
import { dayOf, PERIODS, spanOf, summedSpan, USUAL_PERIOD, type Period } from '../domain/periods';
import { useHistoryAddress } from '../hooks/use-history-address';
import { OwnDays } from './own-days';
import history from './transaction-history.module.scss';
import filters from './transaction-filters.module.scss';
import styles from './statement.module.scss';

const DAY_MS = 24 * 60 * 60 * 1000;

interface StatementProps {
  currency: Currency;
  /** Whose it is, as it is printed; the name as far as the profile has one. */
  holder: { name: string; email: string };
}

/** The balance at both ends of a time and what lies between, to read or to print. */
export function Statement({ currency, holder }: StatementProps) {
  const t = useTranslations('History');
  const locale = useLocale();
  const problemText = useProblemText();
  const { address: asked, change } = useHistoryAddress();
  // What covers everything is too much for a statement.
  const address = asked.period === 'all' ? { ...asked, period: USUAL_PERIOD } : asked;
  const [now] = useState(() => new Date());
  const span = summedSpan(spanOf(address.period, now, address));
  const statement = useStatement(span);
  // A day of the reader, written as days of UTC are.
  const written = (at: Date) => formatDayInText(new Date(`${dayOf(at)}T00:00:00Z`), locale);
  const line = (name: string, minor: number, { sum = false } = {}) => (
    <div key={name} data-sum={sum || undefined}>
      <dt>{name}</dt>
      <dd>
        <Amount minor={minor} currency={currency} locale={locale} sign={!sum} toned={!sum} />
      </dd>
    </div>
  );
  return (
    <section className={history.history} aria-label={t('statement')}>
      <header className={history.head}>
        <h2>{t('statement')}</h2>
        <Button size="small" disabled={!statement.data} onClick={() => window.print()}>
          <Icon glyph={printerGlyph} size="small" />
          {t('print')}
        </Button>
      </header>
      <div className={filters.period}>
        <Select
          label={t('period')}
          value={address.period}
          onChange={({ target }) => change({ period: target.value as Period })}
          options={PERIODS.filter((period) => period !== 'all').map((period) => ({
            value: period,
            label: t(`periods.${period}`),
          }))}
        />
        <OwnDays address={address} change={change} />
      </div>
      {!span ? (
        <EmptyState title={t('statementSpan')} text={t('statementSpanText')} />
      ) : statement.isPending ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="320px" />
        </div>
      ) : statement.isError ? (
        <EmptyState title={t('failedStatement')} text={problemText(statement.error)}>
          <Button onClick={() => void statement.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : (
        <div className={styles.paper}>
          <div className={styles.title}>
            <Logo />
            <h3 className={styles.printed}>{t('statement')}</h3>
            <p>
              {holder.name && (
                <>
                  {holder.name}
                  <br />
                </>
              )}
              {holder.email}
              <br />
              {t('statementOf', {
                from: written(span.from),
                to: written(new Date(span.to.getTime() - DAY_MS / 2)),
                currency,
              })}
            </p>
          </div>
          <dl>
            {line(t('opening'), statement.data.opening, { sum: true })}
            {statement.data.moves.map(({ type, amount }) => line(t(`types.${type}`), amount))}
            {line(t('ofPlay', { rounds: statement.data.rounds }), statement.data.play)}
            {line(t('closing'), statement.data.closing, { sum: true })}
          </dl>
          <p className={styles.note}>{t('statementNote')}</p>
          <dl>
            {line(t('sums.staked'), statement.data.staked, { sum: true })}
            {line(t('sums.won'), statement.data.won, { sum: true })}
            {line(t('sums.net'), statement.data.net)}
          </dl>
        </div>
      )}
    </section>
  );
}

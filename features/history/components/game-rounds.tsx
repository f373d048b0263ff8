'use client';

import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { chevronRightGlyph } from '@/components/ui/icon/frame-glyphs';
import { dicesGlyph } from '@/components/ui/icon/history-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { Pagination } from '@/components/ui/pagination/pagination';
import { Poster } from '@/components/ui/poster/poster';
import { Select } from '@/components/ui/select/select';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { formatMoment, formatTime } from '@/lib/domain/dates';
import { Link } from '@/lib/i18n/navigation';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { Currency } from '@/lib/money/money';
import { useDays } from '../api/get-me-days';
import { useRounds, type GameRound } from '../api/get-me-rounds';
import { byDay, PERIODS, spanOf, spanOfDays, summedSpan, type Period } from '../domain/periods';
import { useHistoryAddress } from '../hooks/use-history-address';
import { OwnDays } from './own-days';
import { HistorySums } from './history-sums';
import { DayHead } from './transaction-table';
import history from './transaction-history.module.scss';
import filters from './transaction-filters.module.scss';
import styles from './movement-table.module.scss';

/** Rounds of the player, under their days, each day with what it came to. */
export function GameRounds({ currency }: { currency: Currency }) {
  const t = useTranslations('History');
  const problemText = useProblemText();
  const { address, change, queryOf } = useHistoryAddress();
  const [now] = useState(() => new Date());
  const top = useRef<HTMLElement>(null);
  const span = spanOf(address.period, now, address);
  const list = useRounds({
    ...(span.from && { from: span.from.toISOString() }),
    ...(span.to && { to: span.to.toISOString() }),
    page: address.page,
  });
  const days = byDay(list.data?.data ?? [], ({ beganAt }) => new Date(beganAt));
  const played = useDays(spanOfDays(days.map(({ day }) => day)), currency);

  function turn(page: number) {
    change({ page });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }

  return (
    <section
      ref={top}
      className={history.history}
      tabIndex={-1}
      aria-label={t('rounds')}
      aria-busy={list.isFetching}
    >
      <header className={history.head}>
        <h2>{t('rounds')}</h2>
      </header>
      <div className={filters.period}>
        <Select
          label={t('period')}
          value={address.period}
          onChange={({ target }) => change({ period: target.value as Period })}
          options={PERIODS.map((period) => ({ value: period, label: t(`periods.${period}`) }))}
        />
        <OwnDays address={address} change={change} />
      </div>
      <HistorySums span={summedSpan(span)} currency={currency} />
      {list.isPending ? (
        <div className={history.loading} role="status" aria-label={t('loadingRounds')}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height="var(--row)" />
          ))}
        </div>
      ) : list.isError ? (
        <EmptyState title={t('failedRounds')} text={problemText(list.error)}>
          <Button onClick={() => void list.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : days.length === 0 ? (
        <EmptyState title={t('emptyRounds')} text={t('emptyRoundsText')}>
          <ButtonLink href="/games">{t('toGames')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <table className={styles.table}>
            <caption>{t('rounds')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('time')}</th>
                <th scope="col">{t('game')}</th>
                <th scope="col" data-align="end">
                  {t('sums.staked')}
                </th>
                <th scope="col" data-align="end">
                  {t('sums.won')}
                </th>
                <th scope="col" data-align="end">
                  {t('netOfRound')}
                </th>
                <td />
              </tr>
            </thead>
            {days.map(({ day, rows }) => (
              <tbody key={day}>
                <DayHead day={day} net={played.get(day)?.net} currency={currency} />
                {rows.map((round) => (
                  <Row key={`${round.gameId} ${round.roundId} ${round.currency}`} round={round} />
                ))}
              </tbody>
            ))}
          </table>
          <div className={history.foot}>
            <p>
              {t(list.data.meta.more ? 'manyRows' : 'rows', {
                first: (list.data.meta.page - 1) * list.data.meta.perPage + 1,
                last: (list.data.meta.page - 1) * list.data.meta.perPage + list.data.data.length,
                total: list.data.meta.total,
              })}
            </p>
            <Pagination page={address.page} last={list.data.meta.lastPage} hrefOf={queryOf} onTurn={turn} />
          </div>
        </>
      )}
    </section>
  );
}

function Row({ round }: { round: GameRound }) {
  const t = useTranslations('History');
  const locale = useLocale();
  const { gameId, roundId, currency, staked, won, net, returned, closed, beganAt, game } = round;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = new Date(beganAt);
  const name = game?.name ?? t('goneGame');
  return (
    <tr className={styles.row}>
      <td className={styles.time}>
        <time dateTime={beganAt}>{formatTime(at, locale, zone)}</time>
        {/* On a phone, what it was about stands beside the time. */}
        <span className={styles.line}>
          {' '}
          <span className="visually-hidden">{t('sums.staked')}</span>{' '}
          <Amount minor={staked} currency={currency} locale={locale} /> <span aria-hidden>→</span>{' '}
          <span className="visually-hidden">{t('sums.won')}</span>{' '}
          <Amount minor={won} currency={currency} locale={locale} />
        </span>
      </td>
      <td className={styles.what}>
        <span className={styles.picture} data-poster>
          {game ? (
            <Poster image={game.image} colour={game.gradient_color} sizes="34px" />
          ) : (
            <Icon glyph={dicesGlyph} size="small" />
          )}
        </span>
        <span className={styles.words}>
          <span>{name}</span>
          {returned > 0 && staked === 0 && <span className={styles.named}>{t('roundReturned')}</span>}
          {!closed && staked > 0 && won === 0 && <span className={styles.named}>{t('roundOpen')}</span>}
        </span>
      </td>
      <td className={styles.figure}>
        <Amount minor={staked} currency={currency} locale={locale} />
      </td>
      <td className={styles.figure}>
        <Amount minor={won} currency={currency} locale={locale} />
      </td>
      <td className={styles.amount}>
        <Amount minor={net} currency={currency} locale={locale} sign toned />
      </td>
      <td className={styles.open}>
        <Link
          href={`/account/transaction-history/games?game=${encodeURIComponent(gameId)}&round=${encodeURIComponent(roundId)}`}
          aria-label={t('openRound', { game: name, moment: formatMoment(at, locale, zone) })}
          prefetch={false}
        >
          <Icon glyph={chevronRightGlyph} size="small" />
        </Link>
      </td>
    </tr>
  );
}

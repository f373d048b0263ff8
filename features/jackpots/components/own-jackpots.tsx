'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Amount } from '@/components/ui/amount/amount';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { formatMoment } from '@/lib/domain/dates';
import { JACKPOT_TITLES } from '@/lib/domain/jackpots';
import { ownJackpotsQuery, type OwnJackpots as Own } from '../api/get-me-jackpots';
import { DrawProof } from './draw-proof';
import styles from './own-jackpots.module.scss';

/** The player's tickets of the jackpots that run, how near each is, and the draws that they won. */
export function OwnJackpots() {
  const t = useTranslations('Jackpots.own');
  const problemText = useProblemText();
  const own = useQuery(ownJackpotsQuery);
  return (
    <section className={styles.own} aria-labelledby="own-jackpots">
      <header className={styles.head}>
        <h2 id="own-jackpots">{t('title')}</h2>
        <ButtonLink href="/jackpots" size="small">
          {t('toJackpots')}
        </ButtonLink>
      </header>
      {own.data ? (
        <Loaded own={own.data} />
      ) : own.isError ? (
        <EmptyState headingLevel={3} title={t('failed')} text={problemText(own.error)}>
          <Button onClick={() => void own.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : (
        <div className={styles.running} role="status" aria-label={t('loading')}>
          <Skeleton height="236px" />
          <Skeleton height="236px" />
          <Skeleton height="236px" />
        </div>
      )}
    </section>
  );
}

function Loaded({ own: { eligible, running, wins } }: { own: Own }) {
  const t = useTranslations('Jackpots.own');
  return (
    <>
      <p className={styles.lead}>{t(eligible ? 'explain' : 'lawNone')}</p>
      {running.length > 0 ? (
        <ul className={styles.running}>
          {running.map((jackpot) => (
            <li key={jackpot.code} className={styles.jackpot} data-jackpot={jackpot.code}>
              <Running jackpot={jackpot} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState headingLevel={3} title={t('none')} text={t('noneText')} />
      )}
      <h3 className={styles.title}>{t('winsTitle')}</h3>
      {wins.length > 0 ? (
        <Wins wins={wins} />
      ) : (
        <EmptyState headingLevel={3} title={t('winsNone')} text={t('winsNoneText')} />
      )}
    </>
  );
}

/** One that runs: what it holds, how near its draw is, and the player's tickets. */
function Running({ jackpot }: { jackpot: Own['running'][number] }) {
  const t = useTranslations('Jackpots.own');
  const locale = useLocale();
  const { code, jackpotInfo, opening, range, draw, tickets, added } = jackpot;
  const { amount, currency } = jackpotInfo;
  const money = (minor: number) => formatAmount(minor, currency, locale);
  const whole = (minor: number) => formatAmount(minor, currency, locale, { whole: true });
  const filled = Math.min(1, Math.max(0, (amount - opening) / (range.max - opening)));
  const left = range.min - amount;
  return (
    <>
      <h3>{JACKPOT_TITLES[code]}</h3>
      <p className={styles.holds}>
        <Amount minor={amount} currency={currency} locale={locale} />
      </p>
      <div className={styles.meter} aria-hidden style={{ '--filled': filled } as CSSProperties} />
      <p>{left > 0 ? t('near', { amount: money(left) }) : t('soon', { amount: whole(range.max) })}</p>
      {draw && (
        <p className={styles.quiet}>
          {t('monthEnd', {
            amount: whole(range.min),
            when: formatMoment(new Date(draw.monthEndsAt), locale, 'UTC'),
          })}
        </p>
      )}
      <dl>
        <div>
          <dt>{t('tickets')}</dt>
          <dd>{t('ticketsValue', { count: tickets })}</dd>
        </div>
        <div>
          <dt>{t('added')}</dt>
          <dd>{money(added.amount)}</dd>
        </div>
      </dl>
    </>
  );
}

function Wins({ wins }: Pick<Own, 'wins'>) {
  const t = useTranslations('Jackpots.own');
  const how = useTranslations('Jackpots.draws');
  const locale = useLocale();
  return (
    <>
      <ul className={styles.wins}>
        {wins.map((draw) => (
          <li key={draw.id} id={`draw-${draw.id}`}>
            <p className={styles.win}>
              <b>{JACKPOT_TITLES[draw.code]}</b>
              <Amount minor={draw.won.amount} currency={draw.won.currency} locale={locale} toned sign />
            </p>
            <p className={styles.quiet}>
              <time dateTime={draw.drawnAt}>{formatMoment(new Date(draw.drawnAt), locale, 'UTC')}</time> UTC ·{' '}
              {how(draw.cause)}
            </p>
            <DrawProof draw={draw} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href="/account/transaction-history?type=jackpot_win">{t('toHistory')}</ButtonLink>
      </p>
    </>
  );
}

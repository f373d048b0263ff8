'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { circleAlertGlyph, circleCheckGlyph, clockGlyph } from '@/components/ui/icon/glyphs';
import { Spinner } from '@/components/ui/spinner/spinner';
import { useRouter } from '@/lib/i18n/navigation';
import { currencyOrDefault } from '@/lib/money/money';
import { isFinal, useDeposit } from '../api/get-deposit';
import styles from './deposit-result.module.scss';

const HISTORY = '/account/wallet/history';
/** A credited deposit leads on to the history by itself after this long. Seconds. */
const LEAD_ON_SECONDS = 8;

interface DepositResultProps {
  /** Our id of the deposit, as the return address carries it. */
  depositId: string | null;
  /** Without a session there is nothing to show; unknown while the browser finds out. */
  session: 'unknown' | 'in' | 'out';
}

/**
 * What became of a deposit. This page credits nothing and claims nothing: it shows what the platform has heard
 * from the payment company, and waits for it.
 */
export function DepositResult({ depositId, session }: DepositResultProps) {
  const signedIn = session === 'in';
  const t = useTranslations('DepositResult');
  const locale = useLocale();
  const router = useRouter();
  const deposit = useDeposit(depositId ?? '', signedIn && depositId !== null);
  const status = deposit.data?.transaction.status;
  const complete = status === 'complete';
  const [left, setLeft] = useState(LEAD_ON_SECONDS);

  useEffect(() => {
    if (!complete) return undefined;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, [complete]);
  useEffect(() => {
    if (complete && left <= 0) router.replace(HISTORY);
  }, [complete, left, router]);

  const lost = session === 'out' || depositId === null || deposit.isError;
  const view = lost ? 'unknown' : !status ? 'asking' : viewOf(status);
  const amount = deposit.data
    ? formatAmount(
        deposit.data.transaction.amount,
        currencyOrDefault(deposit.data.transaction.currency),
        locale,
      )
    : '';

  return (
    <section className={styles.card} data-view={view} aria-live="polite">
      <span className={styles.mark}>
        {view === 'asking' && <Spinner />}
        {view === 'waiting' && <Icon glyph={clockGlyph} size="large" />}
        {view === 'complete' && <Icon glyph={circleCheckGlyph} size="large" />}
        {(view === 'failed' || view === 'unknown') && <Icon glyph={circleAlertGlyph} size="large" />}
      </span>
      <h1>{t(`${view}.title`, { amount })}</h1>
      <p>{t(`${view}.text`, { amount, seconds: Math.max(left, 0) })}</p>
      <div className={styles.actions}>
        {view === 'complete' && (
          <ButtonLink href="/games" tone="primary">
            {t('play')}
          </ButtonLink>
        )}
        <ButtonLink href={signedIn ? HISTORY : '/'} tone="secondary">
          {signedIn ? t('history') : t('home')}
        </ButtonLink>
      </div>
    </section>
  );
}

function viewOf(status: string): 'waiting' | 'complete' | 'failed' {
  if (!isFinal(status)) return 'waiting';
  return status === 'complete' ? 'complete' : 'failed';
}

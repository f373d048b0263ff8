'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { ButtonLink } from '@/components/ui/button/button';
import { Countdown } from '@/components/ui/countdown/countdown';
import { ResultCard, type ResultState } from '@/components/ui/result-card/result-card';
import { useRouter } from '@/lib/i18n/navigation';
import { currencyOrDefault } from '@/lib/money/money';
import { isFinal, isRefused, useDeposit } from '../api/get-deposit';

const HISTORY = '/account/wallet/history';
/** A credited deposit leads on to the history by itself after this long. Seconds. */
const LEAD_ON_SECONDS = 8;

interface DepositResultProps {
  /** Our id of the deposit, as the return address carries it. */
  depositId: string | null;
  /** Without a session there is nothing to show; unknown while the browser finds out. */
  session: 'unknown' | 'in' | 'out';
}

type View = 'asking' | 'waiting' | 'complete' | 'failed' | 'unknown' | 'unreachable';
const STATES: Record<View, ResultState> = {
  asking: 'asking',
  waiting: 'waiting',
  complete: 'done',
  failed: 'failed',
  unknown: 'failed',
  unreachable: 'waiting',
};

/**
 * What became of a deposit. This page credits nothing and claims nothing: it shows what the platform has heard
 * from the payment company, and waits for it.
 */
export function DepositResult({ depositId, session }: DepositResultProps) {
  const signedIn = session === 'in';
  const t = useTranslations('DepositResult');
  const locale = useLocale();
  const router = useRouter();
  const { data, error } = useDeposit(depositId ?? '', signedIn && depositId !== null);
  const lost = session === 'out' || depositId === null || isRefused(error);
  const view: View = lost
    ? 'unknown'
    : data
      ? viewOf(data.transaction.status)
      : error
        ? 'unreachable'
        : 'asking';
  const amount = data
    ? formatAmount(data.transaction.amount, currencyOrDefault(data.transaction.currency), locale)
    : '';

  return (
    <ResultCard
      state={STATES[view]}
      title={view === 'complete' ? t('complete.title', { amount }) : t(`${view}.title`)}
      text={
        view === 'complete' ? (
          <Countdown seconds={LEAD_ON_SECONDS} onEnd={() => router.replace(HISTORY)}>
            {(seconds) => t('complete.text', { seconds })}
          </Countdown>
        ) : (
          t(`${view}.text`)
        )
      }
    >
      {view === 'complete' && (
        <ButtonLink href="/games" tone="primary">
          {t('play')}
        </ButtonLink>
      )}
      <ButtonLink href={signedIn ? HISTORY : '/'} tone="secondary">
        {signedIn ? t('history') : t('home')}
      </ButtonLink>
    </ResultCard>
  );
}

function viewOf(status: string): View {
  if (!isFinal(status)) return 'waiting';
  return status === 'complete' ? 'complete' : 'failed';
}

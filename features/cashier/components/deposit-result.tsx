'use client';

import { useAtomValue } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { ButtonLink } from '@/components/ui/button/button';
import { Countdown } from '@/components/ui/countdown/countdown';
import { ResultCard, type ResultState } from '@/components/ui/result-card/result-card';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { useRouter } from '@/lib/i18n/navigation';
import { currencyOrDefault } from '@/lib/money/money';
import { isFinal, isRefused, useDeposit, type Deposit } from '../api/get-deposits-id';
import { pathOfGame } from '../domain/game-path';
import { useReason } from '../hooks/use-reason';
import { WaysOn } from './deposit-outcome';

const HISTORY = '/account/wallet/history';
/**
 * After this time a credited deposit's page leads on: to the game that it was begun in, else to the history. Seconds.
 */
const LEAD_ON_SECONDS = 8;

interface DepositResultProps {
  /** Our id of the deposit, as the return address carries it. */
  depositId: string | null;
  /** Without a session there is nothing to show; unknown while the browser finds out. */
  session: 'unknown' | 'in' | 'out';
}

type View = 'asking' | 'waiting' | 'complete' | 'failed' | 'cancelled' | 'unknown' | 'unreachable';
const STATES: Record<View, ResultState> = {
  asking: 'asking',
  waiting: 'waiting',
  complete: 'done',
  failed: 'failed',
  cancelled: 'ended',
  unknown: 'failed',
  unreachable: 'waiting',
};

/**
 * The result of a deposit. This page credits nothing: it shows what the payment company has reported to the platform,
 * and waits for it.
 */
export function DepositResult({ depositId, session }: DepositResultProps) {
  const signedIn = session === 'in';
  const t = useTranslations('DepositResult');
  const tCashier = useTranslations('Cashier');
  const locale = useLocale();
  const router = useRouter();
  const reasonOf = useReason();
  /** Below a modal, such as the one of the free spins that came along, nothing leads on either: its time begins with the end of it. */
  const covered = useAtomValue(modalRequestsAtom).length > 0;
  const { data, error } = useDeposit(depositId ?? '', signedIn && depositId !== null);
  const lost = session === 'out' || depositId === null || isRefused(error);
  const view: View = lost ? 'unknown' : data ? viewOf(data.transaction) : error ? 'unreachable' : 'asking';
  const { amount: asked = 0, received, currency, exception } = data?.transaction ?? {};
  const amount = formatAmount(received ?? asked, currencyOrDefault(currency), locale);
  const game = pathOfGame(data?.game);
  const failed = view === 'failed' || view === 'cancelled';
  const refused = data?.bonus?.refused;

  const said =
    view === 'complete' ? (
      <>
        {exception && `${t(`exceptions.${exception}`)} `}
        {refused ? (
          // To be read in peace: nothing leads on by itself.
          tCashier(`refused.${refused}`)
        ) : covered ? null : (
          <Countdown seconds={LEAD_ON_SECONDS} onEnd={() => router.replace(game ?? HISTORY)}>
            {(seconds) => t(game ? 'complete.backToGame' : 'complete.text', { seconds })}
          </Countdown>
        )}
      </>
    ) : view === 'failed' || view === 'cancelled' ? (
      data && reasonOf(data.transaction)
    ) : (
      t(`${view}.text`)
    );

  return (
    <ResultCard
      state={STATES[view]}
      title={view === 'complete' ? t('complete.title', { amount }) : t(`${view}.title`)}
      text={
        <>
          {said}
          {data?.bonus && (
            <>
              <br />
              <span>{tCashier('forBonus', { name: data.bonus.name })}</span>
            </>
          )}
        </>
      }
    >
      {(view === 'complete' || (view === 'waiting' && game)) && (
        <ButtonLink href={game ?? '/games'} tone="primary">
          {game ? t('backToGame') : t('play')}
        </ButtonLink>
      )}
      {failed && data && <WaysOn deposit={data} lead="primary" />}
      <ButtonLink href={signedIn ? HISTORY : '/'} tone="secondary">
        {signedIn ? t('history') : t('home')}
      </ButtonLink>
    </ResultCard>
  );
}

function viewOf({ status, failure }: Deposit['transaction']): View {
  if (!isFinal(status)) return 'waiting';
  if (status === 'cancel' && failure === null) return 'cancelled';
  return status === 'complete' ? 'complete' : 'failed';
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { circleAlertGlyph } from '@/components/ui/icon/glyphs';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { currencyOrDefault } from '@/lib/money/money';
import { useDeposit, type Deposit } from '../api/get-deposits-id';
import { pathOfGame } from '../domain/game-path';
import styles from './deposit-outcome.module.scss';

type Transaction = Deposit['transaction'];

/** Why a deposit brought nothing, in a sentence or two. */
export function useReason(): (transaction: Transaction) => string {
  const t = useTranslations('DepositResult.reasons');
  return ({ status, failure }) => {
    if (failure) return t(failure);
    if (status === 'cancel') return t('cancelled');
    return status === 'refund' ? t('refund') : t('unknown');
  };
}

/** Links after a failed deposit: try again, or go back. */
export function WaysOn({ deposit, lead }: { deposit: Deposit; lead: 'primary' | 'secondary' }) {
  const t = useTranslations('DepositResult');
  const open = useOpenModal();
  const game = pathOfGame(deposit.game);
  const { paymentMethod: method, amount } = deposit.transaction;
  return (
    <>
      <Button
        tone={lead}
        onClick={() => open('DEPOSIT', { method, amount, game: deposit.game ?? undefined })}
      >
        {t('tryAgain')}
      </Button>
      {game && (
        <ButtonLink href={game} tone="secondary">
          {t('backToGame')}
        </ButtonLink>
      )}
    </>
  );
}

/**
 * What became of one deposit, above the history: why it brought nothing, and the ways on. Says nothing of one that is
 * under way or arrived, which the history itself shows.
 */
export function DepositOutcome({ depositId }: { depositId: string }) {
  const t = useTranslations('DepositResult');
  const locale = useLocale();
  const reasonOf = useReason();
  const { data: deposit } = useDeposit(depositId, true);
  if (!deposit) return null;
  const { status, amount, currency } = deposit.transaction;
  if (status === 'processing' || status === 'complete') return null;
  const shown = formatAmount(amount, currencyOrDefault(currency), locale);
  const cancelled = status === 'cancel' && deposit.transaction.failure === null;
  return (
    <section className={styles.outcome} role="status" data-cancelled={cancelled || undefined}>
      <Icon glyph={circleAlertGlyph} />
      <div>
        <h2>{cancelled ? t('notWanted', { amount: shown }) : t('notThrough', { amount: shown })}</h2>
        <p>{reasonOf(deposit.transaction)}</p>
      </div>
      <div className={styles.ways}>
        <WaysOn deposit={deposit} lead="primary" />
      </div>
    </section>
  );
}

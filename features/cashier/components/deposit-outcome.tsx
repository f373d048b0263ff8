'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { circleAlertGlyph } from '@/components/ui/icon/glyphs';
import { currencyOrDefault } from '@/lib/money/money';
import { useDeposit, type Deposit } from '../api/get-deposits-id';
import { pathOfGame } from '../domain/game-path';
import { useAnotherDeposit } from '../hooks/use-another-deposit';
import { useReason } from '../hooks/use-reason';
import styles from './deposit-outcome.module.scss';

interface WaysOnProps {
  deposit: Deposit;
  lead: 'primary' | 'secondary';
  /** Runs before one is gone: a modal that they stand in makes room. */
  onLeave?: () => void;
}

/** Ways on after a failed deposit: the same again, another method, or back to the game. */
export function WaysOn({ deposit, lead, onLeave }: WaysOnProps) {
  const t = useTranslations('DepositResult');
  const game = pathOfGame(deposit.game);
  const { sameMethod, otherMethod } = useAnotherDeposit(deposit, onLeave);
  return (
    <>
      <Button tone={lead} onClick={sameMethod}>
        {t('tryAgain')}
      </Button>
      <Button tone="outline" onClick={otherMethod}>
        {t('otherMethod')}
      </Button>
      {game && (
        <ButtonLink href={game} tone="secondary" onClick={onLeave}>
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
  const tCashier = useTranslations('Cashier');
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
        {deposit.bonus && <p>{tCashier('forBonus', { name: deposit.bonus.name })}</p>}
      </div>
      <div className={styles.ways}>
        <WaysOn deposit={deposit} lead="primary" />
      </div>
    </section>
  );
}

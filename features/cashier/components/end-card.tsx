'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { ButtonLink } from '@/components/ui/button/button';
import { circleAlertGlyph, circleCheckGlyph } from '@/components/ui/icon/glyphs';
import { currencyOrDefault } from '@/lib/money/money';
import type { Deposit } from '../api/get-deposits-id';
import { pathOfGame } from '../domain/game-path';
import { useReason } from '../hooks/use-reason';
import { WaysOn } from './deposit-outcome';
import { StateCard } from './state-card';

interface EndCardProps {
  deposit: Deposit;
  /** Said of a complete deposit in place of what was out of the ordinary. */
  text?: string | undefined;
  onClose: () => void;
}

/** What became of a deposit whose modal is still open. Nothing while it is under way. */
export function EndCard({ deposit, text, onClose }: EndCardProps) {
  const t = useTranslations('DepositResult');
  const locale = useLocale();
  const reasonOf = useReason();
  const { transaction } = deposit;
  const { status, amount, received, currency } = transaction;
  const game = pathOfGame(deposit.game);
  const money = (minor: number) => formatAmount(minor, currencyOrDefault(currency), locale);
  if (status === 'processing') return null;
  if (status === 'complete') {
    return (
      <StateCard
        tone="ok"
        glyph={circleCheckGlyph}
        title={t('complete.title', { amount: money(received ?? amount) })}
        text={text ?? (transaction.exception && t(`exceptions.${transaction.exception}`))}
      >
        {game && (
          <ButtonLink href={game} onClick={onClose}>
            {t('backToGame')}
          </ButtonLink>
        )}
      </StateCard>
    );
  }
  const cancelled = status === 'cancel' && transaction.failure === null;
  return (
    <StateCard
      tone={cancelled ? 'neutral' : 'bad'}
      glyph={circleAlertGlyph}
      title={t(cancelled ? 'notWanted' : 'notThrough', { amount: money(amount) })}
      text={reasonOf(transaction)}
    >
      <WaysOn deposit={deposit} lead="secondary" onLeave={onClose} />
    </StateCard>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { circleDashedGlyph, timerOffGlyph } from '@/components/ui/icon/cashier-glyphs';
import { circleAlertGlyph, circleCheckGlyph } from '@/components/ui/icon/glyphs';
import type { Deposit } from '../api/get-deposits-id';
import { coinText } from '../domain/coin-amount';
import { coinSign } from '../domain/coins';
import type { Crypto, CryptoProgress, CryptoState } from '../domain/crypto-progress';
import { useAnotherDeposit } from '../hooks/use-another-deposit';
import { EndCard } from './end-card';
import { StateCard } from './state-card';

const LOOKS = {
  rateOver: { tone: 'neutral', glyph: timerOffGlyph },
  partial: { tone: 'wait', glyph: circleDashedGlyph },
  partialLate: { tone: 'wait', glyph: circleDashedGlyph },
  over: { tone: 'ok', glyph: circleCheckGlyph },
  gone: { tone: 'bad', glyph: circleAlertGlyph },
} as const satisfies Partial<Record<CryptoState, object>>;

interface CryptoStateCardProps {
  deposit: Deposit;
  crypto: Crypto;
  progress: CryptoProgress;
  onClose: () => void;
}

/** Tells that a deposit of coins is done, or needs attention. Renders nothing while it goes as it should. */
export function CryptoStateCard({ deposit, crypto, progress, onClose }: CryptoStateCardProps) {
  const t = useTranslations('Crypto');
  const locale = useLocale();
  const { sameMethod } = useAnotherDeposit(deposit, onClose);
  const { state } = progress;
  if (state === 'waiting' || state === 'underWay') return null;
  if (state === 'credited' || state === 'ended') {
    // While another transfer is on its way, the balance does not hold everything yet.
    const text = progress.isMoreComing ? t('states.over.text') : undefined;
    return <EndCard deposit={deposit} text={text} onClose={onClose} />;
  }
  const coins = (amount: string) => `${coinText(amount, locale)} ${coinSign(crypto.coin)}`;
  const facts = {
    arrived: coins(progress.arrived),
    asked: coins(crypto.amount),
    missing: coins(progress.missing),
  };
  return (
    <StateCard
      {...LOOKS[state]}
      title={t(`states.${state}.title`, facts)}
      text={t(`states.${state}.text`, facts)}
    >
      {state === 'rateOver' && <Button onClick={sameMethod}>{t('newRate')}</Button>}
    </StateCard>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import type { Currency } from '@/lib/money/money';

interface CurrencyBlockedModalProps {
  /** Still to be staked, minor units. */
  depositWager: number;
  currency: Currency;
  onClose: () => void;
}

/** SPEC §2: another currency has to wait for the deposit wager, which it names (code 57). */
export function CurrencyBlockedModal({ depositWager, currency, onClose }: CurrencyBlockedModalProps) {
  const t = useTranslations('Currencies');
  const locale = useLocale();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('blocked')}>
      <DialogText>
        <p>{t('blockedText', { amount: formatAmount(depositWager, currency, locale) })}</p>
      </DialogText>
      <DialogActions>
        <ButtonLink href="/games" tone="primary" size="large" wide onClick={onClose}>
          {t('toGames')}
        </ButtonLink>
        <Button size="large" wide onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

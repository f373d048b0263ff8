'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { usePathname } from '@/lib/i18n/navigation';
import type { Currency } from '@/lib/money/money';
import { gameOfPath } from '../domain/game-path';
import { DepositForm, type DepositWish } from './deposit-form';
import { OpenDeposits } from './open-deposits';

interface DepositModalProps {
  currency: Currency;
  wish?: DepositWish;
  onClose: () => void;
}

export function DepositModal({ currency, wish = {}, onClose }: DepositModalProps) {
  const t = useTranslations('Cashier');
  const here = gameOfPath(usePathname());
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('deposit')} size="large">
      <OpenDeposits />
      <DepositForm
        // Another wish is another form.
        key={`${wish.method} ${wish.amount}`}
        currency={currency}
        wish={{ ...wish, game: wish.game ?? here }}
      />
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { usePathname } from '@/lib/i18n/navigation';
import type { Currency } from '@/lib/money/money';
import { gameOfPath } from '../domain/game-path';
import type { DepositAsides } from '../domain/asides';
import type { DepositWish } from '../domain/wish';
import { DepositForm } from './deposit-form';
import { OpenDeposits } from './open-deposits';

interface DepositModalProps {
  currency: Currency;
  wish?: DepositWish;
  asides?: DepositAsides;
  /** What the player is offered first. */
  before?: ReactNode;
  /** Whether that is not known yet. */
  waits?: boolean;
  onClose: () => void;
  /** Runs when the deposit goes on in a modal of its own, which this one makes room for. */
  onOpened: () => void;
}

export function DepositModal({
  currency,
  wish = {},
  asides,
  before,
  waits,
  onClose,
  onOpened,
}: DepositModalProps) {
  const t = useTranslations('Cashier');
  const here = gameOfPath(usePathname());
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('deposit')} size="large">
      {before}
      <OpenDeposits onOpened={onOpened} />
      <DepositForm
        // Another wish is another form.
        key={`${wish.method} ${wish.notBy} ${wish.amount} ${wish.bonus}`}
        currency={currency}
        place="modal"
        asides={asides}
        waits={waits}
        onOpened={onOpened}
        wish={{ ...wish, game: wish.game ?? here }}
      />
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { Currency } from '@/lib/money/money';
import { DepositForm } from './deposit-form';

export function DepositModal({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  const t = useTranslations('Cashier');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('deposit')} size="large">
      <DepositForm currency={currency} />
    </Dialog>
  );
}

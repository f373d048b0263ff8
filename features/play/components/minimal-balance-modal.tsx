'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';

interface MinimalBalanceModalProps {
  message?: string;
  onDeposit: () => void;
  onClose: () => void;
}

/** SPEC §2: the balance is too low to go on; the way to the cashier. */
export function MinimalBalanceModal({ message, onDeposit, onClose }: MinimalBalanceModalProps) {
  const t = useTranslations('Modals.minimalBalance');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')}>
      <DialogText>
        <p>{message ?? t('text')}</p>
      </DialogText>
      <DialogActions>
        <Button tone="primary" size="large" wide onClick={onDeposit}>
          {t('deposit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

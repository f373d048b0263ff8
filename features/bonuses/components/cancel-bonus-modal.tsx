'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';

interface CancelBonusModalProps {
  /** Rejects the bonus. */
  onConfirm: () => void;
  /** What is lost, with its figures; without, in general. */
  warning?: string;
  onClose: () => void;
}

/** SPEC §2: cancelling a bonus forfeits its balance and the wagering done, so it must be confirmed. */
export function CancelBonusModal({ onConfirm, warning, onClose }: CancelBonusModalProps) {
  const t = useTranslations('Modals.cancelBonus');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')}>
      <DialogText>
        <p>{warning ?? t('warning')}</p>
      </DialogText>
      <DialogActions>
        <Button tone="primary" wide onClick={onClose}>
          {t('keep')}
        </Button>
        <Button
          tone="danger"
          wide
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {t('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

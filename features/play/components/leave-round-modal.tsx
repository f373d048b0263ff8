'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import type { PlayMode } from '../api/post-games-id-sessions';

interface LeaveRoundModalProps {
  mode: PlayMode;
  onLeave: () => void;
  onClose: () => void;
}

/** A link was pressed while a round is open. Staying and leaving are both one press; the first is the safe one. */
export function LeaveRoundModal({ mode, onLeave, onClose }: LeaveRoundModalProps) {
  const t = useTranslations('Modals.leaveRound');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')}>
      <DialogText>
        <p>{t(mode)}</p>
      </DialogText>
      <DialogActions>
        <Button tone="primary" wide onClick={onClose}>
          {t('stay')}
        </Button>
        <Button
          tone="secondary"
          wide
          onClick={() => {
            onClose();
            onLeave();
          }}
        >
          {t('leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

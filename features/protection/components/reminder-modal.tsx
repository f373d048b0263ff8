'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { RealityCheckChoice } from './reality-check-choice';

/** How often the player is told of their play, chosen beside a game. */
export function ReminderModal({ onClose }: { onClose: () => void }) {
  const t = useTranslations('RealityCheck');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('cardTitle')}
      lead={t('cardText')}
      size="narrow"
    >
      <RealityCheckChoice />
    </Dialog>
  );
}

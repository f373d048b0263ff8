'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import styles from './game-not-available-modal.module.scss';

/** SPEC §8: says why a game can't be opened, with links to others. */
export function GameNotAvailableModal({ message, onClose }: { message?: string; onClose: () => void }) {
  const t = useTranslations('Play');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('notAvailable')}>
      <p className={styles.text}>{message ?? t('notAvailableText')}</p>
      <div className={styles.actions}>
        <ButtonLink href="/games/all" tone="primary" wide onClick={onClose}>
          {t('otherGames')}
        </ButtonLink>
        <Button wide onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  );
}

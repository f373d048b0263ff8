'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { Medal } from './medal';
import styles from './level-up-modal.module.scss';

interface LevelUpModalProps {
  level: number;
  /** The level's name in the reader's language. */
  name: string;
  /** How many levels there are, and what this one pays back; undefined while nobody has said. */
  facts: { count: number; percent: number; personalManager: boolean } | undefined;
  onClose: () => void;
}

/** The player has reached a level: the lamp comes on over its medal, once. */
export function LevelUpModal({ level, name, facts, onClose }: LevelUpModalProps) {
  const t = useTranslations('Vip.levelUp');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name })}
      centred
      picture={
        <div className={styles.picture} aria-hidden>
          <span className={styles.lamp} />
          <Medal level={level} locked={false} size={168} eager />
        </div>
      }
    >
      <DialogText>
        {facts && (
          <p>
            {t('of', { level, count: facts.count })}.{' '}
            {t(facts.personalManager ? 'bringsManager' : 'brings', { percent: facts.percent })}
          </p>
        )}
        <p>{t('keep')}</p>
      </DialogText>
      <DialogActions>
        <ButtonLink tone="primary" size="large" wide href="/account/vip" onClick={onClose}>
          {t('see')}
        </ButtonLink>
        <Button wide onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

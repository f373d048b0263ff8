'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { timerGlyph } from '@/components/ui/icon/reminder-glyphs';
import styles from './break-button.module.scss';

/** Beside a game: the way to choose how often one is told of one's play. */
export function ReminderButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('RealityCheck');
  return (
    <span className={styles.remind}>
      <Button size="small" aria-label={t('remind')} title={t('remind')} onClick={onPress}>
        <Icon glyph={timerGlyph} size="small" />
        <span className={styles.roomy}>{t('remind')}</span>
      </Button>
    </span>
  );
}

/** The same beside the clock of the session, where the bar has no room for it: the whole figure is pressed. */
export function ReminderMark({ onPress }: { onPress: () => void }) {
  const t = useTranslations('RealityCheck');
  return (
    <button type="button" aria-label={t('remind')} title={t('remind')} onClick={onPress}>
      <Icon glyph={timerGlyph} size="small" />
    </button>
  );
}

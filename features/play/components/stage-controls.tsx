'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Icon } from '@/components/ui/icon/icon';
import { maximizeGlyph, plusGlyph } from '@/components/ui/icon/glyphs';
import type { PlayMode } from '../api/post-games-id-sessions';
import styles from './stage-controls.module.scss';

interface StageControlsProps {
  mode: PlayMode;
  /** Marking the game, passing it on. */
  marks?: ReactNode;
  /** In place of the note about money. */
  note?: ReactNode;
  onDeposit?: (() => void) | undefined;
  /** Absent before play: there is nothing to see yet. */
  onFullScreen?: (() => void) | undefined;
}

/** The bar in the rail below the game. */
export function StageControls({ mode, marks, note, onDeposit, onFullScreen }: StageControlsProps) {
  const t = useTranslations('Play');
  return (
    <div className={styles.controls}>
      {marks && <span className={styles.marks}>{marks}</span>}
      <p className={styles.note}>{note ?? (mode === 'demo' ? t('demoNote') : t('realNote'))}</p>
      {onDeposit && (
        <span className={styles.deposit}>
          <Button tone="secondary" size="small" onClick={onDeposit}>
            <Icon glyph={plusGlyph} size="small" />
            {t('deposit')}
          </Button>
        </span>
      )}
      {onFullScreen && <IconButton glyph={maximizeGlyph} label={t('fullScreen')} onClick={onFullScreen} />}
    </div>
  );
}

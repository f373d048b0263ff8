'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Icon } from '@/components/ui/icon/icon';
import {
  infoGlyph,
  maximizeGlyph,
  plusGlyph,
  rectangleHorizontalGlyph,
  volume2Glyph,
  volumeXGlyph,
} from '@/components/ui/icon/glyphs';
import type { PlayMode } from '../api/post-games-id-sessions';
import styles from './stage-controls.module.scss';

interface StageControlsProps {
  mode: PlayMode;
  /** Marking the game, passing it on. */
  marks?: ReactNode;
  /** The game's return, as it is written. */
  rtp: string;
  /** In place of the note about money. */
  note?: ReactNode;
  /** Whether the game sounds; absent while it has not told. */
  sound?: boolean;
  onSound?: (on: boolean) => void;
  /** Opens the game's rules and figures; absent while it can't be played. */
  onInfo?: () => void;
  /** The way to stop for a day. */
  stop?: ReactNode;
  theatre: boolean;
  onTheatre?: (() => void) | undefined;
  onDeposit?: (() => void) | undefined;
  /** Absent before play: there is nothing to see yet. */
  onFullScreen?: (() => void) | undefined;
}

/** The bar in the rail below the game. */
export function StageControls(props: StageControlsProps) {
  const {
    mode,
    marks,
    rtp,
    note,
    sound,
    onSound,
    onInfo,
    stop,
    theatre,
    onTheatre,
    onDeposit,
    onFullScreen,
  } = props;
  const t = useTranslations('Play');
  return (
    <div className={styles.controls} data-said={note ? '' : undefined}>
      {marks && <span className={styles.marks}>{marks}</span>}
      <span className={styles.tools}>
        {onInfo && onSound && (
          <IconButton
            glyph={sound ? volume2Glyph : volumeXGlyph}
            label={t(sound ? 'soundOff' : 'soundOn')}
            aria-pressed={sound}
            onClick={() => onSound(!sound)}
          />
        )}
        {onInfo && <IconButton glyph={infoGlyph} label={t('info')} onClick={onInfo} />}
      </span>
      <p className={styles.rtp}>{t('rtpShort', { value: rtp })}</p>
      <p className={styles.note}>{note ?? (mode === 'demo' ? t('demoNote') : t('realNote'))}</p>
      {stop}
      {onDeposit && (
        <span className={styles.deposit}>
          <Button tone="secondary" size="small" onClick={onDeposit}>
            <Icon glyph={plusGlyph} size="small" />
            <span className={styles.word}>{t('deposit')}</span>
          </Button>
        </span>
      )}
      {onTheatre && (
        <span className={styles.wide}>
          <IconButton
            glyph={rectangleHorizontalGlyph}
            label={t('theatre')}
            aria-pressed={theatre}
            onClick={onTheatre}
          />
        </span>
      )}
      {onFullScreen && <IconButton glyph={maximizeGlyph} label={t('fullScreen')} onClick={onFullScreen} />}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { circleAlertGlyph } from '../icon/frame-glyphs';
import styles from './block-boundary.module.scss';

export interface BlockErrorProps {
  /** `card` stands where a row, a slide or a form was; `inline` where there is room for one button. */
  shape?: 'card' | 'inline';
  onRetry: () => void;
}

/** One part of a page that could not be shown, and the way to try it again. */
export function BlockError({ shape = 'card', onRetry }: BlockErrorProps) {
  const t = useTranslations('Errors.block');
  const again = (
    <Button size="small" onClick={onRetry}>
      {t('again')}
    </Button>
  );
  return (
    <div className={styles.block} data-shape={shape} role="alert">
      {shape === 'card' && <Icon glyph={circleAlertGlyph} />}
      <p className={styles.text}>
        <b>{t('title')}</b> {shape === 'card' && t('text')}
      </p>
      {again}
    </div>
  );
}

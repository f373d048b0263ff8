'use client';

import type { ReactNode } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useTranslations } from 'next-intl';
import { Icon } from '../icon/icon';
import { xGlyph } from '../icon/glyphs';
import styles from './dialog.module.scss';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The title is for assistive technology only: the content shows its own. */
  hideTitle?: boolean;
  /** 420, 860 or 900 px wide; under 768 px every dialog fills the screen. */
  size?: 'small' | 'medium' | 'large';
  /** Removes the padding, for a dialog that begins with a picture. */
  flush?: boolean;
  children: ReactNode;
}

/**
 * Frame of every modal: slides from above, keeps the focus inside, gives it back, closes by its cross, by
 * Escape and by a press beside it. Load it lazily: the behaviour is not needed before a dialog opens.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  size = 'small',
  flush = false,
  children,
}: DialogProps) {
  const t = useTranslations('Ui');
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup className={styles.popup} data-size={size} data-flush={flush || undefined}>
            <BaseDialog.Title className={hideTitle ? styles.hiddenTitle : styles.title}>
              {title}
            </BaseDialog.Title>
            {children}
            <BaseDialog.Close className={styles.close} aria-label={t('close')}>
              <Icon glyph={xGlyph} />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

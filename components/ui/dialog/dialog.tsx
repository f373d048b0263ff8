'use client';

import { use, useRef, type FocusEvent, type ReactNode } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useTranslations } from 'next-intl';
import { Icon } from '../icon/icon';
import { xGlyph } from '../icon/glyphs';
import { DialogPlaceContext } from './dialog-place';
import closeStyles from './dialog-close.module.scss';
import styles from './dialog.module.scss';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The title is for assistive technology only: the content shows its own. */
  hideTitle?: boolean;
  /** A sign before the title. */
  sign?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /**
   * 420, 520, 760, 860 or 900 px wide; `picture` is as wide as the screen; `palette` is 720 px wide, near the top, and
   * as high as its content. Under 768 px every dialog fills the screen. `screen` does so everywhere, or is as high as
   * it, and brings its own background.
   */
  size?: 'small' | 'narrow' | 'wide' | 'medium' | 'large' | 'picture' | 'palette' | 'screen';
  /** Removes the padding, for a dialog that begins with a picture. */
  flush?: boolean;
  /** A text to read, or nothing to do yet: the focus begins at its head, not at the first control somewhere in it. */
  reading?: boolean;
  /** Opened to type: its first control takes the focus on a touch screen too. */
  typing?: boolean;
  /** Opened to fill in: the focus begins at its first field, not at a control before it. */
  form?: boolean;
  /** It is not to be left without an answer: it has no cross. */
  steadfast?: boolean;
  /** Title and text stand in the middle: short news, not a form or a text to read. */
  centred?: boolean;
  /** A picture over the whole width, before the title. */
  picture?: ReactNode;
  children: ReactNode;
}

/** Do not open the on-screen keyboard when a touch opens a form. */
const isTouch = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/**
 * Frame of every modal: slides from above, keeps the focus inside, gives it back, closes by its cross, by
 * Escape and by a press beside it. Load it lazily: the behaviour is not needed before a dialog opens.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  sign,
  lead,
  size = 'small',
  flush = false,
  reading = false,
  typing = false,
  form = false,
  steadfast = false,
  centred = false,
  picture,
  children,
}: DialogProps) {
  const t = useTranslations('Ui');
  const place = use(DialogPlaceContext);
  const covered = place?.covered ?? false;
  const popup = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);

  const remember = ({ target }: FocusEvent<HTMLElement>) => {
    if (!covered && target !== popup.current) focused.current = target;
  };
  /** Where the reader was before it was covered; at first, the first field or control. */
  const firstFocus = () => {
    if (focused.current && popup.current?.contains(focused.current)) return focused.current;
    if (reading || (isTouch() && !typing)) return popup.current;
    return (form && popup.current?.querySelector<HTMLElement>('input, textarea')) || true;
  };

  return (
    <BaseDialog.Root open={open && !covered} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal keepMounted={place !== null}>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            ref={popup}
            className={styles.popup}
            data-size={size}
            data-flush={flush || picture ? true : undefined}
            data-centred={centred || undefined}
            aria-modal={size === 'screen' || undefined}
            inert={covered}
            onFocus={remember}
            initialFocus={firstFocus}
            finalFocus={place ? () => false : undefined}
          >
            {picture}
            <div className={picture ? styles.body : styles.content}>
              <BaseDialog.Title className={hideTitle ? styles.hiddenTitle : styles.title}>
                {sign && (
                  <span className={styles.sign} aria-hidden>
                    {sign}
                  </span>
                )}
                {title}
              </BaseDialog.Title>
              {lead && <BaseDialog.Description className={styles.lead}>{lead}</BaseDialog.Description>}
              {children}
            </div>
            {!steadfast && (
              <BaseDialog.Close className={closeStyles.close} aria-label={t('close')}>
                <Icon glyph={xGlyph} />
              </BaseDialog.Close>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

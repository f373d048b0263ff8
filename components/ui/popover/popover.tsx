'use client';

import type { ReactElement, ReactNode } from 'react';
import { Popover as BasePopover } from '@base-ui/react/popover';
import { useTranslations } from 'next-intl';
import { Icon } from '../icon/icon';
import { xGlyph } from '../icon/glyphs';
import styles from './popover.module.scss';

export interface PopoverProps {
  /** The button that opens it: it must pass on what it is given, as every button of ours does. */
  trigger: ReactElement;
  title: string;
  /** The title is for assistive technology only: the content shows its own. */
  hideTitle?: boolean;
  /** Where it stands, seen from its button; it turns where there is no room. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/**
 * Something to read or do, beside the button that it belongs to; the page stays usable. Escape, its cross and a
 * press beside it close it, and the focus returns. Load it lazily: nothing of it is needed before it opens.
 */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  side = 'bottom',
  align = 'center',
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  const t = useTranslations('Ui');
  return (
    <BasePopover.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={styles.positioner}
          side={side}
          align={align}
          sideOffset={10}
          collisionPadding={12}
        >
          <BasePopover.Popup className={styles.popup}>
            <BasePopover.Arrow className={styles.caret} />
            <BasePopover.Title className={hideTitle ? 'visually-hidden' : styles.title}>
              {title}
            </BasePopover.Title>
            {children}
            <BasePopover.Close className={styles.close} aria-label={t('close')}>
              <Icon glyph={xGlyph} size="small" />
            </BasePopover.Close>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

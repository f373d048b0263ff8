import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Icon } from '../icon/icon';
import { xGlyph } from '../icon/glyphs';
import styles from './drawer.module.scss';

export interface DrawerProps {
  /** What opens it: `<button popoverTarget={id}>`. */
  id: string;
  /** The edge that it slides from, in reading direction. */
  side: 'start' | 'end';
  /** Its name, and the name of the landmark that it may be when docked. */
  label: string;
  /** From 1280 px on it is no drawer but a landmark of the page, which `className` lays out. */
  docked?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A panel that slides over the page from one of its sides. The browser opens it, keeps one open at a time and
 * takes Escape and a press beside it; `drawerScript`, which the frame runs before React, holds the focus and the
 * page behind. It needs neither state nor hydration, so that the static frame can hold it.
 */
export function Drawer({ id, side, label, docked = false, className, children }: DrawerProps) {
  const t = useTranslations('Ui');
  return (
    <div
      id={id}
      popover="auto"
      className={className ? `${styles.drawer} ${className}` : styles.drawer}
      data-drawer={side}
      data-docked={docked || undefined}
      aria-label={label}
      role={docked ? 'complementary' : 'dialog'}
      // While it is open, the script sets the role of a dialog.
      suppressHydrationWarning
    >
      <button
        type="button"
        className={styles.close}
        aria-label={t('close')}
        popoverTarget={id}
        popoverTargetAction="hide"
        data-drawer-close
      >
        <Icon glyph={xGlyph} />
      </button>
      {children}
    </div>
  );
}

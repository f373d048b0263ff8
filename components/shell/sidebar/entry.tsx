import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon';
import type { Glyph } from '../../ui/icon/glyphs';
import { NavLink } from '../nav-link';
import styles from './sidebar.module.scss';

interface EntryProps {
  href: string;
  glyph: Glyph;
  label: string;
  /** What stands at the end of the line. */
  children?: ReactNode;
}

/** A line of the menu; in the collapsed sidebar an icon with its label beside it. */
export function Entry({ href, glyph, label, children }: EntryProps) {
  return (
    <NavLink className={styles.entry} href={href} data-tip>
      <Icon glyph={glyph} />
      <span data-tip-panel>{label}</span>
      {children}
    </NavLink>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { circleAlertGlyph } from '@/components/ui/icon/glyphs';
import styles from './form-note.module.scss';

/** What went wrong with a whole form; announced at once. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="alert">
      <Icon glyph={circleAlertGlyph} />
      <span>{children}</span>
    </p>
  );
}

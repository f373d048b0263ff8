import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { Glyph } from '@/components/ui/icon/glyph';
import styles from './state-card.module.scss';

interface StateCardProps {
  tone: 'neutral' | 'wait' | 'ok' | 'bad';
  glyph: Glyph;
  title: string;
  text?: ReactNode;
  /** The ways on. */
  children?: ReactNode;
}

/** How something stands, in a sentence or two, with the ways on. It is read out when it changes. */
export function StateCard({ tone, glyph, title, text, children }: StateCardProps) {
  return (
    <div className={styles.card} data-tone={tone} role="status">
      <Icon glyph={glyph} />
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        {children && <div className={styles.ways}>{children}</div>}
      </div>
    </div>
  );
}

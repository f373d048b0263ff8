import type { ReactNode } from 'react';
import styles from './chip.module.scss';

export type ChipTone = 'ok' | 'wait' | 'bad' | 'neutral';

/** A status in a word: the diamond before it carries the tone, so that colour is never the only sign. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}

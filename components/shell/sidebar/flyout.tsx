import type { ReactNode } from 'react';
import styles from './sidebar.module.scss';

interface FlyoutProps {
  /** What it holds, and the name of what opens it. */
  label: string;
  /** Line that opens it. */
  mark: ReactNode;
  /** Key under which the open state is remembered, for a group that also folds in the wide sidebar. */
  name?: string;
  open?: boolean;
  children: ReactNode;
}

/**
 * Something that unfolds: below its line in the wide sidebar, beside its icon in the collapsed one. The content
 * stands beside the <details>, not inside, so that it can be laid out either way; the collapsed sidebar keeps at
 * most one of them open (early/sidebar), and each records where its opener stands.
 */
export function Flyout({ label, mark, name, open = false, children }: FlyoutProps) {
  return (
    <div className={styles.group} data-tip data-law={name === 'jackpot' ? 'jackpots' : undefined}>
      <details open={open} data-group={name} suppressHydrationWarning>
        <summary className={styles.entry} aria-label={label}>
          {mark}
        </summary>
      </details>
      <div className={styles.children} data-tip-panel>
        <b aria-hidden>{label}</b>
        {children}
      </div>
    </div>
  );
}

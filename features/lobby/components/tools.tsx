import type { ReactNode } from 'react';
import styles from './tools.module.scss';

/** Search and categories, which stay under the header while the lists scroll. */
export function Tools({ beforeRows = false, children }: { beforeRows?: boolean; children: ReactNode }) {
  return (
    <div className={styles.tools} data-before-rows={beforeRows || undefined}>
      {children}
    </div>
  );
}

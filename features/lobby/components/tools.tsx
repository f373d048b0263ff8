import type { ReactNode } from 'react';
import styles from './tools.module.scss';

/** Search and categories, which stay under the header while the lists scroll. */
export function Tools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

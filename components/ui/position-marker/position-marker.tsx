import type { CSSProperties } from 'react';
import styles from './position-marker.module.scss';

/**
 * The diamonds inlaid in a table rail, as a position marker: `count` of them, the one at `current` (from 0) lit.
 * Decorative: also say the position in words or by aria-current.
 */
export function PositionMarker({ count, current }: { count: number; current: number }) {
  return (
    <span className={styles.marker} style={{ '--count': count } as CSSProperties} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-on={index === current || undefined} />
      ))}
    </span>
  );
}

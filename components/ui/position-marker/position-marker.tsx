import type { CSSProperties } from 'react';
import type { Forbidden } from '@/lib/domain/law-of-target';
import styles from './position-marker.module.scss';

interface PositionMarkerProps {
  count: number;
  current: number;
  /** What each place is about that a law may forbid: it is not shown then, as its place is not. */
  laws?: readonly (Forbidden | undefined)[];
}

/**
 * The diamonds inlaid in a table rail, as a position marker: `count` of them, the one at `current` (from 0) lit.
 * Decorative: also say the position in words or by aria-current.
 */
export function PositionMarker({ count, current, laws = [] }: PositionMarkerProps) {
  return (
    <span className={styles.marker} style={{ '--count': count } as CSSProperties} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-on={index === current || undefined} data-law={laws[index]} />
      ))}
    </span>
  );
}

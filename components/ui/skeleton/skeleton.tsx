import type { CSSProperties } from 'react';
import styles from './skeleton.module.scss';

export interface SkeletonProps {
  /** `box` fills its container, `poster` keeps 3:4, `line` is a line of text. */
  shape?: 'box' | 'poster' | 'line';
  /** CSS length; use the size of the final content, so that nothing moves when it arrives. */
  width?: string;
  height?: string;
}

export function Skeleton({ shape = 'box', width, height }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={styles.skeleton} data-shape={shape} style={style} aria-hidden />;
}

import type { CSSProperties } from 'react';
import styles from './level-bar.module.scss';

export interface LevelBarProps {
  /** What is shown, for assistive technology: "VIP level". */
  label: string;
  /** The same in words: "Level 3 of 12, House Guest". */
  valueText: string;
  /** How many levels there are; each has a diamond on the rail. */
  levels: number;
  /** The level that is reached; 0 before the first. */
  current: number;
  /** 0 to 100: how far the way to the next level is gone. */
  progress?: number;
}

/** A wooden rail with a diamond for each level: those that are reached are lit, the current one is the brightest. */
export function LevelBar({ label, valueText, levels, current, progress = 0 }: LevelBarProps) {
  const gone = Math.min(levels, current + (current < levels ? progress / 100 : 0));
  return (
    <div
      className={styles.rail}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={levels}
      aria-valuenow={current}
      aria-valuetext={valueText}
      style={{ '--gone': gone / levels } as CSSProperties}
    >
      {Array.from({ length: levels }, (_, index) => (
        <i
          key={index}
          data-state={index + 1 < current ? 'done' : index + 1 === current ? 'current' : undefined}
        />
      ))}
    </div>
  );
}

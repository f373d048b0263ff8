import styles from './progress-bar.module.scss';

export interface ProgressBarProps {
  /** What goes on, for assistive technology. */
  label: string;
  /** 0 to `max`. Left out, the bar shows that something goes on, without how far it is. */
  value?: number;
  max?: number;
  /** The value in words, where a percentage is not enough: "120 of 500 points". */
  valueText?: string;
  /** `jade` for gains. */
  tone?: 'marigold' | 'jade';
}

/** How far something is. The browser's own element: it needs no script. */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'marigold' }: ProgressBarProps) {
  return (
    <progress
      className={styles.progress}
      value={value}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
      data-tone={tone}
    />
  );
}

import type { RiskSignal } from '@/lib/domain/withdrawals';
import { clockOf, riskOf } from './withdrawal-words';
import styles from './gauges.module.scss';

/** Of the ring, in its own units. */
const RADIUS = 5;
const ROUND = 2 * Math.PI * RADIUS;

/**
 * The ten minutes that are advertised: a ring that fills as they pass, and what is left of them.
 * @param at when the withdrawal was asked for
 * @param now when the rows were read
 */
export function ClockMark({ at, now, title }: { at: string; now: number; title?: string }) {
  const { words, tone, passed } = clockOf(at, now);
  return (
    <span className={styles.clock} data-tone={tone} title={title}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <circle cx="7" cy="7" r={RADIUS} />
        {passed > 0 && <circle cx="7" cy="7" r={RADIUS} strokeDasharray={`${passed * ROUND} ${ROUND}`} />}
      </svg>
      {words}
    </span>
  );
}

const BARS = { Low: 1, Medium: 2, High: 3 } as const;

/**
 * How much speaks against a withdrawal: up to three bars and a word.
 * @param label said before the word where no column says it
 */
export function RiskMark({ signals, label = '' }: { signals: readonly RiskSignal[]; label?: string }) {
  const { word, tone } = riskOf(signals);
  return (
    <span className={styles.risk} data-tone={tone}>
      <span className={styles.bars} data-filled={BARS[word]} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {label + word}
    </span>
  );
}

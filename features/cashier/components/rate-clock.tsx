'use client';

import { useTranslations } from 'next-intl';
import { twoDigits, useTimeLeft } from '@/components/ui/countdown/clock';
import styles from './rate-clock.module.scss';

interface RateClockProps {
  /** ISO 8601. */
  from: string;
  until: string;
}

/** How long the amount holds, as a ring and in figures. It ticks without being announced. */
export function RateClock({ from, until }: RateClockProps) {
  const t = useTranslations('Crypto');
  const left = useTimeLeft(until);
  const seconds = left ? ((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds : 0;
  const whole = Math.max(1, (Date.parse(until) - Date.parse(from)) / 1_000);
  const hours = left ? left.days * 24 + left.hours : 0;
  return (
    <div className={styles.clock} role="timer" aria-label={t('rate.label')}>
      <svg viewBox="0 0 44 44" aria-hidden>
        <circle cx="22" cy="22" r="20" />
        <circle
          className={styles.left}
          cx="22"
          cy="22"
          r="20"
          pathLength={1}
          strokeDasharray={`${Math.min(1, seconds / whole)} 1`}
        />
      </svg>
      <p>
        <b>
          {left
            ? `${hours > 0 ? `${hours}:` : ''}${twoDigits(left.minutes)}:${twoDigits(left.seconds)}`
            : '––:––'}
        </b>
        <small>{t('rate.holds')}</small>
      </p>
    </div>
  );
}

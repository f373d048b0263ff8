'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { useSeen } from '../in-view/use-seen';
import { twoDigits, useTimeLeft } from './clock';
import styles from './countdown-to.module.scss';

interface CountdownToProps {
  /** When it ends: ISO 8601, or milliseconds since 1970. */
  until: string | number;
  /** What ends; read out before the time left, not shown. */
  label: string;
  /** Runs once, when nothing is left; at once when that was so from the beginning. */
  onEnd?: () => void;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Days, hours, minutes and seconds to a moment, in cells of fixed width. The text for screen readers changes by the
 * minute; the role `timer` is not announced. The text is written when the cells are visible: the first plural of a
 * page costs a slow phone a tenth of a second.
 */
export function CountdownTo({ until, label, onEnd }: CountdownToProps) {
  const t = useTranslations('Ui.countdown');
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const parts = useTimeLeft(until);
  const ended = parts?.ended ?? false;
  const tellEnd = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (ended) tellEnd();
  }, [ended]);

  return (
    <span ref={place} className={styles.countdown} role="timer" data-ended={ended || undefined}>
      <span className="visually-hidden">
        {label}:{' '}
        <time dateTime={new Date(until).toISOString()}>
          {seen && parts && (ended ? t('ended') : t('left', parts))}
        </time>
      </span>
      {UNITS.map((unit) => (
        <span key={unit} className={styles.unit} aria-hidden>
          <b>{parts ? twoDigits(parts[unit]) : '––'}</b>
          <small>{t(unit)}</small>
        </span>
      ))}
    </span>
  );
}

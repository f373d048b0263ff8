'use client';

import { useRef } from 'react';
import { useTranslations } from 'next-intl';
import { useSeen } from '../in-view/use-seen';
import { useTimeLeft } from './clock';
import styles from './time-left.module.scss';

interface TimeLeftProps {
  /** When it ends: ISO 8601, or milliseconds since 1970. */
  until: string | number;
  /** What ends; read out before the time left, not shown. */
  label: string;
}

/** What is left in one short line, by the minute; written when its place is in sight. */
export function TimeLeft({ until, label }: TimeLeftProps) {
  const t = useTranslations('Ui.countdown');
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const left = useTimeLeft(until, 60);
  const parts = seen ? left : undefined;
  return (
    <span ref={place} className={styles.left}>
      <span className="visually-hidden">
        {label}:{' '}
        <time dateTime={new Date(until).toISOString()}>
          {parts && (parts.ended ? t('ended') : t('left', parts))}
        </time>
      </span>
      <b aria-hidden>{parts ? (parts.ended ? t('ended') : t('short', parts)) : '–'}</b>
    </span>
  );
}

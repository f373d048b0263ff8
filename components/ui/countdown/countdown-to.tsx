'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslations } from 'next-intl';
import styles from './countdown-to.module.scss';

interface CountdownToProps {
  /** When it ends: ISO 8601, or milliseconds since 1970. */
  until: string | number;
  /** What ends; read out before what is left, not shown. */
  label: string;
  /** Runs once, when nothing is left; at once when that was so from the beginning. */
  onEnd?: () => void;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** One clock for all countdowns of a page: they change together. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const wholeSecond = () => Math.floor(Date.now() / 1_000);
/** A cached page doesn't know when it will be read. */
const unknown = () => null;

/** Whole seconds, split up. */
function split(left: number) {
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/**
 * Days, hours, minutes and seconds to a moment, in cells that keep their place. The text beside them, for readers,
 * changes by the minute; a timer is silent by its role.
 */
export function CountdownTo({ until, label, onEnd }: CountdownToProps) {
  const t = useTranslations('Ui.countdown');
  const now = useSyncExternalStore(subscribe, wholeSecond, unknown);
  const end = Math.ceil(new Date(until).getTime() / 1_000);
  const left = now === null ? undefined : Math.max(0, end - now);
  const parts = left === undefined ? undefined : split(left);
  const ended = left === 0;
  const tellEnd = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (ended) tellEnd();
  }, [ended]);

  return (
    <span className={styles.countdown} role="timer" data-ended={ended || undefined}>
      <span className="visually-hidden">
        {label}:{' '}
        <time dateTime={new Date(until).toISOString()}>
          {parts && (ended ? t('ended') : t('left', parts))}
        </time>
      </span>
      {UNITS.map((unit) => (
        <span key={unit} className={styles.unit} aria-hidden>
          <b>{parts ? String(parts[unit]).padStart(2, '0') : '––'}</b>
          <small>{t(unit)}</small>
        </span>
      ))}
    </span>
  );
}

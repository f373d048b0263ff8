'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import styles from './connection-notice.module.scss';

/** How long "back online" stays. */
const BACK_MS = 4_000;

/**
 * Shows that the connection is lost, and for a moment that it is back. The element is always there: a screen reader
 * announces only changes of elements that it knows.
 */
export function ConnectionNotice() {
  const t = useTranslations('Errors.connection');
  const [state, setState] = useState<'offline' | 'online'>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const lose = () => {
      clearTimeout(timer);
      setState('offline');
    };
    const find = () => {
      setState('online');
      timer = setTimeout(() => setState(undefined), BACK_MS);
    };
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', find);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', find);
    };
  }, []);
  return (
    <div className={styles.notice} role="status">
      {state && (
        // New words are a new element: words that change in place would count as what moves on the page.
        <span key={state} data-state={state}>
          {t(state)}
        </span>
      )}
    </div>
  );
}

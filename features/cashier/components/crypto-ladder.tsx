'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatTime } from '@/lib/domain/dates';
import type { CryptoStep } from '../domain/crypto-progress';
import styles from './crypto-ladder.module.scss';

interface CryptoLadderProps {
  steps: readonly CryptoStep[];
  /** How many confirmations are needed. */
  needed: number;
}

/** What happens to coins that were sent, in one row; in a column on a phone. */
export function CryptoLadder({ steps, needed }: CryptoLadderProps) {
  const t = useTranslations('Crypto.steps');
  const locale = useLocale();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <ol className={styles.ladder}>
      {steps.map(({ name, count = 0, state, at }) => (
        <li key={`${name}${count}`} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>
            {name === 'confirmed'
              ? t('confirmed', { count, needed })
              : t(name === 'sent' && state === 'now' ? 'waiting' : name)}
          </b>
          {at && <small>{formatTime(new Date(at), locale, timeZone)}</small>}
        </li>
      ))}
    </ol>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
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
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <ol className={styles.ladder}>
      {steps.map(({ name, count = 0, state, at }) => (
        <li key={`${name}${count}`} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>
            {name === 'confirmed'
              ? t('confirmed', { count, needed })
              : t(name === 'sent' && state === 'now' ? 'waiting' : name)}
          </b>
          {at && <small>{time.format(new Date(at))}</small>}
        </li>
      ))}
    </ol>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import type { components } from '@/lib/http/platform';
import { isApiProblem } from '@/lib/http/problem';
import { useAskedBonus } from '../api/get-me-deposit-bonuses-bonus';
import { WELCOME } from '../domain/bonus-choice';
import styles from './bonus-choice.module.scss';

type Asked = components['schemas']['AskedOffer'];

/** By why a bonus can't be had: what is said of a code for it. */
const SAID = {
  used: 'used',
  open: 'depositOpen',
  one_per_person: 'onePerPerson',
  first_play: 'firstPlay',
  other_currency: 'otherCurrency',
  level: 'level',
} as const;

/** Why the bonus that the form was opened for does not come with this deposit; nothing while it does, or nobody can tell. */
export function AskedBonus({ bonus }: { bonus: string }) {
  const t = useTranslations('Cashier.bonuses.notNow');
  const { data, error } = useAskedBonus(bonus, LANGUAGE_CODES[useLocale()]);
  const reason = useReason();
  const isGone = isApiProblem(error) && error.status === 404;
  return (
    <div role="status">
      {isGone ? (
        <p className={styles.notNow}>{t(bonus === WELCOME ? 'welcome' : 'gone')}</p>
      ) : (
        data &&
        data.why !== null && (
          <p className={styles.notNow}>
            <b>{t('title', { name: data.name })}</b> {reason({ ...data, why: data.why })}
          </p>
        )
      )}
    </div>
  );
}

function useReason() {
  const t = useTranslations('Cashier.bonuses.notNow');
  const ofCode = useTranslations('Cashier.promo.invalid');
  return ({ why, number, numberDeposits }: Asked & { why: NonNullable<Asked['why']> }) => {
    if (why === 'account') return t('account');
    if (why !== 'other_deposit') return ofCode(SAID[why]);
    const { from, to } = numberDeposits ?? { from: number, to: number };
    return t(from === to ? 'deposit' : 'deposits', { from, to, number });
  };
}

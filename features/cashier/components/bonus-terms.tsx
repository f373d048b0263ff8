'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { TextLink } from '@/components/ui/link/link';
import type { Currency } from '@/lib/money/money';
import { stakesFor, type DepositBonus, type Given } from '../domain/bonus-choice';
import styles from './bonus-choice.module.scss';

interface BonusTermsProps {
  bonus: DepositBonus;
  given: Given;
  /** Of the deposit, minor units. */
  minor: number;
  currency: Currency;
}

/** What a bonus asks for, in the amounts of this deposit. */
export function BonusTerms({ bonus, given, minor, currency }: BonusTermsProps) {
  const t = useTranslations('Cashier.terms');
  const locale = useLocale();
  const money = (amount: number) => formatAmount(amount, currency, locale);
  const stakes = stakesFor(bonus, given, minor);
  const maxBet = bonus.maxBet[currency];
  return (
    <section className={styles.terms}>
      <h3>{t('title')}</h3>
      <ul>
        {stakes > 0 && <li>{t('stakes', { amount: money(stakes) })}</li>}
        {bonus.freeSpins > 0 && (
          <li>
            {bonus.freeSpinWins === 'real' || bonus.wagering === 0
              ? t('spinsReal')
              : t('spinStakes', { times: bonus.wagering })}
          </li>
        )}
        {maxBet !== undefined && <li>{t('maxBet', { amount: money(maxBet) })}</li>}
        <li>{t('own', { amount: money(minor) })}</li>
      </ul>
      <TextLink href="/info_pages/bonus_terms_and_conditions" alone>
        {t('link')}
      </TextLink>
    </section>
  );
}

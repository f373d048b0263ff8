'use client';

import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { lockGlyph } from '@/components/ui/icon/glyphs';
import type { DepositFamily } from '@/lib/domain/deposits';
import type { Currency } from '@/lib/money/money';
import type { DepositBonus, Given } from '../domain/bonus-choice';
import { useBonusWords } from '../hooks/use-bonus-words';
import { BonusTerms } from './bonus-terms';
import styles from './deposit-form.module.scss';

interface DepositSummaryProps {
  /** Minor units; null while no amount can be paid. */
  minor: number | null;
  currency: Currency;
  family: DepositFamily;
  /** What it is made for, and what that adds; null for nothing. */
  bonus: DepositBonus | null;
  given: Given | null;
  ready: boolean;
  busy: boolean;
  /** What went wrong, and the way on from there. */
  children: ReactNode;
}

/** What is paid and what it brings, with the button. On a phone sum and button stay at the foot of the screen. */
export function DepositSummary({
  minor,
  currency,
  family,
  bonus,
  given,
  ready,
  busy,
  children,
}: DepositSummaryProps) {
  const t = useTranslations('Cashier');
  const locale = useLocale();
  const words = useBonusWords(currency);
  const money = (value: number) => <Amount minor={value} currency={currency} locale={locale} />;
  const amount = minor === null ? '–' : money(minor);
  const added = minor === null ? null : given;
  return (
    <div className={styles.summary}>
      <div className={styles.bill}>
        <h2>{t('summary')}</h2>
        <dl className={styles.lines}>
          <div>
            <dt>{t('youPay')}</dt>
            <dd>{amount}</dd>
          </div>
          <div>
            <dt>{t('fee')}</dt>
            <dd>{money(0)}</dd>
          </div>
          {added && added.money > 0 && (
            <div>
              <dt>{t('bonusPercent', { percent: bonus?.percent ?? 0 })}</dt>
              <dd data-given>+{money(added.money)}</dd>
            </div>
          )}
          {added && added.freeSpins > 0 && (
            <div>
              <dt>{t('freeSpins')}</dt>
              <dd data-given>{added.freeSpins}</dd>
            </div>
          )}
          <div data-total>
            <dt>{t('youPlayWith')}</dt>
            <dd>{minor === null ? '–' : money(minor + (added?.money ?? 0))}</dd>
          </div>
        </dl>
        {bonus && <p className={styles.bonusName}>{bonus.name}</p>}
      </div>
      <div className={styles.pay}>
        {children}
        <div className={styles.payRow}>
          <p className={styles.sum} aria-hidden>
            {t('youPay')} <b>{amount}</b>
            {added && <small>{words.brings(added)}</small>}
          </p>
          <Button type="submit" tone="primary" size="large" wide busy={busy} disabled={!ready}>
            {minor === null
              ? t('deposit')
              : t('depositAmount', { amount: formatAmount(minor, currency, locale) })}
          </Button>
        </div>
      </div>
      <p className={styles.note}>
        <Icon glyph={lockGlyph} size="small" />
        {t(family === 'crypto' ? 'coinNote' : 'leaveNote')}
      </p>
      {bonus && added && minor !== null && (
        <BonusTerms bonus={bonus} given={added} minor={minor} currency={currency} />
      )}
    </div>
  );
}

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
import styles from './deposit-form.module.scss';

interface DepositSummaryProps {
  /** Minor units; null while no amount can be paid. */
  minor: number | null;
  currency: Currency;
  family: DepositFamily;
  bonus: string | undefined;
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
  ready,
  busy,
  children,
}: DepositSummaryProps) {
  const t = useTranslations('Cashier');
  const locale = useLocale();
  const amount = minor === null ? '–' : <Amount minor={minor} currency={currency} locale={locale} />;
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
            <dd>
              <Amount minor={0} currency={currency} locale={locale} />
            </dd>
          </div>
          {bonus && (
            <div>
              <dt>{t('bonus')}</dt>
              <dd>{bonus}</dd>
            </div>
          )}
          <div data-total>
            <dt>{t('youPlayWith')}</dt>
            <dd>{amount}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.pay}>
        {children}
        <div className={styles.payRow}>
          <p className={styles.sum} aria-hidden>
            {t('youPay')} <b>{amount}</b>
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
    </div>
  );
}

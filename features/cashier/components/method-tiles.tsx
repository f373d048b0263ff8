'use client';

import { withBasePath } from '@/lib/domain/base-path';
import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { Currency } from '@/lib/money/money';
import type { DepositMethod } from '@/endpoints/get-deposit-methods';
import styles from './deposit-form.module.scss';

interface MethodTilesProps {
  methods: readonly DepositMethod[];
  value: string | null;
  currency: Currency;
  onChange: (method: DepositMethod) => void;
}

/** Payment methods as tiles: a radio group, so that arrow keys move through it. */
export function MethodTiles({ methods, value, currency, onChange }: MethodTilesProps) {
  const t = useTranslations('Cashier');
  const locale = useLocale();
  return (
    <fieldset className={styles.group}>
      <legend>{t('method')}</legend>
      <div className={styles.methods}>
        {methods.map((method) => (
          <label key={method.method} className={styles.method}>
            <input
              type="radio"
              name="method"
              value={method.method}
              checked={value === method.method}
              onChange={() => onChange(method)}
            />
            {method.logoUrl ? (
              <img src={withBasePath(method.logoUrl)} alt="" height={28} width={84} decoding="async" />
            ) : (
              <span className={styles.wordmark} aria-hidden>
                {method.title}
              </span>
            )}
            <span className={styles.methodText}>
              {t('methodFrom', {
                // A card is a word of the language; all others are names.
                method: method.method === 'card' ? t('card') : method.title,
                amount: formatAmount(method.min_amount.amount, currency, locale, { whole: true }),
              })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

'use client';

import { withBasePath } from '@/lib/domain/base-path';
import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Coin } from '@/components/ui/coin/coin';
import type { Currency } from '@/lib/money/money';
import type { DepositMethod } from '@/endpoints/get-deposit-methods';
import { coinOf } from '../domain/coins';
import type { MethodOption } from '../domain/method-choice';
import { useMethodName } from '@/lib/browser/payments/use-method-name';
import styles from './method-tiles.module.scss';

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
  const nameOf = useMethodName();
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
            <Mark method={method} />
            <span className={styles.methodText}>
              {t('methodFrom', {
                method: nameOf(method.method, method.title),
                amount: formatAmount(method.min_amount.amount, currency, locale, { whole: true }),
              })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A coin's own picture, a company's mark, or its name where we have no mark. */
function Mark({ method }: { method: DepositMethod }) {
  const coin = coinOf(method);
  if (coin) return <Coin currency={coin} size="large" />;
  return method.logoUrl ? (
    <img
      className={styles.mark}
      src={withBasePath(method.logoUrl)}
      alt=""
      height={28}
      width={84}
      decoding="async"
    />
  ) : (
    <span className={styles.wordmark} aria-hidden>
      {method.title}
    </span>
  );
}

interface OptionTilesProps {
  method: DepositMethod;
  value: string | null;
  onChange: (option: MethodOption) => void;
}

/** The second selection: a coin's network, or a voucher's value. */
export function OptionTiles({ method, value, onChange }: OptionTilesProps) {
  const t = useTranslations('Cashier.options');
  return (
    <fieldset className={styles.group}>
      <legend>{t(method.type === 'coin' ? 'network' : method.type)}</legend>
      <div className={styles.options}>
        {method.options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name="option"
              value={option.id}
              checked={value === option.id}
              onChange={() => onChange(option)}
            />
            <b>{option.title}</b>
            {option.name !== option.title && <small>{option.name}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { Currency } from '@/lib/money/money';
import type { Preset } from '../domain/method-choice';
import styles from './deposit-form.module.scss';

interface PresetsProps {
  presets: readonly Preset[];
  currency: Currency;
  /** Whole units, as the amount field has them. */
  value: string;
  onChoose: (typed: string) => void;
}

/** Amounts as buttons (SPEC §9). One above the maximum is struck, and can't be chosen. */
export function Presets({ presets, currency, value, onChoose }: PresetsProps) {
  const t = useTranslations('Cashier');
  const locale = useLocale();
  return (
    <div className={styles.presets} role="group" aria-label={t('presets')}>
      {presets.map(({ typed, minor, over }) => (
        <button
          key={typed}
          type="button"
          disabled={over}
          aria-pressed={value === typed}
          onClick={() => onChoose(typed)}
        >
          {formatAmount(minor, currency, locale, { whole: true })}
        </button>
      ))}
    </div>
  );
}

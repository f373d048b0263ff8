'use client';

import { useId, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { Currency } from '@/lib/money/money';
import type { DepositBonus } from '../domain/bonus-choice';
import { useBonusWords } from '../hooks/use-bonus-words';
import styles from './method-tiles.module.scss';

interface BonusTilesProps {
  bonuses: readonly DepositBonus[];
  /** The bonus that the deposit brings; null for none. */
  value: DepositBonus | null;
  currency: Currency;
  /** What a bonus really costs. */
  cost: (bonus: DepositBonus) => ReactNode;
  onChange: (bonus: DepositBonus | null) => void;
}

/** What can be taken with the deposit, and to take nothing as a choice like the others. */
export function BonusTiles({ bonuses, value, currency, cost, onChange }: BonusTilesProps) {
  const t = useTranslations('Cashier.bonuses');
  const words = useBonusWords(currency);
  const group = useId();
  const tiles = [
    ...bonuses.map((bonus) => ({
      id: bonus.id,
      lines: [words.head(bonus), words.upTo(bonus), words.terms(bonus)],
      bonus,
    })),
    { id: '', lines: [t('none'), t('noneText'), t('noneTerms')], bonus: null },
  ];
  return (
    <fieldset className={styles.group}>
      <legend>{t('legend')}</legend>
      <div className={styles.bonuses}>
        {tiles.map(({ id, lines: [head, text, terms], bonus }) => {
          const checked = (value?.id ?? '') === id;
          const idOf = (part: string) => `${group}-${id}-${part}`;
          return (
            <label key={id} className={styles.bonus}>
              <input
                type="radio"
                name="bonus"
                value={id}
                checked={checked}
                onChange={() => onChange(bonus)}
                // Pressed once more, a chosen one is let go.
                onClick={() => checked && bonus && onChange(null)}
                aria-labelledby={['head', 'text', 'terms'].map(idOf).join(' ')}
                aria-describedby={bonus ? idOf('cost') : undefined}
              />
              <b id={idOf('head')}>{head}</b>
              <span id={idOf('text')}>{text}</span>
              <small id={idOf('terms')}>{terms}</small>
              {bonus && (
                <span className={styles.cost} id={idOf('cost')}>
                  {cost(bonus)}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card/card';
import { DEFAULT_CURRENCY, type Currency } from '@/lib/money/money';
import { Calculator } from './calculator';
import { firstAnswer } from './first-answer';
import type { BonusTerms } from './terms';
import { TrueCostLine } from './true-cost-line';
import styles from './calculator.module.scss';

/**
 * What a bonus really costs, on its own page: for a server component, which works the first answer out; another choice is
 * worked out in the browser. Nothing where the bonus has no money to wager.
 */
export function TrueCost({
  bonus,
  currency = DEFAULT_CURRENCY,
  children,
}: {
  bonus: BonusTerms;
  currency?: Currency;
  /** The way to the bonus, after its price. */
  children?: ReactNode;
}) {
  const t = useTranslations('TrueCost');
  const first = firstAnswer(bonus, currency);
  if (!first) return null;
  const { type, percent, wagering, basis, weights, excludedGames, maxBonus, minDeposit, maxBet, maxWin } =
    bonus;
  return (
    <Card as="section" padding="none" aria-labelledby="true-cost">
      <div className={styles.panel}>
        <header>
          <h2 id="true-cost">{t('title')}</h2>
          <p>{t('intro')}</p>
          <TrueCostLine bonus={bonus} currency={currency} />
        </header>
        <Calculator
          key={currency}
          // What the browser needs of it, and nothing else.
          bonus={{
            type,
            percent,
            wagering,
            basis,
            weights,
            ...(excludedGames && { excludedGames }),
            maxBonus,
            minDeposit,
            maxBet,
            maxWin,
          }}
          currency={currency}
          first={first}
        />
        {children && <div className={styles.way}>{children}</div>}
      </div>
    </Card>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { DEFAULT_CURRENCY, type Currency } from '@/lib/money/money';
import { firstAnswer } from './first-answer';
import { playersOfHundred } from './of-hundred';
import { wageringOf, type BonusTerms } from './terms';
import styles from './calculator.module.scss';

/** The true cost in one line, for the smallest deposit at a medium slot: what the bonus's page begins with. */
export function TrueCostLine({
  bonus,
  currency = DEFAULT_CURRENCY,
}: {
  bonus: BonusTerms;
  currency?: Currency;
}) {
  const t = useTranslations('TrueCost');
  const locale = useLocale();
  const first = firstAnswer(bonus, currency);
  if (!first) return null;
  const { choice, answer } = first;
  const { expectedCost } = wageringOf(bonus, currency, choice);
  return (
    <p className={styles.line}>
      {t('line', {
        game: t(`games.${choice.game}`),
        stake: formatAmount(choice.stake, currency, locale),
        cost: formatAmount(expectedCost ?? 0n, currency, locale),
        finish: playersOfHundred(answer.withBonus.finish),
      })}
    </p>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { meanOf, oddsOf, WHEEL_FIELDS } from '@/lib/domain/wheel';
import type { Currency } from '@/lib/money/money';
import type { Wheel } from '../api/get-wheel';
import { usePrizeWords } from '../hooks/use-prize-words';
import styles from './wheel.module.scss';

/** What is on the wheel, how many fields bring it, and what a turn is worth: all of it counted from the table. */
export function WheelOdds({ wheel, currency }: { wheel: Wheel; currency: Currency }) {
  const t = useTranslations('Wheel.odds');
  const locale = useLocale();
  const { words } = usePrizeWords(currency);
  const mean = meanOf(wheel.fields, currency, wheel.spinBet[currency] ?? 0);
  return (
    <section className={styles.panel} aria-labelledby="wheel-odds">
      <h2 id="wheel-odds">{t('title')}</h2>
      <ul className={styles.odds}>
        {oddsOf(wheel.fields).map((prize) => (
          <li key={`${prize.kind} ${prize.size}`}>
            <b>{words(prize)}</b>
            <span className={styles.sights} aria-hidden="true">
              {Array.from({ length: prize.fields }, (_, place) => (
                <i key={place} />
              ))}
            </span>
            <span>{t('of', { fields: prize.fields, all: WHEEL_FIELDS })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{t('mean', { amount: formatAmount(mean, currency, locale) })}</p>
      <p className={styles.small}>{t('drawn')}</p>
    </section>
  );
}

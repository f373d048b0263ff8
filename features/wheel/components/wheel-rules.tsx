import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { WheelPrize } from '@/lib/domain/wheel';
import type { Currency } from '@/lib/money/money';
import type { Wheel } from '../api/get-wheel';
import styles from './wheel.module.scss';

/** Who may turn the wheel, how often, and what holds for what it brings. */
export function WheelRules({ wheel, currency }: { wheel: Wheel; currency: Currency }) {
  const t = useTranslations('Wheel.rules');
  const locale = useLocale();
  const { fields, spins, bonus, spinBet } = wheel;
  const has = (kind: WheelPrize) => fields.some((field) => field.kind === kind);
  const bet = spinBet[currency];
  return (
    <section className={styles.panel} aria-labelledby="wheel-rules">
      <h2 id="wheel-rules">{t('title')}</h2>
      <ul className={styles.rules}>
        <li>{t('daily')}</li>
        <li>{t('free')}</li>
        {has('spins') && spins && bet !== undefined && (
          <li>
            {t('spins', {
              amount: formatAmount(bet, currency, locale),
              ...{ days: spins.days, wins: spins.wins, times: spins.wagering },
            })}
          </li>
        )}
        {has('bonus') && bonus && (
          <li>{t('bonus', { times: bonus.times, days: Math.floor(bonus.hours / 24) })}</li>
        )}
        {has('points') && <li>{t('points')}</li>}
        <li>{t('law')}</li>
        <li>{t('without')}</li>
      </ul>
    </section>
  );
}

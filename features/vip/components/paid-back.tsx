import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { Cashback } from '../api/get-me-loyalty-cashback';
import { useCashbackWords } from '../hooks/use-cashback-words';
import styles from './cashback.module.scss';

interface PaidBackProps {
  sums: Cashback['paidBack'];
  paysAt: string;
}

/** All that came back so far, and when the next comes. */
export function PaidBack({ sums, paysAt }: PaidBackProps) {
  const t = useTranslations('Vip.cashbackPage.paidBack');
  const words = useCashbackWords();
  const locale = useLocale();
  return (
    <section className={styles.panel} aria-labelledby="cashback-paid-back">
      <h2 id="cashback-paid-back">{t('title')}</h2>
      {sums.length === 0 && <p>{t('none')}</p>}
      {sums.map(({ currency, real, bonus, times }) => {
        const money = (minor: number) => formatAmount(minor, currency, locale);
        return (
          <div key={currency} className={styles.paidBack}>
            <b>{money(real + bonus)}</b>
            <p>{t('times', { times })}</p>
            {bonus > 0 && (
              <dl className={styles.small}>
                <div>
                  <dt>{t('real')}</dt>
                  <dd>{money(real)}</dd>
                </div>
                <div>
                  <dt>{t('bonus')}</dt>
                  <dd>{money(bonus)}</dd>
                </div>
              </dl>
            )}
          </div>
        );
      })}
      <p>{t('next', { at: words.moment(paysAt) })}</p>
    </section>
  );
}

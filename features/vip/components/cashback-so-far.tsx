import { useId } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { Cashback, CashbackLine } from '../api/get-me-loyalty-cashback';
import { aheadBy } from '../domain/cashback-bars';
import { useCashbackWords } from '../hooks/use-cashback-words';
import styles from './cashback.module.scss';

interface CashbackSoFarProps {
  line: CashbackLine;
  period: Cashback['period'];
  paysAt: string;
}

/** The period that runs, as it stands now. */
export function CashbackSoFar({ line, period, paysAt }: CashbackSoFarProps) {
  const t = useTranslations('Vip.cashbackPage');
  const words = useCashbackWords();
  const locale = useLocale();
  const id = useId();
  const money = (minor: number) => formatAmount(minor, line.currency, locale);
  const less = (minor: number) => money(minor === 0 ? 0 : -minor);
  const ahead = aheadBy(line);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{t(`soFar.${period}`)}</h2>
      <p>{words.period(line)}</p>
      <dl className={styles.small}>
        <div>
          <dt>{t('staked')}</dt>
          <dd>{money(line.staked - line.returned)}</dd>
        </div>
        <div>
          <dt>{t('won')}</dt>
          <dd>{less(line.won + line.jackpots)}</dd>
        </div>
        {line.converted > 0 && (
          <div>
            <dt>{t('converted')}</dt>
            <dd>{less(line.converted)}</dd>
          </div>
        )}
        <div data-total>
          <dt>{ahead > 0 ? t('ahead') : t('loss')}</dt>
          <dd data-ahead={ahead > 0 || undefined}>
            {ahead > 0 ? formatAmount(ahead, line.currency, locale, { sign: true }) : money(line.loss)}
          </dd>
        </div>
      </dl>
      <p>
        {t('stands', { amount: money(line.amount), percent: line.percent })} {words.outcome(line, paysAt)}
      </p>
    </section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { CashbackLine } from '../api/get-me-loyalty-cashback';
import { aheadBy } from '../domain/cashback-bars';
import { useCashbackWords } from '../hooks/use-cashback-words';
import styles from './cashback.module.scss';

interface EarlierCashbackProps {
  lines: readonly CashbackLine[];
  /** Key of the one whose statement is shown. */
  shown: string | undefined;
  onChoose: (key: string) => void;
}

/** All periods that are over. A press shows one of them line by line. */
export function EarlierCashback({ lines, shown, onChoose }: EarlierCashbackProps) {
  const t = useTranslations('Vip.cashbackPage');
  const words = useCashbackWords();
  const locale = useLocale();
  return (
    <section className={styles.panel} aria-labelledby="cashback-earlier">
      <h2 id="cashback-earlier">{t('earlier')}</h2>
      <ul className={styles.earlier}>
        {lines.map((line) => {
          const key = `${line.period.start} ${line.currency}`;
          const money = (minor: number) => formatAmount(minor, line.currency, locale);
          const ahead = aheadBy(line);
          return (
            <li key={key}>
              <button type="button" aria-pressed={key === shown} onClick={() => onChoose(key)}>
                <span>{words.period(line)}</span>
                <small>
                  {ahead > 0
                    ? t('aheadBy', { amount: money(ahead) })
                    : t('of', { amount: money(line.loss), percent: line.percent })}
                </small>
                <b data-nothing={line.amount === 0 || undefined}>{money(line.amount)}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

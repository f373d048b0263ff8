import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import {
  BASIS_POINTS,
  JACKPOT_OPENINGS,
  JACKPOT_RANGES,
  JACKPOT_SHARES,
  JACKPOTS,
} from '@/lib/domain/jackpots';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import styles from './jackpots-explained.module.scss';

/** Explains the jackpots: what feeds them, when they are drawn, who may win, and how a draw is checked. */
export function JackpotsExplained() {
  const t = useTranslations('Jackpots.how');
  const locale = useLocale();
  const format = useFormatter();
  const percent = (points: number) =>
    format.number(points / BASIS_POINTS, { style: 'percent', maximumFractionDigits: 2 });
  const whole = (minor: number) => formatAmount(minor, DEFAULT_CURRENCY, locale, { whole: true });
  const all = JACKPOTS.reduce((sum, name) => sum + JACKPOT_SHARES[name], 0);
  const { max, mid, mini } = JACKPOT_SHARES;
  return (
    <section className={styles.how} aria-labelledby="jackpots-how">
      <h2 id="jackpots-how">{t('title')}</h2>
      <dl>
        <div>
          <dt>{t('feedTitle')}</dt>
          <dd>
            {t('feed', { all: percent(all), max: percent(max), mid: percent(mid), mini: percent(mini) })}
          </dd>
        </div>
        <div>
          <dt>{t('rangeTitle')}</dt>
          <dd>
            {t('range', {
              maxFrom: whole(JACKPOT_RANGES.max.min),
              maxTo: whole(JACKPOT_RANGES.max.max),
              midFrom: whole(JACKPOT_RANGES.mid.min),
              midTo: whole(JACKPOT_RANGES.mid.max),
              miniFrom: whole(JACKPOT_RANGES.mini.min),
              miniTo: whole(JACKPOT_RANGES.mini.max),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('booksTitle')}</dt>
          <dd>
            {t('books', {
              maxOpen: whole(JACKPOT_OPENINGS.max),
              midOpen: whole(JACKPOT_OPENINGS.mid),
              miniOpen: whole(JACKPOT_OPENINGS.mini),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('fairTitle')}</dt>
          <dd>{t('fair')}</dd>
        </div>
        <div>
          <dt>{t('luckTitle')}</dt>
          <dd>{t('luck')}</dd>
        </div>
      </dl>
    </section>
  );
}

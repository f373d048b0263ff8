import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { ButtonLink } from '@/components/ui/button/button';
import { BASIS_POINTS, type JackpotName } from '@/lib/domain/jackpots';
import type { Jackpot } from '../api/get-jackpots';
import { JackpotStanding } from './jackpot-standing';
import styles from './jackpot-panel.module.scss';

/** A jackpot on the page of all of them. */
export function JackpotPanel({ name, jackpot }: { name: JackpotName; jackpot: Jackpot }) {
  const t = useTranslations('Jackpots');
  const categories = useTranslations('Categories');
  const locale = useLocale();
  const format = useFormatter();
  const { range, share, jackpotInfo } = jackpot;
  const whole = (minor: number) => formatAmount(minor, jackpotInfo.currency, locale, { whole: true });
  const title = `jackpot-${name}`;
  return (
    <section className={styles.panel} data-jackpot={name} aria-labelledby={title}>
      <h2 id={title}>{categories(`jackpot_${name}`)}</h2>
      <JackpotStanding name={name} titleId={title} />
      <p className={styles.range}>
        <span>{t('from', { amount: whole(range.min) })}</span>{' '}
        <span className={styles.end}>{t('upTo', { amount: whole(range.max) })}</span>
      </p>
      <p className={styles.share}>
        {t('share', {
          share: format.number(share / BASIS_POINTS, { style: 'percent', maximumFractionDigits: 2 }),
        })}
      </p>
      <ButtonLink href={`/games/jackpot-${name}`} tone="glass" wide>
        {t(`games.${name}`)}
      </ButtonLink>
    </section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount, writeAmount } from '@/components/ui/amount/format-amount';
import { ButtonLink } from '@/components/ui/button/button';
import { JACKPOTS } from '@/lib/domain/jackpots';
import type { Jackpots } from '../api/get-jackpots';
import { JackpotsFund } from './jackpots-fund';
import { LitJackpot, LitJackpots, SlideNote } from './lit-jackpots';
import { LiveJackpots } from './live-jackpots';
import styles from './jackpot-slide.module.scss';

/** The jackpots in the highlights of the home page (SPEC §2). */
export function JackpotSlide({ jackpots }: { jackpots: Jackpots }) {
  const t = useTranslations('Jackpots');
  const categories = useTranslations('Categories');
  const locale = useLocale();
  const { amount, currency } = jackpots.allJackpotsSum.jackpotsFund;
  const fund = writeAmount(amount - (amount % 100), currency, locale, { whole: true });
  return (
    <LiveJackpots initial={jackpots}>
      <LitJackpots>
        <div className={styles.head}>
          <h2>{t('title')}</h2>
          <small>{t.rich('inAll', { sum: () => <JackpotsFund whole written={fund} /> })}</small>
        </div>
        {JACKPOTS.map((name) => {
          const { range, jackpotInfo } = jackpots.data.find(({ code }) => code === `jackpot-${name}`) ?? {};
          if (!range || !jackpotInfo) return null;
          const max = formatAmount(range.max, jackpotInfo.currency, locale, { whole: true });
          return (
            <LitJackpot
              key={name}
              name={name}
              written={writeAmount(jackpotInfo.amount, jackpotInfo.currency, locale)}
            >
              <p className={styles.name}>
                <b>{categories(`jackpot_${name}`)}</b>{' '}
                <small>
                  <SlideNote name={name} upTo={t('upTo', { amount: max })} />
                </small>
              </p>
            </LitJackpot>
          );
        })}
        <span className={styles.action}>
          <ButtonLink href="/jackpots" tone="glass" wide data-gated="/jackpots">
            {t('action')}
          </ButtonLink>
        </span>
      </LitJackpots>
    </LiveJackpots>
  );
}

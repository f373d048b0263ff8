import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Prize } from '@/components/ui/amount/prize';
import { ButtonLink } from '@/components/ui/button/button';
import { Link } from '@/lib/i18n/navigation';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { WelcomeOffer } from '../api/get-bonuses.server';
import styles from './welcome-pack.module.scss';

/** The cashier, with the welcome bonus that waits for the player (screens/account/deposit-screen). */
const CLAIM = '/account/wallet/deposit?bonus=welcome';
const most = ({ maxBonus }: WelcomeOffer) => maxBonus[DEFAULT_CURRENCY] ?? 0;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The welcome bonus in the highlights of the home page (SPEC §2). A cached page holds every version: the whole pack
 * for a visitor, and the bonus of each deposit for a player. The root element decides before the first paint which
 * one shows; see state/welcome-hint.
 */
export function WelcomePack({ offers }: { offers: readonly WelcomeOffer[] }) {
  const t = useTranslations('Bonuses.welcome');
  const locale = useLocale();
  const money = (minor: number) => formatAmount(minor, DEFAULT_CURRENCY, locale, { whole: true });
  return (
    <div className={styles.pack}>
      {offers.map((offer) => {
        const deposit = offer.numberDeposits?.from ?? 1;
        const isPack = offer.tag === 'vip-pack';
        const counted = isPack ? offers : [offer];
        return (
          <div key={offer.id} className={styles.offer} data-deposit={deposit}>
            <p className={styles.eyebrow}>{isPack ? t('eyebrow') : t('next', { deposit })}</p>
            <h2>
              {t.rich('title', {
                amount: money(sum(counted.map(most))),
                spins: sum(counted.map(({ freeSpins }) => freeSpins)),
                em: (text) => <em>{text}</em>,
                br: () => <br />,
              })}
            </h2>
            <p className={styles.text}>{isPack ? t('text') : offer.shortDescription}</p>
          </div>
        );
      })}
      <ol className={styles.steps} aria-label={t('steps')}>
        {offers.map((offer) => (
          <li key={offer.id} data-deposit={offer.numberDeposits?.from}>
            <b>{money(most(offer))}</b>
            <Prize prize={{ freeSpins: offer.freeSpins, points: 0 }} currency={DEFAULT_CURRENCY} />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <ButtonLink href={CLAIM} tone="primary" size="large" data-gated={CLAIM}>
          {t('claim')}
        </ButtonLink>
        <Link className={styles.terms} href="/info_pages/bonus_terms_and_conditions" prefetch={false}>
          {t('terms')}
        </Link>
      </div>
    </div>
  );
}

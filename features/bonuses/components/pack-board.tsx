import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { Link } from '@/lib/i18n/navigation';
import { packPicture } from '@/lib/domain/bonuses';
import { DEFAULT_CURRENCY, type Currency } from '@/lib/money/money';
import type { WelcomeOffer } from '../api/get-bonuses.server';
import { useOfferWords } from '../hooks/use-offer-words';
import { ScenePicture } from './scene-picture';
import styles from './pack-board.module.scss';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface PackBoardProps {
  offers: readonly WelcomeOffer[];
  currency?: Currency;
}

/**
 * The welcome pack: one place at the rail for each deposit. The page is the same for everybody: every step holds all
 * that it may say, and the root element decides before the first paint what shows (state/welcome-hint).
 */
export function PackBoard({ offers, currency = DEFAULT_CURRENCY }: PackBoardProps) {
  const t = useTranslations('Bonuses.pack');
  const offerWords = useTranslations('Bonuses.offer');
  const { money } = useOfferWords(currency);
  const amount = money(sum(offers.map(({ maxBonus }) => maxBonus[currency] ?? 0)), true);
  return (
    <section className={styles.pack} aria-labelledby="welcome-pack">
      <div className={styles.head}>
        <div>
          <p className={styles.eyebrow}>{t('eyebrow')}</p>
          <h2 id="welcome-pack">
            {t.rich('title', {
              amount,
              spins: sum(offers.map(({ freeSpins }) => freeSpins)),
              em: (text) => <em>{text}</em>,
            })}
          </h2>
          <p className={styles.lead}>{t('lead', { count: offers.length })}</p>
        </div>
        <div className={styles.actions}>
          {offers.map((offer) => (
            <span key={offer.id} className={styles.action} data-deposit={offer.numberDeposits?.from}>
              <ButtonLink href={`/bonuses/${offer.id}`} tone="primary" size="large" wide>
                {t('see', { deposit: offer.numberDeposits?.from ?? 1 })}
              </ButtonLink>
            </span>
          ))}
          <Link href="/info_pages/bonus_terms_and_conditions" prefetch={false}>
            {t('terms')}
          </Link>
        </div>
      </div>
      <ol className={styles.steps}>
        {offers.map((offer) => {
          const deposit = offer.numberDeposits?.from ?? 1;
          return (
            <li key={offer.id} className={styles.step} data-deposit={deposit}>
              <span className={styles.chips}>
                <ScenePicture scene={packPicture(deposit)} size={[206, 136]} />
              </span>
              <Link className={styles.words} href={`/bonuses/${offer.id}`} prefetch={false}>
                <b>
                  {offerWords('percent', {
                    percent: offer.percent,
                    amount: money(offer.maxBonus[currency] ?? 0, true),
                  })}
                </b>
                {offer.freeSpins > 0 && <span>{offerWords('spins', { spins: offer.freeSpins })}</span>}
                <small>
                  {t('asks', {
                    amount: money(offer.minDeposit[currency] ?? 0, true),
                    times: offer.wagering,
                  })}
                </small>
              </Link>
              <p className={styles.place}>
                <span data-when="taken">{t('taken', { deposit })}</span>
                <span data-when="now">{t('now', { deposit })}</span>
                <span data-when="later">{t('later', { deposit })}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

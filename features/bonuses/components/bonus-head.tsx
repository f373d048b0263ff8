import { useTranslations } from 'next-intl';
import type { Currency } from '@/lib/money/money';
import type { Offer } from '../api/get-bonuses.server';
import { typeOf } from '../domain/offer';
import { useOfferWords } from '../hooks/use-offer-words';
import { OfferAction } from './offer-action';
import { ScenePicture } from './scene-picture';
import styles from './bonus-head.module.scss';

/** The head of a bonus' page: what it gives, and the way to it. */
export function BonusHead({ offer, currency }: { offer: Offer; currency?: Currency }) {
  const t = useTranslations('Bonuses.offer');
  const { headline } = useOfferWords(currency);
  const deposit = offer.numberDeposits?.from;
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <ScenePicture scene={offer.imageBackground} eager large />
      </div>
      <p className={styles.eyebrow}>
        {deposit === undefined ? t(`types.${typeOf(offer)}`) : t('deposit', { deposit })}
      </p>
      <h1>{offer.name}</h1>
      <p className={styles.headline}>{headline(offer)}</p>
      <p className={styles.lead}>{offer.shortDescription}</p>
      <div className={styles.actions}>
        <OfferAction offer={offer} tone="primary" size="large" />
      </div>
    </header>
  );
}

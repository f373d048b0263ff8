import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLook } from '@/components/ui/button/button';
import { wayOf } from '../domain/offer';
import styles from './bonus-cards.module.scss';
import type { LawfulOffer } from './by-law';

const hidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;

/** Where a player takes each kind of bonus. */
const PLACES = {
  deposit: (id: string) => `/account/wallet/deposit?bonus=${encodeURIComponent(id)}`,
  code: () => '/account/promo',
  link: (id: string) => `/activate-bonus/${encodeURIComponent(id)}`,
} as const;

/**
 * The way to a bonus. One that comes by itself has none, nor has one that the reader's law lets them have no more: it says so.
 * A visitor signs up first.
 */
export function OfferAction({ offer, ...look }: { offer: LawfulOffer } & ButtonLook) {
  const t = useTranslations('Bonuses.offer');
  if (offer.isFirstPlayOver) return <p className={styles.itself}>{t('firstPlayOver')}</p>;
  const way = wayOf(offer);
  if (way === 'itself') return <p className={styles.itself}>{t('comesByItself')}</p>;
  const href = PLACES[way](offer.id);
  return (
    <ButtonLink href={href} data-gated={href} {...look}>
      {t.rich(`take.${way}`, { name: offer.name, hidden })}
    </ButtonLink>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLook } from '@/components/ui/button/button';
import { wayOf, welcomeDepositOf } from '../domain/offer';
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
 * A step of the welcome pack has one while it is the reader's next: a cached page holds all that it may say, and the root
 * element decides what shows (state/welcome-hint). A visitor signs up first.
 */
export function OfferAction({ offer, ...look }: { offer: LawfulOffer } & ButtonLook) {
  const t = useTranslations('Bonuses.offer');
  if (offer.isFirstPlayOver) return <p className={styles.itself}>{t('firstPlayOver')}</p>;
  const way = wayOf(offer);
  if (way === 'itself') return <p className={styles.itself}>{t('comesByItself')}</p>;
  const href = PLACES[way](offer.id);
  const take = (
    <ButtonLink href={href} data-gated={href} {...look}>
      {t.rich(`take.${way}`, { name: offer.name, hidden })}
    </ButtonLink>
  );
  const deposit = welcomeDepositOf(offer);
  if (deposit === null) return take;
  return (
    <div className={styles.ofPack} data-deposit={deposit}>
      <div data-when="now">{take}</div>
      {(['later', 'done', 'none'] as const).map((when) => (
        <p key={when} className={styles.itself} data-when={when}>
          {t(`step.${when}`, { deposit })}
        </p>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Offer } from '../api/get-bonuses.server';
import { LawChoice } from './law-choice';

/** What a law says that changes an offer. */
export type OfferLaw = Offer['byLaw'][number];

/** An offer, and whether the reader's law lets them have no bonus any more. */
export type LawfulOffer<Shown extends Offer = Offer> = Shown & { isFirstPlayOver?: boolean };

/** The offer as it is where a law holds. */
function under<Shown extends Offer>(offer: Shown, code: string, isFirstPlayOver = false): LawfulOffer<Shown> {
  const own = offer.byLaw.find(({ law }) => law === code);
  if (!own) return offer;
  const { wagering, basis, hoursToLive, weights } = own;
  return { ...offer, wagering, basis, hoursToLive, weights, byLaw: [], isFirstPlayOver };
}

interface Props<Shown extends Offer> {
  offers: readonly Shown[];
  /** @param law what the law says that changes the first of them; null where it changes nothing. */
  children: (offers: readonly LawfulOffer<Shown>[], law: OfferLaw | null) => ReactNode;
}

/**
 * What shows offers, as the reader's law leaves them. A cached page is the same for everybody: it holds one version for each
 * law, and the browser shows the reader's. Until it is known the page says what holds without one. Where no law changes
 * anything, nothing is asked.
 */
export function ByLaw<Shown extends Offer>({ offers, children }: Props<Shown>) {
  const laws = [...new Set(offers.flatMap(({ byLaw }) => byLaw.map(({ law }) => law)))].toSorted();
  if (laws.length === 0) return children(offers, null);
  const versions = laws.map((law) => {
    const first = offers[0]?.byLaw.find((one) => one.law === law) ?? null;
    const version = (isOver: boolean) =>
      children(
        offers.map((offer) => under(offer, law, isOver)),
        first,
      );
    const isOnce = offers.some(({ byLaw }) => byLaw.some((one) => one.law === law && one.firstPlayOnly));
    return { law, shown: version(false), over: isOnce ? version(true) : null };
  });
  return <LawChoice versions={versions} free={children(offers, null)} />;
}

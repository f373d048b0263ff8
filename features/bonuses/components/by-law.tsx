import type { ReactNode } from 'react';
import type { Offer } from '../api/get-bonuses.server';
import { LawChoice } from './law-choice';

/** The offer as it is where the law lets the bonus be wagered no more than that: of the bonus alone, whatever it is elsewhere. */
const under = <Shown extends Offer>(offer: Shown, most: number): Shown =>
  offer.wageringByLaw.includes(most)
    ? { ...offer, wagering: Math.min(offer.wagering, most), basis: 'bonus', wageringByLaw: [] }
    : offer;

/** The bounds that change one of some offers, the least first. */
const boundsOf = (offers: readonly Offer[]) =>
  [...new Set(offers.flatMap(({ wageringByLaw }) => wageringByLaw))].toSorted((a, b) => a - b);

interface Props<Shown extends Offer> {
  offers: readonly Shown[];
  /** @param law how many times the law lets a bonus be wagered; null where it sets no bound. */
  children: (offers: readonly Shown[], law: number | null) => ReactNode;
}

/**
 * What shows offers, with the wagering that the reader's law leaves of it. A cached page is the same for everybody: it holds
 * one version for each law, and the browser shows the reader's. Until it is known the page says what holds without a
 * bound: nobody is promised more than they get. Where no law changes anything, nothing is asked.
 */
export function ByLaw<Shown extends Offer>({ offers, children }: Props<Shown>) {
  const bounds = boundsOf(offers);
  if (bounds.length === 0) return children(offers, null);
  const versions = bounds.map((most) => ({
    most,
    shown: children(
      offers.map((offer) => under(offer, most)),
      most,
    ),
  }));
  return <LawChoice versions={versions} free={children(offers, null)} />;
}

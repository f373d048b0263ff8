'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { offersQuery } from '@/features/bonuses/api/get-bonuses';
import { CostLine } from '@/features/bonuses/calculator/cost-line';
import { TrueCost } from '@/features/bonuses/calculator/true-cost';
import { BonusHead } from '@/features/bonuses/components/bonus-head';
import { OfferAction } from '@/features/bonuses/components/offer-action';
import { BonusTabs } from '@/features/bonuses/components/bonus-tabs';
import { BonusTerms } from '@/features/bonuses/components/bonus-terms';
import { ByLaw } from '@/features/bonuses/components/by-law';
import { PackBoard } from '@/features/bonuses/components/pack-board';
import { welcomeStepsOf } from '@/features/bonuses/domain/offer';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';

interface OwnCurrencyOffersProps {
  page: 'offers' | 'bonus';
  bonusId?: string | undefined;
  currency: Currency;
  /** What stands until the offers are here, and where they don't come. */
  children: ReactNode;
}

/** The parts of the bonuses' pages that speak of money, in another currency than the pages came with. */
export default function OwnCurrencyOffers({ page, bonusId, currency, children }: OwnCurrencyOffersProps) {
  const { data } = useQuery(offersQuery(LANGUAGE_CODES[useLocale()]));
  // What is not given in this currency can't be taken: it is not shown as if it could.
  const offers = data?.filter(({ maxBet }) => maxBet[currency] !== undefined);
  if (!offers) return children;
  if (page === 'bonus') {
    const offer = offers.find(({ id }) => id === bonusId);
    if (!offer) return children;
    return (
      <>
        <ByLaw offers={[offer]}>{([own = offer]) => <BonusHead offer={own} currency={currency} />}</ByLaw>
        <ByLaw offers={[offer]}>
          {([own = offer], law) => (
            <>
              <TrueCost bonus={own} currency={currency}>
                <OfferAction offer={own} tone="primary" size="large" />
              </TrueCost>
              <BonusTerms offer={own} law={law} currency={currency} />
            </>
          )}
        </ByLaw>
      </>
    );
  }
  const pack = welcomeStepsOf(offers);
  return (
    <>
      {pack.length > 0 && (
        <ByLaw offers={pack}>{(shown) => <PackBoard offers={shown} currency={currency} />}</ByLaw>
      )}
      <BonusTabs
        offers={offers}
        currency={currency}
        costOf={(offer) => <CostLine terms={offer} currency={currency} withMaxWin={false} />}
      />
    </>
  );
}

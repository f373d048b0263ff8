import { BONUS_TYPES, WELCOME_DEPOSITS, type BonusTag, type BonusType } from '@/lib/domain/bonuses';
import type { Currency } from '@/lib/money/money';
import type { Offer } from '../api/get-bonuses.server';

/** The tabs of the bonuses' page (SPEC §2), each with the tags that it shows. */
export const OFFER_TABS = {
  all: ['promobonus', 'standard', 'vip-pack', 'vippromo'],
  promos: ['promobonus'],
  packs: ['vip-pack', 'standard'],
  vip: ['vippromo'],
} as const satisfies Record<string, readonly BonusTag[]>;
export type OfferTab = keyof typeof OFFER_TABS;
export const TABS = Object.keys(OFFER_TABS) as OfferTab[];

export const offersOfTab = (offers: readonly Offer[], tab: OfferTab): Offer[] =>
  offers.filter(({ tag }) => OFFER_TABS[tab].some((shown) => shown === tag));

/** What gives the bonus. */
export const typeOf = ({ type }: { type: number }): BonusType => BONUS_TYPES[type] ?? 'ActivatedByLink';

/** How a player comes to a bonus: by a deposit, by a code, by its own link, or without doing anything. */
export type OfferWay = 'deposit' | 'code' | 'link' | 'itself';

const WAYS: Partial<Record<BonusType, OfferWay>> = {
  Deposits: 'deposit',
  PromoCode: 'code',
  ActivatedByLink: 'link',
};

export const wayOf = (offer: { type: number }): OfferWay => WAYS[typeOf(offer)] ?? 'itself';

/** A deposit, the bonus that it brings and what has to be staked for it. Minor units. */
export interface StakesExample {
  deposit: number;
  bonus: number;
  stakes: number;
}

/**
 * What the wagering of a bonus comes to: for the smallest deposit that brings it, or for the whole of a bonus that needs
 * none. Null where there is no money in it, or nothing to be staked.
 */
export function stakesExample(offer: Offer, currency: Currency): StakesExample | null {
  const most = offer.maxBonus[currency] ?? 0;
  const deposit = wayOf(offer) === 'deposit' ? (offer.minDeposit[currency] ?? 0) : 0;
  const bonus = deposit > 0 ? Math.min(most, Math.floor((deposit * offer.percent) / 100)) : most;
  const stakes = (offer.basis === 'bonus' ? bonus : bonus + deposit) * offer.wagering;
  return stakes > 0 ? { deposit, bonus, stakes } : null;
}

/** The deposit that an offer welcomes a player with; null for one that is no step of the welcome pack. */
export function welcomeDepositOf({ type, tag, numberDeposits }: Offer): number | null {
  if (wayOf({ type }) !== 'deposit' || numberDeposits === null) return null;
  const { from, to } = numberDeposits;
  const isStep = tag === (from === 1 ? 'vip-pack' : 'standard') && from === to && from <= WELCOME_DEPOSITS;
  return isStep ? from : null;
}

/**
 * The welcome bonuses among those on offer, one for each of the first deposits. Empty when there is none for the first
 * deposit: then a visitor is offered nothing (SPEC §2).
 */
export function welcomeStepsOf(offers: readonly Offer[]): Offer[] {
  const steps = Array.from({ length: WELCOME_DEPOSITS }, (_, made) =>
    offers.find(
      ({ tag, numberDeposits }) =>
        numberDeposits?.from === made + 1 && tag === (made === 0 ? 'vip-pack' : 'standard'),
    ),
  );
  return steps[0] ? steps.filter((offer) => offer !== undefined) : [];
}

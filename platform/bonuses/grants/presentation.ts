import type { BonusTag, GrantEndReason, GrantState, WageringBasis } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import { weightsByCategory, type FreeSpinWins, type MinOdds, type WeightsByCategory } from '../rules';
import type { Grant } from './grant';

/** A grant as the API tells it, in one language. Amounts are minor units, moments ISO 8601. */
export interface PresentedGrant {
  id: string;
  bonusId: string;
  type: number;
  tag: BonusTag;
  name: string;
  shortDescription: string;
  imageBackground: string;
  state: GrantState;
  currency: Currency;
  amount: number;
  balance: number;
  depositAmount: number | null;
  wagering: { times: number; basis: WageringBasis; target: number; wagered: number; left: number };
  maxBet: number;
  maxWin: number | null;
  minOdds: MinOdds | null;
  weights: WeightsByCategory;
  excludedGames: string[];
  hoursToLive: number;
  freeSpins: number;
  freeSpinBet: number;
  freeSpinGames: string[];
  freeSpinDayLimit: number | null;
  freeSpinWins: FreeSpinWins;
  offeredAt: string;
  activatedAt: string | null;
  expiresAt: string | null;
  endedAt: string | null;
  endReason: GrantEndReason | null;
}

/** Hundredths of minor units as whole ones: what is wagered never seems more than it is, nor what is left less. */
function wageringOf({ times, basis, target, wagered, amount, freeSpinWins }: Grant) {
  // Free spins that bring real money, and nothing else: there is nothing to be wagered.
  const isFree = amount === 0n && target === 0n && freeSpinWins === 'real';
  const done = toSafeMinor(wagered / 100n);
  const all = toSafeMinor(target / 100n);
  return {
    times: isFree ? 0 : times,
    basis,
    target: all,
    wagered: Math.min(done, all),
    left: Math.max(0, all - done),
  };
}

/** @param bonusMoney of the wallet now, minor units: an active grant's. */
export function presentGrant(grant: Grant, language: LanguageCode, bonusMoney: bigint): PresentedGrant {
  const { name, shortDescription, state, offeredAt, activatedAt, expiresAt, endedAt } = grant;
  const optional = (amount: bigint | null) => (amount === null ? null : toSafeMinor(amount));
  return {
    id: grant.id,
    bonusId: grant.bonusId,
    type: grant.type,
    tag: grant.tag,
    name: name[language] ?? name.en,
    shortDescription: shortDescription[language] ?? shortDescription.en,
    imageBackground: grant.imageBackground,
    state,
    currency: grant.currency,
    amount: toSafeMinor(grant.amount),
    balance: state === 'active' ? toSafeMinor(bonusMoney) : 0,
    depositAmount: optional(grant.depositAmount),
    wagering: wageringOf(grant),
    maxBet: toSafeMinor(grant.maxBet),
    maxWin: optional(grant.maxWin),
    minOdds: grant.minOdds,
    weights: weightsByCategory(grant.weights),
    excludedGames: grant.excludedGames,
    hoursToLive: grant.hoursToLive,
    freeSpins: grant.freeSpins,
    freeSpinBet: toSafeMinor(grant.freeSpinBet),
    freeSpinGames: grant.freeSpinGames,
    freeSpinDayLimit: grant.freeSpinDayLimit,
    freeSpinWins: grant.freeSpinWins,
    offeredAt: offeredAt.toISOString(),
    activatedAt: activatedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    endReason: grant.endReason,
  };
}

import type { Currency } from '../money/money';
import { WORTH_A_EURO } from '../money/rates';

/**
 * Deposits in one currency that earn a point: the worth of a euro (SPEC §9). A remainder counts towards the next
 * deposit.
 */
export function pointsOf({ amount, currency }: { amount: bigint; currency: Currency }): bigint {
  return amount / BigInt(WORTH_A_EURO[currency]);
}

/** The campaign whose rules hold for cashback that is to be wagered: what counts, and for how long. */
export const CASHBACK_CAMPAIGN = 'cashback';

/** Codes of VIP levels; the messages `AccountDrawer.levels` hold their names. */
export const LEVEL_CODES = [
  'newcomer',
  'regular',
  'house_guest',
  'card_player',
  'table_captain',
  'lamp_keeper',
  'rail_master',
  'famed_commander',
  'parlour_marshal',
  'baize_baron',
  'brass_duke',
  'lord_of_the_house',
] as const;
export type LevelCode = (typeof LEVEL_CODES)[number];

/** Where the CMS publishes the loyalty programme; outside of /api, so that browsers can't reach it. */
export const LOYALTY_PROGRAMME_PATH = '/internal/loyalty/programme';

/** How long one cashback is counted: from a Monday, or from the first of a month, by UTC. */
export const CASHBACK_PERIODS = ['week', 'month'] as const;
export type CashbackPeriod = (typeof CASHBACK_PERIODS)[number];

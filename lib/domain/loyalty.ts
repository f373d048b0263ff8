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

/** What a run of cashback may come to that one operator starts without a colleague. Minor units of a euro. */
export const CASHBACK_ALONE = 500_000;

/** How long an operator may hold a period's cashback back after the day on which it was promised. */
export const CASHBACK_HOLD_DAYS = 3;

/** What a run has brought a player. */
export const CASHBACK_OUTCOMES = ['credited', 'nothing', 'excluded', 'refused', 'failed'] as const;
export type CashbackOutcome = (typeof CASHBACK_OUTCOMES)[number];

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

/** Why a birthday gift that a level names does not come: no such campaign, one of another type, or one that does not run. */
export const BIRTHDAY_OBSTACLES = ['missing', 'other_type', 'not_running'] as const;
export type BirthdayObstacle = (typeof BIRTHDAY_OBSTACLES)[number];

/** Where the CMS publishes the loyalty programme; outside of /api, so that browsers can't reach it. */
export const LOYALTY_PROGRAMME_PATH = '/internal/loyalty/programme';

/** How long one cashback is counted: from a Monday, or from the first of a month, by UTC. */
export const CASHBACK_PERIODS = ['week', 'month'] as const;
export type CashbackPeriod = (typeof CASHBACK_PERIODS)[number];

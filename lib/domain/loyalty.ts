import type { Currency } from '../money/money';
import { WORTH_A_EURO } from '../money/rates';

/**
 * What deposits in one currency earn: a point for what is worth a euro (SPEC §9). What is left over of a point waits for
 * the next deposit.
 */
export function pointsOf({ amount, currency }: { amount: bigint; currency: Currency }): bigint {
  return amount / BigInt(WORTH_A_EURO[currency]);
}

/** What a VIP level is known by; the messages `AccountDrawer.levels` say what it is called. */
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

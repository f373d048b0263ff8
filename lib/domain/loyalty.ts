import type { Currency } from '../money/money';

/** SPEC §9: a point is earned by a deposited unit, in Australian dollars by one and a half. Minor units. */
const MINOR_PER_POINT: Record<Currency, bigint> = { EUR: 100n, USD: 100n, CHF: 100n, AUD: 150n };

/** What deposits in one currency earn. What is left over of a point waits for the next deposit. */
export function pointsOf({ amount, currency }: { amount: bigint; currency: Currency }): bigint {
  return amount / MINOR_PER_POINT[currency];
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

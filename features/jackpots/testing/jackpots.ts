import {
  JACKPOT_OPENINGS,
  JACKPOT_RANGES,
  JACKPOT_SHARES,
  JACKPOTS,
  JACKPOTS_RANGE,
} from '@/lib/domain/jackpots';
import type { Jackpots } from '../api/get-jackpots';

/**
 * The platform's answer with given amounts, minor units.
 * @throws RangeError for an amount that no jackpot can hold: less than it opens with, or as much as it is sure below
 */
export function jackpotsOf(amounts: { max: number; mid: number; mini: number }): Jackpots {
  for (const name of JACKPOTS) {
    const amount = amounts[name];
    if (amount < JACKPOT_OPENINGS[name] || amount >= JACKPOT_RANGES[name].max) {
      throw new RangeError(`${name} never holds ${amount}`);
    }
  }
  return {
    data: JACKPOTS.map((name) => ({
      code: `jackpot-${name}` as const,
      jackpotInfo: { amount: amounts[name], currency: 'EUR' as const },
      range: JACKPOT_RANGES[name],
      opening: JACKPOT_OPENINGS[name],
      share: JACKPOT_SHARES[name],
      draw: null,
    })),
    allJackpotsSum: {
      code: 'jackpot-total',
      jackpotsFund: { amount: amounts.max + amounts.mid + amounts.mini, currency: 'EUR' },
      range: JACKPOTS_RANGE,
    },
  };
}

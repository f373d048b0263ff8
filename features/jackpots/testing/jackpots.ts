import {
  chainAfter,
  commitmentOf,
  DRAW_RECORD,
  drawAmountOf,
  winningTicketOf,
} from '@/lib/domain/jackpot-draws';
import {
  JACKPOT_OPENINGS,
  JACKPOT_RANGES,
  JACKPOT_SHARES,
  JACKPOTS,
  JACKPOTS_RANGE,
} from '@/lib/domain/jackpots';
import type { JackpotDraw } from '../api/get-jackpots-draws.server';
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
    lastDraw: null,
  };
}

const SEED = 'a1'.repeat(32);
const CHAIN = chainAfter(commitmentOf(SEED), 'call');

/** A draw of Mini that follows from its seed. */
export const fairDraw = (): JackpotDraw => ({
  record: DRAW_RECORD,
  id: 4,
  code: 'jackpot-mini',
  login: 'dom***',
  won: { amount: Number(drawAmountOf(SEED, JACKPOT_RANGES.mini)), currency: 'EUR' },
  cause: 'amount',
  range: JACKPOT_RANGES.mini,
  openedAt: '2026-11-01T00:00:00.000Z',
  openedWith: JACKPOT_OPENINGS.mini,
  drawnAt: '2026-11-20T12:00:00.000Z',
  serverSeed: SEED,
  commitment: commitmentOf(SEED),
  chain: CHAIN,
  tickets: 12_345,
  winningTicket: Number(winningTicketOf(SEED, CHAIN, 12_345n)),
});

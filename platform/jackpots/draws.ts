import { DRAW_RECORD, type PublishedDraw } from '@/lib/domain/jackpot-draws';
import type { JackpotCode } from '@/lib/domain/jackpots';
import { toSafeMinor, type Money } from '@/lib/money/money';
import { JACKPOT_CURRENCY } from './book';
import type { DrawRow } from './draw-store';

/** A draw as everybody sees it, with all that is needed to check it (lib/domain/jackpot-draws.ts). */
export interface PastDraw extends Omit<PublishedDraw, 'amount'> {
  record: typeof DRAW_RECORD;
  id: number;
  code: JackpotCode;
  /** The first characters of the winner's login. */
  login: string;
  won: Money;
  openedAt: string;
  /** Minor units. */
  openedWith: number;
  drawnAt: string;
}

/** Rounds that were drawn, as they are published. */
export function presentDraws(rows: readonly DrawRow[]): PastDraw[] {
  return rows.flatMap((row) => {
    const { amount, cause, drawnAt, login, tickets, winningTicket } = row;
    if (amount === null || drawnAt === null || login === null || tickets === null || winningTicket === null)
      return [];
    return [
      {
        record: DRAW_RECORD,
        id: row.id,
        code: `jackpot-${row.code}` as const,
        login,
        won: { amount: toSafeMinor(amount), currency: JACKPOT_CURRENCY },
        cause: cause === 'month' ? ('month' as const) : ('amount' as const),
        range: { min: toSafeMinor(row.drawnFrom), max: toSafeMinor(row.drawnBelow) },
        openedAt: row.openedAt.toISOString(),
        openedWith: toSafeMinor(row.openedWith),
        drawnAt: drawnAt.toISOString(),
        serverSeed: row.serverSeed,
        commitment: row.commitment,
        chain: row.chain,
        tickets: toSafeMinor(tickets),
        winningTicket: toSafeMinor(winningTicket),
      },
    ];
  });
}

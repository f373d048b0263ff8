import { holderOf, winningTicketOf } from '@/lib/domain/jackpot-draws';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { winnerName } from './winner-name';
import type { IdentityService } from '../identity/service';
import type { JurisdictionsService } from '../jurisdictions/service';
import type { LedgerService } from '../ledger/service';
import type { NotificationsService } from '../notifications/service';
import * as draws from './draw-store';
import * as store from './store';
import { winWords } from './titles';

export interface DrawParts {
  ledger: Pick<LedgerService, 'payJackpot'>;
  identity: Pick<IdentityService, 'lockPlayable' | 'holdsOf' | 'player'>;
  jurisdictions: Pick<JurisdictionsService, 'hasJackpots'>;
  notifications: Pick<NotificationsService, 'balanceChanges' | 'send'>;
}

interface Draw {
  round: draws.Round;
  cause: 'amount' | 'month';
  /** All that it holds, minor units. */
  amount: bigint;
  at: Date;
}

/** The winner, whose standing stays as it is until the transaction ends; null when nobody has a ticket that counts. */
async function pick(trx: store.Db, { identity, jurisdictions }: DrawParts, { round, at }: Draw) {
  for (;;) {
    const all = await draws.holdersOf(trx, round.id);
    const holders = all.filter(({ country }) => jurisdictions.hasJackpots(country, at));
    const tickets = holders.reduce((sum, holder) => sum + holder.tickets, 0n);
    if (tickets === 0n) return null;
    const winningTicket = winningTicketOf(round.serverSeed, round.chain, tickets);
    const winner = holderOf(holders, winningTicket);
    // Somebody who has just been blocked, or whose account waits, has no tickets: the rest is counted anew.
    const mayWin =
      (await identity.lockPlayable(trx, winner.playerId)) &&
      (await identity.holdsOf(trx, winner.playerId)).length === 0;
    if (mayWin) return { winner, tickets, winningTicket };
  }
}

/**
 * Draws a jackpot and pays it, all in the caller's transaction.
 * @returns false when nobody has a ticket that counts: nothing has happened then.
 */
export async function drawRound(trx: store.Db, parts: DrawParts, draw: Draw): Promise<boolean> {
  const picked = await pick(trx, parts, draw);
  if (!picked) return false;
  const { round, cause, amount, at } = draw;
  const { winner, tickets, winningTicket } = picked;
  const { playerId, gameId } = winner;
  const { transactionId } = await parts.ledger.payJackpot(trx, {
    playerId,
    currency: DEFAULT_CURRENCY,
    jackpot: round.code,
    amount,
    idempotencyKey: `jackpots:draw:${round.id}`,
  });
  const login = winnerName(winner.email);
  const drawn = {
    roundId: round.id,
    at,
    cause,
    amount,
    tickets,
    winningTicket,
    playerId,
    login,
    transactionId,
  };
  await draws.saveDraw(trx, drawn);
  const win = { txId: transactionId, login, gameId, jackpot: true, currency: DEFAULT_CURRENCY, amount };
  await store.addWinners(trx, [{ ...win, wonAt: at, drawn: round.code }]);
  const { language } = (await parts.identity.player(playerId, trx)) ?? { language: 'en' as const };
  const text = winWords(round.code, amount, DEFAULT_CURRENCY, language);
  await parts.notifications.send(
    playerId,
    { type: 'USER_MESSAGE', data: { messageType: 'success', text } },
    trx,
  );
  await parts.notifications.balanceChanges(trx, playerId);
  return true;
}

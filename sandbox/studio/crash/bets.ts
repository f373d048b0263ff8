import { randomUUID } from 'node:crypto';
import { ROUND_PACE_MS } from '../engine-rounds/engine-rounds';
import { seatOf } from '../engine-rounds/seats';
import { act, begin } from '../engines/crash/round';
import { EngineError } from '../engines/play/engine-error';
import { checkTable, oneSpot } from '../engines/play/limits';
import type { Session } from '../launch';
import { createOneAtATime } from '../one-at-a-time';
import { playerOf } from '../pace';
import { PlayError } from '../play-error';
import type { RoundsOptions } from '../rounds-options';
import type { TicketSettlement } from '../shared-rounds/settlement';
import { isAlive, judgedBy, type TicketBetState } from '../shared-rounds/ticket';
import type { Board } from './board';
import type { CrashRound } from './books';
import { CRASH_LIMITS, MAX_WIN, MOST_BETS, MOST_PLACED, PAUSE_MS } from './limits';
import type { Table } from './table';
import type { CrashTicket, TicketBet } from './ticket';

export interface BetRequest {
  /** The client's own name for the bet: a request that is repeated with it bets once. */
  clientBetId: string;
  /** Minor units. */
  stake: number;
  /** Hundredths; null for by hand alone. */
  auto: number | null;
}

/** A game's table, and what everybody sees of it. */
export interface Place {
  table: Table;
  board: Board;
}

export interface Bets {
  /** @throws PlayError 409 bets_closed, bet_mismatch, too_many_bets; 422 as the engine; 429 too_fast */
  place(session: Session, at: Place, request: BetRequest): Promise<void>;
  /** Takes a bet back before the bell. @throws PlayError 404 bet_unknown; 409 bets_closed, bet_gone */
  leave(session: Session, at: Place, betId: string): Promise<void>;
  /**
   * Cashes a bet out at the multiplier of this very moment of the studio's clock: to be called when the whole request has
   * arrived, or a request that is held back could wait to see how the round ends.
   * @throws PlayError 404 bet_unknown; 409 not_flying, too_early, bet_out, bet_gone, round_over
   */
  cashOut(session: Session, at: Place, betId: string): Promise<void>;
  /** Resolves when what was begun has ended. */
  idle(): Promise<void>;
}

type Options = Pick<RoundsOptions, 'journal' | 'balances' | 'pace' | 'now' | 'log' | 'patienceMs'> & {
  settlement: TicketSettlement<TicketBet, CrashTicket>;
};

const isOf = (round: CrashRound | null, { chainId, number }: CrashTicket): round is CrashRound =>
  round?.chainId === chainId && round.number === number;

const GONE: readonly TicketBetState[] = ['sent', 'refused', 'returning', 'returned'];

export function createBets(options: Options): Bets {
  const { journal, balances, pace, now, log, patienceMs, settlement } = options;
  const turns = createOneAtATime();

  const betsOpen = (round: CrashRound | null): round is CrashRound =>
    round?.phase === 'waiting' && now() < round.bellAt;
  const closed = (round: CrashRound | null) => {
    // A moment can be told when the round has ended, and not before: it would tell the point.
    const retryAfterMs = round?.ended ? Math.max(0, round.ended.at + PAUSE_MS - now()) : undefined;
    return new PlayError(409, 'bets_closed', retryAfterMs === undefined ? {} : { retryAfterMs });
  };
  const find = (session: Session, betId: string): { ticket: CrashTicket; bet: TicketBet } => {
    const ticket = journal.crash.ticketWith(seatOf(session), betId);
    const bet = ticket?.bets.find(({ id }) => id === betId);
    if (!ticket || !bet) throw new PlayError(404, 'bet_unknown');
    return { ticket, bet };
  };
  const change = (ticketId: string, key: number, patch: Partial<TicketBet>): Promise<void> => {
    const ticket = journal.crash.tickets.get(ticketId);
    if (!ticket) throw new Error('no such ticket');
    const bets = ticket.bets.map((bet) => (bet.key === key ? { ...bet, ...patch } : bet));
    return journal.stage({ crashTicket: { ...ticket, bets } });
  };

  /** The ticket for a new bet: the one that has a bet in the round already, or one of its own. */
  const ticketFor = (session: Session, round: CrashRound): CrashTicket => {
    const seat = seatOf(session);
    const own = journal.crash.lastTicketsAt(seat).filter((ticket) => isOf(round, ticket));
    const bets = own.flatMap((ticket) => ticket.bets);
    if (bets.filter(isAlive).length >= MOST_BETS) throw new PlayError(409, 'too_many_bets');
    if (bets.length >= MOST_PLACED) {
      throw new PlayError(429, 'too_fast', { retryAfterMs: round.startsAt - now() });
    }
    const retryAfterMs = bets.length > 0 ? 0 : pace.waitMs(playerOf(session), ROUND_PACE_MS);
    if (retryAfterMs > 0) throw new PlayError(429, 'too_fast', { retryAfterMs });
    const alive = own.find((ticket) => ticket.bets.some(isAlive));
    if (alive) return alive;
    const { chainId, number, gameId } = round;
    const id = randomUUID();
    return { id, seat, sessionId: session.id, gameId, chainId, number, placedAt: now(), bets: [] };
  };

  const send = async (session: Session, { table, board }: Place, ticket: CrashTicket, bet: TicketBet) => {
    const outcome = await settlement.place(session, ticket, bet);
    balances.note(session, outcome);
    table.advance();
    const round = table.round();
    const judged = judgedBy(outcome, isOf(round, ticket) && round.phase === 'waiting');
    if (outcome.kind !== 'answer') {
      log.warn({ ticketId: ticket.id, reason: outcome.reason }, 'the wallet did not take a bet');
    }
    const written = change(ticket.id, bet.key, judged);
    if (judged.state === 'held') {
      table.take(ticket.id, { ...bet, ...judged });
      board.came(bet, session);
    }
    await written;
  };

  return {
    place: (session, at, request) =>
      turns.run(seatOf(session), async () => {
        const { clientBetId, stake, auto } = request;
        at.table.wake();
        const round = at.table.round();
        const known = journal.crash.ticketWith(seatOf(session), clientBetId);
        if (known) {
          const bet = known.bets.find(({ id }) => id === clientBetId);
          if (bet?.stake !== stake || bet.auto !== auto) throw new PlayError(409, 'bet_mismatch');
          return settlement.settle(known.id, patienceMs);
        }
        if (!betsOpen(round)) throw closed(round);
        refusing(422, () => {
          begin([{ stake, auto }], MAX_WIN);
          checkTable(oneSpot(stake), CRASH_LIMITS);
        });
        const before = ticketFor(session, round);
        const bet: TicketBet = {
          id: clientBetId,
          key: at.table.nextKey(),
          stake,
          auto,
          txId: randomUUID(),
          rollbackTxId: randomUUID(),
          winTxId: randomUUID(),
          state: 'sent',
          out: null,
          closes: null,
          reason: null,
        };
        const ticket = { ...before, bets: [...before.bets, bet] };
        // It stands on disk before the wallet hears of it.
        await journal.stage({ crashTicket: ticket }).catch((error: unknown) => {
          // Memory has it already, and nobody will send it.
          void change(ticket.id, bet.key, { state: 'refused', reason: 'NOT_WRITTEN' }).catch(() => {});
          throw error;
        });
        pace.note(playerOf(session));
        await send(session, at, ticket, bet);
        await settlement.settle(ticket.id, patienceMs);
      }),

    leave: (session, { table, board }, betId) =>
      turns.run(seatOf(session), async () => {
        table.advance();
        const { ticket, bet } = find(session, betId);
        if (GONE.includes(bet.state)) throw new PlayError(409, 'bet_gone');
        const round = table.round();
        if (!isOf(round, ticket) || !betsOpen(round)) throw closed(round);
        table.release(bet.key);
        board.went(bet);
        await change(ticket.id, bet.key, { state: 'returning', reason: 'LEFT' });
        await settlement.settle(ticket.id, patienceMs);
      }),

    async cashOut(session, { table, board }, betId) {
      const at = now();
      table.advance();
      const { ticket, bet } = find(session, betId);
      const round = table.round();
      if (GONE.includes(bet.state)) throw new PlayError(409, 'bet_gone');
      if (bet.state === 'out' || bet.state === 'paid') throw new PlayError(409, 'bet_out');
      if (bet.state !== 'held' || !isOf(round, ticket)) throw new PlayError(409, 'round_over');
      if (round.phase === 'waiting') throw new PlayError(409, 'not_flying');
      const { stake, auto } = bet;
      const before = { bets: [{ stake, auto, out: null }], maxWin: MAX_WIN };
      const after = refusing(409, () => act(before, { bet: 0, at: at - round.startsAt }, table.point()));
      const out = after.bets[0]?.out ?? null;
      if (out === null) throw new Error('a bet that was cashed out has left');
      table.release(bet.key);
      await change(ticket.id, bet.key, { state: 'out', out });
      board.left(bet.key, out);
      void settlement.settle(ticket.id, 0);
    },

    idle: () => turns.idle(),
  };
}

/** What the engine refuses is what the play API refuses, with the engine's code. */
function refusing<T>(status: 409 | 422, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EngineError) throw new PlayError(status, error.code);
    throw error;
  }
}

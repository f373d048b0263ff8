import { randomUUID } from 'node:crypto';
import { LONGEST_CHIP } from '../engine-rounds/games';
import { ROUND_PACE_MS } from '../engine-rounds/engine-rounds';
import { seatOf } from '../engine-rounds/seats';
import type { Rng } from '@/lib/domain/chance/rng';
import { EngineError } from '../engines/play/engine-error';
import { checkTable, type Limits } from '../engines/play/limits';
import { canonical } from '../fair/canonical';
import type { Session } from '../launch';
import type { OneAtATime } from '../one-at-a-time';
import { playerOf } from '../pace';
import { PlayError } from '../play-error';
import type { RoundsOptions } from '../rounds-options';
import type { TicketSettlement } from '../shared-rounds/settlement';
import { isAlive, judgedBy, type TicketBetState } from '../shared-rounds/ticket';
import type { LiveBoard } from './board';
import type { LiveTableRound } from './books';
import { LIVE_GAMES } from './games';
import type { LiveKind } from './kinds';
import { MOST_PLACED } from './limits';
import type { LiveTable } from './table-parts';
import type { LiveTicket, SeatBet } from './ticket';

export interface LiveBetRequest {
  /** The round that the player saw: a request that comes late bets in no other one. */
  roundId: string;
  /** The client's own name for the bet: a request that is repeated with it bets once. */
  clientBetId: string;
  /** As the game's engine takes it. */
  bet: unknown;
  /** The player's word for the client seed of the round. */
  word: string;
}

/** A game's table, and what everybody sees of it. */
export interface LivePlace {
  kind: LiveKind;
  table: LiveTable;
  board: LiveBoard;
}

export interface LiveBets {
  /** @throws PlayError 409 bets_closed, bet_mismatch, too_many_bets; 422 as the engine; 429 too_fast */
  place(session: Session, at: LivePlace, request: LiveBetRequest): Promise<void>;
  /** Takes a bet back before the bell. @throws PlayError 404 bet_unknown; 409 bets_closed, bet_gone */
  leave(session: Session, at: LivePlace, betId: string): Promise<void>;
}

type Options = Pick<RoundsOptions, 'journal' | 'balances' | 'pace' | 'now' | 'log' | 'patienceMs'> & {
  /** A player's requests, one after the other. */
  turns: OneAtATime;
  settlement: TicketSettlement<SeatBet, LiveTicket>;
};

const GONE: readonly TicketBetState[] = ['sent', 'refused', 'returning', 'returned'];
/** For bets that are only looked at: nothing is drawn from it. */
const NO_CHANCE: Rng = { below: () => 0 };

/** What the launch said that the table takes of a round, minor units. */
export function catalogueLimits({ limits }: Session): Limits {
  if (!limits) throw new Error('a live table has limits');
  return limits;
}

/** The seat that a bet wants to play, which the engine knows; null at a table without seats. */
const seatWanted = (kind: LiveKind, bet: unknown): number | null =>
  LIVE_GAMES[kind].choices?.seats ? (bet as { seat: number }).seat : null;

/** What a bet costs, minor units. @throws PlayError 422 for one that engine or table refuse */
function stakeOf(kind: LiveKind, bet: unknown, catalogue: Limits): number {
  const { engine, limits, longestBet, betAlone = (sent: unknown) => sent } = LIVE_GAMES[kind];
  try {
    if (JSON.stringify(bet).length > longestBet) throw new EngineError('bet_invalid');
    const state = engine.begin(NO_CHANCE, betAlone(bet));
    const spots = engine.spots(state);
    // It is kept as it was sent: what no chip needs has no place in it.
    if (JSON.stringify(bet).length > LONGEST_CHIP * (1 + spots.length)) throw new EngineError('bet_invalid');
    checkTable(spots, limits(catalogue));
    return engine.staked(state);
  } catch (error) {
    if (error instanceof EngineError) throw new PlayError(422, error.code);
    throw error;
  }
}

export function createLiveBets(options: Options): LiveBets {
  const { journal, balances, pace, now, log, patienceMs, settlement, turns } = options;

  const isOf = (round: LiveTableRound | null, { roundId }: LiveTicket): round is LiveTableRound =>
    round?.id === roundId;
  const betsOpen = (round: LiveTableRound | null): round is LiveTableRound =>
    round?.phase === 'waiting' && now() < round.bellAt;
  /** Before the draw the opening of the next round is an estimate. */
  const closed = (at: LivePlace) => {
    const round = at.table.round();
    const { showMs } = LIVE_GAMES[at.kind];
    const opensAt = round?.nextAt ?? (round ? (round.dealt?.turn?.until ?? round.drawsAt) + showMs : now());
    return new PlayError(409, 'bets_closed', { retryAfterMs: Math.max(0, opensAt - now()) });
  };
  const change = (ticketId: string, key: number, patch: Partial<SeatBet>): Promise<void> => {
    const ticket = journal.live.tickets.get(ticketId);
    if (!ticket) throw new Error('no such ticket');
    const bets = ticket.bets.map((bet) => (bet.key === key ? { ...bet, ...patch } : bet));
    return journal.stage({ liveTicket: { ...ticket, bets } });
  };

  /** A ticket for a new bet: each bet of a round has its own, and one at a time is in. */
  const ticketFor = (session: Session, round: LiveTableRound): LiveTicket => {
    const seat = seatOf(session);
    const own = journal.live.lastTicketsAt(seat).filter((ticket) => isOf(round, ticket));
    const bets = own.flatMap((ticket) => ticket.bets);
    if (bets.some(isAlive)) throw new PlayError(409, 'too_many_bets');
    if (bets.length >= MOST_PLACED) {
      throw new PlayError(429, 'too_fast', { retryAfterMs: round.drawsAt - now() });
    }
    const retryAfterMs = bets.length > 0 ? 0 : pace.waitMs(playerOf(session), ROUND_PACE_MS);
    if (retryAfterMs > 0) throw new PlayError(429, 'too_fast', { retryAfterMs });
    return {
      ...{ id: randomUUID(), seat, sessionId: session.id, gameId: round.gameId, kind: round.kind },
      ...{ roundId: round.id, placedAt: now(), seeds: null, bets: [] },
    };
  };

  const send = async (session: Session, { table, board }: LivePlace, ticket: LiveTicket, bet: SeatBet) => {
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
    } else if (isOf(round, ticket)) table.release(bet.key);
    await written;
  };

  return {
    place: (session, at, { roundId, clientBetId, bet: wanted, word }) =>
      turns.run(seatOf(session), async () => {
        at.table.advance();
        const round = at.table.round();
        const known = journal.live.ticketWith(seatOf(session), clientBetId);
        if (known) {
          const bet = known.bets.find(({ id }) => id === clientBetId);
          if (canonical(bet?.bet) !== canonical(wanted)) throw new PlayError(409, 'bet_mismatch');
          return settlement.settle(known.id, patienceMs);
        }
        if (round?.id !== roundId || !betsOpen(round)) throw closed(at);
        const stake = stakeOf(at.kind, wanted, catalogueLimits(session));
        const before = ticketFor(session, round);
        const seat = seatWanted(at.kind, wanted);
        const key = at.table.nextKey();
        if (seat !== null) at.table.seats.claim(key, { seat, player: before.seat });
        const bet: SeatBet = {
          ...{ id: clientBetId, key, stake, bet: wanted, word, pay: null, ...(seat !== null && { seat }) },
          ...{ txId: randomUUID(), rollbackTxId: randomUUID(), winTxId: randomUUID() },
          ...{ state: 'sent', closes: null, reason: null },
        };
        const ticket = { ...before, bets: [bet] };
        // It stands on disk before the wallet hears of it.
        await journal.stage({ liveTicket: ticket }).catch((error: unknown) => {
          // Memory has it already, and nobody will send it.
          void change(ticket.id, bet.key, { state: 'refused', reason: 'NOT_WRITTEN' }).catch(() => {});
          if (isOf(at.table.round(), ticket)) at.table.release(key);
          throw error;
        });
        pace.note(playerOf(session));
        await send(session, at, ticket, bet);
        await settlement.settle(ticket.id, patienceMs);
      }),

    leave: (session, at, betId) =>
      turns.run(seatOf(session), async () => {
        const { table, board } = at;
        table.advance();
        const ticket = journal.live.ticketWith(seatOf(session), betId);
        const bet = ticket?.bets.find(({ id }) => id === betId);
        if (!ticket || !bet) throw new PlayError(404, 'bet_unknown');
        if (GONE.includes(bet.state)) throw new PlayError(409, 'bet_gone');
        const round = table.round();
        if (!isOf(round, ticket) || !betsOpen(round)) throw closed(at);
        table.release(bet.key);
        board.went(bet);
        await change(ticket.id, bet.key, { state: 'returning', reason: 'LEFT' });
        await settlement.settle(ticket.id, patienceMs);
      }),
  };
}

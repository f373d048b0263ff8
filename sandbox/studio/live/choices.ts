import { randomUUID } from 'node:crypto';
import { seatOf } from '../engine-rounds/seats';
import type { Session } from '../launch';
import type { OneAtATime } from '../one-at-a-time';
import { PlayError } from '../play-error';
import type { RoundsOptions } from '../rounds-options';
import type { TicketSettlement } from '../shared-rounds/settlement';
import { judgedBy } from '../shared-rounds/ticket';
import type { LivePlace } from './bets';
import type { LiveTableRound } from './books';
import { choiceGameOf, isDealt, seedsOf, type DealtRound } from './deciding';
import { MOST_STAKES } from './limits';
import type { LiveOffer } from './live-events';
import { isOf, isPlaced, type LiveTicket, type SeatBet } from './ticket';

export interface LiveChoiceRequest {
  /** The round that the player saw: a request that comes late chooses in no other one. */
  roundId: string;
  /** The client's own name for the bet. */
  betId: string;
  /** The same for the choice: a request that is repeated with it chooses once. */
  clientChoiceId: string;
  choice: string;
}

export interface LiveChoices {
  /**
   * @throws PlayError 404 bet_unknown; 422 choice_invalid; 429 too_fast; 409 choice_late, not_your_turn, choice_made, not_now,
   * choice_mismatch, bet_gone, choice_refused (with the wallet's reason), choice_unconfirmed
   */
  choose(session: Session, at: LivePlace, request: LiveChoiceRequest): Promise<void>;
}

type Options = Pick<RoundsOptions, 'journal' | 'balances' | 'now' | 'log' | 'patienceMs'> & {
  settlement: TicketSettlement<SeatBet, LiveTicket>;
  /** A player's requests, one after the other. */
  turns: OneAtATime;
};

/** A choice that is to be made. */
interface Choosing {
  round: DealtRound;
  ticket: LiveTicket;
  /** The bet that it is for. */
  placed: SeatBet;
  id: string;
  choice: string;
}

const withBet = (ticket: LiveTicket, key: number, patch: Partial<SeatBet>): LiveTicket => ({
  ...ticket,
  bets: ticket.bets.map((bet) => (bet.key === key ? { ...bet, ...patch } : bet)),
});

/** @throws PlayError with the wallet's reason */
function refusal({ state, reason }: Pick<SeatBet, 'state' | 'reason'>): PlayError | null {
  if (state === 'refused') return new PlayError(409, 'choice_refused', { reason });
  return state === 'returning' || state === 'returned' ? new PlayError(409, 'choice_unconfirmed') : null;
}

export function createLiveChoices(options: Options): LiveChoices {
  const { journal, balances, now, log, patienceMs, settlement, turns } = options;
  const current = (id: string): LiveTicket => {
    const ticket = journal.live.tickets.get(id);
    if (!ticket) throw new Error('no such ticket');
    return ticket;
  };
  const isOpen = (round: LiveTableRound | null, roundId: string): round is DealtRound =>
    isDealt(round) && round.id === roundId && round.phase === 'deciding';

  /** A choice that was made before by the same name. @returns whether there is one. @throws PlayError as it was answered */
  const isKnown = ({ ticket, placed, id, choice }: Omit<Choosing, 'round'>): boolean => {
    const stake = ticket.bets.find((bet) => bet.id === id);
    const before = stake?.adds?.choice ?? placed.made?.find((one) => one.id === id)?.choice;
    if (before === undefined && !stake) return false;
    if (before !== choice) throw new PlayError(409, 'choice_mismatch');
    const refused = stake && refusal(stake);
    if (refused) throw refused;
    return true;
  };

  /** What is offered for a bet. @throws PlayError where this choice is not */
  const offerOf = ({ round, placed, choice }: Choosing): LiveOffer => {
    const game = choiceGameOf(round);
    const { turn } = round.dealt;
    if (!game.knows(choice)) throw new PlayError(422, 'choice_invalid');
    if (!turn || now() >= turn.until) throw new PlayError(409, 'choice_late');
    const offers = game.offers(seedsOf(round), round.dealt, placed);
    const offer = offers.find((one) => one.choice === choice);
    if (offer) return offer;
    if (offers.length > 0) throw new PlayError(409, 'not_now');
    const isAnothers = turn.seat !== null && turn.seat !== placed.seat;
    throw new PlayError(409, isAnothers ? 'not_your_turn' : 'choice_made');
  };

  /** Lets choices for a bet count. @param ticket as it is now, stakes included */
  const decide = async (
    { table }: LivePlace,
    ticket: LiveTicket,
    { placed, id }: Choosing,
    choices: readonly string[],
  ) => {
    const { key, seat, made = [] } = placed;
    const chosen = withBet(ticket, key, { made: [...made, ...choices.map((choice) => ({ id, choice }))] });
    if (seat === undefined) return table.decideForOne(key, chosen);
    table.decideForSeat(
      key,
      chosen,
      choices.map((choice) => ({ seat, choice })),
    );
  };

  /** Asks the wallet for what a choice costs, and lets it count when that is confirmed. */
  const pay = async (session: Session, at: LivePlace, choosing: Choosing, price: number) => {
    const { round, placed, id, choice } = choosing;
    const { table, board } = at;
    const stake: SeatBet = {
      ...{ id, key: table.nextKey(), stake: price, bet: null, word: '', pay: null },
      ...{ txId: randomUUID(), rollbackTxId: randomUUID(), winTxId: randomUUID() },
      ...{ state: 'sent', closes: null, reason: null, adds: { to: placed.key, choice } },
    };
    const ticket = { ...choosing.ticket, bets: [...choosing.ticket.bets, stake] };
    const giveUp = (reason: string, state: SeatBet['state'] = 'returning') =>
      journal.stage({ liveTicket: withBet(current(ticket.id), stake.key, { state, reason }) });
    // The turn waits from now on: it must not move on before the wallet has been asked.
    table.ask();
    try {
      // It stands on disk before the wallet hears of it.
      await journal.stage({ liveTicket: ticket }).catch((error: unknown) => {
        // Memory has it already, and nobody will send it.
        void giveUp('NOT_WRITTEN', 'refused').catch(() => {});
        throw error;
      });
      const outcome = await settlement.place(session, ticket, stake);
      balances.note(session, outcome);
      const before = current(ticket.id);
      // A round that ended meanwhile has sent it back already.
      if (before.bets.find(({ key }) => key === stake.key)?.state !== 'sent') return;
      const under = table.round();
      const judged = judgedBy(outcome, isOpen(under, round.id));
      if (outcome.kind !== 'answer')
        log.warn({ ticketId: ticket.id, reason: outcome.reason }, 'the wallet did not take a choice');
      const after = withBet(before, stake.key, judged);
      if (judged.state === 'held') {
        await decide(at, after, choosing, [choice]).catch((error: unknown) => {
          // A choice that counts in memory keeps its stake: both are written when the disk is there again.
          const now = current(ticket.id).bets.find(({ key }) => key === placed.key);
          if (!now?.made?.some((one) => one.id === id)) void giveUp('NOT_WRITTEN').catch(() => {});
          throw error;
        });
        return board.raised(placed.key, price);
      }
      if (judged.state === 'refused') {
        await journal.stage({ liveTicket: after });
        return table.giveTime();
      }
      if (!isOpen(under, round.id)) return await journal.stage({ liveTicket: after });
      // Nobody knows what became of it: the choice was not made, and the rule chooses instead.
      await decide(at, after, choosing, choiceGameOf(under).byRule(seedsOf(under), under.dealt, placed));
    } finally {
      table.answered();
    }
  };

  return {
    choose: (session, at, { roundId, betId, clientChoiceId: id, choice }) =>
      turns.run(seatOf(session), async () => {
        at.table.advance();
        const ticket = journal.live.ticketWith(seatOf(session), betId);
        const placed = ticket?.bets.find((bet) => bet.id === betId && isPlaced(bet));
        if (!ticket || !placed) throw new PlayError(404, 'bet_unknown');
        if (isKnown({ ticket, placed, id, choice })) return settlement.settle(ticket.id, patienceMs);
        // A name that stands for a bet or a choice of another round is none for this one.
        if (journal.live.ticketWith(seatOf(session), id)) throw new PlayError(409, 'choice_mismatch');
        const round = at.table.round();
        if (ticket.roundId !== roundId || round?.id !== roundId || round.phase === 'over')
          throw new PlayError(409, 'choice_late');
        if (placed.state !== 'held') throw new PlayError(409, 'bet_gone');
        if (!isOpen(round, roundId)) throw new PlayError(409, 'not_your_turn');
        const choosing: Choosing = { round, ticket, placed, id, choice };
        const { price } = offerOf(choosing);
        if (ticket.bets.filter(isOf(placed.key)).length >= MOST_STAKES)
          throw new PlayError(429, 'too_fast', { retryAfterMs: 0 });
        if (price === 0) return decide(at, ticket, choosing, [choice]);
        await pay(session, at, choosing, price);
        await settlement.settle(ticket.id, patienceMs);
        const stake = current(ticket.id).bets.find((bet) => bet.id === id);
        const refused = stake && refusal(stake);
        if (refused) throw refused;
      }),
  };
}

import type { Journal } from '../journal';
import type { Session } from '../launch';
import type { RoundsOptions } from '../rounds-options';
import { createWaits, jittered } from '../waits';
import type { WalletOutcome } from '../wallet';
import { createGate } from './gate';
import type { StakedBet, Ticket, TicketBetState } from './ticket';

export interface TicketSettlementOptions<Bet extends StakedBet, One extends Ticket<Bet>> extends Pick<
  RoundsOptions,
  'walletOf' | 'balances' | 'log' | 'retry'
> {
  journal: Pick<Journal, 'sessions' | 'sessionAt'>;
  /** The tickets as they stand in the books. */
  tickets: ReadonlyMap<string, One>;
  /** Writes a ticket down as it is now. */
  stage(ticket: One): Promise<void>;
  /** Minor units that a bet pays, its stake included. */
  payOf(bet: Bet): number;
}

/**
 * The end of a round settles all its tickets at once: so many postings are under way to the wallet at a time. Bets do not
 * wait for them.
 */
const MOST_POSTINGS = 50;

export interface TicketSettlement<Bet extends StakedBet, One extends Ticket<Bet>> {
  /** Sends a bet once. @returns what came of it; nothing is recorded */
  place(session: Session, ticket: One, bet: Bet): Promise<WalletOutcome>;
  /**
   * Sends what a ticket owes, rollbacks and pays, each repeated until the wallet confirms it. Returns when nothing is owed or
   * after `patienceMs`; the work itself goes on.
   */
  settle(ticketId: string, patienceMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** A posting that a ticket owes. */
interface Owed<Bet extends StakedBet> {
  bet: Bet;
  /** Nothing more comes of the ticket after it. */
  closes: boolean;
}

const UNDECIDED: readonly TicketBetState[] = ['held', 'returning', 'out'];

/**
 * What a ticket owes next. What may lie in the wallet too much goes back first; then pays; a ticket on which nothing else is
 * to come and that lost is closed by a win of 0. One posting closes each ticket: the last. While a bet is under way to the
 * wallet, nothing is sent: nobody knows yet which one that will be.
 */
export function owedBy<Bet extends StakedBet>({ bets }: Pick<Ticket<Bet>, 'bets'>): Owed<Bet> | null {
  if (bets.some(({ state }) => state === 'sent')) return null;
  const find = (wanted: TicketBetState): Owed<Bet> | null => {
    const bet = bets.findLast(({ state }) => state === wanted);
    const beside = bets.some((other) => other !== bet && UNDECIDED.includes(other.state));
    return bet ? { bet, closes: bet.closes ?? !beside } : null;
  };
  const returning = find('returning');
  if (returning) {
    // A win of 0 closes the ticket for the bet that was lost beside it.
    const isLostBeside = bets.some(({ state }) => state === 'lost');
    return { ...returning, closes: returning.closes && !isLostBeside };
  }
  const out = find('out');
  if (out) return out;
  const lost = find('lost');
  return lost?.closes ? lost : null;
}

/** The wallet's side of rounds that many share. */
export function createTicketSettlement<Bet extends StakedBet, One extends Ticket<Bet>>(
  options: TicketSettlementOptions<Bet, One>,
): TicketSettlement<Bet, One> {
  const { journal, tickets, stage, payOf, walletOf, balances, log, retry } = options;
  const drivers = new Map<string, Promise<void>>();
  const waits = createWaits();
  const gate = createGate(MOST_POSTINGS);
  let stopping = false;

  const current = (id: string): One => {
    const ticket = tickets.get(id);
    if (!ticket) throw new Error('no such ticket');
    return ticket;
  };
  /** The session that placed the bet, or the latest of the same player: rollbacks and wins are taken by either. */
  const sessionOf = ({ sessionId, seat }: One): Session => {
    const session = journal.sessions.get(sessionId) ?? journal.sessionAt(seat);
    if (!session) throw new Error('an open ticket has no session');
    return session;
  };
  const change = (id: string, patch: (bet: Bet) => Bet): Promise<void> => {
    const ticket = current(id);
    return stage({ ...ticket, bets: ticket.bets.map(patch) });
  };

  /** Sends one posting. True when it moved something on, false when it must be repeated. */
  const post = async (ticket: One, { bet, closes }: Owed<Bet>): Promise<boolean> => {
    const session = sessionOf(ticket);
    const isIt = ({ key }: Bet) => key === bet.key;
    if (bet.closes === null) await change(ticket.id, (one) => (isIt(one) ? { ...one, closes } : one));
    const isReturn = bet.state === 'returning';
    const posting = {
      roundId: ticket.id,
      roundClosed: closes,
      txId: isReturn ? bet.rollbackTxId : bet.winTxId,
      refTxId: bet.txId,
      amount: isReturn ? bet.stake : payOf(bet),
    };
    const wallet = walletOf(session);
    const outcome = await gate.run(() =>
      isReturn ? wallet.rollback(session, posting) : wallet.win(session, posting),
    );
    balances.note(session, outcome);
    const status = outcome.kind === 'answer' ? outcome.status : outcome.reason;
    const isGone = status === 'TRANSACTION_ROLLED_BACK';
    if (status !== 'OK' && !isGone) {
      log.warn(
        { ticketId: ticket.id, state: bet.state, status },
        'the wallet did not confirm, it will be asked again',
      );
      return false;
    }
    if (isGone && !isReturn)
      log.error({ ticketId: ticket.id }, 'the wallet took the bet back, the win has nothing to stand on');
    await change(ticket.id, (one) => {
      if (isIt(one) && (isReturn || isGone))
        return { ...one, state: 'returned', reason: one.reason ?? 'TRANSACTION_ROLLED_BACK' };
      if (isIt(one) && one.state === 'out') return { ...one, state: 'paid' };
      return closes && one.state === 'lost' ? { ...one, state: 'closed' } : one;
    });
    return true;
  };

  const drive = async (id: string): Promise<void> => {
    let attempt = 0;
    while (!stopping) {
      const ticket = current(id);
      const owed = owedBy(ticket);
      if (!owed) return;
      if (await post(ticket, owed)) attempt = 0;
      else if (!stopping) await waits.start(jittered(retry, attempt++)).over;
    }
  };

  return {
    place: (session, ticket, bet) =>
      walletOf(session).bet(session, {
        roundId: ticket.id,
        roundClosed: false,
        txId: bet.txId,
        amount: bet.stake,
      }),

    async settle(ticketId, patienceMs) {
      let driver = drivers.get(ticketId);
      if (!driver) {
        driver = drive(ticketId)
          .catch((error: unknown) => log.error({ ticketId, err: error }, 'settling stopped'))
          .finally(() => drivers.delete(ticketId));
        drivers.set(ticketId, driver);
      }
      if (patienceMs === 0) return;
      const patience = waits.start(patienceMs);
      await Promise.race([driver, patience.over]);
      patience.end();
    },

    async stop() {
      stopping = true;
      waits.endAll();
      await Promise.allSettled(drivers.values());
    },
  };
}

import { seatOf } from '../engine-rounds/seats';
import { endOf } from '../engines/crash/chain';
import { statisticsOf } from '../engines/crash/statistics';
import type { Session } from '../launch';
import { playerOf } from '../pace';
import type { SharedOptions } from '../rounds-options';
import type { After } from '../shared-rounds/after';
import { createBets, type BetRequest, type Place } from './bets';
import { createBoard, lastPoints } from './board';
import type { ChainMaker, CrashChain } from './chains';
import { LAST_ROUNDS } from './limits';
import { takeUp } from './restart';
import { playersAt, TOLD_ROUNDS, type TableNow } from '../shared-rounds/now';
import { createTicketSettlement } from '../shared-rounds/settlement';
import { createTable } from './table';
import { payOf, type CrashTicket, type TicketBet } from './ticket';
import { ownBets, type CrashFair, type CrashHistory, type CrashPlayState } from './view';
import { createWatchers } from '../shared-rounds/watchers';

export interface CrashOptions extends SharedOptions {
  after: After;
  newChain: ChainMaker;
}

/** The game of crash: one table for each game, whose rounds all share who have opened it. */
export interface Crash {
  /**
   * What happens at the table, as server-sent events from now on; null when the studio stops. The table wakes up.
   * @param word drawn by the player's browser: the first ones make the salt of a chain that has none
   */
  watch(session: Session, word: string | null): ReadableStream<Uint8Array> | null;
  bet(session: Session, request: BetRequest): Promise<CrashPlayState>;
  /** Takes a bet back before the bell. */
  leave(session: Session, betId: string): Promise<CrashPlayState>;
  /** Cashes a bet out by the studio's clock, now. */
  cashOut(session: Session, betId: string): Promise<CrashPlayState>;
  /** Where the player stands now, with the wallet's balance. */
  state(session: Session): Promise<CrashPlayState>;
  history(session: Session): CrashHistory;
  /** Tables that were ever played. */
  now(): TableNow[];
  /** Settles what an earlier run left open: see takeUp(). */
  start(): void;
  /** Ends the streams of all watchers, and lets nobody begin a new one. */
  hangUp(): void;
  /** Lets calls under way end; what is open is settled at the next start. */
  stop(): Promise<void>;
}

/** How often tickets are looked for that still owe something, ms. */
const SWEEP_MS = 60_000;

export function createCrash(options: CrashOptions): Crash {
  const { journal, balances, now, log, after } = options;
  const settlement = createTicketSettlement<TicketBet, CrashTicket>({
    ...options,
    payOf,
    tickets: journal.crash.tickets,
    stage: (crashTicket) => journal.stage({ crashTicket }),
  });
  const bets = createBets({ ...options, settlement });
  const watchers = createWatchers({ now, after });
  const places = new Map<string, Place>();
  const ends = new Map<string, string>();
  let hungUp = false;
  let sweep: NodeJS.Timeout | undefined;

  const settle = (ticketId: string, patienceMs = 0) => settlement.settle(ticketId, patienceMs);
  const placeOf = ({ gameId }: Session): Place => {
    const known = places.get(gameId);
    if (known) return known;
    const board = createBoard(gameId, { watchers, now, after, roundsOf: journal.crash.roundsOf });
    const table = createTable({
      ...{ gameId, journal, board, now, after, log },
      newChain: options.newChain,
      isWatched: () => watchers.count(gameId) > 0,
      settle: (ticketId) => void settle(ticketId),
    });
    const place = { table, board };
    places.set(gameId, place);
    return place;
  };
  /** @param known its end, where that is at hand: to find it, the whole chain is hashed */
  const fairOf = (chain: CrashChain, known?: string): CrashFair => {
    const end = ends.get(chain.id) ?? known ?? endOf(chain);
    ends.set(chain.id, end);
    return { chainId: chain.id, end, salt: chain.salt, rounds: chain.rounds };
  };
  /** @param about the client's name of a bet that is told of, whichever round it was in */
  const stateNow = (session: Session, about = ''): CrashPlayState => {
    const { table } = placeOf(session);
    const { chain, end } = table.chain();
    const seat = seatOf(session);
    const round = journal.crash.roundsOf(session.gameId).at(-1);
    const inRound = journal.crash
      .lastTicketsAt(seat)
      .filter(({ chainId, number }) => round?.chainId === chainId && round.number === number);
    const asked = journal.crash.ticketWith(seat, about);
    const earlier = new Set([...journal.crash.openTickets(seat), ...(asked ? [asked] : [])]);
    for (const ticket of inRound) earlier.delete(ticket);
    return {
      mode: session.mode,
      balance: balances.last(session),
      trouble: null,
      now: now(),
      bets: [...earlier, ...inRound].flatMap(ownBets),
      fair: fairOf(chain, end),
    };
  };
  const afterwards = async (session: Session, work: Promise<void>, about?: string) => {
    await work;
    return stateNow(session, about);
  };

  return {
    watch(session, word) {
      if (hungUp) return null;
      const { table, board } = placeOf(session);
      if (word !== null) table.word(playerOf(session), word);
      table.wake();
      return watchers.join(session.gameId, session.id, board.snapshot());
    },
    bet: (session, request) =>
      afterwards(session, bets.place(session, placeOf(session), request), request.clientBetId),
    leave: (session, betId) => afterwards(session, bets.leave(session, placeOf(session), betId)),
    cashOut: (session, betId) => afterwards(session, bets.cashOut(session, placeOf(session), betId)),

    async state(session) {
      placeOf(session).table.advance();
      const open = journal.crash.openTickets(seatOf(session));
      await Promise.all(open.map(({ id }) => settle(id, options.patienceMs)));
      const trouble = await balances.read(session);
      return { ...stateNow(session), trouble };
    },

    history(session) {
      const { gameId } = session;
      const { table } = placeOf(session);
      table.advance();
      const over = journal.crash.roundsOf(gameId).flatMap(({ chainId, number, ended }) => {
        return ended ? [{ chainId, number, endedAt: ended.at, point: ended.point, seed: ended.seed }] : [];
      });
      const rounds = over.slice(-LAST_ROUNDS).toReversed();
      const wanted = new Set([table.chain().chain.id, ...rounds.map(({ chainId }) => chainId)]);
      return {
        statistics: statisticsOf(rounds.map(({ point }) => point).toReversed()),
        rounds,
        chains: journal.crash
          .chainsOf(gameId)
          .filter(({ id }) => wanted.has(id))
          .map((chain) => fairOf(chain)),
      };
    },

    now: () =>
      journal.crash.latestRounds().map(({ gameId }) => ({
        game_id: gameId,
        players: playersAt(gameId, { watchers, sessions: journal.sessions }).size,
        last: lastPoints(journal.crash.roundsOf(gameId), TOLD_ROUNDS),
      })),

    start() {
      for (const { id } of takeUp(journal)) {
        log.info({ ticketId: id }, 'bets of a round that was broken off are settled');
        void settle(id);
      }
      // One that stopped on its way to the wallet goes on.
      sweep = setInterval(() => {
        for (const { id } of journal.crash.openTickets()) void settle(id);
      }, SWEEP_MS);
      sweep.unref();
    },
    hangUp() {
      hungUp = true;
      watchers.endAll();
    },
    async stop() {
      clearInterval(sweep);
      this.hangUp();
      for (const { table } of places.values()) table.stop();
      await settlement.stop();
      await bets.idle();
    },
  };
}

import { createChat, type Chat } from '../chat/chat';
import type { SendReport } from '../chat/deliver';
import { seatOf } from '../engine-rounds/seats';
import { kindOf, type Session } from '../launch';
import { createOneAtATime } from '../one-at-a-time';
import type { SharedOptions } from '../rounds-options';
import type { After } from '../shared-rounds/after';
import { playersAt, TOLD_ROUNDS, type TableNow } from '../shared-rounds/now';
import { createTicketSettlement } from '../shared-rounds/settlement';
import { createWatchers } from '../shared-rounds/watchers';
import { createLiveBets, type LiveBetRequest, type LivePlace } from './bets';
import { createLiveBoard, lastNumbers, seenRound } from './board';
import { reservedIn, seatsIn } from './books';
import { createLiveChoices, type LiveChoiceRequest } from './choices';
import { LIVE_GAMES } from './games';
import { isLiveKind } from './kinds';
import { LAST_ROUNDS } from './limits';
import { takeUpTables } from './restart';
import type { RoundSeedMaker } from './round-seed';
import { createLiveTable } from './table';
import { payOf, type LiveTicket, type SeatBet } from './ticket';
import { ownSeatBets, type LiveHistory, type LivePlayState } from './view';

export interface LiveTablesOptions extends SharedOptions {
  after: After;
  newSeed: RoundSeedMaker;
  /** Tells the platform of messages that players report. */
  sendReport: SendReport;
}

/** Live tables: one for each game, whose rounds all share who have opened it. */
export interface LiveTables {
  /** What is said at the tables. */
  chat: Chat;
  /** What happens at the table, as server-sent events from now on; null when the studio stops. The table wakes up. */
  watch(session: Session): ReadableStream<Uint8Array> | null;
  bet(session: Session, request: LiveBetRequest): Promise<LivePlayState>;
  /** Makes a choice in a round that was dealt. */
  choose(session: Session, request: LiveChoiceRequest): Promise<LivePlayState>;
  /** Takes a bet back before the bell. */
  leave(session: Session, betId: string): Promise<LivePlayState>;
  /** Where the player stands now, with the wallet's balance. */
  state(session: Session): Promise<LivePlayState>;
  history(session: Session): LiveHistory;
  /** Tables that somebody has open, and those of roulette that were ever played. */
  now(): TableNow[];
  /** Settles what an earlier run left open: see takeUpTables(). */
  start(): void;
  /** Ends the streams of all watchers, and lets nobody begin a new one. */
  hangUp(): void;
  /** Lets calls under way end; what is open is settled at the next start. */
  stop(): Promise<void>;
}

/** How often tickets are looked for that still owe something, ms. */
const SWEEP_MS = 60_000;

export function createLiveTables(options: LiveTablesOptions): LiveTables {
  const { journal, balances, now, log, after } = options;
  const settlement = createTicketSettlement<SeatBet, LiveTicket>({
    ...options,
    payOf,
    tickets: journal.live.tickets,
    stage: (liveTicket) => journal.stage({ liveTicket }),
  });
  const turns = createOneAtATime();
  const bets = createLiveBets({ ...options, settlement, turns });
  const choices = createLiveChoices({ ...options, settlement, turns });
  const watchers = createWatchers({ now, after });
  const chat = createChat({ ...options, watchers });
  const places = new Map<string, LivePlace>();
  let hungUp = false;
  let sweep: NodeJS.Timeout | undefined;

  const settle = (ticketId: string, patienceMs = 0) => settlement.settle(ticketId, patienceMs);
  const placeOf = (session: Session): LivePlace => {
    const { gameId } = session;
    const known = places.get(gameId);
    if (known) return known;
    const kind = kindOf(session);
    if (!isLiveKind(kind)) throw new Error('no live table');
    const board = createLiveBoard(gameId, { watchers, now, after, roundsOf: journal.live.roundsOf });
    const table = createLiveTable({
      ...{ gameId, kind, journal, board, now, after, log },
      newSeed: options.newSeed,
      isWatched: () => watchers.count(gameId) > 0,
      watching: () => playersAt(gameId, { watchers, sessions: journal.sessions }),
      settle: (ticketId) => void settle(ticketId),
    });
    const place = { kind, table, board };
    places.set(gameId, place);
    return place;
  };
  /** @param about the client's name of a bet that is told of, whichever round it was in */
  const stateNow = (session: Session, about = ''): LivePlayState => {
    const seat = seatOf(session);
    const round = placeOf(session).table.round();
    const last = journal.live.lastTicketsAt(seat);
    const asked = journal.live.ticketWith(seat, about);
    const earlier = new Set([...journal.live.openTickets(seat), ...(asked ? [asked] : [])]);
    for (const ticket of last) earlier.delete(ticket);
    return {
      mode: session.mode,
      balance: balances.last(session),
      trouble: null,
      now: now(),
      bets: [...earlier, ...last].flatMap((ticket) => ownSeatBets(ticket, round, now())),
    };
  };
  const afterwards = async (session: Session, work: Promise<void>, about?: string) => {
    await work;
    return stateNow(session, about);
  };

  return {
    chat,
    watch(session) {
      if (hungUp) return null;
      const { table, board } = placeOf(session);
      table.wake();
      const first = Buffer.concat([board.snapshot(), chat.snapshot(session.gameId)]);
      return watchers.join(session.gameId, session.id, first);
    },
    bet: (session, request) =>
      afterwards(session, bets.place(session, placeOf(session), request), request.clientBetId),
    choose: (session, request) => afterwards(session, choices.choose(session, placeOf(session), request)),
    leave: (session, betId) => afterwards(session, bets.leave(session, placeOf(session), betId)),

    async state(session) {
      placeOf(session).table.advance();
      const open = journal.live.openTickets(seatOf(session));
      await Promise.all(open.map(({ id }) => settle(id, options.patienceMs)));
      const trouble = await balances.read(session);
      return { ...stateNow(session), trouble };
    },

    history(session) {
      placeOf(session).table.advance();
      const over = journal.live
        .roundsOf(session.gameId)
        .filter(({ phase }) => phase === 'over' || phase === 'broken');
      return { rounds: over.slice(-LAST_ROUNDS).toReversed().map(seenRound) };
    },

    now() {
      const played = journal.live.latestRounds().map(({ gameId }) => gameId);
      return [...new Set([...places.keys(), ...played])].flatMap((gameId) => {
        const players = playersAt(gameId, { watchers, sessions: journal.sessions }).size;
        const numbers = lastNumbers(journal.live.roundsOf(gameId), TOLD_ROUNDS);
        if (players + numbers.length === 0) return [];
        const place = places.get(gameId);
        const of = (place && LIVE_GAMES[place.kind].choices?.seats) ?? 0;
        const round = place?.table.round() ?? null;
        // One that waits for who played before is nobody else's.
        const kept = round ? reservedIn(round).filter(({ until }) => until > now()) : [];
        const taken = (round ? seatsIn(round).length : 0) + kept.length;
        return [
          {
            ...{ game_id: gameId, players },
            ...(of > 0 && { seats: { taken, of } }),
            ...(numbers.length > 0 && { numbers }),
          },
        ];
      });
    },

    start() {
      chat.start();
      for (const { id } of takeUpTables(journal)) {
        log.info({ ticketId: id }, 'bets of a live table that an earlier run left open are settled');
        void settle(id);
      }
      // One that stopped on its way to the wallet goes on.
      sweep = setInterval(() => {
        for (const { id } of journal.live.openTickets()) void settle(id);
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
      await turns.idle();
      await chat.stop();
    },
  };
}

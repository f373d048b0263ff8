import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Journal } from '../journal';
import type { After } from '../shared-rounds/after';
import type { LiveBoard } from './board';
import type { LiveTableRound } from './books';
import { LIVE_GAMES } from './games';
import type { LiveKind } from './kinds';
import { BROKEN_MS, CONFIRM_MS, OPEN_MS, STALL_MS } from './limits';
import { roundRng } from './round-rng';
import { afterBreak, afterDraw, clientSeedOf, payOf, type LiveTicket, type SeatBet } from './ticket';

/** The clock is looked at so often at least: it may be put back, ms. */
const LONGEST_WAIT_MS = 10_000;

/** After books that could not be written, the table tries again so much later, ms. */
const AGAIN_MS = 1_000;

/** The secret of a round: 32 bytes as lower-case hex. @param number of the round at its table */
export type RoundSeedMaker = (gameId: string, number: number) => string;

export const newRoundSeed: RoundSeedMaker = () => randomBytes(32).toString('hex');

/** For tests: the rounds that a number stands for. */
export const seededRound =
  (seed: number): RoundSeedMaker =>
  (_gameId, number) =>
    `${seed.toString(16)}${number.toString(16).padStart(8, '0')}`.padStart(64, '0');

export interface LiveTableOptions {
  gameId: string;
  kind: LiveKind;
  journal: Journal;
  board: LiveBoard;
  now(): number;
  after: After;
  log: Logger;
  newSeed: RoundSeedMaker;
  /** Whether somebody looks at the table: it sleeps otherwise. */
  isWatched(): boolean;
  /** Sends what a ticket owes to the wallet. */
  settle(ticketId: string): void;
}

/**
 * The rounds of one live game, the same for all who have opened it. Its clock alone moves it: bets are open for OPEN_MS, the
 * wallet has CONFIRM_MS to confirm the last of them, then the round is drawn, and when it was shown the next one opens. A
 * round that has begun goes to its draw; with nobody left to look, the table sleeps after it.
 */
export interface LiveTable {
  /** Does what is due by the clock. Called before every decision, so that a late timer changes nothing. */
  advance(): void;
  /** The round that bets are open for, or that was drawn and is shown; null while the table sleeps. */
  round(): LiveTableRound | null;
  /** A round is opened when the table sleeps. */
  wake(): void;
  /** Number of the next bet in the round. */
  nextKey(): number;
  /** A bet takes part from now on. */
  take(ticketId: string, bet: SeatBet): void;
  /** It does no longer. */
  release(key: number): void;
  stop(): void;
}

export function createLiveTable(options: LiveTableOptions): LiveTable {
  const { gameId, kind, journal, board, now, log } = options;
  const game = LIVE_GAMES[kind];
  let round: LiveTableRound | null = null;
  let keys = 0;
  /** Bets that take part, by number: the ticket of each. */
  const taking = new Map<number, string>();
  let callOff = () => {};
  let stopped = false;
  let seenAt = -Infinity;

  const open = () => {
    const number = (journal.live.roundsOf(gameId).at(-1)?.number ?? 0) + 1;
    const opensAt = now();
    const liveRound: LiveTableRound = {
      ...{ gameId, kind, id: randomUUID(), number, serverSeed: options.newSeed(gameId, number) },
      opensAt,
      bellAt: opensAt + OPEN_MS,
      drawsAt: opensAt + OPEN_MS + CONFIRM_MS,
      ...{ phase: 'waiting', drawn: null, nextAt: null },
    };
    // Its seed stands on disk before anybody hears what it is bound to.
    journal.write({ liveRound });
    round = liveRound;
    keys = 0;
    taking.clear();
    board.show(round);
  };

  /** The round is over for all bets that take part. */
  const close = (liveRound: LiveTableRound, change: (ticket: LiveTicket) => LiveTicket) => {
    const tickets = ticketsIn().map(change);
    journal.write({ liveRound }, ...tickets.map((liveTicket) => ({ liveTicket })));
    const keysOut = new Set(taking.keys());
    round = liveRound;
    taking.clear();
    board.show(round);
    for (const { bets } of tickets) {
      for (const bet of bets) {
        if (keysOut.has(bet.key) && bet.pay !== null) board.left(bet.key, payOf(bet));
      }
    }
    for (const { id } of tickets) options.settle(id);
  };

  const ticketsIn = () => [...new Set(taking.values())].flatMap((id) => journal.live.tickets.get(id) ?? []);
  const draw = (waiting: LiveTableRound) => {
    const { serverSeed, number } = waiting;
    // Where nobody has bet, the studio draws a word itself.
    const clientSeed = clientSeedOf(ticketsIn()) ?? randomBytes(8).toString('hex');
    const seeds = { serverSeed, clientSeed, nonce: number };
    const outcome = game.outcome(roundRng(kind, seeds));
    const drawn = { clientSeed: seeds.clientSeed, outcome };
    // A studio that stood still draws late, and shows it whole all the same.
    const nextAt = Math.max(waiting.drawsAt, now()) + game.showMs;
    close({ ...waiting, phase: 'over', drawn, nextAt }, (ticket) => ({
      ...ticket,
      seeds,
      bets: ticket.bets.map((bet) => afterDraw(kind, bet, seeds)),
    }));
  };
  const breakOff = (waiting: LiveTableRound) => {
    log.error({ gameId, number: waiting.number }, 'a round is broken off: the clock was put back');
    const brokenOff = { clientSeed: clientSeedOf(ticketsIn()) };
    close({ ...waiting, phase: 'broken', brokenOff, nextAt: now() + BROKEN_MS }, (ticket) => ({
      ...ticket,
      bets: ticket.bets.map(afterBreak),
    }));
  };

  const dueAt = (): number | null => round && (round.nextAt ?? round.drawsAt);
  const doNext = (under: LiveTableRound) => {
    if (under.phase === 'waiting') return draw(under);
    if (options.isWatched()) return open();
    round = null;
    board.show(null);
  };
  const advance = () => {
    if (stopped) return;
    callOff();
    callOff = () => {};
    try {
      // The clock was put back: what was promised by it can't be kept.
      if (round && now() < seenAt - STALL_MS) {
        if (round.phase === 'waiting') breakOff(round);
        else round = { ...round, nextAt: now() };
      }
      seenAt = now();
      for (let due = dueAt(); round && due !== null && due <= now(); due = dueAt()) doNext(round);
      const due = dueAt();
      if (due !== null) callOff = options.after(Math.min(LONGEST_WAIT_MS, Math.max(0, due - now())), advance);
    } catch (error) {
      // A full disk, say. Nothing has moved: it is done when the books can be written again.
      log.error({ err: error, gameId }, 'a round could not be written down');
      callOff = options.after(AGAIN_MS, advance);
    }
  };

  return {
    advance,
    round: () => round,
    wake() {
      advance();
      if (round || stopped) return;
      open();
      advance();
    },
    nextKey: () => (keys += 1),
    take: (ticketId, { key }) => void taking.set(key, ticketId),
    release: (key) => void taking.delete(key),
    stop() {
      stopped = true;
      callOff();
      board.stop();
    },
  };
}

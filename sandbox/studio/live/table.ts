import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Journal } from '../journal';
import type { After } from '../shared-rounds/after';
import type { LiveBoard } from './board';
import type { LiveEntry, LiveTableRound } from './books';
import {
  afterAllSilence,
  afterChoices,
  afterSilence,
  dealtRound,
  isDealt,
  overRound,
  settledTicket,
  withTimeLeft,
  type DealtRound,
} from './deciding';
import { LIVE_GAMES } from './games';
import type { LiveKind } from './kinds';
import type { SeatChoice } from './live-events';
import { BROKEN_MS, CONFIRM_MS, OPEN_MS, STALL_MS } from './limits';
import { roundRng } from './round-rng';
import type { RoundSeedMaker } from './round-seed';
import { createTableSeats, type TableSeats } from './seats';
import {
  afterBreak,
  afterDraw,
  clientSeedOf,
  isOf,
  payOf,
  sumOf,
  type LiveTicket,
  type SeatBet,
} from './ticket';
import { createUndecided } from './undecided';

/** The clock is looked at so often at least: it may be put back, ms. */
const LONGEST_WAIT_MS = 10_000;

/** After books that could not be written, the table tries again so much later, ms. */
const AGAIN_MS = 1_000;

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
  /** Who looks at it, as seatOf() names them. */
  watching(): ReadonlySet<string>;
  /** Sends what a ticket owes to the wallet. */
  settle(ticketId: string): void;
}

/**
 * The rounds of one live game, the same for all who have opened it. Its clock alone moves it: bets are open for OPEN_MS, the
 * wallet has CONFIRM_MS to confirm the last of them, then the round is drawn, and when it was shown the next one opens. In a
 * game with choices it is dealt first, and drawn when nothing is left to choose: what nobody chooses in time is chosen by the
 * rule of the game. A round that has begun goes to its end; with nobody left to look, the table sleeps after it.
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
  /** Seats while bets are open, at a table that has some. */
  seats: TableSeats;
  /** A bet takes part from now on. */
  take(ticketId: string, bet: SeatBet): void;
  /** It does no longer. */
  release(key: number): void;
  /** A choice costs something: the turn waits for the wallet until `answered`. */
  ask(): void;
  answered(): void;
  /** A choice came to nothing: something is left of the time for another, once in a turn. */
  giveTime(): void;
  /**
   * Choices for a bet count from now on: in the round, or in the ticket of who chooses for themselves.
   * @param ticket as it is with them
   */
  decide(key: number, ticket: LiveTicket, choices: readonly SeatChoice[]): Promise<void>;
  stop(): void;
}

export function createLiveTable(options: LiveTableOptions): LiveTable {
  const { gameId, kind, journal, board, now, log } = options;
  const game = LIVE_GAMES[kind];
  const isSeated = (game.choices?.seats ?? 0) > 0;
  const seats = createTableSeats(now);
  let round: LiveTableRound | null = null;
  let keys = 0;
  /** Bets that take part, by number: the ticket of each. */
  const taking = new Map<number, string>();
  const undecided = createUndecided();
  /** Who played the seats of the round before. */
  let sitters: readonly { seat: number; player: string }[] = [];
  let callOff = () => {};
  let stopped = false;
  let seenAt = -Infinity;

  const ticketsIn = () => [...new Set(taking.values())].flatMap((id) => journal.live.tickets.get(id) ?? []);
  const show = (next: LiveTableRound) => {
    round = next;
    board.show(next);
  };
  const showSeats = () => {
    if (isSeated && round?.phase === 'waiting')
      show({ ...round, seats: seats.taken(), reserved: seats.reserved() });
  };

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
    keys = 0;
    taking.clear();
    const there = sitters.length > 0 ? options.watching() : new Set<string>();
    seats.open(
      sitters.filter(({ player }) => there.has(player)),
      opensAt,
    );
    sitters = [];
    show(isSeated ? { ...liveRound, seats: [], reserved: seats.reserved() } : liveRound);
  };

  /** The round is over for all bets that take part. */
  const close = (liveRound: LiveTableRound, change: (ticket: LiveTicket) => LiveTicket) => {
    const tickets = ticketsIn().map(change);
    journal.write({ liveRound }, ...tickets.map((liveTicket) => ({ liveTicket })));
    const out = new Set(taking.keys());
    taking.clear();
    show(liveRound);
    for (const { bets } of tickets) {
      for (const { key, pay } of bets) {
        // What choices added is paid with the bet.
        if (out.has(key) && pay !== null) board.left(key, sumOf(bets.filter(isOf(key)).map(payOf)));
      }
    }
    for (const { id } of tickets) options.settle(id);
  };

  const draw = (waiting: LiveTableRound, clientSeed: string) => {
    const seeds = { serverSeed: waiting.serverSeed, clientSeed, nonce: waiting.number };
    const outcome = game.outcome(roundRng(kind, seeds));
    const { showMs, emptyMs = showMs } = game;
    // A studio that stood still draws late, and shows it whole all the same.
    const nextAt = Math.max(waiting.drawsAt, now()) + (taking.size > 0 ? showMs : emptyMs);
    close({ ...waiting, phase: 'over', drawn: { clientSeed, outcome }, nextAt }, (ticket) => ({
      ...ticket,
      seeds,
      bets: ticket.bets.map((bet) => afterDraw(kind, bet, seeds)),
    }));
  };
  const end = (decided: DealtRound) => {
    const over = overRound(decided, now() + game.showMs);
    const players = new Map(ticketsIn().map(({ id, seat }) => [id, seat]));
    const sat = decided.dealt.seats.flatMap(({ seat, key }) => {
      const player = players.get(taking.get(key) ?? '');
      return player === undefined ? [] : { seat, player };
    });
    close(over, (ticket) => settledTicket(over, ticket));
    sitters = sat;
  };
  /** What was chosen stands on disk before anybody sees it. */
  const goOn = (next: DealtRound) => {
    if (next.dealt.turn === null) return end(next);
    journal.write({ liveRound: next });
    show(next);
  };
  const deal = (waiting: LiveTableRound) => {
    const tickets = ticketsIn();
    const clientSeed = clientSeedOf(tickets);
    // Where nobody has bet, the studio draws a word itself.
    if (clientSeed === null || !game.choices)
      return draw(waiting, clientSeed ?? randomBytes(8).toString('hex'));
    undecided.begin(taking.keys());
    const { seats: _seats, reserved: _reserved, ...bare } = waiting;
    goOn(dealtRound(bare, clientSeed, tickets, now()));
  };
  const breakOff = (waiting: LiveTableRound) => {
    log.error({ gameId, number: waiting.number }, 'a round is broken off: the clock was put back');
    const brokenOff = { clientSeed: clientSeedOf(ticketsIn()) };
    close({ ...waiting, phase: 'broken', brokenOff, nextAt: now() + BROKEN_MS }, (ticket) => ({
      ...ticket,
      bets: ticket.bets.map(afterBreak),
    }));
  };
  /** The clock was put back: what was promised by it can't be kept. */
  const giveUp = (under: LiveTableRound) => {
    if (under.phase === 'waiting') breakOff(under);
    else if (under.phase === 'deciding' && isDealt(under)) end(afterAllSilence(under));
    else round = { ...under, nextAt: now() };
  };

  const dueAt = (): number | null => {
    if (!round) return null;
    if (round.phase !== 'deciding') return round.nextAt ?? round.drawsAt;
    // While the wallet is asked, the turn waits; nothing is left to choose: at once.
    return undecided.isAsking() ? null : (round.dealt?.turn?.until ?? now());
  };
  const doNext = (under: LiveTableRound) => {
    if (under.phase === 'waiting') return deal(under);
    if (under.phase === 'deciding' && isDealt(under)) {
      return under.dealt.turn ? goOn(afterSilence(under, now())) : end(under);
    }
    if (options.isWatched()) return open();
    round = null;
    board.show(null);
  };
  const advance = () => {
    if (stopped) return;
    callOff();
    callOff = () => {};
    try {
      if (round && now() < seenAt - STALL_MS) giveUp(round);
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
    seats,
    take(ticketId, { key }) {
      taking.set(key, ticketId);
      seats.take(key);
      showSeats();
    },
    release(key) {
      taking.delete(key);
      seats.release(key);
      showSeats();
    },
    ask: undecided.ask,
    answered() {
      undecided.answered();
      advance();
    },
    giveTime() {
      if (!isDealt(round) || round.phase !== 'deciding') return;
      const { turn, choices } = round.dealt;
      if (!undecided.mayGiveTime(`${round.id} ${choices.length} ${turn?.seat}`)) return;
      const next = withTimeLeft(round, now());
      if (next.dealt.turn?.until !== turn?.until) show(next);
      advance();
    },
    async decide(key, liveTicket, choices) {
      if (!isDealt(round) || round.phase !== 'deciding') throw new Error('nothing is to be decided');
      const next = afterChoices(round, choices, undecided.without(key), now());
      const entries: LiveEntry[] = [{ liveTicket }, ...(isSeated ? [{ liveRound: next }] : [])];
      if (isSeated) journal.write(...entries);
      const written = isSeated ? Promise.resolve() : journal.stage(...entries);
      undecided.chose(key);
      if (isSeated) show(next);
      else {
        round = next;
        board.chose();
      }
      await written;
      advance();
    },
    stop() {
      stopped = true;
      callOff();
      board.stop();
    },
  };
}

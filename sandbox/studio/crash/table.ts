import type { Logger } from 'pino';
import { pointOf } from '../engines/crash/chain';
import { endMsOf, msOf, multiplierAt } from '../engines/crash/growth';
import type { Journal } from '../journal';
import type { After } from '../shared-rounds/after';
import type { Board } from './board';
import type { CrashEntry, CrashRound } from './books';
import { MOST_WORDS, openChain, saltOf, type ChainMaker, type OpenChain } from './chains';
import { CONFIRM_MS, OPEN_MS, PAUSE_MS, STALL_MS } from './limits';
import { afterBreak, afterEnd, afterReaching, leavesBy, type CrashTicket, type TicketBet } from './ticket';

/** Bets leave together, at most so often: each at its own value, whenever that is written down, ms. */
const LEAVE_MS = 50;

/** The clock is looked at so often at least: it may be put back, ms. */
const LONGEST_WAIT_MS = 10_000;

/** After books that could not be written, the table tries again so much later, ms. */
const AGAIN_MS = 1_000;

export interface TableOptions {
  gameId: string;
  journal: Journal;
  board: Board;
  now(): number;
  after: After;
  log: Logger;
  newChain: ChainMaker;
  /** Whether somebody looks at the table: it sleeps otherwise. */
  isWatched(): boolean;
  /** Sends what a ticket owes to the wallet. */
  settle(ticketId: string): void;
}

/**
 * The rounds of one game, the same for all who have opened it. Its clock alone moves it: bets are open for OPEN_MS, the
 * wallet has CONFIRM_MS to confirm the last of them, then the multiplier grows until the point, and after PAUSE_MS the next
 * round opens. A round that has begun goes to its end; with nobody left to look, the table sleeps after it.
 */
export interface Table {
  /** Does what is due by the clock. Called before every decision, so that a late timer changes nothing. */
  advance(): void;
  /** The round that is under way, or that ended and has not made room for the next; null while the table sleeps. */
  round(): CrashRound | null;
  /** The round that is under way is opened when the table sleeps. */
  wake(): void;
  /** Where the round that has started will end: nobody may know it before. @throws Error before the start */
  point(): number;
  /** Number of the next bet in the round. */
  nextKey(): number;
  /** A bet takes part from now on. */
  take(ticketId: string, bet: TicketBet): void;
  /** It does no longer. */
  release(key: number): void;
  /** What a new player's browser says to the salt of a chain that has none yet: once, and before anybody bets on it. */
  word(player: string, text: string): void;
  /** The chain that the round is of, or the next one would be. */
  chain(): OpenChain;
  stop(): void;
}

export function createTable(options: TableOptions): Table {
  const { gameId, journal, board, now, log } = options;
  let round: CrashRound | null = null;
  let opened: OpenChain | null = null;
  /** By player. */
  const words = new Map<string, string>();
  let keys = 0;
  /** Bets that take part: the ticket of each, and where it leaves by itself. */
  const taking = new Map<number, { ticketId: string; leaves: number }>();
  /** Those that may leave by themselves, the last to leave first; from the start on. */
  let leaving: { key: number; leaves: number }[] = [];
  let flight = { point: 0, endsAt: 0 };
  let leftAt = -Infinity;
  let endedAt = -Infinity;
  let callOff = () => {};
  let stopped = false;
  /** The step that is due, and when it was first tried: one that could not be written down is not late for that. */
  let tried = { due: -Infinity, at: -Infinity };
  let seenAt = -Infinity;

  const chain = (): OpenChain => {
    if (opened && (round?.phase === 'waiting' || round?.phase === 'flying')) return opened;
    const known = journal.crash.chainsOf(gameId).at(-1);
    const used = journal.crash.roundsOf(gameId).at(-1);
    const next = known && used?.chainId === known.id ? used.number + 1 : 1;
    if (known && next <= known.rounds) {
      return opened?.chain.id === known.id ? opened : (opened = openChain(known, next));
    }
    const crashChain = options.newChain(gameId, journal.crash.chainsOf(gameId).length);
    // Its end is bound to on disk before anybody is told.
    journal.write({ crashChain });
    words.clear();
    return (opened = openChain(crashChain, 1));
  };

  const open = () => {
    const { chain: own } = chain();
    const used = journal.crash.roundsOf(gameId).at(-1);
    const opensAt = now();
    const crashRound: CrashRound = {
      gameId,
      chainId: own.id,
      number: used?.chainId === own.id ? used.number + 1 : 1,
      opensAt,
      bellAt: opensAt + OPEN_MS,
      startsAt: opensAt + OPEN_MS + CONFIRM_MS,
      phase: 'waiting',
      ended: null,
    };
    // Its seed is used up on disk before anybody bets on it: a killed studio never plays it again.
    journal.write({ crashRound });
    round = crashRound;
    keys = 0;
    taking.clear();
    board.show(round);
  };

  const start = (waiting: CrashRound) => {
    const { chain: own, seedOf } = chain();
    const salted = own.salt === null ? { ...own, salt: saltOf([...words.values()]) } : own;
    const crashRound: CrashRound = { ...waiting, phase: 'flying' };
    const entries: CrashEntry[] =
      own.salt === null ? [{ crashChain: salted }, { crashRound }] : [{ crashRound }];
    journal.write(...entries);
    if (opened) opened = { ...opened, chain: salted };
    round = crashRound;
    const point = pointOf(seedOf(waiting.number), salted.salt ?? '');
    flight = { point, endsAt: waiting.startsAt + endMsOf(point) };
    leaving = [...taking]
      .map(([key, { leaves }]) => ({ key, leaves }))
      .filter(({ leaves }) => leaves <= point)
      .toSorted((a, b) => b.leaves - a.leaves);
    board.show(round);
  };

  /** Changes the tickets of some bets that take part. */
  const changed = (places: readonly number[], change: (bet: TicketBet) => TicketBet): CrashTicket[] => {
    const ids = new Set(places.flatMap((key) => taking.get(key)?.ticketId ?? []));
    const keySet = new Set(places);
    return [...ids].flatMap((id) => {
      const ticket = journal.crash.tickets.get(id);
      if (!ticket) return [];
      return { ...ticket, bets: ticket.bets.map((bet) => (keySet.has(bet.key) ? change(bet) : bet)) };
    });
  };

  /** Bets that have not left yet and whose own value is this or less, the first to leave first. */
  const leavingBy = (reached: number) =>
    leaving.filter(({ key, leaves }) => leaves <= reached && taking.has(key)).toReversed();

  const letLeave = (reached: number) => {
    const out = leavingBy(reached);
    const keysOut = out.map(({ key }) => key);
    const tickets = changed(keysOut, (bet) => afterReaching(bet, reached));
    if (tickets.length > 0) journal.write(...tickets.map((crashTicket) => ({ crashTicket })));
    leaving = leaving.filter(({ leaves }) => leaves > reached);
    for (const key of keysOut) taking.delete(key);
    leftAt = now();
    for (const { key, leaves } of out) board.left(key, leaves);
    for (const { id } of tickets) options.settle(id);
  };

  /** The round is over for all bets that take part. */
  const close = (crashRound: CrashRound, change: (bet: TicketBet) => TicketBet) => {
    const out = leavingBy(flight.point);
    const tickets = changed([...taking.keys()], change);
    journal.write({ crashRound }, ...tickets.map((crashTicket) => ({ crashTicket })));
    round = crashRound;
    endedAt = crashRound.ended?.at ?? now();
    leaving = [];
    taking.clear();
    for (const { key, leaves } of out) board.left(key, leaves);
    board.show(round);
    for (const { id } of tickets) options.settle(id);
  };
  const end = (flying: CrashRound) => {
    const { point, endsAt } = flight;
    const seed = chain().seedOf(flying.number);
    close({ ...flying, phase: 'over', ended: { at: endsAt, point, seed } }, (bet) => afterEnd(bet, point));
  };
  /** The studio stood still: see afterBreak(). */
  const breakOff = (under: CrashRound) => {
    log.error({ gameId, number: under.number }, 'a round is broken off: the studio stood still');
    const point = under.phase === 'flying' ? flight.point : null;
    close({ ...under, phase: 'broken' }, (bet) => afterBreak(bet, point));
  };

  const dueAt = (): number | null => {
    if (!round) return null;
    if (round.phase === 'waiting') return round.startsAt;
    if (round.phase === 'over' || round.phase === 'broken') return endedAt + PAUSE_MS;
    const next = leaving.at(-1);
    const leavesAt = next ? Math.max(round.startsAt + msOf(next.leaves), leftAt + LEAVE_MS) : Infinity;
    return Math.min(flight.endsAt, leavesAt);
  };
  const doNext = (under: CrashRound, due: number) => {
    if (tried.due !== due) tried = { due, at: now() };
    // Nobody could cash out of a flight whose start is written down only now; at its end that was possible all the time.
    const isLate = (under.phase === 'waiting' ? now() : tried.at) - due > STALL_MS;
    if (under.phase === 'over' || under.phase === 'broken') {
      if (options.isWatched()) return open();
      round = null;
      opened = null;
      board.show(null);
    } else if (isLate) breakOff(under);
    else if (under.phase === 'waiting') start(under);
    else if (now() >= flight.endsAt) end(under);
    else letLeave(multiplierAt(now() - under.startsAt));
  };
  const advance = () => {
    if (stopped) return;
    callOff();
    callOff = () => {};
    try {
      const isUnderWay = round?.phase === 'waiting' || round?.phase === 'flying';
      // The clock was put back: what was promised by it can't be kept.
      if (round && isUnderWay && now() < seenAt - STALL_MS) breakOff(round);
      seenAt = now();
      for (let due = dueAt(); round && due !== null && due <= now(); due = dueAt()) doNext(round, due);
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
    point() {
      if (round?.phase !== 'flying') throw new Error('no round is under way');
      return flight.point;
    },
    nextKey: () => (keys += 1),
    take(ticketId, bet) {
      taking.set(bet.key, { ticketId, leaves: leavesBy(bet) });
    },
    release: (key) => void taking.delete(key),
    word(player, text) {
      const isOpen = chain().chain.salt === null && words.size < MOST_WORDS && taking.size === 0;
      if (isOpen && !words.has(player)) words.set(player, text);
    },
    chain,
    stop() {
      stopped = true;
      callOff();
      board.stop();
    },
  };
}

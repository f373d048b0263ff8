import { randomBytes, randomUUID } from 'node:crypto';
import type { LiveTableRound } from './books';
import {
  endedByRule,
  afterChoices,
  afterTime,
  dealtRound,
  isDealt,
  overRound,
  settledTicket,
  withTimeLeft,
  type DealtRound,
} from './deciding';
import { LIVE_GAMES } from './games';
import type { SeatChoice } from './live-events';
import { BROKEN_MS, CONFIRM_MS, OPEN_MS, STALL_MS } from './limits';
import { roundRng } from './round-rng';
import { createTableSeats } from './seats';
import type { LiveTable, LiveTableOptions } from './table-parts';
import { afterBreak, afterDraw, clientSeedOf, isOf, payOf, sumOf, type LiveTicket } from './ticket';
import { createUndecided } from './undecided';

/** The clock is looked at so often at least: it may be put back, ms. */
const LONGEST_WAIT_MS = 10_000;

/** After books that could not be written, the table tries again so much later, ms. */
const AGAIN_MS = 1_000;

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
    if (isSeated && round?.phase === 'waiting') show({ ...round, claimed: seats.claimed() });
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
    show(isSeated ? { ...liveRound, claimed: seats.claimed() } : liveRound);
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
  /** The round under way with choices for a bet. */
  const withChoices = (key: number, choices: readonly SeatChoice[]): DealtRound => {
    if (!isDealt(round) || round.phase !== 'deciding') throw new Error('nothing is to be decided');
    return afterChoices(round, choices, undecided.without(key), now());
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
    const { claimed: _claimed, ...bare } = waiting;
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
    else if (under.phase === 'deciding' && isDealt(under)) end(endedByRule(under));
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
      return under.dealt.turn ? goOn(afterTime(under, now())) : end(under);
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
    decideForSeat(key, liveTicket, choices) {
      const next = withChoices(key, choices);
      journal.write({ liveTicket }, { liveRound: next });
      undecided.chose(key);
      show(next);
      advance();
    },
    async decideForOne(key, liveTicket) {
      const next = withChoices(key, []);
      const written = journal.stage({ liveTicket });
      undecided.chose(key);
      round = next;
      board.chose();
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

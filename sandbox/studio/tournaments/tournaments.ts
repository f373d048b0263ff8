import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Currency } from '@/lib/money/money';
import type { Journal } from '../journal';
import type { RoundsOptions } from '../rounds-options';
import type { After } from '../shared-rounds/after';
import { createOthers, type Standing } from './others';
import { createPrizes, type SendPrize } from './prizes';
import { prizeOf, runsAt, type Run } from './programme';

/** Rounds from before the end are waited for so long, then the places stand, ms. */
export const SETTLING_MS = 60_000;
/** What is owed is asked for again so often, ms. */
const OWED_MS = 5_000;
/** Timers run no longer, ms. */
const LONGEST_MS = 3_600_000;
/** Lines of a leaderboard that are told, and how long one that was made is told, ms. */
const TOLD_LINES = 100;
const BOARD_MS = 1_000;

export interface TournamentsOptions {
  journal: Pick<Journal, 'tournaments' | 'write'>;
  now(): number;
  after: After;
  send: SendPrize;
  retry: RoundsOptions['retry'];
  log: Logger;
}

/** What became of a wish to take part, or to leave. */
type Refusal = 'unknown' | 'not_open';

export interface Tournaments {
  all(): Run[];
  /** @returns null for one that there is not */
  board(code: string): { run: Run; isFinal: boolean; participants: number; lines: PlacedStanding[] } | null;
  /** Where players of the casino stand, each with who is just before and just behind; null for one that there is not. */
  places(code: string, playerIds: readonly string[]): OwnStanding[] | null;
  /** Again changes nothing but the name. */
  register(
    code: string,
    player: { playerId: string; name: string; currency: Currency },
  ): { joinedAt: number } | Refusal;
  leave(code: string, playerId: string): 'left' | Refusal;
  start(): void;
  stop(): Promise<void>;
}

export interface PlacedStanding extends Standing {
  place: number;
}
export interface OwnStanding {
  playerId: string;
  /** Null without points. */
  place: number | null;
  points: number;
  rounds: number;
  joinedAt: number;
  neighbours: PlacedStanding[];
}

const inOrder = (one: Standing, other: Standing) =>
  other.points - one.points ||
  one.reachedAt - other.reachedAt ||
  one.joinedAt - other.joinedAt ||
  (one.name < other.name ? -1 : 1);

/** The studio's tournaments over all casinos that have its games. */
export function createTournaments(options: TournamentsOptions): Tournaments {
  const { journal, now, log } = options;
  const books = journal.tournaments;
  const others = createOthers();
  const prizes = createPrizes(options);
  const boards = new Map<string, { at: number; placed: PlacedStanding[] }>();
  let callOff: (() => void) | undefined;

  const runOf = (code: string) => runsAt(now()).find((run) => run.code === code);
  const isOver = (run: Run) => run.endsAt + SETTLING_MS <= now();

  const ordered = (run: Run): PlacedStanding[] => {
    const own = books.participants(run.code).map((one) => ({
      playerId: one.playerId,
      name: one.name,
      points: one.points,
      reachedAt: one.reachedAt,
      joinedAt: one.joinedAt,
    }));
    return [...others.at(run, Math.min(now(), run.endsAt - 1)), ...own]
      .filter(({ points }) => points > 0)
      .toSorted(inOrder)
      .map((standing, index) => ({ ...standing, place: index + 1 }));
  };
  const placedOf = (run: Run): PlacedStanding[] => {
    const known = boards.get(run.code);
    if (known && now() - known.at < BOARD_MS && known.at <= now()) return known.placed;
    const placed = ordered(run);
    boards.set(run.code, { at: now(), placed });
    return placed;
  };

  const settle = () => {
    const runs = runsAt(now());
    const told = new Set(runs.map(({ code }) => code));
    others.keep(told);
    for (const code of boards.keys()) if (!told.has(code)) boards.delete(code);
    for (const run of runs) {
      if (!isOver(run) || books.isOver(run.code) || books.participants(run.code).length === 0) continue;
      const won = ordered(run).flatMap(({ playerId, place }) => {
        const player = playerId === null ? undefined : books.participant(run.code, playerId);
        const amount = player ? prizeOf(run, place, player.currency) : 0;
        if (!player || amount === 0) return [];
        const { code, currency } = player;
        return [{ txId: randomUUID(), code, playerId: player.playerId, place, amount, currency }];
      });
      journal.write({ tournamentOver: { code: run.code, at: now(), prizes: won } });
      log.info({ tournament: run.code, prizes: won.length }, 'the places of a tournament stand');
    }
    prizes.wake();
  };
  /** The studio looks what is over when something is that players of the casino take part in, and while something is owed. */
  const plan = () => {
    callOff?.();
    const due = runsAt(now())
      .filter(({ code }) => books.participants(code).length > 0 && !books.isOver(code))
      .map(({ endsAt }) => Math.max(1_000, endsAt + SETTLING_MS - now()));
    if (books.owed.size > 0) due.push(OWED_MS);
    callOff = due.length > 0 ? options.after(Math.min(...due, LONGEST_MS), look) : undefined;
  };
  const look = () => {
    try {
      settle();
    } catch (error) {
      log.error({ err: error }, 'the end of a tournament could not be written down');
    }
    plan();
  };

  return {
    all: () => runsAt(now()),
    board(code) {
      const run = runOf(code);
      if (!run) return null;
      const placed = placedOf(run);
      const participants =
        others.at(run, Math.min(now(), run.endsAt - 1)).length + books.participants(code).length;
      return { run, isFinal: isOver(run), participants, lines: placed.slice(0, TOLD_LINES) };
    },
    places(code, playerIds) {
      const run = runOf(code);
      if (!run) return null;
      const placed = placedOf(run);
      return playerIds.flatMap((playerId) => {
        const player = books.participant(code, playerId);
        if (!player) return [];
        const at = placed.findIndex((one) => one.playerId === playerId);
        const { points, joinedAt, rounds } = player;
        const neighbours = at < 0 ? [] : [placed[at - 1], placed[at + 1]].filter((one) => one !== undefined);
        const place = at < 0 ? null : at + 1;
        return [{ playerId, place, points, rounds: rounds.size, joinedAt, neighbours }];
      });
    },
    register(code, { playerId, name, currency }) {
      const run = runOf(code);
      if (!run) return 'unknown';
      const known = books.participant(code, playerId);
      if (known) return { joinedAt: known.joinedAt };
      if (now() >= run.endsAt) return 'not_open';
      const joinedAt = now();
      const { strategy } = run;
      journal.write({ tournamentPlayer: { code, strategy, playerId, name, currency, joinedAt } });
      boards.delete(code);
      plan();
      return { joinedAt };
    },
    leave(code, playerId) {
      const run = runOf(code);
      if (!run) return 'unknown';
      if (isOver(run)) return 'not_open';
      if (books.participant(code, playerId)) journal.write({ tournamentLeft: { code, playerId } });
      boards.delete(code);
      return 'left';
    },
    start: look,
    async stop() {
      callOff?.();
      await prizes.stop();
    },
  };
}

import { commitmentOf } from '@/lib/domain/chance/seeds';
import { createBoard, type Board } from '../shared-rounds/board';
import type { After } from '../shared-rounds/after';
import type { Watchers } from '../shared-rounds/watchers';
import { reservedIn, seatsIn, type LiveTableRound } from './books';
import { isDealt, shownOf } from './deciding';
import { LAST_ROUNDS } from './limits';
import type { SeenRound } from './live-events';

export type LiveBoard = Board<LiveTableRound>;

export const seenRound = (round: LiveTableRound): SeenRound => ({
  id: round.id,
  number: round.number,
  phase: round.phase,
  opensAt: round.opensAt,
  bellAt: round.bellAt,
  drawsAt: round.drawsAt,
  seats: seatsIn(round),
  reserved: reservedIn(round),
  dealt: round.phase === 'deciding' && isDealt(round) ? shownOf(round) : null,
  turn: round.phase === 'deciding' ? (round.dealt?.turn ?? null) : null,
  choices: round.dealt?.choices ?? [],
  commitment: commitmentOf(round.serverSeed),
  drawn: round.drawn && { serverSeed: round.serverSeed, ...round.drawn },
  brokenOff:
    round.phase === 'broken'
      ? { serverSeed: round.serverSeed, clientSeed: round.brokenOff?.clientSeed ?? null }
      : null,
  nextAt: round.nextAt,
});

/** Where the ball of a roulette came to lie, the newest first; nothing at other tables. */
export const lastNumbers = (rounds: readonly LiveTableRound[], most: number): number[] =>
  rounds
    .flatMap(({ drawn }) => {
      const outcome: { pocket?: unknown } = drawn?.outcome ?? {};
      return typeof outcome.pocket === 'number' ? outcome.pocket : [];
    })
    .slice(-most)
    .toReversed();

/** What everybody sees of a live table. */
export const createLiveBoard = (
  gameId: string,
  options: {
    watchers: Watchers;
    now(): number;
    after: After;
    roundsOf(gameId: string): readonly LiveTableRound[];
  },
): LiveBoard =>
  createBoard<LiveTableRound>(gameId, {
    ...options,
    isSame: (one, other) => one.id === other.id,
    shown: seenRound,
    last: () =>
      options
        .roundsOf(gameId)
        .flatMap(({ drawn }) => drawn?.outcome ?? [])
        .slice(-LAST_ROUNDS)
        .toReversed(),
  });

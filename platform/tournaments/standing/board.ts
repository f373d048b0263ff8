import type { TournamentState } from '@/lib/domain/tournaments';
import type { Kernel } from '../../kernel/kernel';
import { nameOf, pointsOf } from './names';
import * as store from './store';

/** Lines of a leaderboard that everybody sees. */
export const BOARD_LINES = 100;

/** A line of a leaderboard. */
export interface BoardLine {
  place: number;
  name: string;
  points: number;
}

export interface Board {
  /** Whether the places are final. */
  isFinal: boolean;
  participants: number;
  /** The first hundred. */
  lines: BoardLine[];
}

export interface OwnResult {
  /** Null while the prize is owed, or there is none. */
  settledAt: string | null;
  withheld: store.FinalPlace['withheld'];
  amount: { amount: number; currency: string } | null;
  freeSpins: number;
  points: number;
}

/** Where a participant stands. */
export interface OwnPlace {
  /** Null without points. */
  place: number | null;
  points: number;
  /** Rounds that count. */
  rounds: number;
  joinedAt: string | null;
  /** Just before and just behind. */
  neighbours: BoardLine[];
  /** Points that are missing to the next place; null for the first. */
  toNext: number | null;
  /** The nearest place with a better prize, and the points that are missing to it; null when there is none. */
  nextPrize: { place: number; missing: number } | null;
  isNameHidden: boolean;
  /** What became of it, once the places are final. */
  result: OwnResult | null;
}

/** What board and place are made of. */
export interface Standing {
  id: string;
  state: TournamentState;
  prizes: readonly { placeFrom: number; placeTo: number }[];
}

export const isFinal = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'counted' || state === 'paid';

const lineOf = ({ place, points, ...who }: store.PlaceRow): BoardLine => ({
  place,
  name: nameOf(who),
  points: pointsOf(points),
});

/** The nearest place before this one that gets more; null when there is none. */
export function betterPlace(prizes: Standing['prizes'], place: number | null): number | null {
  const better = prizes.filter(({ placeTo }) => place === null || placeTo < place);
  return better.length > 0 ? Math.max(...better.map(({ placeTo }) => placeTo)) : null;
}

export async function readBoard({ db }: Pick<Kernel, 'db'>, tournament: Standing): Promise<Board> {
  const { id } = tournament;
  const [rows, participants] = await Promise.all([
    isFinal(tournament) ? store.finalPlaces(db, id, BOARD_LINES) : store.firstPlaces(db, id, BOARD_LINES),
    store.countParticipants(db, id),
  ]);
  return { isFinal: isFinal(tournament), participants, lines: rows.map(lineOf) };
}

/** What is missing to be ahead of whoever has so many points: one hundredth more. Hundredths. */
export const missingTo = (points: bigint, own: bigint): bigint => points - own + 1n;

async function runningPlace({ db }: Pick<Kernel, 'db'>, { id, prizes }: Standing, playerId: string) {
  const own = await store.ownScore(db, id, playerId);
  if (!own) return null;
  const place = own.points > 0n ? own.ahead + 1 : null;
  const around = place === null ? [] : await store.neighbours(db, id, playerId, place);
  const [before] = around.filter((one) => place !== null && one.place < place);
  const better = betterPlace(prizes, place);
  const target = better === null ? null : await store.pointsAt(db, id, better);
  return {
    place,
    points: pointsOf(own.points),
    rounds: own.rounds,
    joinedAt: own.joinedAt.toISOString(),
    neighbours: around.map(lineOf),
    toNext: before ? pointsOf(missingTo(before.points, own.points)) : null,
    nextPrize:
      better === null
        ? null
        : { place: better, missing: pointsOf(target === null ? 1n : missingTo(target, own.points)) },
  };
}

async function finalPlace({ db }: Pick<Kernel, 'db'>, { id }: Standing, playerId: string) {
  const [own, score] = await Promise.all([
    store.finalPlace(db, id, playerId),
    store.ownScore(db, id, playerId),
  ]);
  if (!own && !score) return null;
  const result: OwnResult | null = own && {
    settledAt: own.settledAt?.toISOString() ?? null,
    withheld: own.withheld,
    amount: own.currency && own.amount > 0n ? { amount: Number(own.amount), currency: own.currency } : null,
    freeSpins: own.freeSpins,
    points: own.prizePoints,
  };
  return {
    place: own?.place ?? null,
    points: pointsOf(own?.points ?? score?.points ?? 0n),
    rounds: own?.rounds ?? score?.rounds ?? 0,
    joinedAt: score?.joinedAt.toISOString() ?? null,
    ...{ neighbours: [], toNext: null, nextPrize: null },
    result,
  };
}

/** @returns null for who takes no part */
export async function readOwnPlace(
  kernel: Pick<Kernel, 'db'>,
  tournament: Standing,
  playerId: string,
): Promise<OwnPlace | null> {
  const own = isFinal(tournament)
    ? await finalPlace(kernel, tournament, playerId)
    : await runningPlace(kernel, tournament, playerId);
  if (!own) return null;
  return { result: null, ...own, isNameHidden: (await store.nameHiddenSince(kernel.db, playerId)) !== null };
}

/** Where a player stands, as streams tell it. */
export interface ToldOwn {
  place: number | null;
  points: number;
}

/** Where each of some participants stands, as streams tell it: who has no place any more is told so, too. */
export async function ownPlaces(
  db: Kernel['db'],
  id: string,
  playerIds: readonly string[],
): Promise<Map<string, ToldOwn>> {
  const places = await store.placesOf(db, id, playerIds);
  return new Map(
    playerIds.map((who) => {
      const found = places.get(who);
      return [who, found ? { ...found, points: pointsOf(found.points) } : { place: null, points: 0 }];
    }),
  );
}

import type { Kernel } from '../../kernel/kernel';
import * as store from './store';
import type { ToldBoard, ToldPlace, TournamentStudio } from './studio';

/** What was told is repeated for so long, ms. */
const FRESH_MS = 3_000;
/** Players whom one call may ask for. */
const MOST = 500;

/** A leaderboard as the studio told it, or told it last. */
export interface KnownBoard {
  /** Null before it was ever told. */
  board: ToldBoard | null;
  toldAt: Date | null;
  isCurrent: boolean;
}

export interface NetworkBoards {
  /** However many watch, the studio is asked once in three seconds. Never throws for the studio's sake. */
  board(code: string): Promise<KnownBoard>;
  /**
   * Where a player stands; null for who is not known there, or while the studio is silent. All who ask at the same moment are
   * asked for by one call.
   */
  place(code: string, playerId: string): Promise<{ place: ToldPlace | null; isCurrent: boolean }>;
}

interface Asked {
  playerIds: Set<string>;
  answer: Promise<Map<string, ToldPlace> | null>;
}

export function createNetworkBoards(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  studio: Pick<TournamentStudio, 'board' | 'places'>,
): NetworkBoards {
  const boards = new Map<string, { askedAt: number; known: Promise<KnownBoard> }>();
  const places = new Map<string, { askedAt: number; place: Promise<ToldPlace | null>; answers: boolean }>();
  /** Who is asked for with the next call, by tournament. */
  const gathered = new Map<string, Asked>();
  const now = () => clock.now().getTime();
  const dropOld = <Kept extends { askedAt: number }>(from: Map<string, Kept>) => {
    for (const [key, { askedAt }] of from) if (now() - askedAt >= FRESH_MS) from.delete(key);
  };

  const askBoard = async (code: string): Promise<KnownBoard> => {
    const told = await studio.board(code).catch((error: unknown) => {
      log.debug({ err: error, tournament: code }, 'the studio does not tell a leaderboard');
      return undefined;
    });
    if (told) {
      await store.storeBoard(db, code, told, clock.now());
      return { board: told, toldAt: clock.now(), isCurrent: true };
    }
    // Null is said of one that the studio does not tell of any more.
    const last = await store.findBoard(db, code);
    return { board: last?.board ?? null, toldAt: last?.at ?? null, isCurrent: told === null };
  };

  const askPlaces = async (code: string, playerIds: ReadonlySet<string>) => {
    try {
      const told = await studio.places(code, [...playerIds]);
      return new Map((told ?? []).map((place) => [place.player_id, place]));
    } catch (error) {
      log.debug({ err: error, tournament: code }, 'the studio does not tell places');
      return null;
    }
  };
  const gather = (code: string, playerId: string) => {
    const open = gathered.get(code);
    if (open && open.playerIds.size < MOST) {
      open.playerIds.add(playerId);
      return open.answer;
    }
    const playerIds = new Set([playerId]);
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (gathered.get(code)?.playerIds === playerIds) gathered.delete(code);
      return askPlaces(code, playerIds);
    });
    gathered.set(code, { playerIds, answer });
    return answer;
  };

  return {
    board(code) {
      dropOld(boards);
      const kept = boards.get(code);
      if (kept) return kept.known;
      const known = askBoard(code);
      boards.set(code, { askedAt: now(), known });
      known.catch(() => boards.delete(code));
      return known;
    },
    async place(code, playerId) {
      dropOld(places);
      const key = `${code} ${playerId}`;
      const kept = places.get(key);
      if (kept) return { place: await kept.place, isCurrent: kept.answers };
      const asked = { askedAt: now(), answers: true, place: Promise.resolve<ToldPlace | null>(null) };
      asked.place = gather(code, playerId).then((told) => {
        asked.answers = told !== null;
        return told?.get(playerId) ?? null;
      });
      places.set(key, asked);
      return { place: await asked.place, isCurrent: asked.answers };
    },
  };
}

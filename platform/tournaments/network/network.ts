import { API_CODES } from '@/lib/domain/api-codes';
import type { LanguageCode } from '@/lib/domain/locales';
import type { GamesService } from '../../games/service';
import type { IdentityService } from '../../identity/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import type { LiveService } from '../../live/service';
import type { LoyaltyService } from '../../loyalty/service';
import type { ProtectionService } from '../../protection/service';
import { betterPlace, missingTo, type BoardLine, type OwnPlace } from '../standing/board';
import { createBoardStreams, type BoardStreamOptions } from '../standing/stream';
import { nameOf, pointsOf } from '../standing/names';
import { nameHiddenSince } from '../standing/store';
import type { Db } from '../store';
import { createNetworkBoards } from './boards';
import { createNetworkDesk, type NetworkDesk } from './desk';
import { createPrizePayments, type PrizeParts } from './prizes';
import type { PrizeAnswer, PrizeCall } from './prize-call';
import { present, prizesOf, type NetworkDetails, type NetworkTournament } from './presentation';
import { findPaidTo } from './own';
import * as store from './store';
import { createTournamentStudio, type ToldLine } from './studio';
import { createToldTournaments } from './told';
import { createNetworkWork } from './work';

/** Games that a page shows of its themes, and a list of each tournament. */
const GAMES_IN_A_TOURNAMENT = 48;
const GAMES_SHOWN = 3;
const LIST_MAX = 50;

/** When it was told, and whether the studio answers now. */
interface ToldWhen {
  toldAt: string | null;
  isCurrent: boolean;
}

export interface NetworkList extends ToldWhen {
  /** The newest first. */
  active: NetworkTournament[];
  upcoming: NetworkTournament[];
  /** The last to end first. */
  completed: NetworkTournament[];
}

export interface NetworkBoard extends ToldWhen {
  isFinal: boolean;
  participants: number;
  lines: BoardLine[];
}

export interface NetworkPlace extends OwnPlace {
  isCurrent: boolean;
}

export interface NetworkTournaments {
  desk: NetworkDesk;
  list(language: LanguageCode): Promise<NetworkList>;
  /** @throws Problem 404 */
  tournament(code: string, language: LanguageCode): Promise<NetworkDetails>;
  /** @throws Problem 404 */
  board(code: string): Promise<NetworkBoard>;
  /** The same as it changes, and their own place to participants. @throws Problem 404; 429 and 503 as streams do */
  openBoard(options: BoardStreamOptions): Promise<ReadableStream<Uint8Array>>;
  /** Null for who takes no part. @throws Problem 404 */
  place(code: string, playerId: string): Promise<NetworkPlace | null>;
  /** The newest first. */
  joinedBy(playerId: string, language: LanguageCode): Promise<(NetworkTournament & { joinedAt: string })[]>;
  /**
   * Takes a player in; again changes nothing.
   * @throws Problem as an own tournament does, and 502 client_api_48 while the studio is silent
   */
  register(code: string, player: PlayerSession): Promise<{ code: string; joinedAt: string }>;
  /** Pays a prize that the studio asks for, once. */
  pay(call: PrizeCall): Promise<PrizeAnswer>;
  /** Takes a player out of those that are not over. */
  leave(trx: Db, playerId: string): Promise<void>;
  erase(playerId: string): Promise<void>;
  /** What a minute asks for: what is new, who has left, where players stood at the end. */
  work(): Promise<void>;
}

export interface NetworkParts extends PrizeParts {
  games: Pick<GamesService, 'offeredGames' | 'gamesOfThemes'>;
  live: Pick<LiveService, 'topic'>;
  identity: Pick<IdentityService, 'isPlayable' | 'player'>;
  loyalty: Pick<LoyaltyService, 'of'>;
  protection: Pick<ProtectionService, 'admit'>;
}

/** Tournaments that a studio holds over several casinos, shown as it tells them. */
export function createNetworkTournaments(kernel: Kernel, parts: NetworkParts): NetworkTournaments {
  const { db, clock } = kernel;
  const { games, identity, loyalty, protection } = parts;
  const studio = createTournamentStudio(kernel);
  const told = createToldTournaments(kernel, studio);
  const boards = createNetworkBoards(kernel, studio);
  const work = createNetworkWork(kernel, { studio, told });

  const found = async (code: string): Promise<store.NetworkRow> => {
    const row = await told.find(code);
    if (!row) throw new Problem(404, API_CODES.notFound, 'there is no such tournament');
    return row;
  };
  const gamesOf = async ({ told: { themes } }: store.NetworkRow) => {
    const ids = await games.gamesOfThemes(themes, GAMES_IN_A_TOURNAMENT);
    const offered = await games.offeredGames(ids);
    return ids.flatMap((id) => offered.get(id) ?? []);
  };
  const presented = (rows: readonly store.NetworkRow[], language: LanguageCode) =>
    Promise.all(
      rows.map(async (row) =>
        present(row, await gamesOf(row), { language, now: clock.now(), shown: GAMES_SHOWN }),
      ),
    );
  const namedLines = async (lines: readonly ToldLine[]): Promise<BoardLine[]> => {
    const ids = lines.flatMap(({ player_id: id }) => id ?? []);
    const names = new Map((await store.namesOf(db, ids)).map((one) => [one.playerId, nameOf(one)]));
    return lines.map(({ place, points, name = '', player_id: id }) => ({
      place,
      points: pointsOf(BigInt(points)),
      name: id === undefined ? nameOf({ email: name, isHidden: false }) : (names.get(id) ?? '***'),
    }));
  };

  const standing = async (row: store.NetworkRow, playerId: string, player: store.NetworkPlayer) => {
    const joinedAt = player.joinedAt.toISOString();
    const none = { neighbours: [], toNext: null, nextPrize: null };
    if (player.placedAt) {
      const { place, points, rounds } = player;
      return { place, points: pointsOf(points), rounds, joinedAt, ...none, isCurrent: true };
    }
    const { place: own, isCurrent } = await boards.place(row.code, playerId);
    if (!own) return { place: null, points: 0, rounds: 0, joinedAt, ...none, isCurrent };
    const { place, points, rounds } = own;
    const better = betterPlace(prizesOf(row), place);
    const { board } = await boards.board(row.code);
    const target = board?.lines.find((line) => line.place === better)?.points ?? 0;
    const before = own.neighbours.find((line) => place !== null && line.place < place);
    const missing = (to: number) => pointsOf(missingTo(BigInt(to), BigInt(points)));
    return {
      place,
      points: pointsOf(BigInt(points)),
      rounds,
      joinedAt,
      neighbours: await namedLines(own.neighbours),
      toNext: before ? missing(before.points) : null,
      nextPrize: better === null || target < points ? null : { place: better, missing: missing(target) },
      isCurrent,
    };
  };

  const shownBoard = async (code: string): Promise<NetworkBoard> => {
    await found(code);
    const { board, toldAt, isCurrent } = await boards.board(code);
    return {
      isFinal: board?.final ?? false,
      participants: board?.participants ?? 0,
      lines: await namedLines(board?.lines ?? []),
      toldAt: toldAt?.toISOString() ?? null,
      isCurrent,
    };
  };
  const streams = createBoardStreams<NetworkBoard>(kernel, {
    live: parts.live,
    read: shownBoard,
    async placesOf(code, playerIds) {
      const taking = await store.takingPart(db, code, playerIds);
      const all = await Promise.all(taking.map((id) => boards.place(code, id)));
      return new Map(
        all.flatMap(({ place: own }) =>
          own ? [[own.player_id, { place: own.place, points: pointsOf(BigInt(own.points)) }] as const] : [],
        ),
      );
    },
    // The studio tells the same again and again: when it did so last matters while it is silent alone.
    textOf: ({ toldAt, ...board }) => JSON.stringify(board.isCurrent ? board : { ...board, toldAt }),
  });

  return {
    desk: createNetworkDesk(kernel, told),
    work,
    pay: createPrizePayments(kernel, parts),
    leave: (trx, playerId) => store.leave(trx, playerId, clock.now()),
    erase: (playerId) => store.deletePlayer(db, playerId),

    async list(language) {
      const { tournaments, toldAt, isCurrent } = await told.all();
      const all = await presented(tournaments, language);
      const of = (status: NetworkTournament['status']) => all.filter((one) => one.status === status);
      return {
        active: of('active').toReversed(),
        upcoming: of('upcoming'),
        completed: of('completed').toSorted((one, other) => other.dateEnd.localeCompare(one.dateEnd)),
        toldAt: toldAt?.toISOString() ?? null,
        isCurrent,
      };
    },

    async tournament(code, language) {
      const row = await found(code);
      const { isCurrent } = await told.all();
      return {
        ...present(row, await gamesOf(row), { language, now: clock.now() }),
        prizes: prizesOf(row),
        toldAt: row.toldAt.toISOString(),
        isCurrent,
      };
    },

    board: shownBoard,
    openBoard: (options) => streams.open(options),

    async place(code, playerId) {
      const row = await found(code);
      const player = await store.findPlayer(db, code, playerId);
      if (!player || player.leftAt) return null;
      const own = await standing(row, playerId, player);
      return {
        ...own,
        result: await findPaidTo(db, code, playerId),
        isNameHidden: (await nameHiddenSince(db, playerId)) !== null,
      };
    },

    async joinedBy(playerId, language) {
      const rows = await store.listJoined(db, playerId, LIST_MAX);
      const all = await presented(rows, language);
      return rows.flatMap(({ joinedAt }, at) => {
        const one = all[at];
        return one ? [{ ...one, joinedAt: joinedAt.toISOString() }] : [];
      });
    },

    async register(code, player) {
      const { playerId } = player;
      await protection.admit(player);
      if (!(await identity.isPlayable(playerId)))
        throw new Problem(403, API_CODES.accountBlocked, 'this account may not play');
      const row = await found(code);
      const notOpen = () => new Problem(409, API_CODES.tournamentStatus, 'this tournament takes nobody now');
      const profile = await identity.player(playerId);
      if (!profile || row.endsAt <= clock.now()) throw notOpen();
      if (row.told.min_level !== null) {
        const { level } = await loyalty.of(playerId);
        if ((level?.level ?? 0) < row.told.min_level)
          throw new Problem(409, API_CODES.loyaltyUnfit, 'this tournament is for higher VIP levels');
      }
      const { currency, email } = profile;
      if (row.told.minimum_bet[currency] === undefined) throw notOpen();
      const answer = await studio.register(code, {
        ...{ playerId, currency },
        name: nameOf({ email, isHidden: true }),
      });
      if (!(answer instanceof Date)) throw notOpen();
      const joinedAt = await store.join(db, { code, playerId, currency, at: answer });
      return { code, joinedAt: joinedAt.toISOString() };
    },
  };
}

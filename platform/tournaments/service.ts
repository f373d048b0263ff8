import { API_CODES } from '@/lib/domain/api-codes';
import type { GameTheme } from '@/lib/domain/game-themes';
import type { LanguageCode } from '@/lib/domain/locales';
import type { TournamentList } from './lists';
import type { GamesService } from '../games/service';
import type { IdentityService } from '../identity/service';
import { tellWeb } from '../kernel/tell-web';
import type { Kernel } from '../kernel/kernel';
import type { LoyaltyService } from '../loyalty/service';
import type { PlayService } from '../play/service';
import type { LiveService } from '../live/service';
import type { ProtectionService } from '../protection/service';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import { present, type Tournament, type TournamentDetails } from './presentation';
import { followTournaments } from './scoring/follow';
import type { BonusesService } from '../bonuses/service';
import type { MailService } from '../mail/service';
import { createNetworkTournaments, type NetworkParts, type NetworkTournaments } from './network/network';
import { listNetworkParticipations, type NetworkParticipation } from './network/own';
import { createDesk, type TournamentsDesk } from './office/desk';
import { createTelling } from './office/telling';
import { createSettlement, type SettlementParts } from './settlement/settle';
import {
  ownPlaces,
  readBoard,
  readOwnPlace,
  type Board,
  type OwnPlace,
  type Standing,
} from './standing/board';
import { pointsOf } from './standing/names';
import * as standing from './standing/store';
import { createBoardStreams, type BoardStreamOptions } from './standing/stream';
import * as store from './store';

export type { Board, OwnPlace } from './standing/board';
export type { Prize, TournamentRow } from './store';
export { contentOf, type TournamentsDesk } from './office/desk';
export type { Correction } from './office/correcting';
export { tournamentContentSchema, type TournamentContent } from './office/content';
export type { DeskPlace, SettlementSums } from './office/places';
export {
  TOURNAMENT_SORTS,
  type DeskTournament,
  type TournamentFilter,
  type TournamentRecord,
} from './office/store';
export { poolOf } from './presentation';
export { pointsOf } from './standing/names';

/** Games that count in a tournament, the most played of its themes. */
const GAMES_IN_A_TOURNAMENT = 24;
/** Games that a list shows of each tournament: a card fans three posters. */
const GAMES_SHOWN = 3;
const LIST_MAX = 50;
/** How long visitors may share one read of a leaderboard, ms. */
const BOARD_MS = 1_000;
/** Answers are cached for a second, so a change within this time may not show yet. Milliseconds. */
const SETTLED_MS = 2_000;

/** A planned tournament; the catalogue decides which games count. */
export type PlannedTournament = Omit<store.TournamentRow, 'games'> & { themes: readonly GameTheme[] };

/** Where somebody took part, and how it ended. */
export type OwnParticipation = Omit<store.Participation, 'points'> & { points: number | null };

export type OwnNetworkParticipation = Omit<NetworkParticipation, 'points' | 'amount'> & {
  points: number | null;
  amount: number | null;
};

export interface TournamentsService {
  /** For operators. */
  desk: TournamentsDesk;
  /** Those of the studio, over several casinos. */
  network: NetworkTournaments;
  /** Active ones with the newest first, or completed ones with the last to end first. */
  list(list: TournamentList, language: LanguageCode): Promise<Tournament[]>;
  /** The newest first. */
  joinedBy(playerId: string, language: LanguageCode): Promise<(Tournament & { joinedAt: string })[]>;
  /** All that the player ever took part in, by their English names: for the player to take away. */
  ownParticipations(playerId: string): Promise<OwnParticipation[]>;
  /** The same of the studio's tournaments. */
  ownNetworkParticipations(playerId: string): Promise<OwnNetworkParticipation[]>;
  /** Since when a player's name is hidden in leaderboards; null when it is shown. */
  nameHiddenSince(playerId: string): Promise<Date | null>;
  /** Deletes all of that. */
  erase(playerId: string): Promise<void>;
  /** With all of its games and prizes. @throws Problem 404 */
  tournament(id: string, language: LanguageCode): Promise<TournamentDetails>;
  /**
   * Takes a player in; again changes nothing.
   * @throws Problem 404, 403 client_api_38 for a blocked player, `on_break` for one who takes a break and `tournament_country` for
   *   one of another country, 409 client_api_55 for a tournament that is over and client_api_16 for a level below its own.
   */
  register(id: string, player: PlayerSession): Promise<{ tournamentId: string; joinedAt: string }>;
  /** The first hundred places, final once they are counted. @throws Problem 404 */
  board(id: string): Promise<Board>;
  /** @throws Problem 404; 429 and 503 as streams do */
  openBoard(options: BoardStreamOptions): Promise<ReadableStream<Uint8Array>>;
  /** Where a player stands; null for who takes no part. @throws Problem 404 */
  place(id: string, playerId: string): Promise<OwnPlace | null>;
  /** What counted for a player and what did not, the latest first. @throws Problem 404 */
  rounds(
    id: string,
    playerId: string,
    at: { offset: number; limit: number },
  ): Promise<{ rows: standing.CountedRound[]; count: number }>;
  /** Hides a player's name in all leaderboards, or shows it again. */
  hideName(playerId: string, isHidden: boolean): Promise<void>;
  /** Takes a player out of every tournament that is not over. */
  playerExcluded(trx: store.Db, playerId: string): Promise<void>;
  /** Puts planned ones into the calendar. @returns how many were not there. */
  schedule(planned: readonly PlannedTournament[]): Promise<number>;
  /** Tells the web when a tournament has begun or ended since the last time. @returns whether it confirmed now. */
  tell(): Promise<boolean>;
  /** Ends tournaments whose time is over and gives their prizes, see Settlement; the web is told of it. */
  settle(): Promise<void>;
  /** Writes to the participants of stopped ones. */
  tellStopped(): Promise<void>;
}

export interface TournamentsParts extends SettlementParts {
  games: Pick<GamesService, 'offeredGames' | 'gamesOfThemes' | 'desk'>;
  bonuses: SettlementParts['bonuses'] & Pick<BonusesService, 'campaigns'>;
  identity: Pick<IdentityService, 'isPlayable' | 'player'>;
  mail: Pick<MailService, 'queue' | 'queueBatch'>;
  live: Pick<LiveService, 'topic'>;
  loyalty: SettlementParts['loyalty'] & Pick<LoyaltyService, 'of'>;
  ledger: SettlementParts['ledger'] & NetworkParts['ledger'];
  protection: Pick<ProtectionService, 'admit'>;
  play: SettlementParts['play'] & Pick<PlayService, 'follow'>;
}

export function createTournamentsService(kernel: Kernel, parts: TournamentsParts): TournamentsService {
  const { games, identity, protection, play } = parts;
  const { db, clock } = kernel;
  play.follow(followTournaments);
  const settlement = createSettlement(kernel, parts);
  const network = createNetworkTournaments(kernel, parts);
  const boards = new Map<string, { readAt: number; board: Promise<Board> }>();
  const found = async (id: string): Promise<Standing & store.StandingTournament> => {
    const row = await store.findTournament(db, id);
    if (!row) throw new Problem(404, API_CODES.notFound, 'there is no such tournament');
    return row;
  };
  const board = (id: string): Promise<Board> => {
    const known = boards.get(id);
    if (known && Date.now() - known.readAt <= BOARD_MS) return known.board;
    const read = found(id).then((tournament) => readBoard(kernel, tournament));
    boards.set(id, { readAt: Date.now(), board: read });
    read.catch(() => boards.delete(id));
    return read;
  };
  const streams = createBoardStreams(kernel, {
    live: parts.live,
    read: async (id) => readBoard(kernel, await found(id)),
    placesOf: (id, playerIds) => ownPlaces(db, id, playerIds),
  });
  const presented = async <Row extends store.TournamentRow>(rows: Row[], language: LanguageCode) => {
    const offered = await games.offeredGames([...new Set(rows.flatMap((row) => row.games))]);
    const now = clock.now();
    return rows.map((row) => present(row, offered, { language, now, shown: GAMES_SHOWN }));
  };

  return {
    desk: createDesk(kernel, {
      ...parts,
      async announce() {
        await tellWeb(kernel, [{ type: 'tournaments.changed' }]);
      },
    }),
    network,
    tellStopped: createTelling(kernel, parts),

    async list(list, language) {
      const now = clock.now();
      if (list === 'active') return presented(await store.listActive(db, now), language);
      const read = list === 'upcoming' ? store.listUpcoming : store.listCompleted;
      return presented(await read(db, now, LIST_MAX), language);
    },

    async joinedBy(playerId, language) {
      const rows = await store.listJoined(db, playerId, LIST_MAX);
      const tournaments = await presented(rows, language);
      return rows.flatMap(({ joinedAt }, place) => {
        const tournament = tournaments[place];
        return tournament ? [{ ...tournament, joinedAt: joinedAt.toISOString() }] : [];
      });
    },

    async ownParticipations(playerId) {
      const rows = await store.listParticipations(db, playerId);
      return rows.map((row) => ({ ...row, points: row.points === null ? null : pointsOf(row.points) }));
    },
    nameHiddenSince: (playerId) => standing.nameHiddenSince(db, playerId),
    async ownNetworkParticipations(playerId) {
      const rows = await listNetworkParticipations(db, playerId);
      return rows.map((row) => ({
        ...row,
        points: row.points === null ? null : pointsOf(row.points),
        amount: row.amount === null ? null : Number(row.amount),
      }));
    },
    async erase(playerId) {
      await store.deleteParticipations(db, playerId);
      await network.erase(playerId);
    },

    async tournament(id, language) {
      const row = await found(id);
      const offered = await games.offeredGames(row.games);
      const { prizes, state, countries } = row;
      return { ...present(row, offered, { language, now: clock.now() }), prizes, state, countries };
    },

    async board(id) {
      for (const [known, { readAt }] of boards) if (Date.now() - readAt > BOARD_MS) boards.delete(known);
      return board(id);
    },
    openBoard: async (options) => {
      await found(options.id);
      return streams.open(options);
    },
    place: async (id, playerId) => readOwnPlace(kernel, await found(id), playerId),
    async rounds(id, playerId, at) {
      await found(id);
      const [rows, count] = await Promise.all([
        standing.roundsOf(db, { id, playerId, ...at }),
        standing.countRounds(db, id, playerId),
      ]);
      return { rows, count };
    },
    hideName: (playerId, isHidden) => standing.hideName(db, playerId, isHidden, clock.now()),

    async register(id, player) {
      const { playerId } = player;
      await protection.admit(player);
      if (!(await identity.isPlayable(playerId)))
        throw new Problem(403, API_CODES.accountBlocked, 'this account may not play');
      const tournament = await found(id);
      if (tournament.countries.length > 0 && !tournament.countries.includes(player.country))
        throw new Problem(
          403,
          API_CODES.tournamentCountry,
          'this tournament is for players of other countries',
        );
      if (tournament.minLevel !== null) {
        const { level } = await parts.loyalty.of(playerId);
        if ((level?.level ?? 0) < tournament.minLevel)
          throw new Problem(409, API_CODES.loyaltyUnfit, 'this tournament is for higher VIP levels');
      }
      const joinedAt = await store.join(db, id, playerId, clock.now());
      if (joinedAt) return { tournamentId: id, joinedAt: joinedAt.toISOString() };
      throw new Problem(409, API_CODES.tournamentStatus, 'this tournament is over');
    },

    async playerExcluded(trx, playerId) {
      await store.leave(trx, playerId, clock.now());
      await network.leave(trx, playerId);
    },

    async schedule(planned) {
      const known = await store.knownIds(
        db,
        planned.map(({ id }) => id),
      );
      let added = 0;
      for (const { themes, ...row } of planned.filter(({ id }) => !known.has(id))) {
        const ids = await games.gamesOfThemes(themes, GAMES_IN_A_TOURNAMENT);
        const isNew = await db
          .transaction()
          .execute((trx) => store.addTournament(trx, { ...row, games: ids }));
        if (isNew) added += 1;
      }
      return added;
    },

    async settle() {
      if (await settlement.settle()) await tellWeb(kernel, [{ type: 'tournaments.changed' }]);
    },

    tell: () =>
      db.transaction().execute(async (trx) => {
        const turn = await store.takeTurn(trx);
        if (!turn) return false;
        const until = new Date(clock.now().getTime() - SETTLED_MS);
        if (!(await store.hasTurned(trx, turn.toldUntil, until))) return false;
        // Without a confirmation the next run tells the web again.
        if (!(await tellWeb(kernel, [{ type: 'tournaments.changed' }]))) return false;
        await store.endTurn(trx, until);
        return true;
      }),
  };
}

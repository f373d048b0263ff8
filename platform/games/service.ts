import type { Kysely } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import type { GameTheme } from '@/lib/domain/game-themes';
import { CATEGORY_ID, findCategory, GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { FAVOURITES_MAX } from '@/lib/domain/limits';
import { createBounded } from '../kernel/bounded';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { PROVIDER_ICONS } from './provider-icons';
import type { PlayService } from '../play/service';
import { countStakes } from './taste';
import { readIndex } from './game-index';
import { launchGame, type Launch, type LaunchParts, type LaunchRequest } from './launch';
import { hearStudio, tellOffer } from './offer';
import { toGame, type Game } from './presentation';
import { erasePlay, readOwnPlay, readOwnSessions, type OwnGameSession, type OwnPlay } from './own-record';
import { createGameBlocks, type GameBlocks } from './blocks';
import { createGameClosures, maintenanceOf, type GameClosures } from './closures';
import { createGamesDesk, type GamesDesk } from './desk';
import { countDays, forgetDays } from './days';
import * as marks from './marks';
import { createGamesNow, type GameNow } from './now';
import * as sessions from './sessions';
import { replayAtStudio, tellStudio } from './studio';
import * as store from './store';
import type { GamesQuery, ReplayRequest, Page, IndexEntry, Provider, CategoryCount, OwnGames } from './views';

export type { Catalogue, CatalogueGame, GameFacts } from './catalogue';
export { importCatalogue, type CatalogueImport } from './import';
export type { GameBlocks } from './blocks';
export { subjectOf, type ClosureTarget, type GameClosures } from './closures';
export { DESK_SORTS, DESK_STATES, type DeskFilter, type DeskGame, type DeskStudio } from './desk';
export type { Game } from './presentation';
export { createSession, SESSION_IDLE_MS } from './sessions';
export type { ReplayRequest } from './views';

export interface GamesService {
  /** Games that operators have blocked for single players. */
  blocks: GameBlocks;
  /** Games and studios that operators have closed. */
  closures: GameClosures;
  /** The catalogue as operators see it. */
  desk: GamesDesk;
  /** @throws Problem 404 for a category or provider that is not there, 503 while too many ask. */
  games(query: GamesQuery): Promise<Page<Game>>;
  /** So many games by id, from behind one; and the id to go on from, null with the last of them. */
  index(query: { after?: string; limit: number }): Promise<{ items: IndexEntry[]; next: string | null }>;
  /** A game by id or slug, withdrawn ones too; null when there is none. */
  game(idOrSlug: string): Promise<Game | null>;
  /** By id, of those that are offered. */
  offeredGames(ids: readonly string[]): Promise<Map<string, Game>>;
  /** Ids of offered games of some themes: the most played of each theme first, then the second of each. */
  gamesOfThemes(themes: readonly GameTheme[], limit: number): Promise<string[]>;
  /** One that has a page, also while it can't be played yet or is in maintenance. @throws Problem 404 for one that was withdrawn. */
  shownGame(idOrSlug: string): Promise<Game>;
  /** Offered games like one, the most alike first. @throws Problem 404 for a game that was withdrawn. */
  similar(idOrSlug: string, limit: number): Promise<Game[]>;
  /** By name; the first page of the whole list starts with the entry of all providers. @throws Problem 503 as above. */
  providers(query: { name?: string; page: number; perPage: number }): Promise<Page<Provider>>;
  categories(): Promise<CategoryCount[]>;
  /** Players and last results of games that many share, as far as the studio says so. Never throws. */
  now(): Promise<GameNow[]>;
  /**
   * Opens a game at its studio.
   * @throws Problem 401 client_api_27 for money without log-in, 403 client_api_38 for a blocked player, 403 client_api_72
   * for a game that is not offered in the country, 403 client_api_39 for one that is blocked for the player, 403
   * client_api_56 for one whose country asks for proof first, 422 client_api_62 for a way back that is not ours,
   * 404 for no such game, 409 profile_incomplete with `fields` for what the player has to tell first, 409 client_api_73 with `minimum` where a
   * bonus lets only real money be staked and there is less, 409
   * client_api_19 without demo, 409 game_maintenance with `until` while it is closed, 409 client_api_71 for a kind that no studio offers,
   * 502 client_api_48 when the studio fails.
   */
  openSession(request: LaunchRequest): Promise<Launch>;
  /**
   * Where a player can see a round again, at the game's studio; null where there is nothing to see.
   * @throws Problem 502 client_api_48 when the studio fails.
   */
  replay(round: ReplayRequest): Promise<string | null>;
  /** Tells the studio something by a signed call. @throws Problem 502 client_api_48 when it doesn't take it. */
  tellStudio(path: string, told: object): Promise<void>;
  ownGames(playerId: string): Promise<OwnGames>;
  /** What is kept of the player’s marks and play, for the player to take away. */
  ownPlay(playerId: string): Promise<OwnPlay>;
  ownSessions(playerId: string, page: { page: number; perPage: number }): Promise<OwnGameSession[]>;
  /** Deletes all of that. */
  erase(playerId: string): Promise<void>;
  /** @throws Problem 404 for a game that was withdrawn, 409 client_api_5 beyond the number that there may be. */
  markFavourite(playerId: string, gameId: string): Promise<void>;
  unmarkFavourite(playerId: string, gameId: string): Promise<void>;
  /** Adds what a browser kept before the log-in; again changes nothing. */
  mergeMarks(
    playerId: string,
    kept: { favourites: readonly string[]; recent: readonly marks.Played[] },
  ): Promise<void>;
  /** The session of a studio's token; null for an unknown token. */
  resolveSession(token: string): Promise<sessions.GameSession | null>;
  /** A player has left a game: nothing more is staked in it, and open rounds settle. Again changes nothing. */
  closeGame(playerId: string, sessionId: string): Promise<void>;
  /** A log-in is over: its games take no more bets. Never throws. */
  sessionEnded(authSessionId: string): Promise<void>;
  /** Ends every game that a player has open: nothing more is staked in them. */
  playerLeft(trx: Kysely<unknown>, playerId: string): Promise<void>;
  /** Asks the studio which kinds of games it plays: only those are offered. Never throws. */
  hearStudio(): Promise<boolean>;
  /** Tells the web that the offer changed, until it has confirmed. @returns whether it confirmed now. */
  tellOffer(): Promise<boolean>;
  /** Forgets sessions and days that are long over. */
  sweep(): Promise<void>;
}

/** SPEC §9: games per request of the recommended ones. */
const RECOMMENDED = 24;

/** Of the database's connections, what searches may take, and as much again what other lists may; the rest is play's. */
const POOL_SHARE = 0.3;
/** A search takes some ten milliseconds: who is last in line still has an answer while it is typed. */
const SEARCHES_WAITING = 60;
const LISTS_WAITING = 200;

const ALL_PROVIDERS: Omit<Provider, 'gamesCount'> = {
  id: 0,
  slug: 'all',
  name: 'All providers',
  providerIcon: null,
};

const notFound = (what: string) => new Problem(404, API_CODES.notFound, `there is no such ${what}`);

/** Catalogue, lists and launched games. */
export function createGamesService(
  kernel: Kernel,
  { play, ...launchParts }: LaunchParts & { play: Pick<PlayService, 'follow'> },
): GamesService {
  const { db, config, clock, log } = kernel;
  const door = { url: config.studioUrl, secret: config.walletSecrets[0] ?? '' };
  const { protection } = launchParts;
  play.follow(countStakes);
  play.follow(countDays);

  const running = Math.max(1, Math.floor(config.databasePool * POOL_SHARE));
  const searching = createBounded({ running, waiting: SEARCHES_WAITING, retryAfter: 2 });
  const listing = createBounded({ running, waiting: LISTS_WAITING, retryAfter: 2 });
  // Separate queues, so that the lobby's lists do not wait behind searches.
  const boundsOf = (name?: string) => (name ? searching : listing);

  const shownGame = async (idOrSlug: string): Promise<Game> => {
    const row = await store.findGame(db, idOrSlug);
    const maintenance = row && !row.active ? await maintenanceOf(db, row) : undefined;
    if (!row || maintenance === null) throw notFound('game');
    return { ...toGame(row), ...(maintenance && { maintenance }) };
  };

  return {
    blocks: createGameBlocks(kernel),
    closures: createGameClosures(kernel),
    desk: createGamesDesk(kernel),

    shownGame,

    async games({ category, features = [], providerIds = [], page, perPage, ...filter }) {
      const categoryIds = [...(category === undefined ? [] : [category]), ...features].map((wanted) => {
        const found = findCategory(wanted);
        if (!found) throw notFound('category');
        return found.id;
      });
      const { rows, total } = await boundsOf(filter.name)(async () => {
        if (providerIds.length > 0 && !(await store.providersExist(db, providerIds)))
          throw notFound('provider');
        return store.listGames(db, {
          ...filter,
          providerIds,
          categoryIds: categoryIds.filter((id) => id !== CATEGORY_ID.all),
          limit: perPage,
          offset: (page - 1) * perPage,
        });
      });
      return { items: rows.map(toGame), total };
    },

    async similar(idOrSlug, limit) {
      const { id } = await shownGame(idOrSlug);
      return (await store.listSimilar(db, id, limit)).map(toGame);
    },

    index: ({ after = '', limit }) => readIndex(db, after, limit),

    async game(idOrSlug) {
      const row = await store.findGame(db, idOrSlug);
      return row ? toGame(row) : null;
    },

    async offeredGames(ids) {
      const rows = ids.length > 0 ? await store.findOffered(db, ids) : [];
      return new Map(rows.map((row) => [row.id, toGame(row)]));
    },

    gamesOfThemes: (themes, limit) => store.listOfThemes(db, themes, limit),

    async providers({ name, page, perPage }) {
      const { rows, total, games } = await boundsOf(name)(() =>
        store.listProviders(db, { name, limit: perPage, offset: (page - 1) * perPage }),
      );
      const items = rows.map((row) => ({
        id: row.id,
        slug: row.slug,
        name: row.name,
        providerIcon: PROVIDER_ICONS[row.id] ?? null,
        gamesCount: row.games_count,
      }));
      const whole = page === 1 && (name ?? '').trim() === '';
      return { items: whole ? [{ ...ALL_PROVIDERS, gamesCount: games }, ...items] : items, total };
    },

    async categories() {
      const { counts, all } = await store.countByCategory(db);
      return GAME_CATEGORIES.map(({ id, code, path }) => ({
        id,
        code,
        path,
        gamesCount: id === CATEGORY_ID.all ? all : (counts.get(id) ?? 0),
      }));
    },

    now: createGamesNow(kernel),

    ownPlay: (playerId) => readOwnPlay(db, playerId),
    ownSessions: (playerId, page) => readOwnSessions(db, playerId, page),
    erase: (playerId) => erasePlay(db, playerId),

    async ownGames(playerId) {
      const [favourites, recent, recommended] = await Promise.all([
        marks.listFavourites(db, playerId),
        marks.listPlayed(db, playerId),
        marks.listRecommended(db, playerId, RECOMMENDED),
      ]);
      return {
        favourites: favourites.map(toGame),
        recent: recent.map(toGame),
        recommended: recommended.map(toGame),
      };
    },

    async markFavourite(playerId, gameId) {
      const game = await shownGame(gameId);
      if (await marks.addFavourite(db, playerId, game.id, clock.now())) return;
      throw new Problem(409, API_CODES.wrongData, `there may be ${FAVOURITES_MAX} favourites`);
    },

    unmarkFavourite: (playerId, gameId) => marks.removeFavourite(db, playerId, gameId),

    mergeMarks: (playerId, kept) =>
      db.transaction().execute((trx) => marks.mergeMarks(trx, playerId, kept, clock.now())),

    openSession: async ({ game, ...request }) =>
      launchGame(kernel, launchParts, await shownGame(game), request),

    tellStudio: (path, told) => tellStudio(door, path, told, clock.now()),

    async replay({ playerId, gameId, roundId, language }) {
      const game = await store.findGame(db, gameId);
      if (!game) return null;
      const { name: title, providerName: provider } = toGame(game);
      const round = { round: roundId, player_id: playerId, game_id: game.id, title, provider, language };
      return replayAtStudio(door, round, clock.now());
    },

    resolveSession: (token) => sessions.findSession(db, token, clock.now()),

    closeGame: (playerId, sessionId) => sessions.closeGame(db, { playerId, sessionId }, clock.now()),

    async playerLeft(trx, playerId) {
      // In the order of a stake: the session of play before the games.
      await protection.endPlay(trx, playerId);
      await sessions.endSessions(trx, { playerId }, clock.now());
    },

    async sessionEnded(authSessionId) {
      try {
        const now = clock.now();
        // Another device may play on.
        for (const playerId of await sessions.endSessions(db, { authSessionId }, now))
          if (!(await sessions.hasOpenGame(db, playerId, now))) await protection.endPlay(db, playerId);
      } catch (error) {
        log.error({ err: error }, 'the games of an ended log-in could not be ended');
      }
    },

    hearStudio: () => hearStudio(kernel),
    tellOffer: () => tellOffer(kernel),
    async sweep() {
      const swept = await sessions.sweepSessions(db, clock.now());
      await forgetDays(db, clock.now());
      log.info({ swept }, 'game sessions swept');
    },
  };
}

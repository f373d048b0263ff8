import { API_CODES } from '@/lib/domain/api-codes';
import type { GameTheme } from '@/lib/domain/game-themes';
import type { LanguageCode } from '@/lib/domain/locales';
import type { TournamentList } from './lists';
import type { GamesService } from '../games/service';
import type { IdentityService } from '../identity/service';
import { tellWeb } from '../kernel/tell-web';
import type { Kernel } from '../kernel/kernel';
import type { PlayService } from '../play/service';
import type { ProtectionService } from '../protection/service';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import { present, type Tournament, type TournamentDetails } from './presentation';
import { followTournaments } from './scoring/follow';
import { createSettlement, type SettlementParts } from './settlement/settle';
import * as store from './store';

export type { Prize, TournamentRow } from './store';

/** Games that count in a tournament, the most played of its themes. */
const GAMES_IN_A_TOURNAMENT = 24;
/** Games that a list shows of each tournament: a card fans three posters. */
const GAMES_SHOWN = 3;
const LIST_MAX = 50;
/** Answers are cached for a second, so a change within this time may not show yet. Milliseconds. */
const SETTLED_MS = 2_000;

/** A planned tournament; the catalogue decides which games count. */
export type PlannedTournament = Omit<store.TournamentRow, 'games'> & { themes: readonly GameTheme[] };

export interface TournamentsService {
  /** Active ones with the newest first, or completed ones with the last to end first. */
  list(list: TournamentList, language: LanguageCode): Promise<Tournament[]>;
  /** The newest first. */
  joinedBy(playerId: string, language: LanguageCode): Promise<(Tournament & { joinedAt: string })[]>;
  /** All that the player ever took part in, by their English names: for the player to take away. */
  ownParticipations(playerId: string): Promise<store.Participation[]>;
  /** Deletes all of that. */
  erase(playerId: string): Promise<void>;
  /** With all of its games and prizes. @throws Problem 404 */
  tournament(id: string, language: LanguageCode): Promise<TournamentDetails>;
  /**
   * Takes a player in; again changes nothing.
   * @throws Problem 404, 403 client_api_38 for a blocked player and `on_break` for one who takes a break, 409 client_api_55 for a tournament that is over.
   */
  register(id: string, player: PlayerSession): Promise<{ tournamentId: string; joinedAt: string }>;
  /** Puts planned ones into the calendar. @returns how many were not there. */
  schedule(planned: readonly PlannedTournament[]): Promise<number>;
  /** Tells the web when a tournament has begun or ended since the last time. @returns whether it confirmed now. */
  tell(): Promise<boolean>;
  /** Ends tournaments whose time is over and gives their prizes, see Settlement; the web is told of it. */
  settle(): Promise<void>;
}

export interface TournamentsParts extends SettlementParts {
  games: Pick<GamesService, 'offeredGames' | 'gamesOfThemes'>;
  identity: Pick<IdentityService, 'isPlayable'>;
  protection: Pick<ProtectionService, 'admit'>;
  play: SettlementParts['play'] & Pick<PlayService, 'follow'>;
}

export function createTournamentsService(kernel: Kernel, parts: TournamentsParts): TournamentsService {
  const { games, identity, protection, play } = parts;
  const { db, clock } = kernel;
  play.follow(followTournaments);
  const settlement = createSettlement(kernel, parts);
  const presented = async <Row extends store.TournamentRow>(rows: Row[], language: LanguageCode) => {
    const offered = await games.offeredGames([...new Set(rows.flatMap((row) => row.games))]);
    const now = clock.now();
    return rows.map((row) => present(row, offered, { language, now, shown: GAMES_SHOWN }));
  };

  return {
    async list(list, language) {
      const now = clock.now();
      const rows =
        list === 'active' ? await store.listActive(db, now) : await store.listCompleted(db, now, LIST_MAX);
      return presented(rows, language);
    },

    async joinedBy(playerId, language) {
      const rows = await store.listJoined(db, playerId, LIST_MAX);
      const tournaments = await presented(rows, language);
      return rows.flatMap(({ joinedAt }, place) => {
        const tournament = tournaments[place];
        return tournament ? [{ ...tournament, joinedAt: joinedAt.toISOString() }] : [];
      });
    },

    ownParticipations: (playerId) => store.listParticipations(db, playerId),
    erase: (playerId) => store.deleteParticipations(db, playerId),

    async tournament(id, language) {
      const row = await store.findTournament(db, id);
      if (!row) throw new Problem(404, API_CODES.notFound, 'there is no such tournament');
      const offered = await games.offeredGames(row.games);
      return { ...present(row, offered, { language, now: clock.now() }), prizes: row.prizes };
    },

    async register(id, player) {
      const { playerId } = player;
      await protection.admit(player);
      if (!(await identity.isPlayable(playerId)))
        throw new Problem(403, API_CODES.accountBlocked, 'this account may not play');
      const joinedAt = await store.join(db, id, playerId, clock.now());
      if (joinedAt) return { tournamentId: id, joinedAt: joinedAt.toISOString() };
      if (!(await store.findTournament(db, id)))
        throw new Problem(404, API_CODES.notFound, 'there is no such tournament');
      throw new Problem(409, API_CODES.tournamentStatus, 'this tournament is over');
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

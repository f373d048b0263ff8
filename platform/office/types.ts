import type {
  ListedPlayer,
  ListedStatus,
  PlayerDevice,
  PlayerFilter,
  PlayerProfile,
} from '../identity/service';
import type { Listing } from '../kernel/listing';
import type { OperatorSession } from '../kernel/session';
import type { PlayersService, ProfileInput } from '../players/service';
import type { Taker } from './export';
import type * as store from './store';

/** Who does it, and why. */
export interface Deed {
  operator: OperatorSession;
  reason: string;
  requestId: string;
}

/** Every person behind ids of operators, by their address. */
export type Named<T> = T & { operatorEmail: string | null };

export type PlayerFile = Omit<PlayerProfile, 'status'> & {
  status: ListedStatus;
  profile: Awaited<ReturnType<PlayersService['profileOf']>>;
  terms: Awaited<ReturnType<PlayersService['acceptances']>>;
  block: Named<store.Block> | null;
  closure: Awaited<ReturnType<PlayersService['closureOf']>>;
};

/**
 * What operators see of players, and do. Who may is checked by the routes; every deed is audited with its reason, in
 * the transaction that does it.
 *
 * Problems: 404 for no such player; 409 when the player's state does not allow it.
 */
export interface OfficeService {
  players: Listing<PlayerFilter, ListedPlayer>;
  /** All that fit, as a table; at most EXPORT_ROWS of them. It is written down who took it. */
  exportPlayers(filter: Omit<PlayerFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
  player(playerId: string): Promise<PlayerFile>;
  sessions(playerId: string): Promise<Omit<PlayerDevice, 'current'>[]>;
  /** One session, or all of them. @returns how many ended. */
  endSessions(playerId: string, sessionId: string | null, deed: Deed): Promise<number>;
  notes(playerId: string): Promise<Named<store.Note>[]>;
  /** The same key writes it once. */
  addNote(
    playerId: string,
    text: string,
    deed: Omit<Deed, 'reason'> & { key: string },
  ): Promise<Named<store.Note>>;
  /** When the account was blocked, and until when: for the player to take away. */
  ownBlocks(playerId: string): Promise<store.OwnBlock[]>;
  /** Deletes notes and blocks of a player. */
  erase(playerId: string): Promise<void>;
  /** @param words what the player reads about it, in their language. */
  block(playerId: string, words: string, deed: Deed): Promise<void>;
  unblock(playerId: string, deed: Deed): Promise<void>;
  /**
   * Blocks the account of a minor, in the transaction that finds it out; the letter is that of the decision.
   * @returns the sessions that ended, each to be told after the commit.
   */
  shutMinor(trx: store.Db, playerId: string, operatorId: string): Promise<string[]>;
  /** For a player who can’t use it any more, and has proved who they are. @throws Problem 409 when there is none. */
  removeFactor(playerId: string, deed: Deed): Promise<void>;
  /**
   * @param words what the player reads about it, in their language.
   * @returns the fields that changed.
   */
  change(playerId: string, changes: ProfileInput, words: string, deed: Deed): Promise<readonly string[]>;
}

import type { Db } from '../store';

/** Exclusions, as who finds their players again asks for them. */
export interface Exclusions {
  isExcluded(on: Db, playerId: string): Promise<boolean>;
  /**
   * Excludes a player for as long as another one, who is the same person; nothing where the other is back.
   * @returns sessions that ended, each to be told after the commit; null where nothing was done
   */
  excludeLike(trx: Db, who: { playerId: string; excludedId: string }): Promise<string[] | null>;
  /** Since when who has excluded themselves is away; null for everybody else. */
  exclusionBegan(playerId: string): Promise<Date | null>;
  /** What is found again of an exclusion outlives the account: with its end, when everything else is erased. */
  keepExclusion(playerId: string): Promise<void>;
}

/** What an exclusion leaves for its player to be found again by, and who waits for that. */
export interface Markings {
  /** Keeps by what who excludes themselves is found again; in the transaction of the exclusion. */
  markExcluded(trx: Db, playerId: string): Promise<void>;
  /** Looks for other accounts of who has excluded themselves. */
  searchOthers(excludedId: string): Promise<void>;
  /** @throws Problem 403 while the account waits: `account_held` for an operator, `register_listed` for a register to let it go */
  refuseWaiting(on: Db, playerId: string): Promise<void>;
}

/** What protection asks of games. */
export interface GamesOfPlayers {
  /** Ends every game that a player has open, for money: nothing more is staked in it. */
  playerLeft(trx: Db, playerId: string): Promise<void>;
}

/** What protection asks of tournaments. */
export interface TournamentsOfPlayers {
  /** Takes a player out of every tournament that is not over. */
  playerExcluded(trx: Db, playerId: string): Promise<void>;
}

/** What protection asks of payments. */
export interface DepositsOfPlayers {
  /** Closes what a player who is excluded had begun to pay in. */
  cancelOfExcluded(playerId: string): Promise<unknown>;
  /** Lets a player who is excluded take out what they have not staked: they may not play any more. */
  freeOfExcluded(playerId: string): Promise<unknown>;
}

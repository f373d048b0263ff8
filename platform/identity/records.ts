import type { Db } from './store';

/** What is written down about players beyond their account. */
export interface PlayerRecordsPart {
  /** A registration accepts the terms in force, in its transaction. */
  acceptTerms(trx: Db, playerId: string): Promise<void>;
  termsDue(playerId: string, on?: Db): Promise<boolean>;
  /** @throws Problem 422 `client_api_69` for a zone that is none of IANA's. */
  saveTimeZone(trx: Db, playerId: string, timeZone: string): Promise<void>;
  /** Whether the player has closed the account. */
  isClosed(db: Db, playerId: string): Promise<boolean>;
}

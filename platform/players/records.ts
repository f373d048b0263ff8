import { API_CODES } from '@/lib/domain/api-codes';
import { TERMS_VERSION } from '@/lib/domain/terms';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { isTimeZone } from './rules';
import * as store from './store';

/** What identity lets be written down while it opens an account or answers for one. */
export interface PlayerRecords {
  /** A registration accepts the terms in force, in its transaction. */
  acceptTerms(trx: store.Db, playerId: string): Promise<void>;
  /** Whether the terms have changed since the player accepted some. */
  termsDue(playerId: string, on?: store.Db): Promise<boolean>;
  /** @throws Problem 422 `client_api_69` for a zone that is none of IANA's. */
  saveTimeZone(trx: store.Db, playerId: string, timeZone: string): Promise<void>;
  /** Whether the player has closed the account. */
  isClosed(db: store.Db, playerId: string): Promise<boolean>;
}

export function createPlayerRecords({ db, clock }: Pick<Kernel, 'db' | 'clock'>): PlayerRecords {
  return {
    async acceptTerms(trx, playerId) {
      await store.addAcceptance(trx, playerId, TERMS_VERSION, 'registration', clock.now());
    },
    termsDue: async (playerId, on = db) => !(await store.hasAccepted(on, playerId, TERMS_VERSION)),
    async saveTimeZone(trx, playerId, timeZone) {
      if (!isTimeZone(timeZone)) {
        throw new Problem(422, API_CODES.wrongTimeZone, 'there is no such time zone', {
          fields: { timezone: 'invalid' },
        });
      }
      await store.writeTimeZone(trx, playerId, timeZone, clock.now());
    },
    isClosed: store.isClosed,
  };
}

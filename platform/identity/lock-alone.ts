import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import * as store from './store';

/**
 * Takes the player's row for a change of the account. Nothing waits here with a connection in hand.
 * @throws Problem 429 while something else is done with the account
 */
export async function lockAlone(trx: store.Db, playerId: string): Promise<void> {
  if (await store.tryLock(trx, playerId)) return;
  throw new Problem(
    429,
    API_CODES.tooManyRequests,
    'something else is done with the account just now',
    { retryAfter: 1 },
    { 'Retry-After': '1' },
  );
}

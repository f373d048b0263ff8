import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';

/** Error codes that the ledger's functions raise, see sql/operations.sql. */
const NOT_COVERED = 'LG003';

const REFUSALS: Record<string, (detail: string) => Problem> = {
  LG001: (detail) => new Problem(404, API_CODES.transactionNotFound, detail),
  LG002: (detail) => new Problem(409, API_CODES.transactionStatus, detail),
  [NOT_COVERED]: (detail) =>
    new Problem(422, API_CODES.balanceUnavailable, detail, { reason: 'not_covered' }),
  LG004: (detail) => new Problem(422, API_CODES.idempotencyMismatch, detail),
  LG005: (detail) => new Problem(422, API_CODES.wagering, detail),
};

interface DatabaseError extends Error {
  code: string;
  constraint?: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Runs a call of the ledger. @throws Problem where the ledger refused; any other error as it came. */
export async function refusing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isDatabaseError(error)) {
      const refusal = REFUSALS[error.code];
      if (refusal) throw refusal(error.message);
      // Two calls raced for one key; the other one has posted by now.
      if (error.code === '23505' && error.constraint === 'postings_idempotency_key_key') {
        throw new Problem(409, API_CODES.idempotencyInProgress, 'this key is being used by another posting');
      }
    }
    throw error;
  }
}

/** Whether the ledger refused because the player's balance does not cover the amount. */
export function isUncovered(error: unknown): boolean {
  return error instanceof Problem && error.extras.reason === 'not_covered';
}

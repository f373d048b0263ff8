import { RateLimiterMemory } from 'rate-limiter-flexible';
import { take } from '../hooks/limit-logins';

const HOUR_SECONDS = 60 * 60;

/**
 * Codes tried at one account, from wherever: who has the password and many addresses guesses 240 of a million a day.
 * Recovery codes are too long to be guessed, and always work.
 */
const codes = new RateLimiterMemory({ points: 10, duration: HOUR_SECONDS });
/** Changes of one operator's own factor. */
const changes = new RateLimiterMemory({ points: 30, duration: HOUR_SECONDS });

/** @throws APIError 429 when too many codes were wrong within an hour. */
export const countCode = (operatorId: number | string): Promise<void> => take(codes, String(operatorId));

/** A code was right: those before it were slips. */
export const forgiveCodes = (operatorId: number | string): Promise<boolean> =>
  codes.delete(String(operatorId));

/** @throws APIError 429 after 30 requests within an hour. */
export const countChange = (operatorId: number | string): Promise<void> => take(changes, String(operatorId));

import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '@/lib/node/http/network-address';
import { ADDRESS_HEADER } from '@/lib/node/http/visitor';

const WINDOW_SECONDS = 10 * 60;

/** In `context` of a log-in that was let near the password: the address that was typed. */
export const LOGIN_EMAIL = 'loginEmail';

/** Tries at one operator's account from one address, and at all accounts from it. */
const perAccount = new RateLimiterMemory({ points: 5, duration: WINDOW_SECONDS });
const perAddress = new RateLimiterMemory({ points: 30, duration: WINDOW_SECONDS });

/** An IPv6 address stands for its whole network. The web server names the client; no other header is trusted. */
const addressOf = (headers: Headers | undefined) => networkOf(headers?.get(ADDRESS_HEADER) ?? '');
const normal = (email: unknown) => (typeof email === 'string' ? email.trim().toLowerCase() : '');
const accountKey = (email: unknown, address: string) => `${normal(email)}\n${address}`;

/** @throws APIError 429 when the key has no tries left. */
export async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new APIError('Too many tries. Wait ten minutes.', 429, null, true);
  }
}

/**
 * Counts a try before the password is looked at, by account and address together: a stranger who guesses is
 * locked out from their own address, and the operator is not.
 */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'login') {
    const address = addressOf(req.headers);
    const { data } = args as { data?: { email?: unknown } };
    await take(perAddress, address);
    await take(perAccount, accountKey(data?.email, address));
    req.context[LOGIN_EMAIL] = normal(data?.email);
  }
  return args;
};

/**
 * The password was right and a code is still to come: that was no failed attempt. Earlier attempts stay counted,
 * otherwise a holder of the password could guess codes without limit.
 */
export async function forgiveFirstStep(req: PayloadRequest, email: unknown): Promise<void> {
  const address = addressOf(req.headers);
  await perAccount.reward(accountKey(email, address));
  await perAddress.reward(address);
}

/** The log-in succeeded: its attempts are forgotten. */
export const forgiveLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  const address = addressOf(req.headers);
  await perAccount.delete(accountKey(user.email, address));
  await perAddress.reward(address);
};

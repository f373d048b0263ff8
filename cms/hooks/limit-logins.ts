import { isIPv6 } from 'node:net';
import { APIError, type CollectionAfterLoginHook, type CollectionBeforeOperationHook } from 'payload';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** The web server names the client in it, and lets nobody else. */
const ADDRESS_HEADER = 'x-parlour-address';
const WINDOW_SECONDS = 10 * 60;

/** Tries at one operator's account from one address, and at all accounts from it. */
const perAccount = new RateLimiterMemory({ points: 5, duration: WINDOW_SECONDS });
const perAddress = new RateLimiterMemory({ points: 30, duration: WINDOW_SECONDS });

/** Whoever has one IPv6 address has its whole network. */
const addressOf = (headers: Headers | undefined) => {
  const address = headers?.get(ADDRESS_HEADER) ?? '';
  return isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address;
};
const normal = (email: unknown) => (typeof email === 'string' ? email.trim().toLowerCase() : '');
const accountKey = (email: unknown, address: string) => `${normal(email)}\n${address}`;

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new APIError('Too many tries. Wait ten minutes.', 429, null, true);
  }
}

/**
 * Counts a try before the password is looked at, by account and address together: a stranger who guesses shuts
 * the door for themselves, not for the operator.
 */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'login') {
    const address = addressOf(req.headers);
    const { data } = args as { data?: { email?: unknown } };
    await take(perAddress, address);
    await take(perAccount, accountKey(data?.email, address));
  }
  return args;
};

/** The password was right: the try was none. */
export const forgiveLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  const address = addressOf(req.headers);
  await perAccount.delete(accountKey(user.email, address));
  await perAddress.reward(address);
};

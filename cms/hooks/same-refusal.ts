import {
  APIError,
  AuthenticationError,
  LockedAuth,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { hashForNobody } from '../password';
import { LOGIN_EMAIL } from './limit-logins';

/** In `context` of a log-in: when it came, in ms. */
const BEGAN = 'loginBegan';
/**
 * A refusal is answered at the end of the next full second: a wrong password is counted and audited, an unknown
 * address is not, and those few milliseconds must not show.
 */
const STEP_MS = 1_000;

const known = z.object({ lockUntil: z.union([z.string(), z.date()]).nullish() });

const isLocked = ({ lockUntil }: z.infer<typeof known>): boolean =>
  lockUntil !== null && lockUntil !== undefined && new Date(lockUntil) > new Date();

/**
 * Payload checks no password when there is no such operator, or the account is locked, and answers at once: the time
 * would reveal who works here. So the same hash is computed, and the same is answered.
 *
 * @throws AuthenticationError for an unknown address and a locked account, as for a wrong password
 */
export const refuseAlike: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  req.context[BEGAN] = Date.now();
  const { data } = args as { data?: { password?: unknown } };
  const password = data?.password;
  const email = req.context[LOGIN_EMAIL];
  // Invalid input gets the same answer for every address anyway.
  if (typeof password !== 'string' || password.trim() === '' || typeof email !== 'string' || email === '')
    return args;
  const found = known.safeParse(await findByEmail(req, email));
  if (found.success && !isLocked(found.data)) return args;
  await hashForNobody(password);
  throw new AuthenticationError(req.t);
};

const findByEmail = (req: PayloadRequest, email: string): Promise<unknown> =>
  req.payload.db.findOne({ collection: 'operators', where: { email: { equals: email } }, req });

/** Answers a refused password when its time has come, and that of an account which has just been shut like any other. */
export const answerAlike: CollectionAfterErrorHook = async ({ error, req }) => {
  const began = req.context[BEGAN];
  if (typeof began !== 'number' || !(error instanceof APIError)) return;
  if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) return;
  const passed = Date.now() - began;
  await new Promise((resolve) => setTimeout(resolve, STEP_MS - (passed % STEP_MS)));
  const { message } = new AuthenticationError(req.t);
  return { response: { errors: [{ message }] } };
};

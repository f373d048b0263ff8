import { Forbidden, ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { isPassword } from '../password';
import { PASSWORD_SET } from './audit';
import { take } from './limit-logins';

/** The field of the form that holds the password as it is until now. */
export const CURRENT_PASSWORD = 'currentPassword';
export const CURRENT_PASSWORD_LABEL = 'Your current password';

/** Attempts at one's own password: an open session gives no more of them than the log-in. */
const guesses = new RateLimiterMemory({ points: 5, duration: 10 * 60 });

const kept = z.object({ email: z.string(), hash: z.string(), salt: z.string() });

const normal = (email: unknown) => (typeof email === 'string' ? email.trim().toLowerCase() : email);

const refuse = (req: PayloadRequest, message: string) =>
  new ValidationError({
    collection: 'operators',
    errors: [{ label: CURRENT_PASSWORD_LABEL, message, path: CURRENT_PASSWORD }],
    req,
  });

/** @throws ValidationError unless the current password was given, APIError 429 after too many wrong ones */
async function demandPassword(req: PayloadRequest, id: number | string, given: unknown): Promise<void> {
  if (typeof given !== 'string' || given === '')
    throw refuse(req, 'Give your current password to change your email or password.');
  await take(guesses, String(id));
  const own = kept.parse(
    await req.payload.db.findOne({ collection: 'operators', where: { id: { equals: id } }, req }),
  );
  if (!(await isPassword(given, own))) throw refuse(req, 'That is not your current password.');
  await guesses.delete(String(id));
}

/**
 * Who changes their own email or password gives the current password: a session that was left open is not enough to take an
 * account over. Payload ends the operator's other sessions when it saves a password. Several operators at once get neither.
 */
export const guardCredentials: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data, id } = args as { data?: Record<string, unknown>; id?: number | string };
  if (!data) return args;
  const { [CURRENT_PASSWORD]: given, ...rest } = data;
  const setsPassword = typeof rest.password === 'string' && rest.password !== '';
  if (operation === 'update' && req.user) {
    if (id === undefined && (setsPassword || rest.email !== undefined)) throw new Forbidden(req.t);
    const own = id !== undefined && String(id) === String(req.user.id);
    const movesEmail = rest.email !== undefined && normal(rest.email) !== normal(req.user.email);
    if (own && (setsPassword || movesEmail)) await demandPassword(req, req.user.id, given);
  }
  req.context[PASSWORD_SET] = operation === 'update' && setsPassword;
  return { ...args, data: rest };
};

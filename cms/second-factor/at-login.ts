import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload';
import { forgiveFirstStep } from '../hooks/limit-logins';
import { acceptCode } from './accept';
import { CODE_REQUIRED, CODE_WRONG } from './answers';
import { findSecondFactor } from './store';

/** Set in `context` for the audit trail. */
export const PROOF = 'secondFactorProof';

/** Only the REST address has a body: other ways of logging in carry no code. */
function typedCode({ data }: PayloadRequest): string | undefined {
  const code: unknown = data?.code;
  return typeof code === 'string' && code.trim() !== '' ? code : undefined;
}

/**
 * Lets an operator with a second factor in by a code of it only. Payload calls this for every way by which a session
 * begins, after the password was right; when it throws, the session that was begun goes with the transaction.
 */
export const demandSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const factor = await findSecondFactor(req, user.id);
  if (factor?.secret === undefined) return user;
  const typed = typedCode(req);
  if (typed === undefined) {
    await forgiveFirstStep(req, user.email);
    throw new APIError('The code of the authenticator app is needed.', 401, { code: CODE_REQUIRED }, true);
  }
  const proof = await acceptCode(req, user.id, factor, typed);
  if (proof === undefined)
    throw new APIError('That code is not right, or was used before.', 401, { code: CODE_WRONG }, true);
  req.context[PROOF] = proof;
  return user;
};

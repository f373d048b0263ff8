import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type PayloadRequest,
} from 'payload';
import { CODE_REQUIRED, CODE_WRONG } from '../second-factor/answers';
import { PROOF } from '../second-factor/at-login';
import { addressOf, recordDeed } from './audit';
import { LOGIN_EMAIL } from './limit-logins';

/** Without its audit entry a session does not begin: the entry is in the log-in's own transaction. */
export const auditLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  const proof = req.context[PROOF];
  await recordDeed(req, {
    kind: 'operators',
    documentId: String(user.id),
    title: user.email,
    action: 'logged_in',
    fields: typeof proof === 'string' ? [proof] : [],
  });
};

/**
 * Puts a refused log-in on record, when there is such an operator: what else is typed into the field may be a
 * password. There are at most as many entries as the limits let try.
 */
export const auditRefusal: CollectionAfterErrorHook = async ({ error, req }) => {
  const email = req.context[LOGIN_EMAIL];
  if (typeof email !== 'string' || !(error instanceof APIError) || error.status !== 401) return;
  const code = codeOf(error);
  if (code === CODE_REQUIRED) return;
  await recordRefusal(req, email, code === CODE_WRONG ? 'code' : 'password');
};

const codeOf = ({ data }: APIError): unknown =>
  typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;

/** In a transaction of its own: that of the log-in was rolled back. */
async function recordRefusal(req: PayloadRequest, email: string, wrong: 'code' | 'password'): Promise<void> {
  const { payload } = req;
  const where = { email: { equals: email } };
  const { docs } = await payload.find({ collection: 'operators', where, limit: 1, depth: 0 });
  const [operator] = docs;
  if (!operator) return;
  await payload.create({
    collection: 'audit-entries',
    data: {
      kind: 'operators',
      documentId: String(operator.id),
      title: operator.email,
      action: 'login_refused',
      fields: [wrong],
      operator: operator.id,
      operatorEmail: operator.email,
      address: addressOf(req),
    },
  });
}

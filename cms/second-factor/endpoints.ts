import {
  addDataAndFileToRequest,
  APIError,
  commitTransaction,
  Forbidden,
  initTransaction,
  killTransaction,
  UnauthorizedError,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { renderSVG } from 'uqr';
import { endTokensOf } from '../access/office-log-out';
import { isAdministrator } from '../access/roles';
import { recordDeed, type AuditAction } from '../hooks/audit';
import { acceptCode } from './accept';
import type { Confirmed, SetUp } from './answers';
import {
  addressOfSecret,
  newRecoveryCodes,
  newSecret,
  plainCode,
  shownSecret,
  stepOfCode,
} from '@/lib/node/one-time-codes/codes';
import { countChange, countCode, forgiveCodes } from './limits';
import { endSessions } from './sessions';
import { changeSecondFactor, findSecondFactor, removeSecondFactor, savePendingSecret } from './store';

interface Person {
  id: number | string;
  email: string;
}

const wrongCode = () => new APIError('That code is not right, or was used before.', 422, null, true);

/**
 * The operator who asks. Payload takes the session's cookie only from pages of our own origin, which keeps other
 * sites from asking in the operator's name.
 *
 * @throws UnauthorizedError without a session; APIError 429 after too many requests
 */
async function whoAsks(req: PayloadRequest): Promise<Person> {
  const { user } = req;
  if (user?.collection !== 'operators') throw new UnauthorizedError(req.t);
  await countChange(user.id);
  await addDataAndFileToRequest(req);
  return { id: user.id, email: user.email };
}

/** In one transaction: the change and its audit entry. */
async function whole<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  await initTransaction(req);
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

const record = (req: PayloadRequest, action: AuditAction, { id, email }: Person) =>
  recordDeed(req, { kind: 'operators', documentId: String(id), title: email, action, fields: [] });

const typed = ({ data }: PayloadRequest): string => (typeof data?.code === 'string' ? data.code : '');

/** Payload adds the session's id to the operator, and not to its type. */
function sessionOf({ user }: PayloadRequest): string | undefined {
  const id: unknown = user && '_sid' in user ? user._sid : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Nothing of these answers is for a cache. */
const answer = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });

/** Shows a new secret. It counts for nothing until a code of it has come back. */
async function start(req: PayloadRequest): Promise<Response> {
  const me = await whoAsks(req);
  const factor = await findSecondFactor(req, me.id);
  // An open session must not be enough to replace the operator's phone with another.
  if (factor?.secret !== undefined)
    throw new APIError('Turn the second factor off first, by a code of it.', 409, null, true);
  const secret = newSecret();
  await savePendingSecret(req, me.id, secret);
  const address = addressOfSecret(secret, me.email);
  const setUp: SetUp = {
    secret: shownSecret(secret),
    address,
    picture: renderSVG(address, { border: 4 }),
  };
  return answer(setUp);
}

/** Turns the factor on by the first code of it, and shows the recovery codes, once. */
async function confirm(req: PayloadRequest): Promise<Response> {
  const me = await whoAsks(req);
  const factor = await findSecondFactor(req, me.id);
  if (factor?.pendingSecret === undefined || factor.secret !== undefined)
    throw new APIError('Nothing waits for a code. Start the set-up.', 409, null, true);
  const { pendingSecret } = factor;
  await countCode(me.id);
  const step = stepOfCode(pendingSecret, plainCode(typed(req)), factor.lastStep, Date.now());
  if (step === undefined) throw wrongCode();
  const { shown, kept } = await newRecoveryCodes();
  await whole(req, async () => {
    const changed = await changeSecondFactor(req, factor, {
      secret: pendingSecret,
      pendingSecret: null,
      confirmedAt: new Date().toISOString(),
      lastStep: step,
      recovery: kept,
    });
    if (!changed) throw wrongCode();
    // Those that began by the password alone, wherever they are, but for this one.
    await endSessions(req, me.id, { except: sessionOf(req) });
    await record(req, 'second_factor_set', me);
  });
  await forgiveCodes(me.id);
  const confirmed: Confirmed = { recoveryCodes: shown };
  return answer(confirmed);
}

/** Turns the factor off, by a code of it or a recovery code. */
async function disable(req: PayloadRequest): Promise<Response> {
  const me = await whoAsks(req);
  const factor = await findSecondFactor(req, me.id);
  if (factor?.secret === undefined) throw new APIError('There is no second factor.', 409, null, true);
  await whole(req, async () => {
    if ((await acceptCode(req, me.id, factor, typed(req))) === undefined) throw wrongCode();
    await removeSecondFactor(req, me.id);
    await record(req, 'second_factor_removed', me);
  });
  return answer({});
}

/** For an operator who has lost their phone: an administrator takes the factor away, and every session with it. */
async function reset(req: PayloadRequest): Promise<Response> {
  const me = await whoAsks(req);
  const id = Number(req.routeParams?.id);
  // Their own they turn off by a code, as everybody does.
  if (!isAdministrator(req.user) || String(id) === String(me.id)) throw new Forbidden(req.t);
  const other = await req.payload.findByID({
    collection: 'operators',
    id,
    depth: 0,
    req,
    overrideAccess: false,
  });
  await whole(req, async () => {
    // In the order of a log-in, operator before factor: the two may meet.
    await endSessions(req, id);
    await removeSecondFactor(req, id);
    await record(req, 'second_factor_reset', other);
  });
  await forgiveCodes(id);
  await endTokensOf(req.payload, String(id));
  return answer({});
}

/** Under `/cms-api/operators`. */
export const secondFactorEndpoints: Endpoint[] = [
  { path: '/second-factor/start', method: 'post', handler: start },
  { path: '/second-factor/confirm', method: 'post', handler: confirm },
  { path: '/second-factor/disable', method: 'post', handler: disable },
  { path: '/:id/second-factor/reset', method: 'post', handler: reset },
];

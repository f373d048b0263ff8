import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { OPERATOR_LOG_OUT_PATH } from '@/lib/domain/office-permissions';
import { signedCall } from '@/lib/node/http/signed-call';
import { webConfig } from '@/lib/server/config/web';
import { standingOf } from './office-standing';

const TIMEOUT_MS = 4_000;
/** Until the next try, while the platform is away. After the last one the tokens have ended by themselves. */
const AGAIN_MS = [2_000, 10_000, 60_000, 240_000, 600_000];

type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

async function tellPlatform(payload: Pick<Payload, 'db'>, operatorId: string): Promise<void> {
  const { platformUrl, revalidateSecret } = webConfig();
  const answer = await signedCall({
    method: 'POST',
    url: new URL(OPERATOR_LOG_OUT_PATH, platformUrl),
    secret: revalidateSecret,
    value: { id: operatorId, standing: await standingOf(payload, operatorId) },
    timeoutMs: TIMEOUT_MS,
  });
  if (!answer.ok) throw new Error(`the platform answered ${answer.status}`);
}

/**
 * Ends the office's tokens of an operator at the platform, and tells what they are here now: another session of theirs
 * gets a new token when it asks. While the platform is away it is tried again in the background.
 */
export async function endTokensOf(
  payload: Pick<Payload, 'db' | 'logger'>,
  operatorId: string,
): Promise<void> {
  const attempt = async (tries: number): Promise<void> => {
    try {
      await tellPlatform(payload, operatorId);
    } catch (err) {
      const wait = AGAIN_MS[tries];
      payload.logger.warn({ err, msg: 'CMS: the platform was not told whose tokens end' });
      if (wait !== undefined) setTimeout(() => void attempt(tries + 1), wait).unref();
    }
  };
  await attempt(0);
}

/** The same, for who has the configuration alone. */
export async function endOfficeTokens(config: Promise<SanitizedConfig>, operatorId: string): Promise<void> {
  await endTokensOf(await getPayload({ config }), operatorId);
}

/** Who is logged in, whatever they may do. */
async function loggedIn(config: Promise<SanitizedConfig>, headers: Headers): Promise<string | null> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  return user?.collection === 'operators' ? String(user.id) : null;
}

/**
 * Payload's POST calls, of which the log-out ends the office's tokens, too: after the session is gone, so that none is
 * given for it in between.
 */
export const withOfficeLogOut =
  (config: Promise<SanitizedConfig>, post: Handler): Handler =>
  async (request, args) => {
    const { slug = [] } = await args.params;
    if (slug.join('/') !== 'operators/logout') return post(request, args);
    const operatorId = await loggedIn(config, request.headers);
    const answer = await post(request, args);
    if (answer.ok && operatorId !== null) await endOfficeTokens(config, operatorId);
    return answer;
  };

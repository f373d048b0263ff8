import 'server-only';
import { randomBytes } from 'node:crypto';
import { OPERATOR_SESSION_PATH } from '@/lib/domain/office-permissions';
import { signedCall } from '@/lib/node/http/signed-call';
import { webConfig } from '@/lib/server/config/web';

const TIMEOUT_MS = 8_000;

/**
 * A token of the platform for an operator who is logged in at the CMS, as the platform's own answer: who they are, and
 * the cookie.
 * @throws when the platform does not answer
 */
export function exchangeOperator(operator: {
  id: string;
  email: string;
  name: string;
  administrator: boolean;
}): Promise<Response> {
  const { platformUrl, revalidateSecret } = webConfig();
  return signedCall({
    method: 'POST',
    url: new URL(OPERATOR_SESSION_PATH, platformUrl),
    secret: revalidateSecret,
    // The platform takes each exchange once.
    value: { ...operator, nonce: randomBytes(16).toString('base64url') },
    timeoutMs: TIMEOUT_MS,
  });
}

import { signedCall } from '@/lib/node/http/signed-call';
import type { ContentEvent } from '@/lib/domain/content-events';

/**
 * Announces changes of content to a running web process from outside of it.
 *
 * @param url full address of the revalidation route
 * @throws Error when the web process can't be reached, refuses the signature or does not answer within 5 s
 */
export async function announceContentEvents(
  url: string,
  secret: string,
  events: ContentEvent[],
): Promise<void> {
  const response = await signedCall({
    method: 'POST',
    url: new URL(url),
    secret,
    value: { events },
    timeoutMs: 5_000,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`revalidation was answered with ${response.status}`);
}

import { sign, SIGNATURE_HEADER } from '@/lib/domain/signature';
import type { ContentEvent } from './tags';

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
  const body = JSON.stringify({ events });
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(secret, new URL(url).pathname, body, Date.now() / 1000),
    },
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`revalidation was answered with ${response.status}`);
}

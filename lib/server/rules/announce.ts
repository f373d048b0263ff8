import { SIGNATURE_HEADER, sign } from '@/lib/domain/signature';
import { GEOGRAPHY_PATH } from '@/lib/domain/site-rules';
import type { Announce } from './watch';

const TIMEOUT_MS = 5_000;

/** Sends the geography to the platform in a signed call. 409 means that the platform has a newer one. */
export function geographyTeller(platformUrl: string, secret: string): Announce {
  const url = new URL(GEOGRAPHY_PATH, platformUrl);
  return async (geography) => {
    const body = JSON.stringify(geography);
    const response = await fetch(url, {
      method: 'PUT',
      body,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(secret, url.pathname, body, Date.now() / 1000),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.status === 409) return 'outdated';
    if (!response.ok) throw new Error(`status ${response.status}`);
    return 'taken';
  };
}

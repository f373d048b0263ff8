import { GEOGRAPHY_PATH } from '@/lib/domain/site-rules';
import { signedCall } from '@/lib/node/http/signed-call';
import type { SendGeography } from './watch';

const TIMEOUT_MS = 5_000;

/** Sends the geography to the platform. 409 means that the platform has a newer one. */
export function geographySender(platformUrl: string, secret: string): SendGeography {
  const url = new URL(GEOGRAPHY_PATH, platformUrl);
  return async (geography) => {
    const response = await signedCall({
      method: 'PUT',
      url,
      secret,
      value: geography,
      timeoutMs: TIMEOUT_MS,
    });
    await response.body?.cancel();
    if (response.status === 409) return 'outdated';
    if (!response.ok) throw new Error(`status ${response.status}`);
    return 'taken';
  };
}

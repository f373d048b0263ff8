import { sign, SIGNATURE_HEADER } from '@/lib/node/facts/signature';

export interface SignedPostOptions {
  platformUrl: string;
  secret: string;
  /** How long an answer may take, ms. */
  timeoutMs: number;
  now(): number;
}

/**
 * Tells the platform something, signed at the moment it is sent.
 * @throws when it can't be reached, does not answer in time, or leads elsewhere
 */
export type SignedPost = (path: string, told: object) => Promise<Response>;

export const signedPost =
  ({ platformUrl, secret, timeoutMs, now }: SignedPostOptions): SignedPost =>
  (path, told) => {
    const url = new URL(path, platformUrl);
    const body = JSON.stringify(told);
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(secret, url.pathname, body, Math.floor(now() / 1000)),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  };

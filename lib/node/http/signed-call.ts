import { SIGNATURE_HEADER, sign } from '../facts/signature';

export interface SignedCall {
  method: 'POST' | 'PUT';
  url: URL;
  secret: string;
  /** Sent as JSON. */
  value: unknown;
  timeoutMs: number;
  /** When it is signed, in milliseconds. */
  now?: number;
}

/**
 * A call from one of our processes to another, signed over its path and its bytes.
 * @throws when the other can't be reached or does not answer in time
 */
export function signedCall(call: SignedCall): Promise<Response> {
  const { method, url, secret, value, timeoutMs, now = Date.now() } = call;
  const body = JSON.stringify(value);
  return fetch(url, {
    method,
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(secret, url.pathname, body, now / 1000),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The one signature scheme of calls between processes and companies: wallet, studio launch, revalidation.
 *
 *   X-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256(secret, t + "." + path + "." + raw body)>
 *
 * `path` is the path of the address without host and query string; the body is signed as raw bytes, so that
 * neither side depends on how the other writes JSON.
 */
export const SIGNATURE_HEADER = 'x-signature';

/** How far a signature's time may lie from ours, in seconds. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

type RawBody = string | Uint8Array;

const HEADER_SHAPE = /^t=(0|[1-9]\d{0,14}),v1=([0-9a-f]{64})$/;

function digest(secret: string, time: string, path: string, rawBody: RawBody): Buffer {
  return createHmac('sha256', secret).update(`${time}.${path}.`).update(rawBody).digest();
}

/** The value of the `X-Signature` header for this call. `nowSeconds` is unix time, cut to whole seconds. */
export function sign(secret: string, path: string, rawBody: RawBody, nowSeconds: number): string {
  const time = String(Math.floor(nowSeconds));
  return `t=${time},v1=${digest(secret, time, path, rawBody).toString('hex')}`;
}

/**
 * True when the header was made with one of `secrets` (several live ones let a secret be rotated), for this
 * path and these bytes, at most `toleranceSeconds` away from now. Never throws: a missing or malformed header
 * and an empty list of secrets are simply not valid. Every secret is tried, so that the time taken does not
 * tell which one matched.
 */
export function verify(
  secrets: readonly string[],
  header: string | null | undefined,
  path: string,
  rawBody: RawBody,
  nowSeconds: number,
  toleranceSeconds: number = SIGNATURE_TOLERANCE_SECONDS,
): boolean {
  const [, time, hex] = HEADER_SHAPE.exec(header ?? '') ?? [];
  if (time === undefined || hex === undefined) return false;
  if (Math.abs(nowSeconds - Number(time)) > toleranceSeconds) return false;

  const given = Buffer.from(hex, 'hex');
  let valid = false;
  for (const secret of secrets) {
    // An empty secret would let anyone sign.
    if (secret !== '' && timingSafeEqual(given, digest(secret, time, path, rawBody))) valid = true;
  }
  return valid;
}

import { API_CODES } from '@/lib/domain/api-codes';
import { sign, SIGNATURE_HEADER } from '@/lib/node/facts/signature';
import { Problem } from './problem';

/** How long a studio may take to open a game, ms. */
export const STUDIO_TIMEOUT_MS = 5_000;

export interface StudioDoor {
  url: string;
  secret: string;
  timeoutMs?: number;
}

export interface StudioAnswer {
  ok: boolean;
  status: number;
  text: string;
}

export const studioFailed = (detail: string) => new Problem(502, API_CODES.gameProvider, detail);

/** A signed call. @returns status and text of the answer. @throws Problem 502 client_api_48 without one. */
export async function callStudio(
  studio: StudioDoor,
  path: string,
  body: string | undefined,
  now: Date,
): Promise<StudioAnswer> {
  const url = new URL(`${studio.url.replace(/\/$/, '')}${path}`);
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        [SIGNATURE_HEADER]: sign(studio.secret, url.pathname, body ?? '', Math.floor(now.getTime() / 1000)),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(studio.timeoutMs ?? STUDIO_TIMEOUT_MS),
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch {
    throw studioFailed('the game’s studio does not answer');
  }
}

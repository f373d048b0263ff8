import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import type { GameTheme } from '@/lib/domain/game-themes';
import type { LanguageCode } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import type { Volatility } from '@/lib/domain/volatility';
import { Problem } from '../kernel/problem';
import { sign } from '../kernel/signature';

/** How long a studio may take to open a game. */
export const STUDIO_TIMEOUT_MS = 5_000;
const ANSWER_MAX_CHARACTERS = 16_384;

/** What a studio is told of a game that opens. Amounts of money are not among it: it asks the wallet. */
export interface StudioLaunch {
  game_id: string;
  title: string;
  theme: GameTheme;
  provider: string;
  volatility: Volatility;
  /** Basis points. */
  rtp: number;
  lines: number;
  mode: 'real' | 'demo';
  currency: Currency;
  language: LanguageCode;
  /** Null in a demo: nothing can be bet with it. */
  session_token: string | null;
  player_id: string | null;
  lobby_url: string;
}

const answerSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

const studioFailed = (detail: string) => new Problem(502, API_CODES.gameProvider, detail);

/**
 * Opens a game at the studio, server to server, signed as the wallet is.
 * @returns the address of the game on the studio's own origin.
 * @throws Problem 502 client_api_48 when the studio is away, slow, refuses or answers what is no address.
 */
export async function launchAtStudio(
  studio: { url: string; secret: string; timeoutMs?: number },
  launch: StudioLaunch,
  now: Date,
): Promise<string> {
  const url = new URL(`${studio.url.replace(/\/$/, '')}/api/v1/sessions`);
  const body = JSON.stringify(launch);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Signature': sign(studio.secret, url.pathname, body, Math.floor(now.getTime() / 1000)),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(studio.timeoutMs ?? STUDIO_TIMEOUT_MS),
    });
    text = await response.text();
  } catch {
    throw studioFailed('the game’s studio does not answer');
  }
  if (!response.ok) throw studioFailed(`the game’s studio answered ${response.status}`);
  try {
    if (text.length > ANSWER_MAX_CHARACTERS) throw new RangeError('answer too long');
    return answerSchema.parse(JSON.parse(text)).url;
  } catch {
    throw studioFailed('the game’s studio gave no address');
  }
}

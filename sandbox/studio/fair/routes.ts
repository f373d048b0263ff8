import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { isGameTheme, type GameTheme } from '@/lib/domain/game-themes';
import { LANGUAGE_CODES, LOCALES, type LanguageCode } from '@/lib/domain/locales';
import type { ThemePicture } from '../assets/theme-art';
import type { ClientManifest } from '../build';
import { clientFolder } from '../built-files';
import type { Journal } from '../journal';
import { lostPage, pageHeaders } from '../page';
import { reelArt, verifyPage, type VerifyBoot } from './page';
import { findReplay } from './records';
import { readReplayName, replayName, replaySchema } from './replay-address';

interface FairRoutesOptions {
  base: string;
  origin: string;
  webOrigin: string;
  secrets: readonly string[];
  journal: Journal;
  isSigned(c: Context, rawBody: Uint8Array): boolean;
  jsonOf(body: Uint8Array): unknown;
  client(): Promise<ClientManifest>;
  /** Addresses of a theme's pictures. */
  picturesOf(theme: GameTheme): Record<ThemePicture, string>;
}

const orderSchema = replaySchema.extend({ player_id: z.string().min(1), game_id: z.string().min(1) });

/** Files that anyone may have, to check rounds without us. */
const FILES = {
  'verify.mjs': 'text/javascript',
  'seeds.mjs': 'text/javascript',
  'vectors.json': 'application/json',
  'draw-vectors.json': 'application/json',
  'spin-vectors.json': 'application/json',
} as const;

/** The language that a reader asks for by the address or the browser. */
function languageOf(c: Context): LanguageCode {
  const wanted = c.req.query('language') ?? '';
  const known = LOCALES.map((locale) => LANGUAGE_CODES[locale]);
  const asked = known.find((language) => language === wanted);
  if (asked) return asked;
  const first = (c.req.header('accept-language') ?? '').split(',')[0]?.trim().toLowerCase() ?? '';
  const locale = LOCALES.find((one) => one.toLowerCase() === first);
  const broad = LOCALES.find((one) => one === first.slice(0, 2));
  return LANGUAGE_CODES[locale ?? broad ?? 'en'];
}

/** Reels of records whose game the address does not tell. */
const PLAIN: GameTheme = 'classic';
const themeOf = (c: Context): GameTheme => {
  const asked = c.req.query('theme') ?? '';
  return isGameTheme(asked) ? asked : PLAIN;
};

/** What players prove rounds with: the verifier as a page and as a file, and the address of each round. */
export function fairRoutes(options: FairRoutesOptions): Hono {
  const { base, journal, secrets } = options;
  const routes = new Hono();
  const page = async (c: Context, theme: GameTheme, shown: Pick<VerifyBoot, 'language' | 'replay'>) => {
    const client = await options.client();
    const boot = { ...shown, base, art: reelArt(theme, shown.language, options.picturesOf(theme)) };
    const { 'cross-origin-opener-policy': _opener, ...headers } = pageHeaders("'none'");
    // Opened out of a game's frame the page has the frame's sandbox, in which no page with such a policy loads.
    return c.html(verifyPage(boot, `${base}/assets/build`, client.verify), 200, headers);
  };

  routes.get('/verify', (c) => page(c, themeOf(c), { language: languageOf(c), replay: null }));
  for (const [name, type] of Object.entries(FILES)) {
    routes.get(`/verify/${name}`, async (c) => {
      await options.client();
      const bytes = await readFile(path.join(clientFolder(), name));
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
    });
  }

  routes.post('/api/v1/replays', async (c) => {
    const rawBody = new Uint8Array(await c.req.arrayBuffer());
    if (!options.isSigned(c, rawBody)) return c.json({ error: 'bad_signature' }, 401);
    const parsed = orderSchema.safeParse(options.jsonOf(rawBody));
    if (!parsed.success) return c.json({ error: 'bad_replay' }, 400);
    const { player_id: playerId, game_id: gameId, ...order } = parsed.data;
    const found = findReplay(journal, order.round);
    if (!found?.seat.startsWith(`real:${playerId}:${gameId}:`))
      return c.json({ error: 'round_unknown' }, 404);
    const name = replayName(secrets[0] ?? '', order);
    return c.json({ url: `${options.origin}${base}/replay/${name}` }, 201);
  });

  routes.get('/replay/:name', async (c) => {
    const order = readReplayName(secrets, c.req.param('name'));
    const found = order && findReplay(journal, order.round);
    if (!order || !found) return c.html(lostPage(options.webOrigin), 404, pageHeaders("'none'"));
    const { title, provider, language } = order;
    return page(c, found.theme ?? PLAIN, { language, replay: { ...found.replay, title, provider } });
  });
  return routes;
}

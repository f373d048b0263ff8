import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { isGameTheme, type GameTheme } from '@/lib/domain/game-themes';
import { SIGNATURE_HEADER, verify } from '@/lib/node/facts/signature';
import { createAllowance } from './allowance';
import type { ThemeFiles } from './assets/theme-files';
import { bootOf, crashBootOf, liveBootOf, tableBootOf } from './boot';
import type { ClientFiles, ClientManifest } from './build';
import { readBuiltFile } from './built-files';
import { chatCalls, chatRoutes } from './chat/routes';
import type { Crash } from './crash/crash';
import { crashRoutes } from './crash/routes';
import type { EngineRounds } from './engine-rounds/engine-rounds';
import { isEngineKind } from './engine-rounds/kinds';
import { LONGEST_CLIENT_SEED } from './engine-rounds/limits';
import { seatOf } from './engine-rounds/seats';
import { recordsAt } from './fair/records';
import { fairRoutes } from './fair/routes';
import type { Journal } from './journal';
import { KINDS } from './kinds';
import { isPlayable, kindOf, launchSchema, openSession, playOf, type Session } from './launch';
import { isLiveKind } from './live/kinds';
import { liveRoutes } from './live/routes';
import type { LiveTables } from './live/tables';
import { playerOf } from './pace';
import { lostPage, pageHeaders, playPage } from './page';
import { PlayError } from './play-error';
import type { Rounds } from './rounds';
import { sentJson } from './sent-json';
import { givenAt } from './slots/given';
import { tournamentCalls } from './tournaments/routes';
import type { Tournaments } from './tournaments/tournaments';

export interface RoutesOptions {
  /** The studio's path on its origin, without a slash at the end. */
  base: string;
  origin: string;
  webOrigin: string;
  launchSecrets: readonly string[];
  journal: Journal;
  rounds: Rounds;
  engineRounds: EngineRounds;
  crash: Crash;
  live: LiveTables;
  tournaments: Tournaments;
  refill(session: Session): void;
  themes: ThemeFiles;
  client(): Promise<ClientManifest>;
  log: Logger;
  now(): number;
}

const FOREVER = 'public, max-age=31536000, immutable';
const LARGEST_BODY = 16 * 1024;

/** New seeds are written to disk for good, records play up to a thousand rounds again: so many of a player's at once. */
const MOST_SEEDS = 10;
/** And one more after each of these, ms. */
const SEEDS_EVERY_MS = 3_000;
const MOST_RECORDS = 20;
const RECORDS_EVERY_MS = 1_000;

const spinSchema = z.object({
  stake: z.int().positive(),
  buy: z.boolean().default(false),
  given: z.boolean().default(false),
  clientRoundId: z.uuid(),
});
const stepSchema = z.object({ roundId: z.uuid(), step: z.int().positive() });
// What bets and choices may be, the engine of the game says.
const betSchema = z.object({ bet: sentJson, clientRoundId: z.uuid() });
const choiceSchema = z.object({ roundId: z.uuid(), step: z.int().min(0), choice: sentJson });
const seedsSchema = z.object({ clientSeed: z.string().min(1).max(LONGEST_CLIENT_SEED) });

type PlayEnv = { Variables: { session: Session } };

/** The session of a request that only one kind of game has. */
function ofGame(c: Context<PlayEnv>, play: ReturnType<typeof playOf>): Session {
  const session = c.get('session');
  if (playOf(session) !== play) throw new PlayError(404, 'other_game');
  return session;
}
const reels = (c: Context<PlayEnv>) => ofGame(c, 'reels');
const table = (c: Context<PlayEnv>) => ofGame(c, 'table');

export function studioRoutes(options: RoutesOptions): Hono {
  const { base, journal, rounds, engineRounds, crash, live } = options;
  const routes = new Hono();

  routes.onError((error, c) => {
    if (error instanceof PlayError) return c.json({ error: error.code, ...error.extras }, error.status);
    if (error instanceof HTTPException) return error.getResponse();
    options.log.error({ err: error }, 'a request failed');
    return c.json({ error: 'server_error' }, 500);
  });
  routes.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => c.json({ error: 'too_large' }, 413) }));

  const isSigned = (c: Context, rawBody: Uint8Array) =>
    verify(
      options.launchSecrets,
      c.req.header(SIGNATURE_HEADER),
      c.req.path,
      rawBody,
      Math.floor(options.now() / 1000),
    );

  routes.get('/api/v1/kinds', (c) => {
    if (!isSigned(c, new Uint8Array())) return c.json({ error: 'bad_signature' }, 401);
    return c.json({ kinds: KINDS }, 200, { 'cache-control': 'no-store' });
  });

  routes.get('/api/v1/tables', (c) => {
    if (!isSigned(c, new Uint8Array())) return c.json({ error: 'bad_signature' }, 401);
    return c.json({ tables: [...live.now(), ...crash.now()] }, 200, { 'cache-control': 'no-store' });
  });

  routes.post('/api/v1/sessions', async (c) => {
    const rawBody = new Uint8Array(await c.req.arrayBuffer());
    if (!isSigned(c, rawBody)) return c.json({ error: 'bad_signature' }, 401);
    const parsed = launchSchema.safeParse(jsonOf(rawBody));
    if (!parsed.success) {
      const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim());
      return c.json({ error: 'bad_launch', problems }, 400);
    }
    if (!isPlayable(parsed.data, KINDS)) return c.json({ error: 'unsupported_game' }, 422);
    const fresh = openSession(parsed.data, options.now(), options.webOrigin);
    const left = journal.openRoundAt(seatOf(fresh));
    const session = left ? { ...fresh, resumes: left.id } : fresh;
    if (session.playerId !== null && parsed.data.chat_standing)
      live.chat.setStanding(session.playerId, parsed.data.chat_standing);
    const given = givenAt(parsed.data, session);
    journal.write({ session }, ...(given ? [{ given }] : []));
    return c.json({ url: `${options.origin}${base}/play/${session.id}` }, 201);
  });

  const picturesOf = (theme: GameTheme) => withBase(base, options.themes.addresses(theme));
  routes.get('/play/:id', async (c) => {
    const session = journal.liveSession(c.req.param('id'), options.now());
    if (!session) return c.html(lostPage(options.webOrigin), 404, pageHeaders(options.webOrigin));
    const client = await options.client();
    const kind = kindOf(session);
    const pageOf = (boot: Parameters<typeof playPage>[0], files: ClientFiles) =>
      c.html(playPage(boot, `${base}/assets/build`, files), 200, pageHeaders(options.webOrigin));
    const place = { base, webOrigin: options.webOrigin };
    if (kind === 'crash') return pageOf(crashBootOf(session, place), client.crash);
    if (isLiveKind(kind)) return pageOf(liveBootOf(session, kind, place), client[kind]);
    if (isEngineKind(kind)) return pageOf(tableBootOf(session, kind, place), client[kind]);
    return pageOf(bootOf(session, { ...place, pictures: picturesOf(session.theme) }), client.slot);
  });

  routes.route('/', fairRoutes({ ...options, secrets: options.launchSecrets, isSigned, jsonOf, picturesOf }));

  routes.route('/', chatCalls(live.chat, { isSigned, jsonOf }));
  routes.route('/', tournamentCalls(options.tournaments, { isSigned, jsonOf }));

  const seedsTurn = createAllowance(options.now, MOST_SEEDS, SEEDS_EVERY_MS);
  const recordsTurn = createAllowance(options.now, MOST_RECORDS, RECORDS_EVERY_MS);
  const play = new Hono<PlayEnv>();
  play.use(async (c, next) => {
    const session = journal.liveSession(c.req.param('id') ?? '', options.now());
    if (!session) throw new PlayError(404, 'session_unknown');
    if (c.req.method === 'POST') requireOwnOrigin(c, options.origin);
    c.set('session', session);
    await next();
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  const states = { reels: rounds, crash, live, table: engineRounds };
  const stateOf = (session: Session) => states[playOf(session)].state(session);
  play.get('/state', async (c) => c.json(await stateOf(c.get('session'))));
  play.route('/', crashRoutes(crash, { sessionOf: (c) => ofGame(c, 'crash'), bodyOf }));
  play.route('/table', liveRoutes(live, { sessionOf: (c) => ofGame(c, 'live'), bodyOf }));
  play.route('/table/chat', chatRoutes(live.chat, { sessionOf: (c) => ofGame(c, 'live'), bodyOf }));
  play.post('/spin', async (c) => c.json(await rounds.spin(reels(c), await bodyOf(c, spinSchema))));
  play.post('/step', async (c) => c.json(await rounds.step(reels(c), await bodyOf(c, stepSchema))));
  play.post('/begin', async (c) => c.json(await engineRounds.begin(table(c), await bodyOf(c, betSchema))));
  play.post('/choose', async (c) => c.json(await engineRounds.act(table(c), await bodyOf(c, choiceSchema))));
  play.post('/seeds', async (c) => {
    const isSlot = playOf(c.get('session')) === 'reels';
    const wanted = await bodyOf(c, seedsSchema);
    seedsTurn.spend(playerOf(c.get('session')));
    return c.json(
      await (isSlot ? rounds.newSeeds(reels(c), wanted) : engineRounds.newSeeds(table(c), wanted)),
    );
  });
  play.get('/records', (c) => {
    recordsTurn.spend(playerOf(c.get('session')));
    return c.json(recordsAt(journal, seatOf(c.get('session'))));
  });
  play.post('/refill', async (c) => {
    const session = c.get('session');
    if (session.mode !== 'demo') throw new PlayError(409, 'not_a_demo');
    options.refill(session);
    return c.json(await stateOf(session));
  });
  play.get('/title.webp', async (c) => {
    const { theme, title } = c.get('session');
    c.header('cache-control', 'private, max-age=86400');
    return c.body(new Uint8Array(await options.themes.readTitle(theme, title)), 200, {
      'content-type': 'image/webp',
    });
  });
  routes.route('/play/:id', play);

  routes.get('/assets/themes/:theme/:revision/:file', async (c) => {
    const { theme, revision, file } = c.req.param();
    const bytes = isGameTheme(theme) ? await options.themes.read(theme, revision, file) : null;
    if (!bytes) return c.notFound();
    return asset(c, bytes, 'image/webp');
  });
  routes.get('/assets/build/:file', async (c) => {
    const file = await readBuiltFile(c.req.param('file'), c.req.header('accept-encoding'));
    return file ? asset(c, file.bytes, file.type, file.headers) : c.notFound();
  });
  return routes;
}

function asset(c: Context, bytes: Buffer, type: string, headers: Record<string, string> = {}) {
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'content-type': type,
    'cache-control': FOREVER,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
}

/** The session id in the address is the key; a page of another origin still may not turn it. */
function requireOwnOrigin(c: Context, origin: string) {
  const given = c.req.header('origin');
  if (given !== undefined && given !== origin) throw new PlayError(403, 'forbidden_origin');
  if (!c.req.header('content-type')?.startsWith('application/json')) throw new PlayError(415, 'not_json');
}

async function bodyOf<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(jsonOf(await c.req.text()));
  if (!parsed.success) throw new PlayError(400, 'bad_request');
  return parsed.data;
}

/** The JSON value, or undefined for what is none. */
function jsonOf(body: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

function withBase<Key extends string>(base: string, addresses: Record<Key, string>): Record<Key, string> {
  const entries = Object.entries<string>(addresses).map(([key, address]) => [key, `${base}${address}`]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

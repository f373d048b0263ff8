import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Session } from '../launch';
import { PlayError } from '../play-error';
import { streamOf } from '../shared-rounds/stream';
import type { Crash } from './crash';

const betSchema = z.object({ clientBetId: z.uuid(), stake: z.int(), auto: z.int().nullable() });
const ownSchema = z.object({ betId: z.uuid() });
const WORD = /^[0-9a-f]{16}$/;

type PlayEnv = { Variables: { session: Session } };

/** The play API of crash, below a session's address. */
export function crashRoutes(
  crash: Crash,
  request: {
    /** The session of a request to this game. @throws PlayError for any other game */
    sessionOf(c: Context<PlayEnv>): Session;
    /** Reads the whole body: only then does the service read the clock. @throws PlayError for a wrong one */
    bodyOf<T>(c: Context<PlayEnv>, schema: z.ZodType<T>): Promise<T>;
  },
): Hono<PlayEnv> {
  const { sessionOf, bodyOf } = request;
  const routes = new Hono<PlayEnv>();
  routes.get('/live', (c) => {
    const word = c.req.query('word') ?? null;
    if (word !== null && !WORD.test(word)) throw new PlayError(400, 'bad_request');
    return streamOf(c, crash.watch(sessionOf(c), word));
  });
  routes.get('/history', (c) => c.json(crash.history(sessionOf(c))));
  routes.post('/bet', async (c) => c.json(await crash.bet(sessionOf(c), await bodyOf(c, betSchema))));
  routes.post('/leave', async (c) =>
    c.json(await crash.leave(sessionOf(c), (await bodyOf(c, ownSchema)).betId)),
  );
  routes.post('/cash-out', async (c) =>
    c.json(await crash.cashOut(sessionOf(c), (await bodyOf(c, ownSchema)).betId)),
  );
  /** To measure the delay by. */
  routes.get('/clock', (c) => c.body(null, 204));
  return routes;
}

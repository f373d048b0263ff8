import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Session } from '../launch';
import { sentJson } from '../sent-json';
import { streamOf } from '../shared-rounds/stream';
import { WORD } from './limits';
import type { LiveTables } from './tables';

// What a bet may be, the engine of the game says.
const betSchema = z.object({
  roundId: z.uuid(),
  clientBetId: z.uuid(),
  bet: sentJson,
  word: z.string().regex(WORD),
});
const choiceSchema = z.object({
  roundId: z.uuid(),
  betId: z.uuid(),
  clientChoiceId: z.uuid(),
  choice: z.string().min(1).max(20),
});
const ownSchema = z.object({ betId: z.uuid() });

type PlayEnv = { Variables: { session: Session } };

/** The play API of live tables, below a session's address and `table`. */
export function liveRoutes(
  tables: LiveTables,
  request: {
    /** The session of a request to this game. @throws PlayError for any other game */
    sessionOf(c: Context<PlayEnv>): Session;
    /** @throws PlayError for a wrong one */
    bodyOf<T>(c: Context<PlayEnv>, schema: z.ZodType<T>): Promise<T>;
  },
): Hono<PlayEnv> {
  const { sessionOf, bodyOf } = request;
  const routes = new Hono<PlayEnv>();
  routes.get('/live', (c) => streamOf(c, tables.watch(sessionOf(c))));
  routes.get('/history', (c) => c.json(tables.history(sessionOf(c))));
  routes.post('/bet', async (c) => c.json(await tables.bet(sessionOf(c), await bodyOf(c, betSchema))));
  routes.post('/choose', async (c) =>
    c.json(await tables.choose(sessionOf(c), await bodyOf(c, choiceSchema))),
  );
  routes.post('/leave', async (c) =>
    c.json(await tables.leave(sessionOf(c), (await bodyOf(c, ownSchema)).betId)),
  );
  return routes;
}

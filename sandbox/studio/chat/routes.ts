import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { CHAT_REASONS, CHAT_VERDICTS } from '@/lib/domain/table-chat';
import type { Session } from '../launch';
import { standingSchema } from './books';
import type { Chat } from './chat';
import { LONGEST_SENT } from './limits';

const saySchema = z.object({ id: z.uuid(), text: z.string().max(LONGEST_SENT) });
const reportSchema = z.object({ messageId: z.uuid(), reason: z.enum(CHAT_REASONS) });

type PlayEnv = { Variables: { session: Session } };

/** What players ask of the chat, below a session's address and `table/chat`. */
export function chatRoutes(
  chat: Chat,
  request: {
    /** @throws PlayError for a game without a live table */
    sessionOf(c: Context<PlayEnv>): Session;
    /** @throws PlayError for a wrong one */
    bodyOf<T>(c: Context<PlayEnv>, schema: z.ZodType<T>): Promise<T>;
  },
): Hono<PlayEnv> {
  const { sessionOf, bodyOf } = request;
  const routes = new Hono<PlayEnv>();
  routes.get('/', (c) => c.json(chat.own(sessionOf(c))));
  routes.post('/say', async (c) => c.json(await chat.say(sessionOf(c), await bodyOf(c, saySchema))));
  routes.post('/report', async (c) => c.json(await chat.report(sessionOf(c), await bodyOf(c, reportSchema))));
  return routes;
}

const toldSchema = standingSchema.extend({ player_id: z.string().min(1).max(100) });
const decidedSchema = z.object({
  game_id: z.string().min(1).max(100),
  message_id: z.uuid(),
  player_id: z.string().min(1).max(100),
  verdict: z.enum(CHAT_VERDICTS),
});

/** What the platform tells of players and messages, signed as a launch is. Each call may be repeated. */
export function chatCalls(
  chat: Chat,
  request: { isSigned(c: Context, rawBody: Uint8Array): boolean; jsonOf(body: Uint8Array): unknown },
): Hono {
  const calls = new Hono();
  const call = <T>(path: string, schema: z.ZodType<T>, take: (told: T) => void) =>
    calls.post(path, async (c) => {
      const rawBody = new Uint8Array(await c.req.arrayBuffer());
      if (!request.isSigned(c, rawBody)) return c.json({ error: 'bad_signature' }, 401);
      const told = schema.safeParse(request.jsonOf(rawBody));
      if (!told.success) return c.json({ error: 'bad_request' }, 400);
      take(told.data);
      return c.json({ taken: true });
    });
  call('/api/v1/chat/standings', toldSchema, ({ player_id, ...standing }) =>
    chat.setStanding(player_id, standing),
  );
  call('/api/v1/chat/decisions', decidedSchema, (decided) =>
    chat.decide({
      gameId: decided.game_id,
      messageId: decided.message_id,
      playerId: decided.player_id,
      verdict: decided.verdict,
    }),
  );
  return calls;
}

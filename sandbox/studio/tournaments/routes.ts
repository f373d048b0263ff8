import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { isCurrency } from '@/lib/money/money';
import type { Run } from './programme';
import type { PlacedStanding, Tournaments } from './tournaments';

const playerId = z.string().min(1).max(100);
const registerSchema = z.object({
  player_id: playerId,
  name: z.string().min(1).max(40),
  currency: z.string().refine(isCurrency, 'is not a currency'),
});
const leaveSchema = z.object({ player_id: playerId });
const placesSchema = z.object({ player_ids: z.array(playerId).min(1).max(500) });

const moment = (ms: number) => new Date(ms).toISOString();

const toldRun = (run: Run) => ({
  code: run.code,
  title: run.title,
  description: run.description,
  banner: run.banner,
  starts_at: moment(run.startsAt),
  ends_at: moment(run.endsAt),
  strategy: run.strategy,
  themes: run.themes,
  min_level: run.minLevel,
  minimum_bet: run.minimumBet,
  prizes: run.prizes.map(({ from, to, amount }) => ({ place_from: from, place_to: to, amount })),
});

const toldLine = ({ place, playerId: id, name, points }: PlacedStanding) => ({
  place,
  points,
  ...(id === null ? { name } : { player_id: id }),
});

/** What casinos ask of tournaments, signed as a launch is. Each call may be repeated. */
export function tournamentCalls(
  tournaments: Tournaments,
  request: { isSigned(c: Context, rawBody: Uint8Array): boolean; jsonOf(body: Uint8Array): unknown },
): Hono {
  const calls = new Hono();
  const noStore = { 'cache-control': 'no-store' };
  const refused = (c: Context, refusal: 'unknown' | 'not_open') =>
    c.json({ error: refusal }, refusal === 'unknown' ? 404 : 409);
  const read = async <T>(c: Context, schema: z.ZodType<T>): Promise<T | Response> => {
    const rawBody = new Uint8Array(await c.req.arrayBuffer());
    if (!request.isSigned(c, rawBody)) return c.json({ error: 'bad_signature' }, 401);
    const told = schema.safeParse(request.jsonOf(rawBody));
    return told.success ? told.data : c.json({ error: 'bad_request' }, 400);
  };

  calls.get('/api/v1/tournaments', (c) => {
    if (!request.isSigned(c, new Uint8Array())) return c.json({ error: 'bad_signature' }, 401);
    return c.json({ tournaments: tournaments.all().map(toldRun) }, 200, noStore);
  });
  calls.get('/api/v1/tournaments/:code/leaderboard', (c) => {
    if (!request.isSigned(c, new Uint8Array())) return c.json({ error: 'bad_signature' }, 401);
    const board = tournaments.board(c.req.param('code'));
    if (!board) return refused(c, 'unknown');
    const { isFinal, participants, lines } = board;
    return c.json({ final: isFinal, participants, lines: lines.map(toldLine) }, 200, noStore);
  });
  calls.post('/api/v1/tournaments/:code/places', async (c) => {
    const told = await read(c, placesSchema);
    if (told instanceof Response) return told;
    const places = tournaments.places(c.req.param('code'), told.player_ids);
    if (!places) return refused(c, 'unknown');
    return c.json({
      places: places.map((own) => ({
        player_id: own.playerId,
        place: own.place,
        points: own.points,
        rounds: own.rounds,
        joined_at: moment(own.joinedAt),
        neighbours: own.neighbours.map(toldLine),
      })),
    });
  });
  calls.post('/api/v1/tournaments/:code/registrations', async (c) => {
    const told = await read(c, registerSchema);
    if (told instanceof Response) return told;
    const joined = tournaments.register(c.req.param('code'), {
      playerId: told.player_id,
      name: told.name,
      currency: told.currency,
    });
    if (typeof joined === 'string') return refused(c, joined);
    return c.json({ joined_at: moment(joined.joinedAt) });
  });
  calls.post('/api/v1/tournaments/:code/withdrawals', async (c) => {
    const told = await read(c, leaveSchema);
    if (told instanceof Response) return told;
    const left = tournaments.leave(c.req.param('code'), told.player_id);
    return left === 'left' ? c.json({ left: true }) : refused(c, left);
  });
  return calls;
}

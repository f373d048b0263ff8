import { cookiesOf } from '@/tests/support/call';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { sql } from 'kysely';
import type { Tournament, TournamentDetails } from './presentation';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { listenOnLoopback } from '@/tests/support/loopback';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { plannedAt } from '@/platform/demo/calendar';

let database: TestDatabase;
let harness: TestPlatform;
/** What the web was told, and how it answers. */
const web = { heard: [] as unknown[], status: 200 };
let server: http.Server;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      web.heard.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(web.status).end();
    });
  });
  const url = await listenOnLoopback(server);
  database = await createCatalogueDatabase();
  const env = { REVALIDATE_URL: `${url}/internal/revalidate` };
  harness = await startTestPlatform({ env, databaseUrl: database.url });
  await harness.services.tournaments.schedule(plannedAt(harness.kernel.clock.now()));
});
afterAll(async () => {
  await harness.close();
  await database.drop();
  server.close();
});

interface Call {
  cookie?: string;
  method?: string;
}
async function call<T>(path: string, { cookie = '', method = 'GET' }: Call = {}) {
  const response = await fetch(harness.url + path, {
    method,
    headers: { cookie, Origin: TEST_WEB_ORIGIN },
  });
  const body = (await response.json()) as { data: T; code?: string };
  return { status: response.status, ...body };
}
async function newPlayer() {
  const response = await fetch(`${harness.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Origin: TEST_WEB_ORIGIN },
    body: JSON.stringify({
      email: `${randomUUID()}@player.test`,
      password: 'Lantern-light-18',
      country: 'DE',
      language: 'de',
      ageConfirmed: true,
    }),
  });
  const { data } = (await response.json()) as { data: { userId: string } };
  const cookie = cookiesOf(response.headers);
  return { playerId: data.userId, cookie };
}

const active = () => harness.services.tournaments.list('active', 'en');
const end = (id: string, when = 'now()') =>
  sql`update tournaments.tournaments set starts_at = least(starts_at, now() - interval '1 day'),
        ends_at = ${sql.raw(when)} where id = ${id}`.execute(harness.kernel.db);

describe('the calendar', () => {
  it('has three active tournaments with games of the catalogue, the newest first', async () => {
    const { status, data } = await call<Tournament[]>('/api/v1/tournaments');
    expect(status).toBe(200);
    expect(data).toHaveLength(3);
    expect(data.map(({ dateStart }) => dateStart)).toEqual(
      data.map(({ dateStart }) => dateStart).toSorted((a, b) => b.localeCompare(a)),
    );
    for (const tournament of data) {
      expect(tournament).toMatchObject({ status: 'active', gamesCount: 24 });
      expect(tournament.games).toHaveLength(3);
      expect(tournament.fullPrizePool.amount.EUR).toBeGreaterThanOrEqual(200_000);
    }
  });

  it('is the same after another start', async () => {
    const before = await active();
    expect(await harness.services.tournaments.schedule(plannedAt(harness.kernel.clock.now()))).toBe(0);
    expect(await active()).toEqual(before);
  });
});

describe('a tournament', () => {
  it('is told whole, with every game and the prizes by place, in the language that was asked for', async () => {
    const race = (await active()).find(({ id }) => id.startsWith('last-orders-race'));
    const { data } = await call<TournamentDetails>(`/api/v1/tournaments/${race?.id}?language=de`);
    expect(data).toMatchObject({
      name: 'Letzte Runde',
      winners: 30,
      fullPrizePool: { amount: { EUR: 500_000, AUD: 750_000 } },
      freespinPool: 300,
      pointsPool: 2_000,
      minimumBet: { EUR: 20, AUD: 30 },
    });
    expect(data.games).toHaveLength(24);
    expect(data.prizes[0]).toEqual({
      placeFrom: 1,
      placeTo: 1,
      amount: { EUR: 150_000, USD: 150_000, CHF: 150_000, AUD: 225_000 },
      freeSpins: 0,
      points: 500,
    });
  });

  it('that is not there is not found', async () => {
    expect((await call('/api/v1/tournaments/no-such-cup')).status).toBe(404);
  });
});

describe('taking part', () => {
  const register = (id: string, cookie?: string) =>
    call<{ tournamentId: string; joinedAt: string }>(`/api/v1/tournaments/${id}/registrations`, {
      method: 'POST',
      cookie,
    });
  const mine = async (cookie: string) =>
    (await call<Tournament[]>('/api/v1/me/tournaments', { cookie })).data.map(({ id }) => id);

  it('is for players: 27', async () => {
    const [first] = await active();
    expect(await register(first?.id ?? '')).toMatchObject({ status: 401, code: 'client_api_27' });
    expect((await call('/api/v1/me/tournaments')).status).toBe(401);
  });

  it('begins once: again changes nothing', async () => {
    const [first] = await active();
    const [ann, ben] = [await newPlayer(), await newPlayer()];
    expect(await mine(ann.cookie)).toEqual([]);
    const joined = await register(first?.id ?? '', ann.cookie);
    expect(joined).toMatchObject({ status: 200, data: { tournamentId: first?.id } });
    expect((await register(first?.id ?? '', ann.cookie)).data).toEqual(joined.data);
    expect(await mine(ann.cookie)).toEqual([first?.id]);
    expect(await mine(ben.cookie)).toEqual([]);
  });

  it('is refused with 55 when it is over, and stays the player’s who was in it', async () => {
    const player = await newPlayer();
    const id = (await active()).at(-1)?.id ?? '';
    const before = (await active()).length;
    await register(id, player.cookie);
    await end(id);
    const late = await newPlayer();
    expect(await register(id, late.cookie)).toMatchObject({ status: 409, code: 'client_api_55' });
    expect(await register(id, player.cookie)).toMatchObject({ status: 409, code: 'client_api_55' });
    expect(await mine(player.cookie)).toEqual([id]);
    expect(await active()).toHaveLength(before - 1);
    const completed = await call<Tournament[]>('/api/v1/tournaments?status=completed');
    expect(completed.data.map(({ id: ended, status }) => [ended, status])).toEqual([[id, 'completed']]);
  });

  it('is refused for one that is not there', async () => {
    expect((await register('no-such-cup', (await newPlayer()).cookie)).status).toBe(404);
  });

  it('is not for blocked accounts: 38', async () => {
    const [first] = await active();
    const player = await newPlayer();
    await sql`update identity.players set status = 'blocked' where id = ${player.playerId}`.execute(
      harness.kernel.db,
    );
    const { status } = await register(first?.id ?? '', player.cookie);
    expect([401, 403]).toContain(status);
    expect(
      (
        await sql`select from tournaments.participations where player_id = ${player.playerId}`.execute(
          harness.kernel.db,
        )
      ).rows,
    ).toEqual([]);
  });
});

describe('the web', () => {
  const told = async () => {
    web.heard.length = 0;
    return [await harness.services.tournaments.tell(), web.heard.length];
  };

  it('is told once of what began or ended, and again until it has heard', async () => {
    await sql`update tournaments.progress set told_until = now() - interval '10 seconds'`.execute(
      harness.kernel.db,
    );
    const [first] = await active();
    await end(first?.id ?? '', "now() - interval '5 seconds'");
    web.status = 500;
    expect(await told()).toEqual([false, 1]);
    web.status = 200;
    expect(await told()).toEqual([true, 1]);
    expect(web.heard).toEqual([{ events: [{ type: 'tournaments.changed' }] }]);
    expect(await told()).toEqual([false, 0]);
  });
});

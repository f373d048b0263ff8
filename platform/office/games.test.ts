import { addGameAndCup } from '@/platform/players/testing/player-tables';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

const [GAME, STUDIO] = ['g900', 900];
const GAMES = '/api/office/v1/games';
const CLOSURES = '/api/office/v1/game-closures';
let office: OfficeHarness;
let cookies: Record<'gus' | 'gia' | 'fay' | 'sue', string>;
beforeAll(async () => {
  office = await startOffice();
  const { kernel } = office.platform;
  await addGameAndCup(kernel);
  await kernel.pool.query('select games.mark_playable()');
  cookies = {
    gus: await office.enter('gus', ['games']),
    gia: await office.enter('gia', ['games']),
    fay: await office.enter('fay', ['finance']),
    sue: await office.enter('sue', ['support']),
  };
});
afterAll(() => office.close());

const call = (method: string, path: string, cookie = cookies.gus, body?: unknown) =>
  office.call(method, path, { cookie, body });
const close = (change: object, cookie = cookies.gus) =>
  call('POST', CLOSURES, cookie, { game: GAME, kind: 'maintenance', reason: 'wrong paytable', ...change });
const lift = (change: object = {}, cookie = cookies.gus) =>
  call('POST', `${CLOSURES}/lift`, cookie, { game: GAME, reason: 'mended', ...change });
const listed = async (query = '') => (await call('GET', `${GAMES}${query}`)).data ?? [];
const idsOf = async (query: string) => (await listed(query)).map(({ id }) => id);
const requestOf = ({ data }: { data?: unknown }) => (data as { request: string | null }).request;

it('finds a game by name, id, studio and state, and says what plays it', async () => {
  const [game] = await listed('?q=amber');
  expect(game).toMatchObject({
    id: GAME,
    name: 'Amber Fox',
    path: '/game/amber-fox',
    studio: 'Studio',
    kind: 'slot',
    state: 'offered',
    closures: [],
    rounds: 0,
    staked: 0,
    won: 0,
  });
  for (const query of ['?q=g900', `?studio=${STUDIO}`, '?state=offered', '?sort=staked&order=desc'])
    expect([query, await idsOf(query)]).toEqual([query, [GAME]]);
  for (const query of ['?q=nothing', '?studio=1', '?state=withdrawn', '?category=megaways'])
    expect([query, await idsOf(query)]).toEqual([query, []]);
  expect((await call('GET', `${GAMES}?category=nothing`)).status).toBe(400);
});

it('counts what was played of it in the last seven days, in euros', async () => {
  const { pool } = office.platform.kernel;
  await pool.query(
    `insert into games.days (day, game_id, currency, rounds, staked, won)
     values (current_date, $1, 'EUR', 3, 600, 250), (current_date - 6, $1, 'USD', 1, 1163, 0),
            (current_date - 7, $1, 'EUR', 9, 9000, 9000)`,
    [GAME],
  );
  const [game] = await listed('?q=g900');
  expect(game).toMatchObject({ rounds: 4, won: 250 });
  expect(game?.staked).toBe(600 + Math.round(1163 / 1.1628));
});

it('is closed for a while and opened again by who may, with words for the audit', async () => {
  expect((await call('GET', GAMES, cookies.fay)).status).toBe(200);
  expect((await close({}, cookies.fay)).status).toBe(403);
  expect((await close({ studio: STUDIO })).status).toBe(422);
  expect((await close({ until: '2020-01-01T00:00:00.000Z' })).status).toBe(422);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  expect((await close({ until })).status).toBe(204);
  expect((await listed('?state=maintenance'))[0]?.closures).toMatchObject([
    { of: 'game', kind: 'maintenance', reason: 'wrong paytable', by: 'gus@parlour.example', until },
  ]);
  const lifted = await lift();
  expect([lifted.status, requestOf(lifted)]).toEqual([200, null]);
  expect((await lift()).status).toBe(404);
  expect(await office.deeds(GAME)).toEqual(['gus games.close wrong paytable', 'gus games.open mended']);
});

it('a studio is closed with all its games', async () => {
  const studio = { game: undefined, studio: STUDIO };
  expect((await close(studio)).status).toBe(204);
  const studios = (await call('GET', '/api/office/v1/studios')).data ?? [];
  expect(studios.find(({ id }) => id === STUDIO)).toMatchObject({
    games: 1,
    offered: 0,
    closure: { kind: 'maintenance', by: 'gus@parlour.example' },
  });
  expect((await listed('?q=g900'))[0]).toMatchObject({
    state: 'maintenance',
    closures: [{ of: 'studio', reason: 'wrong paytable' }],
  });
  expect((await lift(studio)).status).toBe(200);
});

it('what is withdrawn for good comes back once a colleague agrees', async () => {
  expect((await close({ kind: 'withdrawn' })).status).toBe(204);
  expect((await close({ kind: 'withdrawn' })).status).toBe(409);
  expect(await idsOf('?state=withdrawn')).toEqual([GAME]);
  const request = requestOf(await lift({ reason: 'licensed again' }));
  expect(request).toEqual(expect.any(String));
  expect((await lift()).status).toBe(409);
  const approve = (cookie: string) =>
    call('POST', `/api/office/v1/approvals/${request}/approve`, cookie, { reason: 'seen' });
  expect((await approve(cookies.gus)).status).toBe(403);
  expect(await idsOf('?state=withdrawn')).toEqual([GAME]);
  expect((await approve(cookies.gia)).status).toBe(204);
  expect(await idsOf('?state=offered')).toEqual([GAME]);
  expect(await office.deeds(GAME)).toContain('gus games.open licensed again');
});

it('says for whom it is blocked to who may see players', async () => {
  const player = await office.newPlayer();
  const block = `/api/office/v1/players/${player.id}/game-blocks`;
  await call('POST', block, cookies.sue, { gameId: GAME, reason: 'asked for it' });
  const blocks = await call('GET', `${GAMES}/${GAME}/blocks`, cookies.sue);
  expect(blocks.data).toMatchObject([
    { playerId: player.id, reason: 'asked for it', by: 'sue@parlour.example' },
  ]);
  expect((await call('GET', `${GAMES}/${GAME}/blocks`)).status).toBe(403);
});

it('is taken away as a table, and that is written down', async () => {
  expect((await call('GET', `${GAMES}/export`, cookies.sue)).status).toBe(403);
  const { status, text } = await call('GET', `${GAMES}/export?q=amber`);
  expect([status, text.split('\r\n')[1]?.slice(0, 21)]).toEqual([200, 'g900,Amber Fox,Studio']);
});

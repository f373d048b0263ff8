import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import { type TestDatabase } from '@/tests/support/database';
import {
  playerSession,
  startGames,
  startStudio,
  type GamesHarness,
  type StudioStub,
} from '@/tests/support/games-harness';
import { closeStudios } from '@/tests/support/studio-harness';
import type { ClosureTarget } from './service';

// Whoever needs the catalogue first makes it.
jest.setTimeout(30_000);

const GAME = 'g101';
const HOUR = 60 * 60_000;
const by = { operatorId: '1', reason: 'Wrong paytable', requestId: 'test' };
let database: TestDatabase;
let studio: StudioStub;
let harness: GamesHarness;
let studioId: number;

beforeAll(async () => {
  [database, studio] = await Promise.all([createCatalogueDatabase(), startStudio()]);
  harness = await startGames(database.url, { env: { STUDIO_URL: studio.url } });
  const { body } = await harness.call('GET', `/api/v1/games/${GAME}`);
  studioId = (body.data as { providerId: number }).providerId;
});
afterAll(async () => {
  await harness.close();
  await Promise.all([studio.close(), closeStudios()]);
  await database.drop();
});
beforeEach(async () => {
  harness.clock.ahead = 0;
  await harness.kernel.pool.query('delete from games.closures');
  await harness.kernel.pool.query('select games.follow_closures()');
});

const closures = () => harness.games.closures;
const close = (target: ClosureTarget, kind: 'maintenance' | 'withdrawn', until: Date | null = null) =>
  closures().close({ ...target, kind, until }, by);
const query = { sort: 'popular', page: 1, perPage: 100 } as const;
const listed = async (filter: object = {}) => (await harness.games.games({ ...query, ...filter })).total;
const isOffered = async (id = GAME) => (await harness.games.offeredGames([id])).has(id);
const launch = (mode: 'real' | 'demo', player = playerSession()) =>
  harness.call('POST', `/api/v1/games/${GAME}/sessions`, { player, body: { mode } });
const shown = async () => {
  // What the platform answers everybody with is kept for a moment.
  const game = await harness.games.shownGame(GAME).catch((error: { status?: number }) => error.status);
  return typeof game === 'object' ? (game.maintenance ?? 'open') : game;
};
const audited = async (subject: string) =>
  (
    await harness.kernel.pool.query<{ deed: string }>(
      `select concat_ws(' ', actor_kind, actor, action, reason) as deed from audit.entries
        where subject = $1 order by id`,
      [subject],
    )
  ).rows.map(({ deed }) => deed);

it('a game in maintenance is in no list, search or count, and its page says for how long', async () => {
  const [all, name] = [await listed(), (await harness.games.shownGame(GAME)).name];
  const until = new Date(Date.now() + HOUR);
  await close({ game: GAME }, 'maintenance', until);
  expect(await listed()).toBe(all - 1);
  expect(
    (await harness.games.games({ ...query, sort: 'match', name })).items.map(({ id }) => id),
  ).not.toContain(GAME);
  expect(await isOffered()).toBe(false);
  const { items } = await harness.games.index({ after: 'g100', limit: 500 });
  expect(items.find(({ id }) => id === GAME)).toMatchObject({ offered: false });
  expect(await shown()).toEqual({ until: until.toISOString() });
  await closures().open({ game: GAME }, { ...by, reason: 'Mended' });
  expect([await listed(), await shown()]).toEqual([all, 'open']);
  expect((await audited(GAME)).slice(-2)).toEqual([
    'operator 1 games.close Wrong paytable',
    'operator 1 games.open Mended',
  ]);
});

it('is not opened, for money or play money, and says until when', async () => {
  const until = new Date(Date.now() + HOUR);
  await close({ game: GAME }, 'maintenance', until);
  studio.calls.length = 0;
  for (const mode of ['real', 'demo'] as const) {
    const { status, body } = await launch(mode);
    expect([status, body.code, body.until]).toEqual([409, 'game_maintenance', until.toISOString()]);
  }
  expect(studio.calls).toEqual([]);
});

it('opens by itself when the time has come, and not before', async () => {
  await close({ game: GAME }, 'maintenance', new Date(Date.now() + HOUR));
  expect(await closures().openDue()).toBe(0);
  harness.clock.ahead = HOUR + 1_000;
  expect(await closures().openDue()).toBe(1);
  expect([await isOffered(), await shown()]).toEqual([true, 'open']);
  expect((await audited(GAME)).at(-1)).toBe('system jobs games.open The time that was said has come.');
});

it('a studio takes all of its games along, and a game that is closed itself stays so', async () => {
  const [all, own] = [await listed(), await listed({ providerIds: [studioId] })];
  const later = new Date(Date.now() + 2 * HOUR);
  await close({ studio: studioId }, 'maintenance', new Date(Date.now() + HOUR));
  await close({ game: GAME }, 'maintenance', later);
  expect([await listed(), await listed({ providerIds: [studioId] })]).toEqual([all - own, 0]);
  // The longer of both holds.
  expect(await shown()).toEqual({ until: later.toISOString() });
  await closures().open({ studio: studioId }, by);
  expect([await listed(), await isOffered()]).toEqual([all - 1, false]);
});

it('what is withdrawn has no page, stays withdrawn when the catalogue is brought up to date, and comes back', async () => {
  await close({ game: GAME }, 'maintenance');
  await close({ game: GAME }, 'withdrawn');
  expect([await shown(), await isOffered()]).toEqual([404, false]);
  expect((await launch('demo')).status).toBe(404);
  await expect(close({ game: GAME }, 'maintenance')).rejects.toMatchObject({ status: 409 });
  await expect(closures().open({ game: GAME }, by)).rejects.toMatchObject({ status: 404 });
  // As an import ends.
  await harness.kernel.pool.query('select games.mark_active()');
  expect(await isOffered()).toBe(false);
  await harness.kernel.db
    .transaction()
    .execute((trx) => closures().bringBack(trx, { game: GAME }, { ...by, reason: 'Licensed again' }));
  expect(await shown()).toBe('open');
  expect((await audited(GAME)).slice(-2)).toEqual([
    'operator 1 games.withdraw Wrong paytable',
    'operator 1 games.open Licensed again',
  ]);
});

it('names what there is, and a time to come', async () => {
  await expect(close({ game: 'g1' }, 'maintenance')).rejects.toMatchObject({ status: 404 });
  await expect(close({ studio: 999_999 }, 'withdrawn')).rejects.toMatchObject({ status: 404 });
  await expect(close({ game: GAME }, 'maintenance', new Date(0))).rejects.toMatchObject({ status: 422 });
  await expect(closures().open({ game: GAME }, by)).rejects.toMatchObject({ status: 404 });
  expect(await isOffered()).toBe(true);
});

it('the web is told, as when the studio plays other kinds of games', async () => {
  const changed = async () =>
    (await harness.kernel.pool.query<{ at: Date }>('select changed_at as at from games.offer')).rows[0]?.at;
  const before = await changed();
  await close({ game: GAME }, 'maintenance');
  expect((await changed())?.getTime()).toBeGreaterThan(before?.getTime() ?? Infinity);
});

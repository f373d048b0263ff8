import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BonusRow } from '@/platform/bonuses/service';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'bea' | 'sue', string>;
/** Of two studios, so that neither takes the other's place by itself. */
const [GAME, OTHER] = ['g901', 'g902'];
const db = () => office.platform.kernel.db;
const gift = (): BonusRow => ({
  id: 'spins-gift',
  tag: 'promobonus',
  type: 8,
  promocode: null,
  name: { en: 'Gift of spins' },
  shortDescription: { en: 'For nothing' },
  imageBackground: '/art/gift',
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 5,
  freeSpinGames: [GAME],
  wagering: 2,
  grantsPerPlayer: 9,
  trigger: { atOnce: true },
  amounts: { EUR: { maxBonus: 100, minDeposit: 0, maxBet: 500, freeSpinBet: 20 } },
});
const call = (method: string, path: string, cookie: string, body?: unknown) =>
  office.call(method, `/api/office/v1${path}`, { cookie, body, key: randomUUID() });
const offer = (isOffered: boolean) =>
  sql`update games.games set active = ${isOffered}, in_catalogue = ${isOffered} where id = ${GAME}`.execute(
    db(),
  );
interface Listed {
  id: string;
  email: string;
  standIns: { id: string; name: string }[];
}
const listed = async () =>
  (await call('GET', '/stranded-free-spins', cookies.sue)).data as unknown as Listed[];
const settle = (id: string, body: object, cookie = cookies.bea) =>
  call('POST', `/stranded-free-spins/${id}/settlement`, cookie, body);

beforeAll(async () => {
  office = await startOffice();
  cookies = { bea: await office.enter('bea', ['bonus']), sue: await office.enter('sue', ['support']) };
  for (const [studio, id] of [
    [901, GAME],
    [902, OTHER],
  ] as const) {
    await sql`insert into games.providers (id, slug, name) values (${studio}, ${id}, ${id})`.execute(db());
    await sql`
      insert into games.games (id, slug, name, provider_id, theme, source, volatility, rtp, lines, max_win, released,
                               has_demo, gradient_color, categories, popularity)
      values (${id}, ${id}, ${id}, ${studio}, 'fruit', 0, 'low', 9600, 10, 100, '2026-01-01', true, '#aabbcc', '{}',
              ${studio})`.execute(db());
  }
  await sql`select games.mark_playable()`.execute(db());
  await office.platform.services.bonuses.add([gift()]);
});
afterAll(() => office.close());

/** Somebody whose free spins have no game left. */
async function stranded() {
  const player = await office.newPlayer();
  const given = { players: [player.id], reason: 'for a complaint' };
  await call('POST', '/campaigns/spins-gift/gifts', cookies.bea, given);
  await offer(false);
  await office.platform.services.bonuses.freeSpins.replaceWithdrawn();
  const own = (await listed()).find(({ email }) => email === player.email);
  if (!own) throw new Error('they are not listed');
  return { player, own };
}
afterEach(async () => {
  await offer(true);
  await office.platform.services.bonuses.freeSpins.keepStranded();
});

it('go on in another studio’s game of the same stakes, by an operator with the right, for a reason', async () => {
  const { player, own } = await stranded();
  expect(await office.lettersTo(player.email)).toContain('free_spins_stranded');
  const [first] = own.standIns;
  const move = { game: first?.id, reason: 'the studio has left' };
  expect((await settle(own.id, move, cookies.sue)).status).toBe(403);
  expect((await settle(own.id, move)).status).toBe(204);
  expect((await listed()).map(({ id }) => id)).not.toContain(own.id);
  expect(await office.deeds(player.id)).toContain('bea bonuses.settle-spins the studio has left');
  expect((await settle(own.id, move)).status).toBe(404);
  const { data } = await office.call('GET', '/api/v1/me/free-spins', { cookie: player.cookie });
  expect(data).toMatchObject({ freeSpins: [{ left: 5, games: [first?.id] }] });
});

it('end with words to their player', async () => {
  const { player, own } = await stranded();
  expect((await settle(own.id, { words: 'You have others now.', reason: 'given by hand' })).status).toBe(204);
  const { data } = await office.call('GET', '/api/v1/me/free-spins', { cookie: player.cookie });
  expect(data).toEqual({ freeSpins: [] });
});

it.each([
  ['neither a game nor words', { reason: 'so' }, 422],
  ['both', { game: 'g1', words: 'so', reason: 'so' }, 422],
  ['no reason', { words: 'so' }, 422],
  ['a game that does not fit', { game: 'nothing', reason: 'so' }, 409],
])('are not settled with %s', async (_, body, status) => {
  const { own } = await stranded();
  expect((await settle(own.id, body)).status).toBe(status);
});

it('are none that are unknown', async () => {
  expect((await settle(randomUUID(), { words: 'so', reason: 'so' })).status).toBe(404);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { callAt, freshAddress } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { PLAYABLE_PROFILE } from '@/tests/support/profile';

jest.setTimeout(60_000);

const GAME = 'g107';
let database: TestDatabase;
let platform: TestPlatform;
beforeAll(async () => {
  database = await createCatalogueDatabase();
  // Nobody answers at these addresses: who gets as far as the studio or the payment company gets no further.
  const away = { STUDIO_URL: 'http://127.0.0.1:9/studio', PAYMENT_API_URL: 'http://127.0.0.1:9/payments' };
  platform = await startTestPlatform({ databaseUrl: database.url, env: { LICENCES: 'gb', ...away } });
  await sql`update games.games set playable = true where id = ${GAME}`.execute(platform.kernel.db);
});
afterAll(async () => {
  await platform.close();
  await database.drop();
});

const call = (method: string, path: string, body: unknown, cookie = '', from = freshAddress()) =>
  callAt(platform.url, method, path, { body, cookie, from, headers: { 'idempotency-key': randomUUID() } });

async function newPlayer(country: string) {
  const { data, cookie } = await call('POST', '/api/v1/auth/register', {
    email: `${randomUUID()}@example.com`,
    password: GOOD_PASSWORD,
    country,
    ageConfirmed: true,
  });
  await call('PATCH', '/api/v1/me/profile', PLAYABLE_PROFILE, cookie);
  const playerId = String(data.userId);
  const verify = (status: string) =>
    sql`insert into verification.cases (player_id, status) values (${playerId}, ${status})
        on conflict (player_id) do update set status = excluded.status`.execute(platform.kernel.db);
  return {
    playerId,
    verify,
    deposit: (from?: string) =>
      call('POST', '/api/v1/deposits', { method: 'card', amount: 5_000 }, cookie, from),
    play: (mode: 'real' | 'demo', from?: string) =>
      call('POST', `/api/v1/games/${GAME}/sessions`, { mode, language: 'en' }, cookie, from),
  };
}
const UNPROVED = { status: 403, body: { code: API_CODES.notVerified, missing: ['identity'] } };
/** The law had nothing against it: what refuses is the company that does not answer. */
const ADMITTED = { status: 502 };
const DEMO_UNPROVED = { status: 403, body: { code: API_CODES.demoUnproved } };
const PAYABLE = { status: 502, body: { code: API_CODES.paymentAggregator } };

it('a player of the base deposits and plays before anything is proved', async () => {
  const player = await newPlayer('DE');
  expect(await player.deposit()).toMatchObject(PAYABLE);
  expect(await player.play('real')).toMatchObject(ADMITTED);
});

it('a player of Great Britain plays, for play money too, once documents prove who they are', async () => {
  const player = await newPlayer('GB');
  expect(await player.deposit()).toMatchObject(UNPROVED);
  expect(await player.play('real')).toMatchObject(UNPROVED);
  expect(await player.play('demo')).toMatchObject(DEMO_UNPROVED);
  await player.verify('pending');
  expect(await player.play('real')).toMatchObject(UNPROVED);
  expect(await player.play('demo')).toMatchObject(DEMO_UNPROVED);
  await player.verify('verified');
  expect(await player.play('demo')).toMatchObject(ADMITTED);
  expect(await player.play('real')).toMatchObject(ADMITTED);
  expect(await player.deposit()).toMatchObject(PAYABLE);
  await player.verify('documents_expired');
  expect(await player.play('real')).toMatchObject(UNPROVED);
});

/** Addresses of the two countries. */
const BRITISH = '81.2.69.142';
const GERMAN = '91.0.0.1';
it('a player who is in Great Britain keeps its law, whatever country they named', async () => {
  const player = await newPlayer('DE');
  expect(await player.deposit(BRITISH)).toMatchObject(UNPROVED);
  expect(await player.play('real', BRITISH)).toMatchObject(UNPROVED);
  expect(await player.play('demo', BRITISH)).toMatchObject(DEMO_UNPROVED);
  expect(await player.play('demo', GERMAN)).toMatchObject(ADMITTED);
  expect(await player.play('real', GERMAN)).toMatchObject(ADMITTED);
  // Nor does a British account leave it by a journey.
  expect(await (await newPlayer('GB')).play('real', GERMAN)).toMatchObject(UNPROVED);
  await player.verify('verified');
  expect(await player.play('real', BRITISH)).toMatchObject(ADMITTED);
  expect((await player.deposit(BRITISH)).body.code).not.toBe(API_CODES.notVerified);
});

it('no money leaves before address and identity are proved', async () => {
  const { playerId, verify } = await newPlayer('DE');
  const law = platform.services.jurisdictions;
  const withdraw = () => law.refuseUnproved({ playerId, country: 'DE' }, 'withdraw', null);
  await expect(withdraw()).rejects.toMatchObject({ extras: { missing: ['email', 'identity'] } });
  await verify('verified');
  await expect(withdraw()).rejects.toMatchObject({ extras: { missing: ['email'] } });
  await sql`update identity.players set email_verified = true where id = ${playerId}`.execute(
    platform.kernel.db,
  );
  await expect(withdraw()).resolves.toBeUndefined();
});

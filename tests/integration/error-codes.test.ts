import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { API_CODES, type ApiCode } from '@/lib/domain/api-codes';
import de from '@/messages/de.json';
import deCh from '@/messages/de-CH.json';
import en from '@/messages/en.json';
import enAu from '@/messages/en-AU.json';
import fr from '@/messages/fr.json';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { callAt, freshAddress, type CallOptions } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { playCodes, type CodeCase } from '@/tests/support/play-codes';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { softwareAuthenticator } from '@/platform/identity/testing/software-authenticator';

/** SPEC §8's codes of players, each out of a real call to the whole platform, and each with words in every language. */
const NUMBERS = [
  5, 7, 9, 10, 13, 14, 15, 19, 20, 27, 35, 37, 38, 39, 40, 41, 43, 44, 48, 51, 56, 58, 59, 61, 62, 63, 64, 65,
  66, 67, 68, 69, 71, 72, 73,
] as const;
const WANTED = [...NUMBERS.map((number) => `client_api_${number}`), 'kyc_1', 'kyc_2', 'kyc_3'];

jest.setTimeout(60_000);

const UPS = 3;
const GAME = 'g107';
const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-test-codes-'));
let database: TestDatabase;
let platform: TestPlatform;
/** The same casino where a country is blocked: there, nobody is let in whose address can't be read. */
let strict: TestPlatform;
beforeAll(async () => {
  database = await createCatalogueDatabase();
  const env = { DOCUMENTS_DIR: folder, SIGN_UPS_PER_DAY: String(UPS), LICENCES: 'gb' };
  platform = await startTestPlatform({ databaseUrl: database.url, env });
  strict = await startTestPlatform({
    databaseUrl: database.url,
    env: { ...env, BLOCKED_COUNTRIES: 'FR', LICENCES: 'de' },
  });
  // As if the studio had said so.
  await sql`update games.games set playable = true where id = ${GAME}`.execute(platform.kernel.db);
});
afterAll(async () => {
  await strict.close();
  await platform.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

interface Asked extends CallOptions {
  at?: TestPlatform;
}
const call = (method: string, to: string, { at = platform, ...options }: Asked = {}) =>
  callAt(at.url, method, to, {
    ...options,
    headers: {
      'idempotency-key': randomUUID(),
      ...(options.body instanceof Uint8Array && { 'content-type': 'image/jpeg', 'x-file-name': 'pass.jpg' }),
    },
  });
const form = (more: object = {}) => ({
  email: `${randomUUID()}@example.com`,
  password: GOOD_PASSWORD,
  country: 'DE',
  ageConfirmed: true,
  ...more,
});
const signUp = (more: object = {}, asked: Asked = {}) =>
  call('POST', '/api/v1/auth/register', { ...asked, body: form(more) });
const newPlayer = async (more: object = {}) => {
  const email = `${randomUUID()}@example.com`;
  const { data, cookie, status } = await signUp({ ...more, email });
  expect(status).toBe(201);
  const playerId = String(data.userId);
  const ask = (method: string, to: string, sent?: unknown) =>
    call(method, to, { cookie, ...(sent === undefined ? {} : { body: sent }) });
  return { playerId, email, ask, tell: (profile: object) => ask('PATCH', '/api/v1/me/profile', profile) };
};
const logIn = (email: string, asked: Asked = {}) =>
  call('POST', '/api/v1/auth/login', { ...asked, body: { email, password: GOOD_PASSWORD } });
const told = async (profile: object) => (await newPlayer()).tell(profile);
const files = (playerId: string, count: number) =>
  sql`with one as (insert into verification.cases (player_id) values (${playerId}))
      insert into verification.files (player_id, id, step, state, original_name, type, bytes, sha256, pages, folder)
      select ${playerId}, gen_random_uuid(), 'identity', 'ready', 'a.jpg', 'image/jpeg', 10, repeat('a', 64), 1,
             gen_random_uuid()::text
        from generate_series(1, ${count})`.execute(platform.kernel.db);
const send = (player: Awaited<ReturnType<typeof newPlayer>>, bytes: number) =>
  player.ask('PUT', `/api/v1/me/verification/identity/files/${randomUUID()}`, new Uint8Array(bytes));

/** What another party is to blame for. */
const BY_OTHERS: readonly string[] = ['client_api_48'];

const CASES: Record<string, CodeCase> = {
  ...playCodes({ platform: () => platform, german: () => strict }),
  client_api_5: ['a sign-up without a password', () => signUp({ password: '' })],
  client_api_7: ['a log-in with a wrong password', async () => logIn(`${randomUUID()}@example.com`)],
  client_api_9: ['a telephone number that is none', () => told({ code: '49', phone: '12' })],
  client_api_10: ['no sex', () => told({ sex: '' })],
  client_api_13: ['a country that is none', () => signUp({ country: 'XX' })],
  client_api_14: ['an address that can’t be read', () => signUp({}, { from: 'unreadable' })],
  client_api_15: [
    'a log-in to an account that its player has closed',
    async () => {
      const { email, ask } = await newPlayer();
      expect((await ask('POST', '/api/v1/me/closure', { password: GOOD_PASSWORD })).status).toBe(204);
      return logIn(email);
    },
  ],
  client_api_20: [
    'a wrong present password within a session',
    async () =>
      (await newPlayer()).ask('PUT', '/api/v1/me/password', {
        password: 'wrong-pass-1',
        newPassword: 'another-pass-1',
      }),
  ],
  client_api_27: ['nobody is logged in', () => call('GET', '/api/v1/me')],
  client_api_37: ['nobody says that they are 18', () => signUp({ ageConfirmed: false })],
  client_api_38: [
    'a log-in to an account that was blocked',
    async () => {
      const { email, playerId } = await newPlayer();
      await sql`update identity.players set status = 'blocked' where id = ${playerId}`.execute(
        platform.kernel.db,
      );
      return logIn(email);
    },
  ],
  client_api_40: ['a sign-up in a blocked country', () => signUp({ country: 'FR' }, { at: strict })],
  client_api_41: [
    'a log-in from a blocked network',
    async () => {
      const { email } = await newPlayer();
      const by = { operatorId: '1', requestId: 'test' };
      const wanted = { network: '198.51.100.0/24', reason: 'A machine', until: null };
      await platform.services.networks.block(wanted, by);
      return logIn(email, { from: '198.51.100.9' });
    },
  ],
  client_api_43: ['an address that has an account', async () => signUp({ email: (await newPlayer()).email })],
  client_api_44: [
    'a passkey of another account',
    async () => {
      const [one, two] = [await newPlayer(), await newPlayer()];
      const key = softwareAuthenticator({ origin: TEST_WEB_ORIGIN, rpId: 'web.test' });
      const add = async ({ ask }: typeof one) => {
        const begun = await ask('POST', '/api/v1/me/passkeys/options', { password: GOOD_PASSWORD });
        const response = key.create({ challenge: String(begun.data.challenge) });
        return ask('POST', '/api/v1/me/passkeys', { name: 'Phone', response });
      };
      expect((await add(one)).status).toBe(201);
      return add(two);
    },
  ],
  client_api_51: [
    'one account more than a network may open in a day',
    async () => {
      const from = freshAddress();
      for (let one = 0; one < UPS; one += 1) expect((await signUp({}, { from })).status).toBe(201);
      return signUp({}, { from });
    },
  ],
  client_api_56: [
    'a deposit that the law wants documents for first',
    async () =>
      (await newPlayer({ country: 'GB' })).ask('POST', '/api/v1/deposits', { method: 'card', amount: 5_000 }),
  ],
  client_api_58: ['a day of birth that there was not', () => told({ birthday: '1990-02-30' })],
  client_api_59: ['a dialling code that there is not', () => told({ code: '999', phone: '15112345678' })],
  client_api_61: [
    'a subscription to an address that is not confirmed',
    async () =>
      (await newPlayer()).ask('PUT', '/api/v1/me/subscriptions', {
        email_promo_sub: true,
        email_bonuses_sub: false,
        email_technical_sub: false,
        email_financial_sub: false,
      }),
  ],
  client_api_62: [
    'a way back out of a game that leads elsewhere',
    async () =>
      call('POST', `/api/v1/games/${GAME}/sessions`, {
        body: { mode: 'demo', language: 'en', lobbyUrl: 'https://evil.example/' },
      }),
  ],
  client_api_63: [
    'an id that is none',
    async () => (await newPlayer()).ask('DELETE', '/api/v1/me/sessions/7'),
  ],
  client_api_64: [
    'a language that is not spoken here',
    async () => (await newPlayer()).ask('PATCH', '/api/v1/me', { language: 'xx' }),
  ],
  client_api_65: ['a name of signs', () => told({ name: '!!!' })],
  client_api_66: ['a city of signs', () => told({ city: '!!!' })],
  client_api_67: ['a postcode of signs', () => told({ postcode: '!!!' })],
  client_api_68: ['a street of signs', () => told({ address: '!!!' })],
  client_api_69: [
    'a time zone that there is not',
    async () => (await newPlayer()).ask('PATCH', '/api/v1/me', { timezone: 'Mars/Olympus' }),
  ],
  kyc_1: [
    'documents that are handed in already',
    async () => {
      const { playerId, ask } = await newPlayer();
      await files(playerId, 1);
      const submit = () => ask('POST', '/api/v1/me/verification/steps/identity/submit');
      expect((await submit()).status).toBe(200);
      return submit();
    },
  ],
  kyc_2: [
    'a file too many',
    async () => {
      const player = await newPlayer();
      await files(player.playerId, 20);
      return send(player, 100);
    },
  ],
  kyc_3: ['a file of six megabytes', async () => send(await newPlayer(), 6 * 1024 * 1024)],
};

it('has a case for every code', () => {
  expect(Object.keys(CASES).sort()).toEqual([...WANTED].sort());
  const known: readonly string[] = Object.values(API_CODES);
  expect(WANTED.filter((code) => !known.includes(code))).toEqual([]);
});

it.each(Object.entries(CASES).map(([code, [what, run]]) => [code, what, run] as const))(
  '%s comes of %s',
  async (code, _what, run) => {
    const { status, body } = await run();
    expect({ status, code: body.code }).toEqual({ status: expect.any(Number), code });
    expect(Math.floor(status / 100)).toBe(BY_OTHERS.includes(code) ? 5 : 4);
  },
);

describe.each(Object.entries({ en, 'en-AU': enAu, de, 'de-CH': deCh, fr }))('in %s', (locale, messages) => {
  const words: Partial<Record<string, string>> = messages.Problems;

  it.each(WANTED)('%s has words of its own', (code) => {
    const text = words[code];
    expect(text).toMatch(/\p{L}.{8,}[.!]$/u);
    expect(text).not.toBe(words.server_error);
    // English neighbours share their words, others don't.
    if (locale !== 'en' && locale !== 'en-AU')
      expect(text).not.toBe(en.Problems[code as ApiCode & keyof typeof en.Problems]);
  });
});

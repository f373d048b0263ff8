import { sql } from 'kysely';
import { authenticatorApp } from './testing/authenticator-app';
import { callAt, type CallOptions } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { newPlayer } from './testing/second-factor-player';
import { softwareAuthenticator } from './testing/software-authenticator';
import { asGoogle, startFakeIssuer, type FakeIssuer } from '@/tests/support/fake-issuer';
import { ownDataRoutes } from '../players/own-data-routes';
import { playersRoutes } from '../players/routes';
import { verificationRoutes } from '../verification/routes';
import { identityRoutes } from './routes';

let issuer: FakeIssuer;
let platform: TestPlatform;
/** Whether the next request's session ends between its arrival and what it does. */
let ends = false;

const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(platform.kernel.db)).rows;

const call = (method: string, path: string, options?: CallOptions) =>
  callAt(platform.url, method, path, options);

beforeAll(async () => {
  issuer = await startFakeIssuer();
  platform = await startTestPlatform({ env: asGoogle(issuer) });
  const { identity } = platform.services;
  const { playerOf } = identity;
  identity.playerOf = async (request) => {
    const session = await playerOf(request);
    if (session && ends) await rows(`delete from identity.sessions where player_id = '${session.playerId}'`);
    return session;
  };
}, 60_000);
afterAll(async () => {
  await platform.close();
  await issuer.close();
});
beforeEach(() => {
  ends = false;
});

const harness = () => ({
  kernel: platform.kernel,
  call,
  rows,
  register: (email: string) =>
    call('POST', '/api/v1/auth/register', {
      body: { email, password: GOOD_PASSWORD, country: 'DE', currency: 'EUR', ageConfirmed: true },
    }),
  login: (email: string, password: string, options: { cookie?: string } = {}) =>
    call('POST', '/api/v1/auth/login', { body: { email, password }, ...options }),
});
type Player = Awaited<ReturnType<typeof newPlayer>>;

const PASSKEY = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const FILE = '3f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b12';

/** What a route of an own passkey, company, other session or document needs to be there. */
async function equip({ playerId }: Player) {
  await rows(`
    delete from identity.passkeys where id = '${PASSKEY}';
    insert into identity.passkeys (id, player_id, credential_id, public_key, uses, transports, synchronised, name, created_at)
    values ('${PASSKEY}', '${playerId}', '${playerId}', ''::bytea, 0, '{}', true, 'Phone', now());
    insert into identity.credentials (player_id, provider_id, account_id) values ('${playerId}', 'google', '${playerId}');
    insert into verification.cases (player_id) values ('${playerId}');
    insert into verification.files (player_id, id, step, state, original_name, type, bytes, sha256, pages, folder, created_at, changed_at)
    values ('${playerId}', '${FILE}', 'identity', 'ready', 'a.jpg', 'image/jpeg', 1, repeat('0', 64), 1, gen_random_uuid(), now(), now())`);
}

interface Case {
  /** In place of the path's parameters. */
  at?: Record<string, string>;
  headers?: Record<string, string>;
  /** Whether the second factor has to be on. */
  factor?: true;
  body?: (player: Player, recovery: string) => unknown;
}

const proof = () => ({ password: GOOD_PASSWORD });
const proofWithCode = (_player: Player, code: string) => ({ password: GOOD_PASSWORD, code });
const file = { id: FILE, step: 'identity', page: '1' };

/** Every route that changes something in a session's name, with a request that it would take. */
const CASES: Record<string, Case> = {
  'post /api/v1/auth/logout': { body: () => ({ language: 'fr' }) },
  'post /api/v1/auth/session-codes': {},
  'post /api/v1/me/second-factor': { body: proof },
  'post /api/v1/me/second-factor/confirm': {
    async body(player) {
      const begun = await player.post('/api/v1/me/second-factor', { password: GOOD_PASSWORD });
      return { code: authenticatorApp(String(begun.data.address), () => new Date()).code() };
    },
  },
  'post /api/v1/me/second-factor/remove': { factor: true, body: proofWithCode },
  'post /api/v1/me/second-factor/recovery-codes': { factor: true, body: proofWithCode },
  'delete /api/v1/me/second-factor/trusted-devices': {},
  'post /api/v1/me/ways-in/{provider}/link': { at: { provider: 'google' }, body: proof },
  'post /api/v1/me/ways-in/{provider}/unlink': { at: { provider: 'google' }, body: proof },
  'post /api/v1/me/passkeys/options': { body: proof },
  'post /api/v1/me/passkeys': {
    async body(player) {
      const { data } = await player.post('/api/v1/me/passkeys/options', { password: GOOD_PASSWORD });
      const key = softwareAuthenticator({ origin: TEST_WEB_ORIGIN, rpId: new URL(TEST_WEB_ORIGIN).hostname });
      return { name: 'New', response: key.create({ challenge: String(data.challenge) }) };
    },
  },
  'patch /api/v1/me/passkeys/{id}': { at: { id: PASSKEY }, body: () => ({ name: 'Another' }) },
  'post /api/v1/me/passkeys/{id}/remove': { at: { id: PASSKEY }, body: proof },
  'put /api/v1/me/password': { body: () => ({ ...proof(), newPassword: 'battery-staple-27' }) },
  'post /api/v1/me/email/confirmations': {},
  'post /api/v1/me/email-changes': { body: () => ({ ...proof(), email: 'new@parlour.example' }) },
  'patch /api/v1/me': { body: () => ({ language: 'fr', timezone: 'Europe/Paris' }) },
  'put /api/v1/me/subscriptions': {
    body: () => ({
      email_promo_sub: true,
      email_bonuses_sub: true,
      email_financial_sub: true,
      email_technical_sub: true,
    }),
  },
  'delete /api/v1/me/sessions': {},
  'delete /api/v1/me/sessions/{id}': { at: { id: FILE } },
  'patch /api/v1/me/profile': { body: () => ({ name: 'Mara', city: 'Leipzig' }) },
  'post /api/v1/me/terms': {
    async body({ playerId }) {
      return (await rows(`select version from players.terms_acceptances where player_id = '${playerId}'`))[0];
    },
  },
  'post /api/v1/me/closure': { body: proof },
  'put /api/v1/me/verification/{step}/files/{id}': {
    at: { ...file, id: PASSKEY },
    headers: { 'content-type': 'image/jpeg', 'x-file-name': 'b.jpg' },
    body: () => 'no picture',
  },
  'delete /api/v1/me/verification/files/{id}': { at: file },
  'post /api/v1/me/verification/steps/{step}/submit': { at: file },
};

/** Everything that is kept of players, but for what ends with the session, counts tries, or is a spent challenge. */
async function everything(): Promise<string> {
  const tables = await rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('identity', 'players', 'verification', 'mail', 'audit')
        and (schemaname, tablename) not in (('identity', 'sessions'), ('identity', 'login_tries'))`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const kept = await rows<{ line: string }>(`select t::text as line from ${name} t order by 1`);
    lines.push(...kept.map(({ line }) => `${name} ${line}`).filter((line) => !line.includes('passkey-add:')));
  }
  return lines.join('\n');
}

it('knows every route that changes something in a session’s name', () => {
  const { kernel: _kernel, services } = platform;
  const routes = [
    ...identityRoutes(services),
    ...playersRoutes(services),
    ...ownDataRoutes(services),
    ...verificationRoutes(services),
  ];
  const found = routes
    .filter(({ auth, method }) => auth === 'player' && method !== 'get')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(found.sort()).toEqual(Object.keys(CASES).sort());
});

describe('a session that ends while its request is under way', () => {
  it.each(Object.entries(CASES))('changes nothing: %s', async (name, { at = {}, headers, factor, body }) => {
    const player = await newPlayer(harness());
    await equip(player);
    const recovery = factor ? (await player.turnOn()).recovery[0] : '';
    const [method = '', path = ''] = name.split(' ');
    const request = {
      cookie: player.cookie,
      ...(headers && { headers }),
      ...(body && { body: await body(player, recovery ?? '') }),
    };
    const before = await everything();
    ends = true;
    const answer = await call(
      method.toUpperCase(),
      path.replaceAll(/\{(\w+)\}/g, (_all, parameter: string) => at[parameter] ?? ''),
      request,
    );
    ends = false;
    // Who logs out is out.
    const over = name.endsWith('/logout') ? [204, undefined] : [401, 'client_api_27'];
    expect([answer.status, answer.body.code]).toEqual(over);
    expect(await everything()).toBe(before);
  });
});

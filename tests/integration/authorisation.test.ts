import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import contract from '@/platform/openapi.json';
import { API_CODES } from '@/lib/domain/api-codes';
import { cookiesOf, freshAddress } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';

/**
 * Who may do what, asked of every route that the contract has: a stranger, a player, and another player at things
 * that are the first one's. A route that is new, and names something, has to say here whose it is.
 */
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
interface Operation {
  method: Method;
  path: string;
  security: string[];
}

const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, { security?: Record<string, unknown>[] }>).map(
    ([method, { security = [] }]) => ({
      method: method as Method,
      path,
      // Who needs nothing, too, is an empty entry.
      security: security.map((entry) => Object.keys(entry)[0] ?? 'nobody'),
    }),
  ),
);
const named = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
const guardedBy = (scheme: string) =>
  operations.filter(({ security }) => security.length === 1 && security[0] === scheme);
const filled = (path: string, id: string = randomUUID()) => path.replaceAll(/\{\w+\}/g, id);

// A whole platform is started first, and two players register for each thing that is theirs.
jest.setTimeout(60_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const call = async (
  method: Method,
  path: string,
  { cookie, body }: { cookie?: string; body?: unknown } = {},
) => {
  const sends = method !== 'get' && method !== 'delete';
  const response = await fetch(platform.url + path, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      origin: TEST_WEB_ORIGIN,
      ...asVisitor(freshAddress()),
      'idempotency-key': randomUUID(),
      ...(cookie ? { cookie } : {}),
      ...(sends ? { 'content-type': 'application/json' } : {}),
    },
    ...(sends ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    body: (isJson && text ? JSON.parse(text) : {}) as { code?: string; data?: Record<string, unknown> },
    cookie: cookiesOf(response.headers),
  };
};

const newPlayer = async () => {
  const { body, cookie, status } = await call('post', '/api/v1/auth/register', {
    body: {
      email: `${randomUUID()}@example.com`,
      password: GOOD_PASSWORD,
      country: 'DE',
      currency: 'EUR',
      ageConfirmed: true,
    },
  });
  expect(status).toBe(201);
  return { playerId: String(body.data?.userId), cookie };
};
type Player = Awaited<ReturnType<typeof newPlayer>>;

describe('a stranger', () => {
  it.each(guardedBy('playerSession').map((one) => [named(one), one] as const))(
    'is asked to log in: %s',
    async (_name, { method, path }) => {
      const answer = await call(method, filled(path));
      expect(answer).toMatchObject({ status: 401, body: { code: API_CODES.sessionExpired } });
    },
  );
});

describe('a player', () => {
  let player: Player;
  beforeAll(async () => {
    player = await newPlayer();
  });
  const partners = operations.filter(({ security }) =>
    security.some((scheme) => scheme !== 'playerSession' && scheme !== 'nobody'),
  );

  it.each(partners.map((one) => [named(one), one] as const))(
    'is nobody to the partners’ and operators’ routes: %s',
    async (_name, { method, path }) => {
      const { status } = await call(method, filled(path), { cookie: player.cookie });
      // The signature of a link in a mail is a part of its address: without one the request does not fit.
      expect(path === '/api/v1/mail/unsubscribe' ? [400] : [401, 403, 404]).toContain(status);
    },
  );
});

/** Whose a thing is that a player's route names: everybody's, or what the first player makes here and the second one tries at. */
const COMMON = new Set([
  // Companies to log in with: what a player has linked is found by the session, never by a name.
  'GET /api/v1/auth/social/{provider}/callback',
  'POST /api/v1/me/ways-in/{provider}/link',
  'POST /api/v1/me/ways-in/{provider}/unlink',
  'POST /api/v1/games/{id}/sessions',
  // What everybody may see, as it stands for the player.
  'GET /api/v1/me/tournaments/{id}/place',
  'GET /api/v1/me/tournaments/{id}/rounds',
  'GET /api/v1/me/network-tournaments/{code}/place',
  'GET /api/v1/network-tournaments/{code}/events',
  'POST /api/v1/network-tournaments/{code}/registrations',
  'PUT /api/v1/me/favourites/{id}',
  'DELETE /api/v1/me/favourites/{id}',
  'POST /api/v1/tournaments/{id}/registrations',
  // A campaign's code is everybody's.
  'GET /api/v1/me/promo-codes/{code}',
  'GET /api/v1/me/deposit-bonuses/{bonus}',
  'POST /api/v1/bonuses/{id}/activation',
  // A step is a word; and the id of a file is given by its sender, for whom alone it names something.
  'POST /api/v1/me/verification/steps/{step}/submit',
  'PUT /api/v1/me/verification/{step}/files/{id}',
  // What is limited, and in which period: words.
  'PUT /api/v1/me/limit-offers/{place}',
  'PUT /api/v1/me/limits/{kind}/{period}',
  'POST /api/v1/me/limits/{kind}/{period}/confirm',
  'DELETE /api/v1/me/limits/{kind}/{period}/wish',
]);
/**
 * Two names in one address: tried with pictures that are there, in platform/verification/files.test.ts, and with a round that
 * was played, in platform/history/history.test.ts. What a bonus shall become is asked for with a body:
 * platform/bonuses/grants/grants.test.ts.
 */
const TRIED_ELSEWHERE = new Set([
  'DELETE /api/v1/game-sessions/{id}',
  'GET /api/v1/me/verification/files/{id}/pages/{page}',
  'GET /api/v1/me/rounds/{game}/{round}',
  'GET /api/v1/me/rounds/{game}/{round}/replay',
  'POST /api/v1/me/bonuses/{id}/status',
]);
const sessionOf = async ({ playerId }: Player) => {
  const { rows } = await sql<{ id: string }>`
    select id from identity.sessions where player_id = ${playerId}`.execute(platform.kernel.db);
  return rows[0]?.id ?? '';
};
const depositOf = async ({ playerId }: Player) => {
  const { rows } = await sql<{ id: string }>`
    insert into payments.deposits
           (id, player_id, ledger_transaction_id, method, amount, currency, status, cause, provider,
            idempotency_key, request_hash, created_at, updated_at)
    select ${randomUUID()}, ${playerId}, ${randomUUID()}, code, 2000, 'EUR', 'failed', 'declined', 'sandbox',
           ${randomUUID()}, '\\x00', now(), now()
      from payments.methods limit 1
    returning id`.execute(platform.kernel.db);
  return rows[0]?.id ?? '';
};
const withdrawalOf = async ({ playerId }: Player) => {
  const { rows } = await sql<{ id: string }>`
    insert into payments.withdrawals (id, player_id, ledger_transaction_id, method, currency, amount, fee, status, cause,
                                      rejection, signals, provider, idempotency_key, request_hash, requested_at, updated_at)
    values (gen_random_uuid(), ${playerId}, gen_random_uuid(), 'card', 'EUR', 2000, 0, 'rejected', 'test', 'support', '{}',
            'sandbox', 'key', '\\x00', now(), now())
    returning id`.execute(platform.kernel.db);
  return rows[0]?.id ?? '';
};
const transactionOf = async ({ playerId }: Player) => {
  const key = randomUUID();
  const { transactionId } = await platform.kernel.db.transaction().execute((trx) =>
    platform.services.ledger.beginDeposit(trx, {
      ...{ playerId, currency: 'EUR', amount: 2_000n, idempotencyKey: key, reference: key, method: 'card' },
    }),
  );
  return transactionId;
};
const documentOf = async ({ playerId }: Player) => {
  const id = randomUUID();
  await sql`insert into verification.cases (player_id) values (${playerId})`.execute(platform.kernel.db);
  await sql`
    insert into verification.files (player_id, id, step, state, original_name, type)
    values (${playerId}, ${id}, 'identity', 'uploading', 'a.jpg', 'image/jpeg')`.execute(platform.kernel.db);
  return id;
};
const passkeyOf = async ({ playerId }: Player) => {
  const { rows } = await sql<{ id: string }>`
    insert into identity.passkeys
           (player_id, credential_id, public_key, uses, transports, synchronised, name, created_at)
    values (${playerId}, ${randomUUID()}, '\\x00', 0, '{}', false, 'Phone', now())
    returning id`.execute(platform.kernel.db);
  return rows[0]?.id ?? '';
};
const bonusOf = async ({ playerId }: Player) => {
  await platform.services.bonuses.add(WELCOME_PACK);
  const { rows } = await sql<{ id: string }>`
    insert into bonuses.grants (id, bonus_id, player_id, currency, state, trigger_key, amount, times, basis, target, max_bet,
                                weights, excluded_games, hours_to_live, free_spins, free_spin_bet, offered_at, expires_at)
    select gen_random_uuid(), id, ${playerId}::uuid, 'EUR', 'pending', 'test', 1000, 10, 'bonus', 1000000, 500, '{}', '{}', 24,
           0, 20, now(), now() + interval '1 day'
      from bonuses.definitions limit 1
    returning id`.execute(platform.kernel.db);
  return rows[0]?.id ?? '';
};
const OWNED: Record<string, (owner: Player) => Promise<string>> = {
  'DELETE /api/v1/me/sessions/{id}': sessionOf,
  'DELETE /api/v1/me/verification/files/{id}': documentOf,
  'PATCH /api/v1/me/passkeys/{id}': passkeyOf,
  'POST /api/v1/me/passkeys/{id}/remove': passkeyOf,
  'GET /api/v1/me/transactions/{id}': transactionOf,
  'GET /api/v1/me/bonuses/{id}': bonusOf,
  'GET /api/v1/me/bonuses/{id}/games': bonusOf,
  'GET /api/v1/deposits/{id}': depositOf,
  'POST /api/v1/deposits/{id}/cancel': depositOf,
  'GET /api/v1/withdrawals/{id}': withdrawalOf,
  'POST /api/v1/withdrawals/{id}/cancel': withdrawalOf,
};
const naming = operations.filter(
  ({ path, security }) => path.includes('{') && security.includes('playerSession'),
);

describe('another player', () => {
  it('is asked about at every route that names something', () => {
    const unknown = naming
      .map(named)
      .filter((name) => !COMMON.has(name) && !TRIED_ELSEWHERE.has(name) && !(name in OWNED));
    expect(unknown.filter((name) => !name.startsWith('GET /api/v1/tournaments'))).toEqual([]);
  });

  it.each(naming.filter((one) => named(one) in OWNED).map((one) => [named(one), one] as const))(
    'does not find what is not theirs: %s',
    async (name, { method, path }) => {
      const [owner, other] = [await newPlayer(), await newPlayer()];
      const id = await OWNED[name]?.(owner);
      expect(id).not.toBe('');
      expect(await call(method, filled(path, id), { cookie: other.cookie })).toMatchObject({ status: 404 });
      // And still there for who has it.
      expect((await call('get', '/api/v1/me', { cookie: owner.cookie })).status).toBe(200);
      const own = await call(method, filled(path, id), { cookie: owner.cookie });
      expect(own.status).not.toBe(404);
      expect(own.status).toBeLessThan(500);
    },
  );
});

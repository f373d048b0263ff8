import { randomUUID } from 'node:crypto';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { isOwnDataName } from '@/lib/domain/own-data';

/** Where in the export a table's rows are, and a row of a player $1 (and, where it needs one, an id $2). */
const EXPORTED: Record<string, { at: string; insert?: string }> = {
  'identity.players': { at: 'account' },
  'identity.sessions': { at: 'sessions' },
  'identity.credentials': { at: 'access.waysIn' },
  'identity.passkeys': {
    at: 'access.passkeys',
    insert: `insert into identity.passkeys (player_id, credential_id, public_key, uses, transports, synchronised, name, created_at)
             values ($1, 'key', '\\x00', 0, '{}', true, 'Phone', now())`,
  },
  'identity.second_factors': {
    at: 'access.secondFactor',
    insert: `insert into identity.second_factors (player_id, secret, confirmed_at) values ($1, 'sealed', now())`,
  },
  'identity.recovery_codes': {
    at: 'access.secondFactor.recoveryCodesLeft',
    insert: `insert into identity.recovery_codes (player_id, hash) values ($1, 'hash')`,
  },
  'identity.trusted_devices': {
    at: 'access.trustedDevices',
    insert: `insert into identity.trusted_devices (hash, player_id, created_at, expires_at)
             values ('device', $1, now(), now() + interval '1 day')`,
  },
  'identity.email_changes': {
    at: 'access.emailChange',
    insert: `insert into identity.email_changes (player_id, id, new_address, session_id, asks_old, expires_at)
             values ($1, $2, 'new@player.test', $2, false, now() + interval '1 day')`,
  },
  'identity.login_locks': {
    at: 'access.loginLock',
    insert: `insert into identity.login_locks (player_id, reason, since) values ($1, 'reported', now())`,
  },
  'players.profiles': {
    at: 'profile.name',
    insert: `insert into players.profiles (player_id, name, updated_at) values ($1, 'Nora', now())`,
  },
  'players.profile_events': {
    at: 'profileChanges',
    insert: `insert into players.profile_events (player_id, kind, field, after, at) values ($1, 'player', 'name', 'Nora', now())`,
  },
  'players.terms_acceptances': { at: 'terms' },
  'verification.cases': {
    at: 'documents.status',
    insert: `insert into verification.cases (player_id, status) values ($1, 'pending')`,
  },
  'verification.steps': {
    at: 'documents.steps',
    insert: `insert into verification.steps (player_id, step, status, submitted_at) values ($1, 'identity', 'pending', now())`,
  },
  'verification.files': {
    at: 'documents.files',
    insert: `insert into verification.files (player_id, id, step, state, original_name, type)
             values ($1, $2, 'identity', 'uploading', 'passport.jpg', 'image/jpeg')`,
  },
  'verification.reviews': {
    at: 'documents.decisions',
    insert: `insert into verification.reviews (player_id, step, decision, operator_id, note, at)
             values ($1, 'identity', 'approve', 'op', 'for colleagues', now())`,
  },
  'office.blocks': {
    at: 'blocks',
    insert: `insert into office.blocks (player_id, operator, reason, blocked_at, lifted_by, lifted_at)
             values ($1, 'op', 'for colleagues', now(), 'op', now())`,
  },
  'games.favourites': {
    at: 'games.favourites',
    insert: `insert into games.favourites (player_id, game_id) select $1, id from games.games limit 1`,
  },
  'games.plays': {
    at: 'games.played',
    insert: `insert into games.plays (player_id, game_id, played_at) select $1, id, now() from games.games limit 1`,
  },
  'games.sessions': {
    at: 'gameSessions',
    insert: `insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at, last_used_at, expires_at)
             select $2::uuid, sha256($2::text::bytea), $1, $2::uuid, id, 'EUR', now(), now(), now() from games.games limit 1`,
  },
  'tournaments.participations': {
    at: 'tournaments',
    insert: `insert into tournaments.participations (tournament_id, player_id, joined_at) values ('cup', $1, now())`,
  },
  'support.requests': {
    at: 'supportLetters',
    insert: `insert into support.requests (reference, player_id, name, email, topic, message, language)
             values ('AAAA-BBBB', $1, 'Nora', 'nora@player.test', 'deposit', 'Where is it?', 'de')`,
  },
  'mail.letters': { at: 'letters' },
  'ledger.accounts': { at: 'balances' },
  'ledger.transactions': { at: 'transactions' },
  'payments.deposits': {
    at: 'deposits',
    insert: `insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, status, cause,
                                            provider, idempotency_key, request_hash, created_at, updated_at)
             values ($2, $1, gen_random_uuid(), 'card', 'EUR', 2000, 'creating', 'test', 'sandbox', 'key', '\\x00', now(), now())`,
  },
};

/** What has a player's id and is in no export, and why. */
const LEFT_OUT: Record<string, string> = {
  'identity.ownership': 'a mark of the operator for its own safety, without content of the player',
  'identity.one_time_links':
    'hashes of keys that live for hours; the letters that carried them are in the export',
  'identity.pending_second_steps': 'a log-in under way, for minutes',
  'identity.social_pending':
    'a sign-up with a company under way, for minutes; who it will be is no player yet',
  'identity.social_tries': 'a log-in at a company under way, for minutes',
  'players.closures': 'written with the end of the account, and nobody can ask for an export after it',
  'ledger.holds':
    'money set aside for a withdrawal: the withdrawal is among the transactions, the sum in the balances',
  'wallet.calls': 'what a studio asked, bet by bet: each is among the transactions',
  'play.movements': 'the same bets and wins once more, in the order in which others follow them',
  'notifications.events':
    'copies of what the page was told, deleted after a while: balances, deposits and documents are in',
  'office.notes':
    'notes of the house, of suspicions too, which the law forbids to tell; support answers for the others',
  'audit.entries':
    'who did what, for the supervisory authority; what was done to the player is in its own section',
  'approvals.requests': 'what operators ask of each other; what came of it is in its own section',
  'kernel.idempotency_keys': 'answers that are repeated for a day, so that nothing is done twice',
};

let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
});
afterAll(() => harness.close());

const inside = (data: unknown, at: string): unknown =>
  at
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        part && typeof part === 'object' ? (part as Record<string, unknown>)[name] : undefined,
      data,
    );

/** Every name in the export; what a visit was tracked by has names of its own. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, names);
  else if (value && typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) {
      names.add(name);
      if (name !== 'tracking') namesIn(part, names);
    }
  }
  return names;
}

it('is in the export, or in a list of what is left out, wherever a table names a player', async () => {
  const { rows } = await harness.kernel.pool.query<{ name: string }>(
    `select distinct c.table_schema || '.' || c.table_name as name
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema', 'jobs', 'pgboss')
        and (c.column_name ~ 'player' or c.column_name in ('owner', 'actor', 'subject')
             or c.table_schema || '.' || c.table_name = 'identity.players')`,
  );
  const named = rows.map(({ name }) => name);
  const listed = [...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)];
  expect(named.length).toBeGreaterThan(30);
  expect(named.toSorted()).toEqual(listed.toSorted());
});

it('shows a row of each table that it lists, under names that every language has words for', async () => {
  const { pool } = harness.kernel;
  const { playerId, cookies } = await harness.services.identity.register(
    {
      email: `${randomUUID()}@player.test`,
      password: 'Lantern-light-18',
      country: 'DE',
      language: 'de',
      ageConfirmed: true,
      tracking: { utm_source: 'letter' },
    },
    { address: '203.0.113.9', userAgent: 'Test browser', cookie: null, requestId: 'test' },
  );
  await pool.query(`insert into games.providers (id, slug, name) values (900, 'studio', 'Studio')`);
  await pool.query(
    `insert into games.games (id, slug, name, provider_id, theme, source, volatility, rtp, lines, max_win, released, has_demo,
                              gradient_color, categories, popularity)
     values ('g900', 'amber-fox', 'Amber Fox', 900, 'animals', 0, 'low', 9600, 10, 1000, '2026-01-01', true, '#112233', '{}', 1)`,
  );
  await pool.query(
    `insert into tournaments.tournaments (id, name, description_short, image, gradient_color, starts_at, ends_at)
     values ('cup', '{"en":"Cup"}', '{"en":"A cup"}', '/cup', '#112233', now(), now() + interval '1 day')`,
  );
  for (const { insert } of Object.values(EXPORTED)) {
    if (insert) await pool.query(insert, insert.includes('$2') ? [playerId, randomUUID()] : [playerId]);
  }
  await harness.kernel.db.transaction().execute((trx) =>
    harness.services.ledger.creditBonus(trx, {
      playerId,
      currency: 'EUR',
      type: 'bonus',
      amount: 500n,
      idempotencyKey: randomUUID(),
      reference: 'test',
    }),
  );
  const answer = await fetch(`${harness.url}/api/v1/me/export`, {
    headers: { Origin: TEST_WEB_ORIGIN, cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') },
  });
  const text = await answer.text();
  const { data } = JSON.parse(text) as { data: Record<string, unknown> };
  const missing = Object.entries(EXPORTED).filter(([, { at }]) => {
    const part = inside(data, at);
    return part === undefined || part === null || (Array.isArray(part) && part.length === 0);
  });
  expect(missing.map(([table]) => table)).toEqual([]);
  expect(data).toMatchObject({
    documents: { status: 'pending', decisions: [{ decision: 'approve' }] },
    access: { signUp: { tracking: { utm_source: 'letter' } }, secondFactor: { recoveryCodesLeft: 1 } },
    balances: { bonus: 500 },
    tournaments: [{ tournament: 'Cup' }],
  });
  for (const kept of ['for colleagues', 'sealed', '"hash"']) expect(text).not.toContain(kept);
  expect([...namesIn(data)].filter((name) => !isOwnDataName(name))).toEqual([]);
});

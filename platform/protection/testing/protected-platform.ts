import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { callAt, freshAddress, type CallAnswer } from '@/tests/support/call';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { PLAYABLE_PROFILE } from '@/tests/support/profile';

export const GAME = 'g107';

export interface LimitsJson {
  currency: string;
  required: string[];
  raiseAfterHours: number;
  limits: {
    kind: string;
    period: string;
    amount: number | null;
    used: number;
    left: number | null;
    endsAt: string;
    wish: { amount: number | null; from: string; until: string } | null;
  }[];
}

export interface ProtectedPlatform {
  platform: TestPlatform;
  clock: { ahead: number };
  newPlayer(country?: string): Promise<ProtectedPlayer>;
  close(): Promise<void>;
}

export type ProtectedPlayer = Awaited<ReturnType<typeof playerOf>>;

/** Letters alone, as names are. */
const nameOf = (email: string) => email.split('@')[0]?.replaceAll(/[^a-z]/g, '') + 'x';

/** A player through the platform's API, in a browser of their own. */
async function playerOf({ url, kernel }: TestPlatform, country: string) {
  const email = `${randomUUID()}@example.com`;
  let cookie = '';
  const call = (method: string, path: string, body?: unknown): Promise<CallAnswer> =>
    callAt(url, method, path, {
      cookie,
      from: freshAddress(),
      headers: { 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body }),
    });
  const made = await call('POST', '/api/v1/auth/register', {
    email,
    password: GOOD_PASSWORD,
    country,
    ageConfirmed: true,
  });
  cookie = made.cookie;
  // A name of their own: who is like an excluded player waits.
  await call('PATCH', '/api/v1/me/profile', { ...PLAYABLE_PROFILE, surname: nameOf(email) });
  const playerId = String(made.data.userId);
  await sql`insert into verification.cases (player_id, status) values (${playerId}, 'verified')`.execute(
    kernel.db,
  );
  const limits = async () => (await call('GET', '/api/v1/me/limits')).data as unknown as LimitsJson;
  return {
    playerId,
    email,
    call,
    async logIn() {
      const answer = await callAt(url, 'POST', '/api/v1/auth/login', {
        body: { email, password: GOOD_PASSWORD },
        from: freshAddress(),
      });
      if (answer.cookie) cookie = answer.cookie;
      return answer;
    },
    limits,
    limit: async (kind: string, period: string) =>
      (await limits()).limits.find((one) => one.kind === kind && one.period === period),
    set: (kind: string, period: string, amount: number | null) =>
      call('PUT', `/api/v1/me/limits/${kind}/${period}`, { amount }),
    confirm: (kind: string, period: string) =>
      call('POST', `/api/v1/me/limits/${kind}/${period}/confirm`, {}),
    keep: (kind: string, period: string) => call('DELETE', `/api/v1/me/limits/${kind}/${period}/wish`),
    deposit: (amount: number) => call('POST', '/api/v1/deposits', { method: 'card', amount }),
    play: (mode: 'real' | 'demo' = 'real') =>
      call('POST', `/api/v1/games/${GAME}/sessions`, { mode, language: 'en' }),
    currency: (currency: string) => call('POST', '/api/v1/me/currency', { currency }),
    takeBreak: (length: string) => call('PUT', '/api/v1/me/break', { length }),
    askReturn: () => call('POST', '/api/v1/me/break/return', {}),
    breakNow: async () => (await call('GET', '/api/v1/me/break')).data,
  };
}

/**
 * The platform with the catalogue. Nobody answers at the addresses of studio and payment company: what is taken begins, and
 * is answered 502.
 */
export async function startProtected(licences: string): Promise<ProtectedPlatform> {
  const database = await createCatalogueDatabase();
  const clock = { ahead: 0 };
  const away = { STUDIO_URL: 'http://127.0.0.1:9/studio', PAYMENT_API_URL: 'http://127.0.0.1:9/payments' };
  const platform = await startTestPlatform({
    databaseUrl: database.url,
    env: { LICENCES: licences, ...away },
    clock: { now: () => new Date(Date.now() + clock.ahead) },
  });
  await sql`update games.games set playable = true where id = ${GAME}`.execute(platform.kernel.db);
  return {
    platform,
    clock,
    newPlayer: (country = 'AT') => playerOf(platform, country),
    async close() {
      await platform.close();
      await database.drop();
    },
  };
}

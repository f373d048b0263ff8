import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import type { Clock } from '@/platform/kernel/kernel';
import { cookiesOf, freshAddress } from './call';
import { GOOD_PASSWORD } from './identity-harness';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from './platform';
import { asVisitor } from './visitor';

interface Asked {
  cookie?: string;
  body?: unknown;
  /** Of a call that is carried out once. */
  key?: string;
}

interface Answer {
  status: number;
  text: string;
  headers: Headers;
  code?: string;
  data?: Record<string, unknown> & Record<string, unknown>[];
  meta?: Record<string, unknown>;
  detail?: string;
}

interface OfficePlayer {
  id: string;
  email: string;
  cookie: string;
}

/** A platform, operators by role, and players. */
export interface OfficeHarness {
  platform: TestPlatform;
  call(method: string, path: string, asked?: Asked): Promise<Answer>;
  /** An operator with these roles, `<id>@parlour.example`. @returns their cookie. */
  enter(id: string, roles: readonly OfficeRole[]): Promise<string>;
  /** @param start how the address begins */
  newPlayer(start?: string): Promise<OfficePlayer>;
  /** @returns the cookie of a session more. */
  logIn(player: OfficePlayer): Promise<string>;
  /** What operators did to a player, as `who what why`. */
  deeds(subject: string): Promise<string[]>;
  lettersTo(recipient: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function startOffice(env: Record<string, string> = {}, clock?: Clock): Promise<OfficeHarness> {
  const platform = await startTestPlatform({ env, ...(clock && { clock }) });
  const { db } = platform.kernel;

  const call = async (
    method: string,
    path: string,
    { cookie = '', body, key }: Asked = {},
  ): Promise<Answer> => {
    const response = await fetch(platform.url + path, {
      method,
      headers: {
        origin: TEST_WEB_ORIGIN,
        ...asVisitor(freshAddress()),
        cookie,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Partial<Answer>;
    return { ...json, status: response.status, text, headers: response.headers };
  };

  return {
    platform,
    call,
    async enter(id, roles) {
      const one = { id, email: `${id}@parlour.example`, name: '', administrator: false };
      const exchange = () => platform.services.operators.exchange(one, randomUUID(), randomUUID());
      await expect(exchange()).rejects.toMatchObject({ status: 403 });
      await sql`update operators.operators set roles = ${[...roles]}::text[] where id = ${id}`.execute(db);
      return `parlour.office=${(await exchange()).token}`;
    },
    async newPlayer(start = 'player') {
      const email = `${start}-${randomUUID()}@example.com`;
      const body = { email, password: GOOD_PASSWORD, country: 'DE', currency: 'EUR', ageConfirmed: true };
      const answer = await call('POST', '/api/v1/auth/register', { body });
      expect(answer.status).toBe(201);
      return { id: String(answer.data?.userId), email, cookie: cookiesOf(answer.headers) };
    },
    async logIn({ email }) {
      const answer = await call('POST', '/api/v1/auth/login', { body: { email, password: GOOD_PASSWORD } });
      expect(answer.status).toBe(200);
      return cookiesOf(answer.headers);
    },
    async deeds(subject) {
      const { rows } = await sql<{ deed: string }>`
        select actor || ' ' || action || coalesce(' ' || reason, '') as deed from audit.entries
         where subject = ${subject} and actor_kind = 'operator' order by id`.execute(db);
      return rows.map(({ deed }) => deed);
    },
    async lettersTo(recipient) {
      const { rows } = await sql<{ kind: string }>`
        select kind from mail.letters where recipient = ${recipient} order by created_at`.execute(db);
      return rows.map(({ kind }) => kind);
    },
    close: () => platform.close(),
  };
}

/** Documents of a player, as if they had been handed in. @returns the id of the file. */
export async function handInDocuments(
  { platform }: OfficeHarness,
  playerId: string,
  step = 'identity',
  submittedAt = new Date(),
): Promise<string> {
  const { db } = platform.kernel;
  const file = randomUUID();
  await sql`
    insert into verification.cases (player_id, status) values (${playerId}::uuid, 'pending')
    on conflict do nothing`.execute(db);
  await sql`
    insert into verification.steps (player_id, step, status, submitted_at)
    values (${playerId}::uuid, ${step}, 'pending', ${submittedAt})`.execute(db);
  await sql`
    insert into verification.files
           (player_id, id, step, state, original_name, type, bytes, sha256, pages, folder, created_at, submitted_at)
    values (${playerId}::uuid, ${file}::uuid, ${step}, 'ready', 'card.jpg', 'image/jpeg', 1000, repeat('a', 64), 1,
            ${file}, ${submittedAt}, ${submittedAt})`.execute(db);
  return file;
}

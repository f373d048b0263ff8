import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { createApplication } from './hono-app';
import { readPlatformConfig } from './config';
import { claimKey, releaseKey, storeAnswer } from './idempotency';
import { createKernel, type Kernel } from './kernel';
import { route } from './route';

const SECRET = 'secret-of-the-idempotency-test-secret-of';

let database: TestDatabase;
let kernel: Kernel;
let server: Server;
let owner: pg.Client;
let runs = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  kernel = createKernel(
    readPlatformConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      AUTH_SECRET: SECRET,
      WALLET_SECRETS: SECRET,
      PAYMENT_API_KEY: SECRET,
      PAYMENT_WEBHOOK_SECRETS: SECRET,
      REVALIDATE_SECRET: SECRET,
      VISITOR_SECRETS: SECRET,
      LOG_LEVEL: 'silent',
    }),
  );
  const counted = route({
    method: 'post',
    path: '/api/v1/counted',
    auth: 'optional',
    tag: 'support',
    summary: 'Counts its runs',
    idempotent: true,
    responses: { 201: { description: 'How often it has run', schema: z.object({ runs: z.number() }) } },
    handler: async () => ({ status: 201, body: { runs: (runs += 1) } }),
  });
  const app = createApplication(kernel, {
    routes: [counted],
    playerOf: async () => null,
    countryOf: () => null,
    blockOf: () => null,
    refuseAddress: () => Promise.resolve(),
    readiness: [],
  });
  server = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () =>
      resolve(started as Server),
    );
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await owner.end();
  await kernel.close();
  await database.drop();
});

const call = async (key: string) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/counted`, {
    method: 'POST',
    headers: { 'Idempotency-Key': key, 'content-type': 'application/json', origin: kernel.config.webOrigin },
    body: '{}',
  });
  return { status: response.status, body: (await response.json()) as { runs?: number; code?: string } };
};

it('does not do again what was done, although its answer could not be stored', async () => {
  await owner.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full'; end $$`);
  await owner.query(
    'create trigger refuse before update on kernel.idempotency_keys for each row execute function refuse()',
  );
  const key = randomUUID();
  expect((await call(key)).status).toBe(500);
  await owner.query('drop trigger refuse on kernel.idempotency_keys');
  expect(await call(key)).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
  expect(runs).toBe(1);
});

it('leaves a claim to who has taken it over', async () => {
  const key = randomUUID();
  const claim = async () => {
    const claimed = await claimKey(kernel.db, 'somebody', 'post /x', key, Buffer.alloc(32));
    if (!('claim' in claimed)) throw new Error('answered already');
    return claimed.claim;
  };
  await claim();
  const { rows } = await owner.query<{ at: string }>(
    `update kernel.idempotency_keys set created_at = created_at - interval '2 minutes' where key = $1
     returning created_at::text as at`,
    [key],
  );
  const first = { owner: 'somebody', route: 'post /x', key, at: rows[0]?.at ?? '' };
  const second = await claim();
  // Whoever held it first comes back after all.
  await releaseKey(kernel.db, first);
  await storeAnswer(kernel.db, first, { status: 500, body: null });
  await expect(claim()).rejects.toMatchObject({ status: 409 });
  await storeAnswer(kernel.db, second, { status: 201, body: { runs: 1 } });
  expect(await claimKey(kernel.db, 'somebody', 'post /x', key, Buffer.alloc(32))).toEqual({
    answer: { status: 201, body: { runs: 1 } },
  });
});

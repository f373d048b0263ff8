import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { createStudio, STUDIO_BASE } from '@/sandbox/studio/studio';
import { createCatalogueDatabase } from './catalogue-database';
import { createFlightClock } from '@/sandbox/studio/testing/flight-harness';
import { startTestPlatform, TEST_SECRETS, TEST_WEB_ORIGIN } from './platform';
import { PLAYABLE_PROFILE } from './profile';
import { scratchFolder } from './scratch';

const [WALLET_SECRET = ''] = TEST_SECRETS.WALLET_SECRETS.split(',');

/**
 * The whole platform with the whole catalogue and the real studio, each behind a port of its own, with one clock that the
 * test moves. @param seed what the studio's first seeds come from
 */
export async function openCasino(seed: number) {
  const time = createFlightClock();
  const app = new Hono();
  const { server, origin } = await new Promise<{ server: ServerType; origin: string }>((resolve) => {
    const started = serve({ fetch: (request) => app.fetch(request), hostname: '127.0.0.1', port: 0 }, (at) =>
      resolve({ server: started, origin: `http://127.0.0.1:${at.port}` }),
    );
  });
  const database = await createCatalogueDatabase();
  const platform = await startTestPlatform({
    databaseUrl: database.url,
    env: { STUDIO_URL: origin + STUDIO_BASE },
    clock: { now: () => new Date(time.clock.now) },
  });
  const dataDir = scratchFolder('casino-');
  const studio = createStudio({
    origin,
    webOrigin: TEST_WEB_ORIGIN,
    platformUrl: platform.url,
    walletSecret: WALLET_SECRET,
    dataDir,
    log: pino({ level: 'silent' }),
    seed,
    now: () => time.clock.now,
    after: time.after,
    retry: { firstMs: 5, capMs: 50 },
  });
  await studio.start();
  app.route(STUDIO_BASE, studio.routes);

  /** Somebody who has signed up, told what play asks for, and paid in. @param amount minor units of euros */
  async function newPlayer(amount: number) {
    let cookie = '';
    async function call<T>(method: string, address: string, body?: object) {
      const answer = await fetch(platform.url + address, {
        method,
        headers: {
          origin: TEST_WEB_ORIGIN,
          ...(cookie && { cookie }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const set = answer.headers.getSetCookie();
      if (set.length > 0) cookie = set.map((one) => one.split(';')[0]).join('; ');
      return { status: answer.status, body: (await answer.json()) as T };
    }
    const registered = await call<{ data: { userId: string } }>('POST', '/api/v1/auth/register', {
      email: `${randomUUID()}@example.com`,
      password: 'lantern-lamp-18',
      currency: 'EUR',
      country: 'DE',
      ageConfirmed: true,
    });
    expect(registered.status).toBe(201);
    expect((await call('PATCH', '/api/v1/me/profile', PLAYABLE_PROFILE)).status).toBe(200);
    const playerId = registered.body.data.userId;
    const { ledger } = platform.services;
    const { db } = platform.kernel;
    const deposit = { playerId, currency: 'EUR', amount: BigInt(amount), method: 'card' } as const;
    const { transactionId } = await ledger.beginDeposit(db, {
      ...deposit,
      idempotencyKey: randomUUID(),
      reference: randomUUID(),
    });
    await ledger.completeDeposit(db, {
      transactionId,
      amount: BigInt(amount),
      idempotencyKey: randomUUID(),
    });
    return { playerId, call, cookie: () => cookie };
  }

  return {
    platform,
    time,
    newPlayer,
    async close() {
      await studio.stop();
      await platform.close();
      await database.drop();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type Casino = Awaited<ReturnType<typeof openCasino>>;
export type CasinoPlayer = Awaited<ReturnType<Casino['newPlayer']>>;

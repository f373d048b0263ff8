import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { createPlatform, type Platform } from '@/platform/app';
import { readPlatformConfig, type PlatformConfig } from '@/platform/kernel/config';
import type { Clock } from '@/platform/kernel/kernel';
import { createRegisters, REGISTERS_BASE } from '@/sandbox/registers';
import { createTestDatabase, ensureTemplate, PLATFORM, type TestDatabase } from './database';

export const TEST_SECRETS = {
  AUTH_SECRET: 'test-auth-secret-test-auth-secret-0001',
  WALLET_SECRETS: 'test-wallet-secret-test-wallet-secret-1,test-wallet-secret-test-wallet-secret-2',
  PAYMENT_API_KEY: 'test-payment-key-test-payment-key-0001',
  REGISTER_API_KEY: 'test-register-key-test-register-key-01',
  // base64 of 32 bytes, as Standard Webhooks wants them
  PAYMENT_WEBHOOK_SECRETS: 'whsec_dGVzdC13ZWJob29rLXNlY3JldC10ZXN0LXdlYmhvb2s=',
  REVALIDATE_SECRET: 'test-revalidate-secret-test-revalidate-1',
  VISITOR_SECRETS: 'test-visitor-secret-test-visitor-secret-1',
} as const;

export const TEST_WEB_ORIGIN = 'http://web.test';

export interface TestPlatform extends Platform {
  /** Base address on loopback, for example http://127.0.0.1:40123. */
  url: string;
  databaseUrl: string;
}

/** The configuration of a test platform on a given database; `overrides` are environment variables. */
export function testConfig(databaseUrl: string, overrides: Record<string, string> = {}): PlatformConfig {
  return readPlatformConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    PLATFORM_PORT: '0',
    WEB_ORIGIN: TEST_WEB_ORIGIN,
    LOG_LEVEL: 'silent',
    SANDBOX: 'on',
    // Players of a test may all come from one address; what there may be of them has a test of its own.
    SIGN_UPS_PER_DAY: '10000',
    ...TEST_SECRETS,
    ...overrides,
  });
}

const STARTED = 'parlour_started_template';

/** A template that the platform has started on once: its queues of jobs are there, and take long to make. */
export async function ensureStartedTemplate(): Promise<string> {
  await ensureTemplate(STARTED, PLATFORM, async (url) => {
    const platform = await createPlatform(testConfig(url), { jobs: false });
    await platform.listen().finally(() => platform.close());
  });
  return STARTED;
}

/** A database of its own for one platform. */
const createPlatformDatabase = async (): Promise<TestDatabase> =>
  createTestDatabase({ template: await ensureStartedTemplate() });

/** The sandbox's registers of excluded players, on a free port. */
async function startRegisters() {
  const { routes, stop } = createRegisters({
    apiKey: TEST_SECRETS.REGISTER_API_KEY,
    log: pino({ level: 'silent' }),
    slowMs: 5_000,
  });
  const app = new Hono().route(REGISTERS_BASE, routes);
  const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (at) =>
      resolve({ server: started, port: at.port }),
    );
  });
  return {
    env: { REGISTER_API_URL: `http://127.0.0.1:${port}${REGISTERS_BASE}` },
    async close() {
      await stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}

/**
 * The whole platform on a free loopback port, over a database of its own (or over `databaseUrl`, to run two
 * instances on one database). `close()` drops the database that it made.
 */
export async function startTestPlatform(
  options: { env?: Record<string, string>; clock?: Clock; databaseUrl?: string; jobs?: boolean } = {},
): Promise<TestPlatform> {
  const database = options.databaseUrl ? undefined : await createPlatformDatabase();
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  // A law may ask a register before anything is played.
  const registers = options.env?.['LICENCES'] ? await startRegisters() : null;
  const platform = await createPlatform(testConfig(databaseUrl, { ...registers?.env, ...options.env }), {
    clock: options.clock,
    jobs: options.jobs ?? false,
    checkAnswers: true,
  });
  const { url } = await platform.listen();
  return {
    ...platform,
    url,
    databaseUrl,
    async close(drainMs = 1_000) {
      await platform.close(drainMs);
      await registers?.close();
      await database?.drop();
    },
  };
}

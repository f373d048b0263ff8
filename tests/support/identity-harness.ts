import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { sql, type Kysely } from 'kysely';
import { identityJobs } from '@/platform/identity/jobs';
import { argon2Passwords } from '@/platform/identity/passwords';
import { identityRoutes } from '@/platform/identity/routes';
import { createLiveService } from '@/platform/live/service';
import { createGeographyService } from '@/platform/geography/service';
import { createIdentityService, type IdentityService } from '@/platform/identity/service';
import { mailJobs } from '@/platform/mail/jobs';
import { createNetworksService } from '@/platform/networks/service';
import { createMailService, type MailService } from '@/platform/mail/service';
import { mailRoutes } from '@/platform/mail/routes';
import { createPlayerRecords } from '@/platform/players/service';
import { startJobs, stopJobs } from '@/platform/jobs/jobs';
import { callAt, type CallAnswer, type CallOptions } from '@/tests/support/call';
import { TEST_SECRETS } from '@/tests/support/platform';
import { createApplication } from '@/platform/kernel/hono-app';
import { readPlatformConfig } from '@/platform/kernel/config';
import { createKernel, type Kernel } from '@/platform/kernel/kernel';
import { createTestDatabase } from '@/tests/support/database';

export const SECRET = 'test-secret-test-secret-test-secret-1';
export const GOOD_PASSWORD = 'lantern-18';

export interface IdentityHarness {
  url: string;
  kernel: Kernel;
  identity: IdentityService;
  mail: MailService;
  /** Runs of argon2 so far: what an answer's time is made of. */
  work: { runs: number };
  /** Ledger accounts asked for, and sessions announced as ended. */
  opened: { playerId: string; currency: string }[];
  ended: string[];
  /** Milliseconds that the clock runs ahead. */
  clock: { ahead: number };
  /** When set, opening ledger accounts fails. */
  failure: { ledger: Error | null };
  call(method: string, path: string, options?: CallOptions): Promise<CallAnswer>;
  register(email: string, options?: CallOptions & { body?: object }): Promise<CallAnswer>;
  login(email: string, password: string, options?: CallOptions): Promise<CallAnswer>;
  rows<T>(query: string): Promise<T[]>;
  close(): Promise<void>;
}

/** The identity context alone, with its routes mounted by the kernel, over a database of its own. */
export async function startIdentity(env: Record<string, string> = {}): Promise<IdentityHarness> {
  const database = await createTestDatabase();
  const clock = { ahead: 0 };
  const config = readPlatformConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    WEB_ORIGIN: 'http://web.test',
    LOG_LEVEL: 'silent',
    SANDBOX: 'on',
    // Players of a test may all come from one address; what there may be of them has a test of its own.
    SIGN_UPS_PER_DAY: '10000',
    AUTH_SECRET: SECRET,
    WALLET_SECRETS: SECRET,
    PAYMENT_API_KEY: SECRET,
    PAYMENT_WEBHOOK_SECRETS: SECRET,
    REVALIDATE_SECRET: SECRET,
    VISITOR_SECRETS: TEST_SECRETS.VISITOR_SECRETS,
    ...env,
  });
  const kernel = createKernel(config, { now: () => new Date(Date.now() + clock.ahead) });
  const opened: IdentityHarness['opened'] = [];
  const ended: string[] = [];
  const failure: IdentityHarness['failure'] = { ledger: null };
  const work = { runs: 0 };
  const geography = createGeographyService(kernel, { live: createLiveService(kernel) });
  const networks = createNetworksService(kernel);
  const mail = createMailService(kernel);
  const identity = createIdentityService(kernel, {
    geography,
    networks,
    mail,
    ledger: {
      async openAccounts(trx: Kysely<unknown>, account) {
        await sql`select from identity.players where id = ${account.playerId}`.execute(trx);
        if (failure.ledger) throw failure.ledger;
        opened.push(account);
      },
    },
    records: createPlayerRecords(kernel),
    arrivals: { arrived: () => Promise.resolve() },
    notifications: {
      sessionEnded: (sessionId) => {
        ended.push(sessionId);
      },
    },
    passwords: {
      hash: (password) => {
        work.runs += 1;
        return argon2Passwords.hash(password);
      },
      verify: (data) => {
        work.runs += 1;
        return argon2Passwords.verify(data);
      },
    },
  });
  const app = createApplication(kernel, {
    routes: [
      ...identityRoutes({ identity, geography, jurisdictions: { playLaw: () => ({}) } }),
      ...mailRoutes({ identity, mail }),
    ],
    playerOf: (request) => identity.playerOf(request),
    countryOf: () => null,
    blockOf: geography.blockOf,
    refuseAddress: networks.refuse,
    readiness: [],
  });
  await startJobs(kernel, [...identityJobs(kernel, { identity }), ...mailJobs({ mail })], false);
  const { server, port } = await new Promise<{ server: Server; port: number }>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve({ server: started, port: info.port }),
    ) as Server;
  });
  const url = `http://127.0.0.1:${port}`;

  const call: IdentityHarness['call'] = (method, path, options) =>
    callAt(url, method, path, { ...options, headers: { origin: config.webOrigin, ...options?.headers } });

  return {
    url,
    kernel,
    identity,
    mail,
    work,
    opened,
    ended,
    clock,
    failure,
    call,
    register: (email, { body, ...options } = {}) =>
      call('POST', '/api/v1/auth/register', {
        ...options,
        body: { email, password: GOOD_PASSWORD, country: 'DE', currency: 'EUR', ageConfirmed: true, ...body },
      }),
    login: (email, password, options = {}) =>
      call('POST', '/api/v1/auth/login', { ...options, body: { email, password } }),
    rows: async <T>(query: string) => (await sql.raw<T>(query).execute(kernel.db)).rows,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await stopJobs(kernel);
      await kernel.close();
      await database.drop();
    },
  };
}

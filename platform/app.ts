import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import { countryOfAddress, countryOfRequest } from '@/lib/node/geo/country';
import { jobsOf } from './all-jobs';
import { routesOf } from './all-routes';
import { audit } from './audit/service';
import { pendingMigrations } from './db/migrate';
import { job, startJobs, stopJobs, type Job } from './jobs/jobs';
import { createApplication } from './kernel/hono-app';
import { createHttpServer } from './kernel/http-server';
import type { PlatformConfig } from './kernel/config';
import { sweepKeys } from './kernel/idempotency';
import { createKernel, type Clock, type Kernel } from './kernel/kernel';
import type { Route } from './kernel/route';
import type { Services } from './service-list';
import { createServices } from './services';

export interface Platform {
  kernel: Kernel;
  services: Services;
  app: ReturnType<typeof createApplication>;
  listen(): Promise<{ url: string }>;
  /** Stops accepting requests, lets running ones end for up to `drainMs`, then closes everything. */
  close(drainMs?: number): Promise<void>;
}

export interface PlatformOptions {
  clock?: Clock;
  /** Works off the job queue and counts play in this process; without, jobs are only enqueued. Default true. */
  jobs?: boolean;
  /** Fails a request whose answer its route does not declare; for tests. */
  checkAnswers?: boolean;
}

function kernelJobs(kernel: Kernel): Job[] {
  return [
    job({
      name: 'kernel-sweep-keys',
      cron: '17 * * * *',
      async run() {
        await sweepKeys(kernel.db);
      },
    }),
  ];
}

/** Builds the platform on a migrated database. Nothing listens until `listen()`. */
export async function createPlatform(
  config: PlatformConfig,
  options: PlatformOptions = {},
): Promise<Platform> {
  const kernel = createKernel(config, options.clock);
  const services = createServices(kernel);
  const routes: Route[] = routesOf(kernel, services);
  const app = createApplication(kernel, {
    routes,
    playerOf: (request) => services.identity.playerOf(request),
    operatorOf: (request) => services.operators.operatorOf(request),
    operatorRefused: ({ operatorId }, { method, path, requestId }) =>
      audit(kernel.db, {
        actor: { kind: 'operator', id: operatorId },
        action: 'operators.refused',
        after: { method, path },
        requestId,
      }),
    countryOf: (address, headers) =>
      headers ? countryOfRequest(address, headers, config.countryHeader) : countryOfAddress(address),
    blockOf: (country) => services.geography.blockOf(country),
    refuseAddress: (address) => services.networks.refuse(address),
    readiness: [
      { name: 'database', check: async () => (await sql`select 1`.execute(kernel.db)).rows.length === 1 },
      { name: 'migrations', check: async () => (await pendingMigrations(kernel.db)).length === 0 },
    ],
    checkAnswers: options.checkAnswers,
  });
  let server: Server | undefined;

  return {
    kernel,
    services,
    app,
    async listen() {
      await services.start();
      const work = options.jobs ?? true;
      await startJobs(kernel, [...kernelJobs(kernel), ...jobsOf(kernel, services)], work);
      if (work) services.work();
      const port = await new Promise<number>((resolve, reject) => {
        const listener = getRequestListener(app.fetch, { hostname: config.host });
        const started = createHttpServer(config.webOrigin.startsWith('https:'), listener);
        started.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'EADDRINUSE' ? new Error(`platform: port ${config.port} is in use`) : error),
        );
        started.keepAliveTimeout = 65_000;
        started.listen(config.port, config.host, () => resolve((started.address() as AddressInfo).port));
        server = started;
      });
      return { url: `http://${config.host}:${port}` };
    },
    async close(drainMs = 10_000) {
      await services.stop();
      if (server) {
        const closing = server;
        const drained = new Promise<void>((resolve) => closing.close(() => resolve()));
        closing.closeIdleConnections();
        const forced = setTimeout(() => closing.closeAllConnections(), drainMs);
        await drained;
        clearTimeout(forced);
      }
      await stopJobs(kernel);
      await kernel.close();
    },
  };
}

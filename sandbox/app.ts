import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import pino, { type Logger } from 'pino';
import { createMail, MAIL_BASE } from '@/sandbox/mail';
import { createOpenId, OPENID_BASE } from '@/sandbox/openid';
import { createPayments, PAYMENTS_BASE } from '@/sandbox/payments';
import { createRegisters, REGISTERS_BASE } from '@/sandbox/registers';
import { createStudio, STUDIO_BASE } from '@/sandbox/studio/studio';
import type { SandboxConfig } from './config';

export interface Sandbox {
  log: Logger;
  /** Takes the port, then opens every company's books and starts it. Rejects when a port is taken. */
  listen(): Promise<{ url: string }>;
  close(): Promise<void>;
}

interface Company {
  routes: Hono;
  start(): Promise<void> | void;
  /** Ends what is open for as long as a client likes, and would keep the server from closing. */
  hangUp?(): void;
  stop(): Promise<void>;
}

/** The outside world in one process: the companies that the platform works with, each under its own path. */
export function createSandbox(config: SandboxConfig): Sandbox {
  const log = pino({ level: config.logLevel, name: 'sandbox' });
  const opening = new Hono();
  opening.all('*', (c) => c.json({ error: 'starting' }, 503));
  let app = opening;
  let server: ServerType | undefined;
  let companies: Company[] = [];

  return {
    log,
    async listen() {
      // The port comes first: a second copy must fail before it touches the books of the one that runs.
      const listening = await new Promise<{ server: ServerType; port: number }>((resolve, reject) => {
        const started = serve(
          { fetch: (request, env) => app.fetch(request, env), hostname: config.host, port: config.port },
          ({ port }) => resolve({ server: started, port }),
        );
        started.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'EADDRINUSE' ? new Error(`sandbox: port ${config.port} is in use`) : error),
        );
      });
      server = listening.server;
      const byPath = openCompanies(config, log);
      companies = Object.values(byPath);
      for (const company of companies) await company.start();
      app = routesOf(byPath, log);
      return { url: `http://${config.host}:${listening.port}` };
    },
    async close() {
      for (const company of companies) company.hangUp?.();
      await new Promise<void>((resolve) => {
        if (!server) return resolve();
        server.close(() => resolve());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
      await Promise.all(companies.map((company) => company.stop()));
    },
  };
}

function openCompanies(config: SandboxConfig, log: Logger): Record<string, Company> {
  const { origin, dataDir } = config;
  return {
    [MAIL_BASE]: createMail({
      host: config.host,
      smtpPort: config.smtpPort,
      origin,
      dataDir,
      log: log.child({ company: 'mail' }),
    }),
    [STUDIO_BASE]: createStudio({
      origin,
      webOrigin: config.webOrigin,
      platformUrl: config.platformUrl,
      walletSecret: config.walletSecret,
      dataDir,
      log: log.child({ company: 'studio' }),
      seed: config.studioSeed,
    }),
    [PAYMENTS_BASE]: createPayments({
      origin,
      apiKey: config.paymentApiKey,
      webhookSecret: config.paymentWebhookSecret,
      dataDir,
      merchant: 'Parlour',
      log: log.child({ company: 'payments' }),
    }),
    [REGISTERS_BASE]: createRegisters({
      apiKey: config.registerApiKey,
      log: log.child({ company: 'registers' }),
    }),
    [OPENID_BASE]: createOpenId({
      ...config.openId,
      origin,
      webUrl: config.webUrl,
      merchant: 'Parlour',
      log: log.child({ company: 'openid' }),
    }),
  };
}

function routesOf(companies: Record<string, Company>, log: Logger): Hono {
  const app = new Hono();
  app.get('/health', (c) => c.json({ status: 'ok' }));
  for (const [base, company] of Object.entries(companies)) app.route(base, company.routes);
  app.onError((error, c) => {
    // Two steps of the path at most: what follows may be the key to a game.
    log.error({ err: error, path: c.req.path.split('/').slice(0, 3).join('/') }, 'a request failed');
    return c.json({ error: 'server_error' }, 500);
  });
  return app;
}

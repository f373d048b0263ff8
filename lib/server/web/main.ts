// The web process: Next behind a small HTTP server of our own. It does what `next start` leaves open: it names
// the client's true address to the middleware (and lets nobody else name it), answers /health without rendering,
// sends kept pages compressed (docs/adr/0007-kept-pages.md), and ends running requests before it stops.
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import next from 'next';
import { ENTRY_HEADER, STORE } from '@/lib/server/cache/handler/cache-handler.mjs';
import { stripBasePath } from '@/lib/domain/base-path';
import { webConfig } from '@/lib/server/config/web';
import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locales';
import { ignoreExpectations, refuseUnreadable, SERVER_OPTIONS } from '@/lib/node/http/unreadable-requests';
import { addressOfPage } from '@/lib/i18n/path';
import { routeConsole } from '@/lib/node/log/console';
import { webLog } from '@/lib/node/log/web-log';
import { settingsNow } from '@/lib/server/middleware/settings';
import { Answer } from './answer';
import { answerExpectations, refuseLargeBody } from './body-limit';
import { sendBusy } from './busy-page';
import { callerOf, introduce, OWN_REQUEST, vouch } from './client-address';
import { refuseMalformed } from './refuse-malformed';
import { encodingFor } from './encoding';
import { pagePathOf, sendKept } from './send-kept';
import { RenderQueue, isRendered } from './render-queue';
import { watchConnections } from './connections';
import { keepBack, REWRITE_HEADER } from './inner-headers';
import { KeptPages, type PeekingStore } from './kept-pages';
import { showMissing, type MissingPage } from './missing-page';
import { openConnectionsAsNeeded } from './outgoing';
import { noteRequest } from './request-log';
import { shareAddress } from './shared-address';
import { staticFiles } from './static-files';
import { warmUp } from './warm-up';

const DRAIN_MS = 10_000;
const CUT_EVERY_MS = 100;
/** Time for answers that are being sent when the process stops. */
const ARRIVAL_MS = 1_000;
const KEEP_ALIVE_MS = 65_000;
/** The user agent of a client that sends none. */
const UNNAMED = 'unnamed';
/** Where a server that listens on every address calls itself. */
const OWN_HOST: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** The page store of this process, when it answers at once. Next makes it with its first page. */
function storeFinder(): () => PeekingStore | undefined {
  let store: PeekingStore | undefined;
  let asked = false;
  return () => {
    const made: unknown = Reflect.get(globalThis, STORE);
    if (made && !asked) {
      asked = true;
      void Promise.resolve(made).then((value) => {
        if (typeof value === 'object' && value !== null && 'peek' in value) store = value as PeekingStore;
      });
    }
    return store;
  };
}

/**
 * The page that Next renders for a request, with its language, `/de/faq`; null when it renders none.
 * @param rewrite where the middleware sent it, unless it is the address itself
 */
function innerPathOf(url: string, rewrite: string | undefined, basePath: string): string | null {
  // Next takes the base path from a request's own address while it answers, and leaves it in a rewrite's.
  const path = stripBasePath(new URL(rewrite ?? url, 'http://localhost').pathname, basePath);
  return isLocale(path.split('/')[1]) ? path : null;
}

/** The page for missing ones, from this very server. */
async function findMissing(address: string): Promise<MissingPage | null> {
  const answer = await fetch(address, {
    headers: OWN_REQUEST,
    signal: AbortSignal.timeout(5_000),
  });
  if (answer.status !== 404) return null;
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') };
}

async function main(): Promise<void> {
  const config = webConfig();
  const log = webLog();
  routeConsole(log);
  openConnectionsAsNeeded();
  const dev = process.argv.includes('--dev');
  const host = config.host;
  // Next names itself by this pair when it tells a rewrite to its own pages from one to another server; it spells
  // loopback `localhost` wherever it listens.
  const app = next({
    dev,
    dir: process.cwd(),
    hostname: 'localhost',
    port: config.port,
    webpack: true,
    // An unused server: with its first request Next attaches its upgrade handler to the server that it is given, and would
    // pass clients' upgrades on to the platform unchecked.
    httpServer: http.createServer(),
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  const upgrade = app.getUpgradeHandler();
  const running = new Set<ServerResponse>();
  const pages = new KeptPages({ store: storeFinder() });
  const renderQueue = new RenderQueue();
  const sendStatic = dev
    ? () => false
    : staticFiles(join(process.env.NEXT_DIST_DIR || '.next', 'static'), config.basePath);

  const ownOrigin = () => `http://${OWN_HOST[host] ?? host}:${(server.address() as AddressInfo).port}`;

  /** Address of the page for missing ones, in the language of a page's inner path. */
  const missingAddress = (path: string) => {
    const tag = path.split('/')[1];
    return ownOrigin() + addressOfPage('/404', isLocale(tag) ? tag : DEFAULT_LOCALE, config.basePath);
  };

  const server = http.createServer({ ...SERVER_OPTIONS, ServerResponse: Answer }, (request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    noteRequest(request, response, log, config.basePath);
    if (refuseMalformed(request, response, config) || refuseLargeBody(request, response, config)) return;
    if (request.url === '/health') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end('{"status":"ok"}');
      return;
    }
    if (sendStatic(request, response)) return;
    introduce(request, config);
    const path = dev ? null : pagePathOf(request, settingsNow(config), config.basePath);
    if (path !== null && sendKept(pages, path, request, response)) return;
    if (!dev) shareAddress(request, settingsNow(config), config.basePath);
    vouch(request, config);
    const inner = keepBack(response, config.sharedCaching);
    showMissing(
      response,
      () => innerPathOf(request.url ?? '/', inner.get(REWRITE_HEADER), config.basePath),
      (missing) => findMissing(missingAddress(missing)),
    );
    if (path !== null) {
      response.once('finish', () => {
        const entry = inner.get(ENTRY_HEADER);
        const encoding = encodingFor(request.headers['accept-encoding']?.toString());
        if (entry) pages.learn(path, decodeURI(entry), response.statusCode, response.getHeaders(), encoding);
      });
    }
    response.setMaxListeners(30); // Next, its compression and its proxy each listen more than once
    const serve = () => void handle(request, response);
    const rendered = isRendered(request.url ?? '/', config.basePath);
    // Next streams metadata into the body for a client without a user agent (htmlLimitedBots), and would keep that page.
    if (rendered) request.headers['user-agent'] ||= UNNAMED;
    // In development a page may take half a minute to be built, and nobody sends a flood.
    if (dev || !rendered) serve();
    // Last, so that its place is free while the page for a missing one is asked of this very server.
    else if (!renderQueue.pass(callerOf(request), response, serve)) {
      sendBusy(request, response, config.basePath);
    }
  });
  const cutUnanswered = watchConnections(server);
  // Only the reload of `npm run dev` upgrades. Elsewhere a request that asks for it is answered like any other.
  if (dev) {
    server.on('upgrade', (request, socket, head) => {
      if (request.url?.startsWith(`${config.basePath}/_next/`)) void upgrade(request, socket, head);
      else socket.destroy();
    });
  }
  answerExpectations(server, config);
  ignoreExpectations(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (refuseUnreadable(error, socket, config.https)) log.info({ code: error.code }, 'no request');
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') log.fatal(`port ${config.port} is in use`);
    else log.fatal({ err: error }, 'the server broke');
    process.exit(1);
  });
  server.listen(config.port, host, () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ type: 'up', url: `http://${host}:${port}` });
    if (dev) return;
    warmUp({ web: ownOrigin(), platform: config.platformUrl }, config.basePath).catch((error: unknown) => {
      log.error({ err: error }, 'first pages not read');
    });
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), DRAIN_MS + 2_000).unref();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    setTimeout(cutUnanswered, ARRIVAL_MS).unref();
    server.close(() => process.exit(0));
    const cut = () => {
      server.closeIdleConnections();
      // Live streams never end; browsers reconnect to another instance.
      for (const response of running) {
        if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.destroy();
      }
    };
    cut();
    // Repeated: a request in progress may become a stream, and a connection idle, after the first pass.
    setInterval(cut, CUT_EVERY_MS);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

main().catch((error: unknown) => {
  webLog().fatal({ err: error }, 'the web process could not start');
  process.exit(1);
});

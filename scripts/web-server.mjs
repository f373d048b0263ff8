// The web process: Next behind a small HTTP server of our own. It does what `next start` leaves open: it names
// the client's true address to the middleware (and lets nobody else name it), answers /health without rendering,
// and ends running requests before it stops.
import http from 'node:http';
import net from 'node:net';
import next from 'next';

const ADDRESS_HEADER = 'x-parlour-address';
const DRAIN_MS = 10_000;

const host = process.env.WEB_HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const dev = process.argv.includes('--dev');
const trusted = (process.env.TRUSTED_PROXIES ?? '')
  .split(',')
  .map((entry) => entry.trim())
  .filter(Boolean);

const plain = (address) => (address?.startsWith('::ffff:') ? address.slice(7) : (address ?? ''));

/** The socket's peer; behind a proxy that the operator has named, the last address that this proxy appended. */
function addressOf(request) {
  const peer = plain(request.socket.remoteAddress);
  if (!trusted.includes(peer)) return peer;
  const chain = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const named = chain.at(-1)?.trim() ?? '';
  return net.isIP(named) ? named : peer;
}

/** Leaves in a request only our own word on where it comes from. */
function introduce(request) {
  const address = addressOf(request);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-middleware-subrequest']) {
    delete request.headers[name];
  }
  request.headers[ADDRESS_HEADER] = address;
}

/** Where the middleware sent a request is nobody's business: it names servers behind this one. */
function hideRewrites(response) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'x-middleware-rewrite' ? response : setHeader(name, value);
}

async function main() {
  // Next names itself by this pair when it tells a rewrite to its own pages from one to another server; it spells
  // loopback `localhost` wherever it listens.
  const app = next({ dev, dir: process.cwd(), hostname: 'localhost', port, webpack: true });
  await app.prepare();
  const handle = app.getRequestHandler();
  const upgrade = app.getUpgradeHandler();
  const running = new Set();

  const server = http.createServer((request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (request.url === '/health') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end('{"status":"ok"}');
      return;
    }
    introduce(request);
    hideRewrites(response);
    response.setMaxListeners(30); // Next, its compression and its proxy each listen more than once
    void handle(request, response);
  });
  // Only the reload of `npm run dev` upgrades. Elsewhere a request that asks for it is answered like any other.
  if (dev) {
    server.on('upgrade', (request, socket, head) => {
      introduce(request);
      void upgrade(request, socket, head);
    });
  }
  server.keepAliveTimeout = 65_000;
  server.on('error', (error) => {
    process.stderr.write(
      error.code === 'EADDRINUSE' ? `web: port ${port} is in use\n` : `web: ${error.message}\n`,
    );
    process.exit(1);
  });
  server.listen(port, host, () =>
    process.send?.({ type: 'up', url: `http://${host}:${server.address().port}` }),
  );

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), DRAIN_MS + 2_000).unref();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Live streams have no end of their own; browsers open them anew elsewhere.
    for (const response of running) {
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.destroy();
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

main().catch((error) => {
  process.stderr.write(`web: ${error.message}\n`);
  process.exit(1);
});

// In development: answers in the place of a process that could not start, until its sources are mended.
import http from 'node:http';

/**
 * Answers every request at once with 503 and the reason, so that none hangs and none meets old code.
 * @param {{ host?: string, port: number, name: string, reason: string }} options `reason` is shown as it is
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startStandIn({ host = '127.0.0.1', port, name, reason }) {
  const body = JSON.stringify({
    type: 'about:blank',
    title: `${name} does not run`,
    status: 503,
    code: 'unavailable',
    detail: reason,
  });
  const server = http.createServer((request, response) => {
    request.resume();
    response.writeHead(503, {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
      Connection: 'close',
    });
    response.end(body);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

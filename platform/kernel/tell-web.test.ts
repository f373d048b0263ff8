import http from 'node:http';
import { verify } from '@/lib/node/facts/signature';
import { testConfig } from '@/tests/support/platform';
import { listenOnLoopback } from '@/tests/support/loopback';
import { tellWeb } from './tell-web';
import { createLogger } from '@/lib/node/log/logger';

const SECRET = 'test-revalidate-secret-test-revalidate-1';
const clock = { now: () => new Date('2026-11-21T08:00:00Z') };
const log = createLogger('silent', 'test');

async function web(status: number, seen: { header: string; body: string; path: string }[]) {
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      seen.push({ header: String(request.headers['x-signature']), body, path: request.url ?? '' });
      response.writeHead(status).end();
    });
  });
  return { server, url: `${await listenOnLoopback(server)}/internal/revalidate` };
}

const config = (url: string) =>
  testConfig('postgres://nobody@127.0.0.1:1/none', { REVALIDATE_URL: url, REVALIDATE_SECRET: SECRET });

test('the web hears it, signed', async () => {
  const seen: { header: string; body: string; path: string }[] = [];
  const { server, url } = await web(204, seen);
  await expect(tellWeb({ config: config(url), log, clock }, [{ type: 'catalogue.changed' }])).resolves.toBe(
    true,
  );
  server.close();
  const [call] = seen;
  expect(JSON.parse(call?.body ?? '')).toEqual({ events: [{ type: 'catalogue.changed' }] });
  expect(
    verify(
      [SECRET],
      call?.header ?? '',
      '/internal/revalidate',
      Buffer.from(call?.body ?? ''),
      clock.now().getTime() / 1000,
    ),
  ).toBe(true);
});

test('a web that refuses or is away is told of, not thrown', async () => {
  const { server, url } = await web(401, []);
  await expect(tellWeb({ config: config(url), log, clock }, [{ type: 'catalogue.changed' }])).resolves.toBe(
    false,
  );
  server.close();
  await expect(
    tellWeb({ config: config('http://127.0.0.1:1/internal/revalidate'), log, clock }, [
      { type: 'catalogue.changed' },
    ]),
  ).resolves.toBe(false);
});

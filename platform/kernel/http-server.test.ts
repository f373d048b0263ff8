import type { Server } from 'node:http';
import net from 'node:net';
import { listenOnLoopback } from '@/tests/support/loopback';
import { createHttpServer } from './http-server';

/** Node reads 1,000. */
const MANY_HEADERS = Array.from({ length: 1_000 }, (_, index) => `H${index}:`);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What the platform's door answers to the bytes of a client. */
async function answerTo(lines: string[], https = false): Promise<string> {
  const server = createHttpServer(https, (request, response) =>
    response.end(`through: ${request.url ?? ''}`),
  );
  servers.push(server);
  const { port } = new URL(await listenOnLoopback(server));
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), '127.0.0.1', () => {
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.once('error', reject);
    socket.once('close', () => resolve(text));
  });
}

it.each([
  ['what is no request', ['NONSENSE'], 400],
  ['two lengths', ['GET / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'], 400],
  ['no host', ['GET / HTTP/1.1'], 400],
  ['two hosts', ['GET / HTTP/1.1', 'Host: x', 'host: y'], 400],
  ['headers that are too long', ['GET / HTTP/1.1', 'Host: x', `A: ${'a'.repeat(20_000)}`], 431],
  ['more headers than are read', ['GET / HTTP/1.1', 'Host: x', ...MANY_HEADERS], 431],
  ['an expectation that nobody knows', ['GET / HTTP/1.1', 'Host: x', 'Expect: miracles'], 200],
  ['a TRACE', ['TRACE / HTTP/1.1', 'Host: x'], 405],
])('gives %s the headers of all answers', async (_name, lines, status) => {
  const answer = await answerTo(lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
  expect(answer).toMatch(/cross-origin-resource-policy: same-origin/i);
  expect(answer).not.toMatch(/strict-transport-security/i);
  expect(answer.includes('through')).toBe(status === 200);
});

it('promises https with them where browsers come by https', async () => {
  expect(await answerTo(['NONSENSE'], true)).toMatch(/strict-transport-security: max-age=63072000/i);
});

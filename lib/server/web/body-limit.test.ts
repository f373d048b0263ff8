import http from 'node:http';
import net from 'node:net';
import { once } from 'node:events';
import { listenOnLoopback } from '@/tests/support/loopback';
import { BEFORE_RELEASE } from '@/tests/support/release';
import { Answer } from './answer';
import { answerExpectations, refuseLargeBody } from './body-limit';

const MB = 1024 * 1024;
const MEGABYTES = BEFORE_RELEASE ? [9, 30, 100] : [9, 30];
const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  jest.useRealTimers();
});

/** A server that reads like Payload: what is there, up to the end, and then says how much it was. */
async function serve(read = true) {
  const server = http.createServer({ ServerResponse: Answer }, (request, response) => {
    if (refuseLargeBody(request, response, { basePath: '' })) return;
    let bytes = 0;
    if (read) request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const answer = () => {
      response.setHeader('X-From', 'handler');
      response.writeHead(200, { 'Content-Type': 'text/plain' });
      response.end(String(bytes));
    };
    if (read) request.on('end', answer);
  });
  answerExpectations(server, { basePath: '' });
  servers.push(server);
  return new URL(await listenOnLoopback(server));
}

const send = (origin: URL, size: number, path = '/cms-api/media') =>
  fetch(new URL(path, origin), { method: 'POST', body: new Uint8Array(size) });

/** Sends all of it without a length, as fast as it is read, whatever is answered meanwhile. */
async function sendChunked({ port }: URL, size: number) {
  const socket = net.connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString();
      if (/\r\n\r\n./.test(text)) resolve();
    });
  });
  const piece = Buffer.concat([Buffer.from('40000\r\n'), Buffer.alloc(256 * 1024), Buffer.from('\r\n')]);
  socket.write('POST /cms-api/media HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  for (let sent = 0; sent < size; sent += 256 * 1024) {
    if (!socket.write(piece)) await once(socket, 'drain');
  }
  socket.write('0\r\n\r\n');
  await answered;
  // The whole of it was read: the connection takes another request.
  socket.write('POST /cms-api/media HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
  while (!/200 OK[^]*\r\n\r\n[^]*0/.test(text.slice(12))) await once(socket, 'data');
  socket.destroy();
  return text;
}

it('lets a file through that may be', async () => {
  const origin = await serve();
  expect(await (await send(origin, 8 * MB)).text()).toBe(String(8 * MB));
  expect(await sendChunked(origin, 8 * MB)).toMatch(new RegExp(`^HTTP/1.1 200 OK[^]*${8 * MB}`));
});

it.each(MEGABYTES)('answers %d MB with 413 and reads the rest, also when nobody else reads', async (size) => {
  for (const read of [true, false]) {
    const origin = await serve(read);
    const answer = await send(origin, size * MB);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ errors: [{ message: 'That file is too large: at most 8 MB.' }] });
  }
});

it.each(MEGABYTES)('answers %d MB without a length once too much has come', async (size) => {
  const answer = await sendChunked(await serve(), size * MB);
  expect(answer).toMatch(/^HTTP\/1.1 413 [^]*too large[^]*HTTP\/1.1 200 OK/);
  expect(answer.match(/X-From/g)).toHaveLength(1);
});

it('answers a slow sender at once, and cuts it off in the end', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { port } = await serve();
  const socket = net.connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST /cms-api/media HTTP/1.1\r\nHost: x\r\nContent-Length: ${30 * MB}\r\n\r\nslowly`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/^HTTP\/1\.1 413 /);
  const closed = once(socket, 'close');
  jest.advanceTimersByTime(10_000);
  await closed;
});

it('tells who asks before sending that it need not', async () => {
  const origin = await serve();
  const ask = async (size: number) => {
    const request = http.request(new URL('/cms-api/media', origin), {
      method: 'POST',
      headers: { Expect: '100-continue', 'Content-Length': size },
    });
    let told = false;
    request.once('continue', () => {
      told = true;
      request.end(Buffer.alloc(size));
    });
    request.flushHeaders();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    request.destroy();
    return { told, status: response.statusCode };
  };
  expect(await ask(9 * MB)).toEqual({ told: false, status: 413 });
  expect(await ask(100)).toEqual({ told: true, status: 200 });
});

it('has less room where no files go, and keeps the connection for the next request', async () => {
  const origin = await serve();
  expect((await send(origin, 3 * MB, '/api/v1/session')).status).toBe(413);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const post = async (size: number) => {
    const request = http.request(new URL('/cms-api/media', origin), { method: 'POST', agent });
    request.setHeader('Content-Length', size);
    request.end(Buffer.alloc(size));
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    await response.toArray();
    return response.statusCode;
  };
  expect([await post(9 * MB), await post(10)]).toEqual([413, 200]);
  agent.destroy();
});

it('lets a player’s document through, and a little more, so that the platform can say what is wrong', async () => {
  const origin = await serve();
  const path = '/api/v1/me/verification/identity/files/2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
  expect((await send(origin, 6 * MB, path)).status).toBe(200);
  expect((await send(origin, 9 * MB, path)).status).toBe(413);
  expect((await send(origin, 3 * MB, '/api/v1/me/verification')).status).toBe(413);
});

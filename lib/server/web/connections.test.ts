import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import net from 'node:net';
import { listenOnLoopback } from '@/tests/support/loopback';
import { watchConnections } from './connections';

const HEAD = 'GET / HTTP/1.1\r\nHost: x\r\n';

it('lets a server stop while somebody has begun to ask, and lets them finish who are being answered', async () => {
  const responses: ServerResponse[] = [];
  const server = http.createServer((_request, response) => void responses.push(response));
  const cut = watchConnections(server);
  const port = Number(new URL(await listenOnLoopback(server)).port);
  const connected = async (bytes: string) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    let text = '';
    socket.on('data', (piece: Buffer) => (text += piece.toString()));
    await once(socket, 'connect');
    socket.write(bytes);
    return { closed: once(socket, 'close'), text: () => text };
  };
  const half = await connected(HEAD);
  const whole = await connected(`${HEAD}Connection: close\r\n\r\n`);
  if (responses.length === 0) await once(server, 'request');

  const stopped = new Promise((resolve) => server.close(resolve));
  cut();
  await half.closed;
  responses[0]?.end('answered');
  await whole.closed;
  expect(whole.text()).toContain('answered');
  await stopped;
});

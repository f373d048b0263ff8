import http from 'node:http';
import { listenOnLoopback } from '@/tests/support/loopback';
import { warmUp } from './warm-up';

/** Web and platform in one server: it notes what is asked, and the platform is ready from the `readyAt`th question on. */
async function onOneServer(readyAt: number, basePath: string) {
  const asked: string[] = [];
  let questions = 0;
  const server = http.createServer((request, response) => {
    if (request.url === '/ready') {
      questions += 1;
      response.writeHead(questions >= readyAt ? 200 : 503).end();
      return;
    }
    asked.push(request.url ?? '');
    response.writeHead(200).end('page');
  });
  const url = await listenOnLoopback(server);
  try {
    return { count: await warmUp({ web: url, platform: url }, basePath), asked, questions };
  } finally {
    server.close();
  }
}

it('reads the first pages in every language once the platform is ready', async () => {
  const { count, asked, questions } = await onOneServer(2, '');
  expect(questions).toBe(2);
  expect(count).toBe(15);
  expect(asked.slice(0, 6)).toEqual(['/', '/games/all', '/faq', '/de', '/de/games/all', '/de/faq']);
});

it('asks below the base path', async () => {
  const { asked } = await onOneServer(1, '/app');
  expect(asked.every((address) => address.startsWith('/app'))).toBe(true);
});

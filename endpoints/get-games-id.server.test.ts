/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setWebEnvironment } from '@/tests/support/web-environment';
import { readGameNow } from './get-games-id.server';

jest.mock('server-only', () => ({}), { virtual: true });

const game = { id: 'g00042', name: 'Comet Chaser', theme: 'space', providerName: 'Vega Nine' };
let server: Server;
let answer: [number, unknown];
let asked: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setWebEnvironment({ PLATFORM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

it('is asked once by a crowd that comes for one picture at the same time, and anew by who comes later', async () => {
  answer = [200, { data: game }];
  const games = await Promise.all(Array.from({ length: 32 }, () => readGameNow(game.id)));
  expect(games[0]).toEqual(game);
  expect(new Set(games).size).toBe(1);
  expect(asked).toEqual(['/api/v1/games/g00042']);
  answer = [200, { data: { ...game, name: 'Comet' } }];
  expect(await readGameNow(game.id)).toMatchObject({ name: 'Comet' });
});

it('knows no game from 404', async () => {
  answer = [404, {}];
  expect(await readGameNow('x')).toBeNull();
});

it('rejects when the platform fails', async () => {
  answer = [500, {}];
  await expect(readGameNow('x')).rejects.toThrow('500');
});

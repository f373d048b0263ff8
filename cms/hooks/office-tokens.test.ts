import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { createCmsDatabase } from '../testing/database';
import { startProbe, type Probe } from '../testing/script';
import type { TestDatabase } from '@/tests/support/database';

jest.setTimeout(120_000);

let database: TestDatabase;
let probe: Probe;
let platform: Server;
let told: unknown[] = [];

beforeAll(async () => {
  platform = createServer((request, response) => {
    void json(request).then((body) => {
      told.push([request.url, body]);
      response.writeHead(204).end();
      platform.emit('told');
    });
  });
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const { port } = platform.address() as AddressInfo;
  database = await createCmsDatabase();
  probe = startProbe(database.url, 'cms/testing/office-tokens-probe.ts', {
    PLATFORM_URL: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await probe.stop();
  await database.drop();
  platform.close();
});
beforeEach(() => {
  told = [];
});

const make = () => probe.ask<number>({ change: 'make' });
const change = (id: number, what: object | string) => probe.ask<number>({ id, change: what });
const tells = (id: number, standing: string) => ['/internal/operators/log-out', { id: String(id), standing }];

it.each([
  ['another role', { role: 'editor' }, 'operator'],
  ['a new password', { password: 'another-probe-password' }, 'administrator'],
  ['their removal', 'remove', 'removed'],
])('ends an operator’s tokens with %s, once the change is there', async (_what, what, standing) => {
  const id = await make();
  const heard = once(platform, 'told');
  expect(await change(id, what)).toBe(200);
  await heard;
  expect(told).toEqual([tells(id, standing)]);
});

it('lets them be with every other change', async () => {
  const id = await make();
  expect(await change(id, { name: 'Another name' })).toBe(200);
  const heard = once(platform, 'told');
  expect(await change(id, { role: 'support' })).toBe(200);
  await heard;
  expect(told).toEqual([tells(id, 'operator')]);
});

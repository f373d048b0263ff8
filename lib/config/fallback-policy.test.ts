import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addFallbackPolicy } from './fallback-policy';

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/own') response.setHeader('Content-Security-Policy', "default-src 'none'");
    if (request.url === '/redirect') response.writeHead(307, { location: '/own' });
    response.end('text');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const answer = (path: string) => fetch(address + path, { redirect: 'manual' });
const policyOf = async (path: string) => (await answer(path)).headers.get('content-security-policy');

it('adds a policy where there is none, and only there', async () => {
  const stop = addFallbackPolicy();
  try {
    expect(await policyOf('/')).toContain("object-src 'none'");
    expect(await policyOf('/own')).toBe("default-src 'none'");
    const redirect = await answer('/redirect');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([307, '/own']);
    expect(redirect.headers.get('content-security-policy')).toContain("base-uri 'none'");
  } finally {
    stop();
  }
  expect(await policyOf('/')).toBeNull();
});

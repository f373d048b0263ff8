import { createServer, type Server } from 'node:http';
import { Answer } from '@/lib/server/web/answer';
import { listenOnLoopback } from '@/tests/support/loopback';
import { setWebEnvironment } from '@/tests/support/web-environment';
import { addFallbackPolicy } from './fallback-policy';

jest.mock('./draft-mode', () => ({ draftCookieValue: () => 'secret-of-the-build' }));

let server: Server;
let address: string;

beforeAll(async () => {
  setWebEnvironment();
  server = createServer({ ServerResponse: Answer }, (request, response) => {
    if (request.url === '/own') response.setHeader('Content-Security-Policy', "default-src 'none'");
    if (request.url === '/redirect') response.writeHead(307, { location: '/own' });
    response.end('text');
  });
  address = await listenOnLoopback(server);
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

it('lets Next evaluate its code in development, and in no other place', async () => {
  const stop = addFallbackPolicy({ development: true });
  try {
    const policy = await policyOf('/');
    expect(policy).toContain("'unsafe-eval'");
    expect(policy).toContain('frame-src');
  } finally {
    stop();
  }
  const other = addFallbackPolicy();
  try {
    expect(await policyOf('/')).not.toContain('unsafe-eval');
  } finally {
    other();
  }
});

describe('with drafts', () => {
  const withCookie = async (value: string, path = '/') => {
    const { headers } = await fetch(address + path, { headers: { cookie: `__prerender_bypass=${value}` } });
    return {
      policy: headers.get('content-security-policy'),
      cache: headers.get('cache-control'),
      robots: headers.get('x-robots-tag'),
    };
  };
  let stop: () => void;
  beforeAll(() => {
    stop = addFallbackPolicy();
  });
  afterAll(() => stop());

  it('lets the CMS frame the page, and lets nobody keep it or list it', async () => {
    const { policy, ...rest } = await withCookie('secret-of-the-build');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(rest).toEqual({ cache: 'private, no-store', robots: 'noindex, nofollow' });
  });

  it('knows a cookie that somebody made up', async () => {
    expect(await withCookie('forged')).toEqual({
      policy: expect.stringContaining("frame-ancestors 'none'"),
      cache: null,
      robots: null,
    });
  });

  it('leaves data as it is', async () => {
    expect(await withCookie('secret-of-the-build', '/own')).toEqual({
      policy: "default-src 'none'",
      cache: null,
      robots: null,
    });
  });
});

import { securityHeaders } from './security-headers.mjs';

const rules = securityHeaders({ development: false });
const rulesFor = (source: string) => rules.filter((rule) => rule.source === source);
const valueOf = (source: string, name: string) =>
  rulesFor(source)
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === name)?.value;

it('gives every answer the headers that depend on nothing', () => {
  for (const name of ['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy']) {
    expect(valueOf('/:path*', name)).toEqual(expect.any(String));
  }
});

it('gives player pages no policy: theirs would be added to it', () => {
  expect(valueOf('/:path*', 'Content-Security-Policy')).toBeUndefined();
});

it('leaves it to the server to ask for https for good: what is fixed by the build can’t know the origin', () => {
  expect(JSON.stringify(rules)).not.toMatch(/strict-transport/i);
});

it('lets nobody frame the operators’ pages, and evaluates code only in development', () => {
  for (const pages of ['/admin/:path*', '/office/:path*']) {
    expect(valueOf(pages, 'Content-Security-Policy')).toContain("frame-ancestors 'none'");
  }
  expect(valueOf('/admin/:path*', 'Content-Security-Policy')).not.toContain('unsafe-eval');
  expect(JSON.stringify(securityHeaders({ development: true }))).toContain('unsafe-eval');
});

it('lets the worker serve the home page of an installed app, whose address does not begin with that of its folder', () => {
  const installed = securityHeaders({ development: false, basePath: '/play' });
  const allowed = installed.filter(({ headers }) =>
    headers.some(({ key }) => key === 'Service-Worker-Allowed'),
  );
  expect(allowed).toEqual([
    { source: '/sw.js', headers: [{ key: 'Service-Worker-Allowed', value: '/play' }] },
  ]);
  expect(JSON.stringify(rules)).not.toContain('Service-Worker-Allowed');
});

it('lets a worker of a page load the scripts that it shares with the page, and nothing else', () => {
  const policy = valueOf('/_next/static/:path*', 'Content-Security-Policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toContain('connect-src');
});

it('lets the worker fetch, and nothing of an answer that is data run', () => {
  expect(valueOf('/:file(sw\\.js|workbox-.*\\.js|offline-worker\\.js)', 'Content-Security-Policy')).toContain(
    "connect-src 'self'",
  );
  for (const source of ['/api/:path*', '/cms-api/:path*', '/internal/:path*', '/_next/static/:path*']) {
    expect(valueOf(source, 'Content-Security-Policy')).toContain("default-src 'none'");
  }
});

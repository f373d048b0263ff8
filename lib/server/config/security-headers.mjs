// Headers that do not depend on the answer. (Those that refusals have too: lib/node/http/answer-headers.ts.) They are
// fixed when the pages are built, without an environment; the cache handler adds what depends on it. A player page
// must not get a policy here: it has its own, and a browser applies both.
import {
  BUILD_CONTENT_SECURITY_POLICY,
  DATA_CONTENT_SECURITY_POLICY,
  operatorContentSecurityPolicy,
  WORKER_CONTENT_SECURITY_POLICY,
} from '../cache/handler/content-security-policy.mjs';

const PERMISSIONS = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=(self)',
  'usb=()',
].join(', ');

/** @param {string} value */
const policy = (value) => ({ key: 'Content-Security-Policy', value });

/**
 * Rules for `headers()` of next.config: everything that is the same whatever page is answered.
 * @param {{ development: boolean, basePath?: string }} options
 * @returns {import('next/dist/lib/load-custom-routes').Header[]}
 */
export function securityHeaders({ development, basePath = '' }) {
  const operatorPolicy = policy(operatorContentSecurityPolicy({ development }));
  return [
    {
      source: '/:path*',
      // What lies outside of the base path is answered too.
      basePath: false,
      headers: [
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Permissions-Policy', value: PERMISSIONS },
        // A checkout may open beside the page; nothing else shares its window.
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
      ],
    },
    {
      source: '/admin/:path*',
      headers: [operatorPolicy, { key: 'Referrer-Policy', value: 'same-origin' }],
    },
    {
      source: '/office/:path*',
      headers: [operatorPolicy, { key: 'Referrer-Policy', value: 'same-origin' }],
    },
    { source: '/cms-api/:path*', headers: [policy(DATA_CONTENT_SECURITY_POLICY)] },
    { source: '/api/:path*', headers: [policy(DATA_CONTENT_SECURITY_POLICY)] },
    { source: '/internal/:path*', headers: [policy(DATA_CONTENT_SECURITY_POLICY)] },
    { source: '/_next/static/:path*', headers: [policy(BUILD_CONTENT_SECURITY_POLICY)] },
    {
      source: '/:file(.*\\.(?:svg|png|jpg|webp|avif|ico|woff2))',
      headers: [policy(DATA_CONTENT_SECURITY_POLICY)],
    },
    {
      source: '/:file(sw\\.js|workbox-.*\\.js|offline-worker\\.js)',
      headers: [policy(WORKER_CONTENT_SECURITY_POLICY), { key: 'Cache-Control', value: 'no-cache' }],
    },
    // A worker may serve what lies beside it and below; the home page below a base path has no slash at its end.
    ...(basePath === ''
      ? []
      : [{ source: '/sw.js', headers: [{ key: 'Service-Worker-Allowed', value: basePath }] }]),
  ];
}

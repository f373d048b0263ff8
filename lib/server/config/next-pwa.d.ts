/** What is used here of next-pwa, which has no types of its own. */
declare module 'next-pwa' {
  import type { NextConfig } from 'next';

  /** A rule of workbox for what the worker keeps when it is used. */
  export interface RuntimeRule {
    urlPattern: (asked: { url: URL; request: Request }) => boolean;
    handler: 'CacheFirst';
    options: {
      cacheName: string;
      plugins: {
        handlerDidError?: (failed: { request: Request }) => Promise<Response | undefined>;
        cacheWillUpdate?: (got: { response: Response }) => Promise<Response | null>;
      }[];
      expiration: { maxEntries: number; maxAgeSeconds: number; purgeOnQuotaError: boolean };
      cacheableResponse?: { statuses: number[] };
    };
  }

  export interface PwaOptions {
    dest: string;
    register: boolean;
    skipWaiting: boolean;
    clientsClaim: boolean;
    cacheStartUrl: boolean;
    dynamicStartUrl: boolean;
    reloadOnOnline: boolean;
    buildExcludes: (() => boolean)[];
    publicExcludes: string[];
    importScripts: string[];
    runtimeCaching: RuntimeRule[];
  }

  export default function withPwa(options: PwaOptions): (config: NextConfig) => NextConfig;
}

/** `globalThis` of a worker, as far as its rules look at it. */
interface WorkerScope {
  registration: { scope: string };
}

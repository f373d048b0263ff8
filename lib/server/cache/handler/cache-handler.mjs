// Next's `cacheHandler`: rendered pages, route answers and unstable_cache results. Next imports this file by
// itself at build and at `next start`, hence plain JavaScript. One instance is made for each request; what
// outlives a request is the store. See docs/adr/0005-rendering-cache-csp.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_CONTENT_SECURITY_POLICY, pageContentSecurityPolicy } from './content-security-policy.mjs';
import { freshnessOf, isOld } from './freshness.mjs';
import { MemoryStore } from './memory-store.mjs';
import { connectRedis } from './redis-client.mjs';
import { RedisStore } from './redis-store.mjs';
import { sharedRenewals } from './renewals.mjs';

/** @import { CachedValue, CacheEntry, CacheStore } from './store' */
/** @import { Renewals } from './renewals.mjs' */

const TAGS_HEADER = 'x-next-cache-tags';
const POLICY_HEADER = 'content-security-policy';

/** @param {string} message */
function report(message) {
  console.warn(message);
}

/** @param {string} serverDistDir */
function buildIdOf(serverDistDir) {
  try {
    return readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'development';
  }
}

// On globalThis, because Next may load this module more than once in a process, and lib/server/web looks into it too.
export const STORE = Symbol.for('parlour.page-cache');
/** Tells lib/server/web which entry an answer came from; it goes no further than there. */
export const ENTRY_HEADER = 'x-parlour-entry';

const shared = /** @type {typeof globalThis & { [STORE]?: Promise<CacheStore> }} */ (globalThis);

/** @param {string} serverDistDir */
function sharedStore(serverDistDir) {
  shared[STORE] ??= createStore(process.env, serverDistDir);
  return shared[STORE];
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} serverDistDir
 * @returns {Promise<CacheStore>}
 */
async function createStore(env, serverDistDir) {
  if (!env.REDIS_URL || env.NEXT_PHASE === 'phase-production-build') return new MemoryStore();
  const client = await connectRedis(env.REDIS_URL, report);
  const store = new RedisStore(client, { buildId: buildIdOf(serverDistDir), report });
  store.watch();
  return store;
}

/**
 * Origins of the policy. Their defaults and checks are those of lib/server/config/web.ts, which runs first.
 * @param {Partial<NodeJS.ProcessEnv>} env
 */
export function originsOf(env) {
  /**
   * @param {string | undefined} value
   * @param {string} fallback
   */
  const originOf = (value, fallback) => new URL(value || fallback).origin;
  return {
    studioOrigin: originOf(env.STUDIO_ORIGIN, 'http://localhost:3200'),
    checkoutOrigin: originOf(env.CHECKOUT_ORIGIN, 'http://localhost:3200'),
    https: (env.WEB_ORIGIN ?? '').startsWith('https:'),
  };
}

/**
 * @param {CachedValue | null} data
 * @param {{ tags?: string[] }} context
 */
function tagsOf(data, context) {
  if (data?.kind === 'FETCH') return [...new Set([...(context.tags ?? []), ...(data.tags ?? [])])];
  const header = data?.headers?.[TAGS_HEADER];
  return typeof header === 'string' && header !== '' ? header.split(',') : [];
}

/**
 * @param {string} key
 * @param {CachedValue | null} data
 */
function addHeaders(key, data) {
  if (data?.kind === 'APP_PAGE' && typeof data.html === 'string') {
    // The object that Next sends: the first visitor, whose request renders the page, gets the policy too.
    data.headers = { ...data.headers };
    data.headers[POLICY_HEADER] = pageContentSecurityPolicy(data.html, originsOf(process.env));
    data.headers[ENTRY_HEADER] = encodeURI(key);
  } else if (data?.kind === 'APP_ROUTE') {
    data.headers ??= {};
    data.headers[POLICY_HEADER] ??= DATA_CONTENT_SECURITY_POLICY;
  }
}

export default class CacheHandler {
  /** @type {CacheStore | Promise<CacheStore>} */
  #store;
  /** @type {() => number} */
  #now;
  /** @type {Renewals} */
  #renewals;
  /**
   * Epoch at which this request looked for a key and began to render it, by key.
   * @type {Map<string, number>}
   */
  #begun = new Map();
  /** @type {number | undefined} */
  #firstEpoch;

  /**
   * `store`, `now` and `renewals` are given by tests; Next gives `serverDistDir` and more.
   * @param {{ serverDistDir?: string, store?: CacheStore, now?: () => number, renewals?: Renewals }} [options]
   */
  constructor({ serverDistDir = '', store, now = Date.now, renewals = sharedRenewals() } = {}) {
    this.#store = store ?? sharedStore(serverDistDir);
    this.#now = now;
    this.#renewals = renewals;
  }

  /**
   * @param {string} key
   * @param {{ kind?: string, tags?: string[], softTags?: string[] }} context
   * @returns {Promise<Pick<CacheEntry, 'value' | 'lastModified' | 'cacheControl'> | null>}
   */
  async get(key, context) {
    const store = await this.#store;
    const asked = [...(context.tags ?? []), ...(context.softTags ?? [])];
    const { entry, epoch, stampOf } = await store.load(key, asked);
    this.#begun.set(key, epoch);
    this.#firstEpoch ??= epoch;
    if (entry === null) return null;

    const { value, lastModified, cacheControl } = entry;
    const freshness = freshnessOf(entry, [...entry.tags, ...asked], epoch, stampOf, this.#now());
    if (
      value?.kind === 'APP_PAGE' &&
      isOld(entry, freshness, this.#now()) &&
      !this.#renewals.begin(key, this.#now())
    )
      return { value, lastModified: this.#now(), cacheControl };
    if (freshness === 'fresh') return { value, lastModified, cacheControl };
    if (value?.kind === 'FETCH') {
      if (freshness === 'expired') return null;
      return { value, lastModified: this.#now() - ((value.revalidate ?? 0) + 1) * 1000, cacheControl };
    }
    // -1 is Next's own sign for "render first, then answer": the old page is handed over all the same, so that
    // Next can keep it for a while when rendering fails.
    const revalidate = cacheControl?.revalidate;
    if (freshness === 'expired' || typeof revalidate !== 'number')
      return { value, lastModified: -1, cacheControl };
    return { value, lastModified: this.#now() - (revalidate + 1) * 1000, cacheControl };
  }

  /**
   * @param {string} key
   * @param {CachedValue | null} data
   * @param {{ fetchCache?: boolean, tags?: string[], cacheControl?: CacheEntry['cacheControl'] }} context
   */
  async set(key, data, context) {
    const store = await this.#store;
    addHeaders(key, data);
    const epoch = this.#begun.get(key) ?? this.#firstEpoch ?? (await store.load(key, [])).epoch;
    await store.save(key, {
      value: data,
      tags: tagsOf(data, context),
      epoch,
      lastModified: this.#now(),
      cacheControl: context.fetchCache ? undefined : context.cacheControl,
    });
    this.#renewals.end(key);
  }

  /**
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations] `expire` in seconds: until then the old entry may be served once more.
   *   Without it, not at all
   */
  async revalidateTag(tags, durations) {
    const list = typeof tags === 'string' ? [tags] : tags;
    if (list.length === 0) return;
    const expire = durations?.expire;
    const staleUntil =
      durations === undefined || expire === 0
        ? undefined
        : expire === undefined
          ? Number.MAX_SAFE_INTEGER
          : this.#now() + expire * 1000;
    await (await this.#store).stamp(list, staleUntil);
  }

  resetRequestCache() {}
}

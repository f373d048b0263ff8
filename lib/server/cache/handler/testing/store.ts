import type { CachedValue, RedisCommands } from '../store';

const STAMPS = 'parlour:tags';

/** Redis as the store uses it, for tests: values in a map, the stamp script done by hand. */
export class FakeRedis implements RedisCommands {
  readonly values = new Map<string, Buffer>();
  readonly hash = new Map<string, string>();
  /** Redis's clock, ms. */
  time = 1_000;
  down = false;
  silent = false;

  async #answer<T>(value: () => T): Promise<T> {
    if (this.silent) return new Promise<T>(() => {});
    if (this.down) throw new Error('connection refused');
    return value();
  }

  getBytes(key: string) {
    return this.#answer(() => this.values.get(key) ?? null);
  }

  set(key: string, value: Buffer) {
    return this.#answer(() => this.values.set(key, Buffer.from(value)));
  }

  hmGet(key: string, fields: string[]) {
    return this.#answer(() =>
      fields.map((field) => (key === STAMPS ? (this.hash.get(field) ?? null) : null)),
    );
  }

  hGetAll(key: string) {
    return this.#answer(() => (key === STAMPS ? Object.fromEntries(this.hash) : {}));
  }

  eval(
    _: string,
    {
      arguments: [epochField = '', floorField = '', suffix = '', ...fields],
    }: { keys: string[]; arguments: string[] },
  ) {
    return this.#answer(() => {
      const known = this.hash.get(epochField);
      const epoch = Math.max((this.time += 1), Number(known ?? 0) + 1);
      if (known === undefined) this.hash.set(floorField, String(epoch));
      this.hash.set(epochField, String(epoch));
      for (const field of fields) this.hash.set(field, `${epoch}${suffix}`);
      return String(epoch);
    });
  }
}
export const page = (html: string, tags = 'seo,_N_T_/de'): CachedValue => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
  status: 200,
  rscData: Buffer.from('rsc'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});
export const fetched = (body: string): CachedValue => ({ kind: 'FETCH', data: { body }, revalidate: 60 });
export const PAGE = { kind: 'APP_PAGE' };
export const FETCH = { kind: 'FETCH', tags: ['seo'] };
export const lifetime = { cacheControl: { revalidate: 60, expire: 3600 } };

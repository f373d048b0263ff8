import { LRUCache } from 'lru-cache';
import { sharedRuns } from '@/lib/domain/shared-runs';

interface KeptBuildsOptions<Value> {
  /** Bound of what is kept, all values together. */
  maxBytes: number;
  bytesOf: (value: Value) => number;
  /** A value that was built from a last copy, while its source was away, is built again after this time. Milliseconds. */
  lifetime: number;
}

/**
 * Values that are expensive to build, kept in this process for as long as their version stays the same. Callers who
 * come while a value is being built wait for that build, and builds run one after the other, so that requests for
 * other things are answered in between.
 */
export class KeptBuilds<Value extends object> {
  readonly #kept: LRUCache<string, { version: string; value: Value }>;
  readonly #runs = sharedRuns<Value>();
  #last: Promise<unknown> = Promise.resolve();

  constructor({ maxBytes, bytesOf, lifetime }: KeptBuildsOptions<Value>) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      ttl: lifetime,
      sizeCalculation: ({ value }, key) => 1024 + key.length + bytesOf(value),
    });
  }

  /** @throws what `build` throws, for everybody who waits for it; the next who asks has it built again */
  get(key: string, version: string, build: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept?.version === version) return Promise.resolve(kept.value);
    return this.#runs(`${version} ${key}`, async () => {
      const value = await this.#inTurn(build);
      this.#kept.set(key, { version, value });
      return value;
    });
  }

  #inTurn(build: () => Promise<Value>): Promise<Value> {
    const run = this.#last.then(build);
    this.#last = run.catch(() => undefined);
    return run;
  }
}

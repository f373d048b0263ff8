import type { CacheEntry, CacheStore, LoadedEntry } from './cache-handler.mjs';

/** The four commands of Redis that the store needs. */
export interface RedisCommands {
  getBytes(key: string): Promise<Buffer | null>;
  set(key: string, value: Buffer, options: { EX: number }): Promise<unknown>;
  hmGet(key: string, fields: string[]): Promise<(string | null)[]>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

export class RedisStore implements CacheStore {
  constructor(
    client: RedisCommands,
    options: { buildId: string; timeoutMs?: number; report?: (message: string) => void },
  );
  load(key: string, tags: readonly string[]): Promise<LoadedEntry>;
  save(key: string, entry: CacheEntry): Promise<void>;
  stamp(tags: readonly string[], staleUntil?: number): Promise<void>;
}

export function connectRedis(
  url: string,
  report: (message: string) => void,
): Promise<RedisCommands & { close(): void }>;

import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Logger } from 'pino';

export interface Limit {
  /** Names the counter: two routes that share a name share the count. */
  name: string;
  points: number;
  seconds: number;
  by: 'player' | 'operator' | 'address';
}

export interface RateLimits {
  /** Takes one point. @returns seconds to wait when none is left, else 0. */
  take(limit: Limit, key: string): Promise<number>;
  close(): Promise<void>;
}

/** Its client is 600 files: only who has a Redis loads them. */
async function connect(url: string, log: Logger) {
  const { createClient } = await import('redis');
  const redis = createClient({ url, disableOfflineQueue: true });
  redis.on('error', (error: unknown) => log.warn({ err: error }, 'rate limits: redis'));
  void redis.connect().catch((error: unknown) => log.warn({ err: error }, 'rate limits: redis'));
  return redis;
}
type RedisClient = Awaited<ReturnType<typeof connect>>;

/**
 * Request limits. One instance counts in memory; with Redis all instances share the count, and when Redis is
 * away each falls back to its own memory.
 */
export function createRateLimits(redisUrl: string | undefined, log: Logger): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const connecting = redisUrl ? connect(redisUrl, log) : undefined;

  const limiterOf = (limit: Limit, redis: RedisClient | undefined): RateLimiterAbstract => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const options = { keyPrefix: `limit:${limit.name}`, points: limit.points, duration: limit.seconds };
    const memory = new RateLimiterMemory(options);
    const made = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          useRedisPackage: true,
          insuranceLimiter: memory,
        })
      : memory;
    limiters.set(limit.name, made);
    return made;
  };

  return {
    async take(limit, key) {
      try {
        await limiterOf(limit, await connecting).consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async close() {
      const redis = await connecting;
      if (redis?.isOpen) await redis.close();
    },
  };
}

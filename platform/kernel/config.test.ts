import { testConfig } from '@/tests/support/platform';

const redisUrlOf = (url: string) =>
  testConfig('postgres://nobody@127.0.0.1:1/none', { REDIS_URL: url }).redisUrl;

it.each(['redis://127.0.0.1', 'redis://name:pass%20word@127.0.0.1:6379/2', 'rediss://cache.example:6380/'])(
  'takes a Redis at %s',
  (url) => expect(redisUrlOf(url)).toBe(url),
);

it.each([
  'redis://host:99999',
  'redis://[',
  'redis://host/notadb',
  'redis://us%er:p@host',
  'http://host',
  'host',
])('refuses one at %s in one line that names the variable', (url) =>
  expect(() => redisUrlOf(url)).toThrow(/REDIS_URL.*is a redis:\/\/ address/),
);

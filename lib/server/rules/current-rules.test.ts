import http from 'node:http';
import pg from 'pg';
import { STORE } from '@/lib/server/cache/handler/cache-handler.mjs';
import { CACHE_TAGS } from '@/lib/server/cache/tags';
import { readWebConfig } from '@/lib/server/config/web';
import { verify } from '@/lib/node/facts/signature';
import {
  GEOGRAPHY_PATH,
  NO_RULES,
  RULES_CHANNEL,
  type BlockStatus,
  type FoundRules,
  type Geography,
} from '@/lib/domain/site-rules';
import { webLog } from '@/lib/node/log/web-log';
import { currentRules, setRules } from './current-rules';
import { startRules } from './start';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { listenOnLoopback } from '@/tests/support/loopback';
import { WEB_ENVIRONMENT } from '@/tests/support/web-environment';

const SECRET = 'test-secret-test-secret-test-secret-1';

let database: TestDatabase;
let client: pg.Client;
let server: http.Server;
let watch: { stop(): Promise<void> };
const NOTHING: FoundRules = { countries: {}, closed: {}, redirects: [] };
let site = NOTHING;
const blocking = (alpha2: string, blocked: BlockStatus): FoundRules => ({
  ...NOTHING,
  countries: { [alpha2]: { blocked, currencies: ['EUR'], dialCodes: [] } },
});
const heard: { geography: Geography; signed: boolean; method: string | undefined }[] = [];
const waiting: (() => void)[] = [];
const wake = () => waiting.splice(0).forEach((look) => look());

/** Resolves as soon as it holds; looked at whenever something has been read or told. */
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise<void>((resolve) => waiting.push(resolve));
};

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  // The tests end connections on purpose.
  client.on('error', () => undefined);
  await client.connect();
  server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const signature = String(request.headers['x-signature']);
      heard.push({
        geography: JSON.parse(body.toString('utf8')) as Geography,
        signed: verify([SECRET], signature, GEOGRAPHY_PATH, body, Date.now() / 1000),
        method: request.method,
      });
      response.writeHead(204).end();
      wake();
    });
  });
  const platformUrl = await listenOnLoopback(server);
  const config = readWebConfig({
    ...WEB_ENVIRONMENT,
    DATABASE_URL: database.url,
    PLATFORM_URL: platformUrl,
    REVALIDATE_SECRET: SECRET,
  });
  jest.spyOn(webLog(), 'error').mockImplementation(wake);
  watch = await startRules(config, async () => {
    setImmediate(wake);
    return site;
  });
});
afterAll(async () => {
  await watch.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await client.end();
  await database.drop();
  setRules(NO_RULES);
});

const listening = async () => {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'parlour-rules' and datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
};

it('reads the rules at the start and signs what it tells the platform', async () => {
  await until(() => heard.length === 1);
  expect(currentRules()).toEqual(NO_RULES);
  expect(heard[0]).toEqual({
    geography: { generation: expect.any(Number), countries: {} },
    signed: true,
    method: 'PUT',
  });
});

it('reads them when the database announces a change', async () => {
  site = blocking('NL', 403);
  await client.query(`notify ${RULES_CHANNEL}`);
  await until(() => heard.length === 2);
  const countries = { NL: { blocked: 403, currencies: ['EUR'] } };
  expect(currentRules()).toEqual({ ...NO_RULES, countries });
  expect(heard[1]?.geography.countries).toEqual(countries);
});

it('has kept pages rendered anew when a section is closed, once the rules are in force', async () => {
  const stamped: { tags: readonly string[]; closed: string[] }[] = [];
  const stamp = async (tags: readonly string[]) => {
    stamped.push({ tags, closed: Object.keys(currentRules().closed) });
    wake();
  };
  Reflect.set(globalThis, STORE, Promise.resolve({ stamp }));
  site = { ...site, closed: { jackpots: { until: null } } };
  await client.query(`notify ${RULES_CHANNEL}`);
  await until(() => stamped.length === 1);
  expect(stamped).toEqual([{ tags: [CACHE_TAGS.sections], closed: ['jackpots'] }]);
  Reflect.deleteProperty(globalThis, STORE);
});

it('listens again after its connection is lost, and reads what it may have missed', async () => {
  const [pid] = await listening();
  site = blocking('FR', 451);
  await client.query('select pg_terminate_backend($1)', [pid]);
  await until(() => currentRules().countries.FR?.blocked === 451);
  expect(await listening()).not.toContain(pid);
});

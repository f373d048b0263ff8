import pg from 'pg';
import { createLogger } from '@/lib/node/log/logger';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { createLiveService, type LiveService } from './service';

const log = createLogger('silent', 'test');
const nowhere = (options?: { heartbeatMs?: number }) =>
  createLiveService({ log, config: { databaseUrl: 'postgres://nowhere' } }, options);
const limits = { perKey: 2, inAll: 3, retryAfter: 30 };
const drop = () => undefined;
const refusal = (attempt: () => void) => {
  try {
    attempt();
  } catch (error) {
    const { status, headers } = error as { status: number; headers: Record<string, string> };
    return [status, headers['Retry-After']];
  }
  return undefined;
};

describe('a topic', () => {
  it('gives a key so many streams, and all together so many', () => {
    const topic = nowhere().topic(limits);
    const first = topic.open('a', {}, drop);
    topic.open('a', {}, drop);
    expect(refusal(() => topic.admit('a'))).toEqual([429, '30']);
    expect(refusal(() => topic.admit('b'))).toBeUndefined();
    topic.open('b', {}, drop);
    expect(refusal(() => topic.admit('c'))).toEqual([503, '30']);
    first.close();
    first.close();
    expect([topic.size, topic.of('a').size, refusal(() => topic.admit('a'))]).toEqual([2, 1, undefined]);
  });

  it('counts apart from other topics', () => {
    const hub = nowhere();
    const [one, other] = [hub.topic(limits), hub.topic(limits)];
    for (let index = 0; index < 2; index += 1) one.open('a', {}, drop);
    expect(refusal(() => other.admit('a'))).toBeUndefined();
    expect(other.all()).toEqual([]);
  });

  it('loses a reader who leaves, and one who does not read', async () => {
    const topic = nowhere().topic(limits);
    const left = topic.open('a', {}, drop);
    await left.body.cancel();
    const dropped = jest.fn();
    const slow = topic.open('a', {}, dropped);
    slow.write({ event: 'test', data: 'x'.repeat(600_000) });
    expect([topic.size, dropped.mock.calls.length]).toEqual([0, 1]);
  });

  it('ends with the hub, which takes no new streams', async () => {
    const hub = nowhere();
    const topic = hub.topic(limits);
    const { body } = topic.open('a', {}, drop);
    await hub.stop();
    expect(await new Response(body).text()).toBe('retry: 2000\n\n');
    expect(refusal(() => topic.admit('a'))).toEqual([503, '30']);
  });
});

describe('on a database', () => {
  let harness: TestPlatform;
  let hub: LiveService;
  beforeAll(async () => {
    harness = await startTestPlatform();
  });
  afterAll(() => harness.close());
  afterEach(() => hub.stop());

  it('hears every channel over one connection, each payload at its own', async () => {
    hub = createLiveService(harness.kernel);
    const heard: string[] = [];
    const both = new Promise<void>((resolve) => {
      for (const channel of ['test_one', 'test_two']) {
        hub.hear({
          channel,
          missed: () => undefined,
          heard(payload) {
            if (heard.push(`${channel} ${payload}`) === 2) resolve();
          },
        });
      }
    });
    await hub.start();
    await harness.kernel.pool.query("select pg_notify('test_two', 'b'), pg_notify('test_one', 'a')");
    await both;
    expect(heard.sort()).toEqual(['test_one a', 'test_two b']);
    const { rows } = await harness.kernel.pool.query(
      `select 1 from pg_stat_activity where application_name = 'parlour-live' and datname = current_database()`,
    );
    // This one's and the casino's.
    expect(rows).toHaveLength(2);
  });

  it('says when it may have missed something', async () => {
    hub = createLiveService(harness.kernel);
    const missed = new Promise<void>((resolve) =>
      hub.hear({ channel: 'test_lost', heard: () => undefined, missed: resolve }),
    );
    await hub.start();
    const owner = new pg.Client({ connectionString: harness.databaseUrl });
    await owner.connect();
    try {
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'parlour-live' and datname = current_database()`,
      );
    } finally {
      await owner.end();
    }
    await missed;
  });

  it('keeps streams alive, and takes a channel once', async () => {
    hub = createLiveService(harness.kernel, { heartbeatMs: 10 });
    hub.hear({ channel: 'test_once', heard: () => undefined, missed: () => undefined });
    expect(() => hub.hear({ channel: 'test_once', heard: () => undefined, missed: () => undefined })).toThrow(
      /test_once/,
    );
    const { body } = hub.topic(limits).open('a', {}, drop);
    await hub.start();
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    while (!text.includes(': still here')) text += decoder.decode((await reader.read()).value);
    await reader.cancel();
  });
});

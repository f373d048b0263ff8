import pg from 'pg';
import { createTestDatabase } from '@/tests/support/database';
import { createLogger } from './logger';
import { REPEAT_LIMITS } from './repeats';

function recorder() {
  const lines: string[] = [];
  return { lines, log: createLogger('debug', 'test', { write: (line: string) => void lines.push(line) }) };
}

it('tells of a database error what broke, and not the row', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  const { lines, log } = recorder();
  await client.connect();
  try {
    await client.query(
      `insert into identity.players (email, country, currency, age_confirmed_at)
       values ('somebody@private.example', 'DE', 'none', now())`,
    );
  } catch (error) {
    log.error({ err: error }, 'unexpected');
  } finally {
    await client.end();
    await database.drop();
  }
  expect(lines.join()).not.toContain('somebody@private.example');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'unexpected',
    err: { code: '23514', table: 'players', constraint: 'players_currency_check' },
  });
});

it('keeps what an error carries besides its fault to itself, and says nothing of what is no error', () => {
  const { lines, log } = recorder();
  log.error({
    err: Object.assign(new Error('refused'), { rejected: ['a@private.example'], code: 'EENVELOPE' }),
  });
  log.error({ err: { email: 'b@private.example', session: 'secret' } });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { message: 'refused', code: 'EENVELOPE' } });
  expect(lines.join()).not.toMatch(/private|secret/);
});

it('names nobody whom a mail server refused', () => {
  const { lines, log } = recorder();
  log.error({ err: new Error('550 5.1.1 <c.d+e@private.example>: unknown') }, 'job failed');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { message: '550 5.1.1 <[redacted]>: unknown' } });
  expect(lines.join()).not.toContain('private.example');
});

describe('lines that say the same', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are counted beyond a rate, and ten seconds later it is said how many', () => {
    const { lines, log } = recorder();
    for (let call = 0; call < 1_000; call += 1)
      log.child({ requestId: `r${call}` }).warn({ call }, 'cms 403');
    log.warn('something else');
    expect(lines.length).toBe(REPEAT_LIMITS.burst + 1);
    expect(lines.at(-1)).toContain('something else');
    jest.advanceTimersByTime(10_000);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      level: 40,
      service: 'test',
      more: 1_000 - REPEAT_LIMITS.burst,
      msg: `${1_000 - REPEAT_LIMITS.burst} more like it: cms 403`,
    });
    const told = lines.length;
    jest.advanceTimersByTime(60_000);
    expect(lines.length).toBe(told);
  });

  it('are told apart by the error when that is all they say', () => {
    const { lines, log } = recorder();
    for (let call = 0; call < 200; call += 1) log.error(new Error('refused'));
    log.error(new Error('gone'));
    expect(lines.length).toBe(REPEAT_LIMITS.burst + 1);
  });
});

it('bounds each line, whatever it is given', () => {
  const { lines, log } = recorder();
  const long = 'x'.repeat(1_000_000);
  log.info({ path: long }, 'one');
  log.error({ err: new Error(long) }, long);
  log.warn({ many: Array.from({ length: 10_000 }, (_, at) => ({ at })) });
  for (const line of lines) {
    expect(line.length).toBeLessThan(9_000);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
    expect(line.endsWith('\n')).toBe(true);
  }
  log.error({ err: new Error(long) }, 'two');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'two', err: { type: 'Error' } });
});

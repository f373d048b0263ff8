import pg from 'pg';
import { createTestDatabase } from '@/tests/support/database';
import { createLogger } from './kernel';

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

import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { isDatabaseAway, outliveAwayDatabase } from './away-database';

const rejectionOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('knows a server that nobody listens on, and one that goes while it is asked', async () => {
  const nowhere = new pg.Client('postgres://nobody@127.0.0.1:1/none');
  expect(isDatabaseAway(await rejectionOf(nowhere.connect()))).toBe(true);
  const stopped = new pg.Client('postgres://nobody@127.0.0.1:1/none?host=/nowhere');
  expect(isDatabaseAway(await rejectionOf(stopped.connect()))).toBe(true);
  expect(isDatabaseAway(await rejectionOf(readFile('/nowhere')))).toBe(false);

  const client = new pg.Client(process.env.TEST_POSTGRES_URL);
  client.on('error', () => undefined);
  await client.connect();
  const ended = rejectionOf(client.query('select pg_terminate_backend(pg_backend_pid())'));
  expect(isDatabaseAway(await ended)).toBe(true);
  // It says so in words from then on.
  expect(isDatabaseAway(await rejectionOf(client.query('select 1')))).toBe(true);

  const other = new pg.Client(process.env.TEST_POSTGRES_URL);
  await other.connect();
  expect(isDatabaseAway(await rejectionOf(other.query('select 1 / 0')))).toBe(false);
  await other.end();
});

it('lives on when the end of a job can’t be written down, and with nothing else', () => {
  const process = new EventEmitter();
  const error = jest.fn();
  outliveAwayDatabase(process, { error });
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  process.emit('unhandledRejection', refused);
  expect(error).toHaveBeenCalledWith({ err: refused }, 'the end of a job could not be written down');
  const bug = new TypeError('x is not a function');
  expect(() => process.emit('unhandledRejection', bug)).toThrow(bug);
});

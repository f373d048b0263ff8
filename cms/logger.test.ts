import { createCmsLogger } from './logger';

const TELL_AFTER_MS = 10_000;

function recorder() {
  const lines: string[] = [];
  const log = createCmsLogger({ write: (line: string) => void lines.push(line) }, () => Date.now());
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

/** As Payload's errors are: a name, a status and a stack. */
const refusal = (name: string, status: number, message = 'You are not allowed to perform this action.') =>
  Object.assign(new Error(message), { name, status, data: { errors: [{ message: 'x'.repeat(2_000) }] } });

const before = process.env.LOG_LEVEL;
beforeAll(() => void (process.env.LOG_LEVEL = 'info'));
afterAll(() => {
  if (before === undefined) delete process.env.LOG_LEVEL;
  else process.env.LOG_LEVEL = before;
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('writes a refused call as one short line of JSON without a stack', () => {
  const { log, lines, parsed } = recorder();
  log.error({ err: refusal('Forbidden', 403) });
  log.warn({ err: refusal('ValidationError', 400, `The field is invalid: ${'"\\\u0001ü'.repeat(500)}`) });
  log.error(new SyntaxError('Unexpected token'));
  expect(parsed()).toEqual([
    expect.objectContaining({ service: 'cms', status: 403, error: 'Forbidden', msg: 'refused: Forbidden' }),
    expect.objectContaining({ status: 400, error: 'ValidationError' }),
    expect.objectContaining({ status: 400, error: 'SyntaxError', reason: 'Unexpected token' }),
  ]);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(300);
    expect(line).not.toContain('    at ');
  }
});

it('keeps to it in a log with words of its own', () => {
  const { log, parsed } = recorder();
  const child = log.child({ part: 'uploads' });
  child.error({ err: refusal('Forbidden', 403) });
  child.info('done');
  const [refused, done] = parsed();
  expect(refused).toMatchObject({ level: 40, part: 'uploads', msg: 'refused: Forbidden' });
  expect(refused).not.toHaveProperty('err');
  expect(done).toMatchObject({ part: 'uploads', msg: 'done' });
});

it('counts what is repeated, and says how many there were', () => {
  const { log, lines, parsed } = recorder();
  for (let call = 0; call < 10_000; call++) log.error({ err: refusal('Forbidden', 403, `try ${call}`) });
  log.error({ err: refusal('AuthenticationError', 401) });
  expect(lines).toHaveLength(6);
  jest.advanceTimersByTime(TELL_AFTER_MS);
  expect(parsed().at(-1)).toMatchObject({ more: 9_995 });
  jest.advanceTimersByTime(60_000);
  log.error({ err: refusal('Forbidden', 403) });
  expect(parsed().at(-1)).toMatchObject({ status: 403 });
});

it('keeps the stack of what is wrong here, and repeats it no more than that', () => {
  const { log, lines, parsed } = recorder();
  for (let call = 0; call < 100; call++) log.error({ err: new Error('The database is away') });
  expect(lines).toHaveLength(5);
  expect(parsed()[0]).toMatchObject({ err: { stack: expect.stringContaining('    at ') } });
  log.warn({ msg: 'The dashboard could not be read', err: refusal('QueryError', 500) });
  expect(parsed().at(-1)).toMatchObject({ msg: 'The dashboard could not be read', err: { type: 'Error' } });
});

it('is not filled by inventing kinds', () => {
  const { log, lines } = recorder();
  for (let kind = 0; kind < 5_000; kind++) log.error({ err: refusal(`Kind${kind}`, 400) });
  expect(lines.length).toBeLessThanOrEqual(40);
});

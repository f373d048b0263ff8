import { routeConsole } from './console';
import { createLogger } from './logger';

const original = { ...console };
afterEach(() => void Object.assign(console, original));

it('writes what packages say to the console as lines of the log', () => {
  const lines: string[] = [];
  routeConsole(createLogger('debug', 'web', { write: (line) => void lines.push(line) }));
  console.log('\u001b[32m▲\u001b[0m Next.js %s', '16');
  console.warn('half', { a: 1 });
  console.error(' ⨯', new TypeError('nothing there'));
  console.log('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 30, service: 'web', from: 'console', msg: '▲ Next.js 16' }),
    expect.objectContaining({ level: 40, msg: 'half { a: 1 }' }),
    expect.objectContaining({
      level: 50,
      msg: '⨯ nothing there',
      err: expect.objectContaining({ type: 'TypeError', stack: expect.stringContaining('console.test') }),
    }),
  ]);
});

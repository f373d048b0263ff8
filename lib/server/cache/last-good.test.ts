import { notFound } from 'next/navigation';
import { webLog } from '@/lib/node/log/web-log';
import { LastGood, readOrLast } from './last-good';

const shortened = jest.fn();
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, _keys: string[], options: unknown) => async () => {
    shortened(options);
    return read();
  },
}));

const fails = async (): Promise<string> => {
  throw new Error('connect ECONNREFUSED\n at somewhere');
};
let log: jest.SpyInstance;
beforeEach(() => {
  shortened.mockClear();
  log = jest.spyOn(webLog(), 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

it('keeps the entries read last, as many as it may', () => {
  const kept = new LastGood<string>(2);
  for (const key of ['a', 'b', 'a', 'c']) kept.keep(key, key);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['a', undefined, 'c']);
});

it('answers with the last copy when reading fails, and has the page made anew soon', async () => {
  const kept = new LastGood<string>();
  expect(await readOrLast(kept, 'top', 'row top', async () => 'games')).toBe('games');
  expect(shortened).not.toHaveBeenCalled();
  expect(await readOrLast(kept, 'top', 'row top', fails)).toBe('games');
  expect(await readOrLast(kept, 'new', 'row new', fails)).toBeUndefined();
  expect(shortened).toHaveBeenCalledTimes(2);
  expect(log.mock.calls[0]).toEqual(['row top could not be read: connect ECONNREFUSED']);
  expect(shortened).toHaveBeenCalledWith({ revalidate: 10 });
});

it('lets "not found" through', async () => {
  const read = readOrLast(new LastGood<string>(), 'x', 'x', async () => notFound());
  await expect(read).rejects.toMatchObject({ digest: expect.stringContaining('404') });
});

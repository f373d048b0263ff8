import { unstable_cache } from 'next/cache';
import { webLog } from '@/lib/node/log/web-log';
import { findGameDescription, paragraphsOf } from './find-game-description';
import { readGameDescription } from './game-descriptions';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('payload', () => ({ getPayload: jest.fn() }));
jest.mock('@/cms/payload.config', () => ({}));
jest.mock('./drafts', () => ({ showsDrafts: async () => false }));
jest.mock('./find-game-description', () => ({
  ...jest.requireActual<object>('./find-game-description'),
  findGameDescription: jest.fn(),
}));
jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: () => Promise<unknown>) => read) }));

const find = jest.mocked(findGameDescription);
const away = () => Promise.reject(new Error('connect ECONNREFUSED'));

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(webLog(), 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

it('has nothing to show of a game that was never read while the database is away', async () => {
  find.mockImplementation(away);
  await expect(readGameDescription('g1', 'de')).resolves.toBeNull();
});

it('keeps what was read last, by game and language', async () => {
  find.mockResolvedValueOnce(['Gold.']);
  await readGameDescription('g2', 'de');
  find.mockImplementation(away);
  await expect(readGameDescription('g2', 'de')).resolves.toEqual(['Gold.']);
  await expect(readGameDescription('g2', 'fr')).resolves.toBeNull();
  await expect(readGameDescription('g3', 'de')).resolves.toBeNull();
});

it('is kept under the tag of this one game', async () => {
  find.mockResolvedValueOnce(null);
  await readGameDescription('g4', 'en');
  expect(unstable_cache).toHaveBeenLastCalledWith(
    expect.any(Function),
    ['game-description', 'g4', 'en'],
    expect.objectContaining({ tags: ['game-description:g4'] }),
  );
});

it.each([
  ['One.\nTwo.', ['One.', 'Two.']],
  ['  One.\r\n\r\n\r\nTwo.  ', ['One.', 'Two.']],
  [' \n ', []],
  [null, []],
])('finds the paragraphs of %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

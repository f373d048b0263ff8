/** @jest-environment node */
import { isOperatorAsking } from '@/cms/read/drafts';
import { setWebEnvironment } from '@/tests/support/web-environment';
import { GET as leave } from './exit/route';
import { GET } from './route';

jest.mock('@/cms/read/drafts', () => ({ isOperatorAsking: jest.fn() }));

const enable = jest.fn();
const set = jest.fn();
jest.mock('next/headers', () => ({
  draftMode: async () => ({ enable: () => enable() }),
  cookies: async () => ({
    get: () => ({ value: 'secret-of-the-build' }),
    set: (cookie: object) => set(cookie),
  }),
}));

const ORIGIN = 'http://localhost:3000';
const ask = (path: string) => GET(new Request(`${ORIGIN}/internal/preview?path=${encodeURIComponent(path)}`));

beforeAll(() => {
  setWebEnvironment({ BASE_PATH: '/play' });
});

it('turns drafts on for an operator and leads to the page in its language', async () => {
  jest.mocked(isOperatorAsking).mockResolvedValue(true);
  const response = await ask('/de/games/top');
  expect([response.status, response.headers.get('location')]).toEqual([307, '/play/de/games/top']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(enable).toHaveBeenCalledTimes(1);
  expect(set).toHaveBeenCalledWith(
    expect.objectContaining({
      name: '__prerender_bypass',
      value: 'secret-of-the-build',
      httpOnly: true,
      sameSite: 'strict',
      secure: false,
      path: '/play',
    }),
  );
});

it('turns nothing on for anybody else', async () => {
  jest.mocked(isOperatorAsking).mockResolvedValue(false);
  expect((await ask('/de')).status).toBe(403);
  expect([enable, set].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);
});

it.each(['', '//evil.example', 'https://evil.example', '/\\evil.example', '/admin'])(
  'refuses to lead to %p',
  async (path) => {
    jest.mocked(isOperatorAsking).mockResolvedValue(true);
    expect((await ask(path)).status).toBe(400);
    expect(enable).not.toHaveBeenCalled();
  },
);

it.each([
  [`${ORIGIN}/play/de/games?page=2`, '/play/de/games?page=2'],
  [`${ORIGIN}/play`, '/play'],
  [`${ORIGIN}/play?page=2`, '/play?page=2'],
  [`${ORIGIN}/play/admin`, '/play'],
  [`${ORIGIN}/playground/de`, '/play'],
  ['https://evil.example/play/de', '/play'],
  [null, '/play'],
])('leaves from %p to %p', async (referer, location) => {
  const request = new Request(`${ORIGIN}/play/internal/preview/exit`);
  if (referer) request.headers.set('referer', referer);
  const response = await leave(request);
  expect([response.status, response.headers.get('location')]).toEqual([307, location]);
  expect(set).toHaveBeenCalledWith(expect.objectContaining({ value: '', maxAge: 0, path: '/play' }));
});

import { getPayload, type SanitizedConfig } from 'payload';
import { signedCall } from '@/lib/node/http/signed-call';
import { withOfficeLogOut } from './office-log-out';
import { standingOf } from './office-standing';

jest.mock('payload', () => ({ getPayload: jest.fn() }));
jest.mock('@/lib/node/http/signed-call', () => ({ signedCall: jest.fn() }));
jest.mock('./office-standing', () => ({ standingOf: jest.fn() }));
jest.mock('@/lib/server/config/web', () => ({
  webConfig: () => ({ platformUrl: 'http://platform.test', revalidateSecret: 's' }),
}));

const warn = jest.fn();
const auth = jest.fn();
const post = jest.fn();
const config = Promise.resolve({} as SanitizedConfig);
const call = (...slug: string[]) =>
  withOfficeLogOut(config, post)(new Request('http://web.test/', { method: 'POST' }), {
    params: Promise.resolve({ slug }),
  });
const told = () => jest.mocked(signedCall).mock.calls.map(([{ url, value }]) => [url.href, value]);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(getPayload).mockResolvedValue({ auth, logger: { warn } } as never);
  jest.mocked(standingOf).mockResolvedValue('operator');
  auth.mockResolvedValue({ user: { collection: 'operators', id: 7 } });
  post.mockResolvedValue(new Response('{}'));
  jest.mocked(signedCall).mockResolvedValue(new Response(null, { status: 204 }));
});
afterEach(() => jest.useRealTimers());

it('tells the platform who has left, after the session is gone', async () => {
  post.mockImplementation(() => {
    expect(signedCall).not.toHaveBeenCalled();
    return Promise.resolve(new Response('{}'));
  });
  expect((await call('operators', 'logout')).status).toBe(200);
  expect(told()).toEqual([
    ['http://platform.test/internal/operators/log-out', { id: '7', standing: 'operator' }],
  ]);
});

it('tells of nothing else', async () => {
  await call('operators', 'login');
  post.mockResolvedValue(new Response('{}', { status: 400 }));
  await call('operators', 'logout');
  post.mockResolvedValue(new Response('{}'));
  auth.mockResolvedValue({ user: null });
  await call('operators', 'logout');
  expect(told()).toEqual([]);
});

it('logs out while the platform is away, and tells it later', async () => {
  jest.mocked(signedCall).mockRejectedValueOnce(new Error('away'));
  expect((await call('operators', 'logout')).status).toBe(200);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(told()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(told()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(900_000);
  expect(told()).toHaveLength(2);
});

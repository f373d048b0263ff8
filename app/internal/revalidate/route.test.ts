/** @jest-environment node */
import { revalidateTag } from 'next/cache';
import { sign, SIGNATURE_HEADER } from '@/lib/node/facts/signature';
import { setWebEnvironment } from '@/tests/support/web-environment';
import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));

const SECRET = 'revalidate-secret-of-the-route-test';
const PATH = '/internal/revalidate';
const NOW = Math.floor(Date.now() / 1000);
const body = JSON.stringify({
  events: [{ type: 'game.changed', gameId: 'g7' }, { type: 'catalogue.changed' }],
});

function call(text: string, signature: string | null): Promise<Response> {
  const headers: Record<string, string> = signature === null ? {} : { [SIGNATURE_HEADER]: signature };
  return POST(new Request(`http://localhost:3000${PATH}`, { method: 'POST', body: text, headers }));
}

beforeAll(() => {
  setWebEnvironment({ REVALIDATE_SECRET: SECRET });
});

it('revalidates the tags of every announced change, each once, at once', async () => {
  const response = await call(body, sign(SECRET, PATH, body, NOW));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    data: { tags: ['game:g7', 'games', 'sitemap', 'catalogue', 'providers'] },
  });
  expect(jest.mocked(revalidateTag).mock.calls).toEqual([
    ['game:g7', { expire: 0 }],
    ['games', { expire: 0 }],
    ['sitemap', { expire: 0 }],
    ['catalogue', { expire: 0 }],
    ['providers', { expire: 0 }],
  ]);
});

it.each([
  ['no signature', null],
  ['another secret', sign('x'.repeat(32), PATH, body, NOW)],
  ['another path', sign(SECRET, '/internal/other', body, NOW)],
  ['an old signature', sign(SECRET, PATH, body, NOW - 400)],
])('refuses %s and moves nothing', async (_, signature) => {
  const response = await call(body, signature);
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(revalidateTag).not.toHaveBeenCalled();
});

it.each(['', 'no json', '{"events":[{"type":"everything"}]}'])('refuses the body %p', async (text) => {
  const response = await call(text, sign(SECRET, PATH, text, NOW));
  expect(response.status).toBe(400);
  expect(revalidateTag).not.toHaveBeenCalled();
});

it('refuses a body that is too large before it reads it', async () => {
  const large = 'x'.repeat(70_000);
  const request = new Request(`http://localhost:3000${PATH}`, {
    method: 'POST',
    body: large,
    headers: { 'content-length': String(large.length) },
  });
  expect((await POST(request)).status).toBe(413);
});

it('stops reading a body that does not say how large it is', async () => {
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1;
      if (given > 1000) controller.close();
      else controller.enqueue(new Uint8Array(16_384));
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' };
  expect((await POST(new Request(`http://localhost:3000${PATH}`, init))).status).toBe(413);
  expect(given).toBeLessThan(10);
});

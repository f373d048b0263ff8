import { sign } from '@/lib/node/facts/signature';
import { KINDS } from './kinds';
import { closeStudios, openStudio, SECRET } from '@/tests/support/studio-harness';

afterAll(closeStudios);

it('the studio of the sandbox tells its kinds to who signs, and to nobody else', async () => {
  const { app, clock } = await openStudio({ url: 'http://127.0.0.1:1' });
  const path = '/studio/api/v1/kinds';
  const signature = sign(SECRET, path, '', Math.floor(clock.now / 1000));
  const told = await app.request(path, { headers: { 'x-signature': signature } });
  expect([told.status, await told.json()]).toEqual([200, { kinds: [...KINDS] }]);
  for (const wrong of [undefined, sign('another secret', path, '', Math.floor(clock.now / 1000))]) {
    const refused = await app.request(path, { headers: wrong ? { 'x-signature': wrong } : {} });
    expect(refused.status).toBe(401);
  }
});

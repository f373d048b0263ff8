import pino from 'pino';
import { createRegisters } from './index';

const registers = createRegisters({ apiKey: 'key', log: pino({ level: 'silent' }), slowMs: 5 });
afterAll(() => registers.stop());
const post = (path: string, body: unknown, key = 'key') =>
  registers.routes.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const NORA = { name: 'nora lind', birthday: '1990-02-28', postcode: null };

it('lists whoever is called so', async () => {
  expect(await (await post('/oasis/check', NORA)).json()).toMatchObject({ listed: false });
  expect(await (await post('/oasis/check', { ...NORA, name: 'Nora Excluded' })).json()).toMatchObject({
    listed: true,
    reference: expect.stringMatching(/^oasis-/) as string,
  });
});

it.each([
  ['another key', '/oasis/check', NORA, 'other', 401],
  ['no such register', '/rosenheim/check', NORA, 'key', 404],
  ['no birthday', '/oasis/check', { ...NORA, birthday: '28.2.1990' }, 'key', 422],
])('refuses %s', async (_what, path, body, key, status) => {
  expect((await post(path, body, key)).status).toBe(status);
});

it('goes wrong as ordered, and as often, at one register alone', async () => {
  expect((await post('/cruks/faults', { fault: 'down', times: 2 })).status).toBe(204);
  expect((await post('/oasis/check', NORA)).status).toBe(200);
  expect((await post('/cruks/check', NORA)).status).toBe(503);
  expect((await post('/cruks/check', NORA)).status).toBe(503);
  expect((await post('/cruks/check', NORA)).status).toBe(200);
  await post('/cruks/faults', { fault: 'wrong', times: 1 });
  expect(await (await post('/cruks/check', NORA)).text()).toContain('Maintenance');
  await post('/cruks/faults', { fault: 'slow', times: 1 });
  expect((await post('/cruks/check', NORA)).status).toBe(200);
});

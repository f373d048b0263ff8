import { startProbe, type Probe } from '../testing/script';
import { createCmsDatabase } from '../testing/database';
import type { TestDatabase } from '@/tests/support/database';

jest.setTimeout(120_000);

let database: TestDatabase;
let probe: Probe;

beforeAll(async () => {
  database = await createCmsDatabase();
  probe = startProbe(database.url, 'cms/testing/login-work-probe.ts');
});

afterAll(async () => {
  await probe.stop();
  await database.drop();
});

it('does the same work and answers the same for a known, an unknown and a shut account', async () => {
  const { right, known, ...others } = await probe.ask<Record<string, unknown>>({ scene: 'refusals' });
  expect(right).toBe(200);
  expect(known).toEqual({
    status: 401,
    body: { errors: [{ message: expect.stringContaining('incorrect') }] },
    hashes: ['600000 32 sha256 64'],
    secondsOrMore: expect.any(Number),
  });
  for (const [name, seen] of Object.entries(others)) {
    expect({ [name]: { ...(seen as object), secondsOrMore: 0 } }).toEqual({
      [name]: { ...(known as object), secondsOrMore: 0 },
    });
  }
  for (const seen of [known, ...Object.values(others)]) {
    expect((seen as { secondsOrMore: number }).secondsOrMore).toBeGreaterThanOrEqual(1);
  }
});

it('tells nothing by what is no try, by one too many, or by a lost password', async () => {
  const { known, unknown, forgot } = await probe.ask<{
    known: { empty: object; tries: { status: number }[] };
    unknown: object;
    forgot: { status: number }[];
  }>({ scene: 'others' });
  expect(unknown).toEqual(known);
  expect(known.tries.map(({ status }) => status)).toContain(429);
  expect(forgot[0]).toEqual(forgot[1]);
  expect(forgot[0]?.status).toBe(404);
});

import { FIRST_PROGRAMME } from '@/cms/seed/loyalty-programme';
import { LOYALTY_PROGRAMME_PATH } from '@/lib/domain/loyalty';
import { SIGNATURE_HEADER, sign } from '@/lib/node/facts/signature';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { programmeOf, wrongWith, type ToldProgramme } from './publish';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const told = (change: (levels: ToldProgramme['levels']) => void = () => undefined): ToldProgramme => {
  const levels = FIRST_PROGRAMME.levels.map((level) => ({ ...level, manager: null }));
  change(levels);
  return { ...FIRST_PROGRAMME, operatorId: '1', levels };
};
async function publish(value: unknown, secret = platform.kernel.config.revalidateSecret) {
  const body = JSON.stringify(value);
  const response = await fetch(platform.url + LOYALTY_PROGRAMME_PATH, {
    method: 'PUT',
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(
        secret,
        LOYALTY_PROGRAMME_PATH,
        body,
        platform.kernel.clock.now().getTime() / 1000,
      ),
    },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const current = () => platform.services.loyalty.programme();

it('begins with the numbers that the CMS begins with', async () => {
  const { version, publishedAt: _publishedAt, levels, ...rest } = await current();
  const { levels: first, ...same } = programmeOf(told());
  expect(version).toBe(1);
  expect(rest).toEqual(same);
  expect(levels.map(({ level: _level, ...one }) => one)).toEqual(first);
});

it('takes a signed programme as the version that holds, and keeps the one before', async () => {
  const changed = {
    ...told((levels) => {
      const top = levels.at(-1);
      if (top)
        Object.assign(top, {
          bonus: 4_000,
          manager: { name: 'Ada', contact: 'vip@parlour.example', hours: '' },
        });
    }),
    exchangePoints: 500,
    holdDays: 30,
  };
  expect(await publish(changed)).toMatchObject({ status: 200, body: { data: { version: 2 } } });
  const programme = await current();
  expect(programme).toMatchObject({ version: 2, exchangePoints: 500, holdDays: 30 });
  expect(programme.levels.at(-1)).toMatchObject({
    ...{ level: 12, bonus: 400_000n, manager: { name: 'Ada', contact: 'vip@parlour.example', hours: '' } },
  });
  expect((await platform.kernel.pool.query('select from loyalty.levels where version = 1')).rowCount).toBe(
    12,
  );
  const { rows } = await platform.kernel.pool.query<{ actor: string }>(
    `select actor from audit.entries where action = 'loyalty.publish'`,
  );
  expect(rows).toEqual([{ actor: '1' }]);
});

it('refuses what is unsigned, no programme, or wrong in itself', async () => {
  expect((await publish(told(), 'another-secret-another-secret-another')).status).toBe(401);
  expect((await publish({ ...told(), holdDays: -1 })).status).toBe(400);
  const few = await publish(told((levels) => levels.splice(10)));
  expect(few).toMatchObject({ status: 422, body: { code: 'loyalty_refused' } });
  expect(few.body.detail).toBe('There are 10 levels; at least 11 are needed.');
  expect((await current()).version).toBe(2);
});

it.each<[string, (levels: ToldProgramme['levels']) => void, string]>([
  ['points', (levels) => Object.assign(levels[1] ?? {}, { fromPoints: 40 }), 'begins at 40 points'],
  ['percents', (levels) => Object.assign(levels[1] ?? {}, { cashbackPercent: 10 }), 'gives 10 percent'],
  ['codes', (levels) => Object.assign(levels[1] ?? {}, { code: 'newcomer' }), 'is there twice'],
  [
    'a cap of nothing',
    (levels) => Object.assign(levels[0] ?? {}, { cashbackCap: 0 }),
    'lets nothing come back',
  ],
  [
    'payouts',
    (levels) => Object.assign(levels[8] ?? {}, { instantPayout: 999 }),
    'has less paid out without waiting (999) than the level before it (1000)',
  ],
  [
    'managers',
    (levels) => Object.assign(levels[8] ?? {}, { personalManager: false }),
    'has no personal manager',
  ],
  [
    'a manager without the perk',
    (levels) => Object.assign(levels[0] ?? {}, { manager: { name: 'Ada', contact: 'x', hours: '' } }),
    'that it does not have',
  ],
])('says what is wrong with %s', (_what, change, words) => {
  expect(wrongWith(told(change))).toContain(words);
  expect(wrongWith(told())).toBeNull();
});

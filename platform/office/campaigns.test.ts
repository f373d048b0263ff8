import type { BonusRow } from '@/platform/bonuses/service';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

const gift: BonusRow = {
  id: 'gift',
  tag: 'promobonus',
  type: 8,
  promocode: null,
  name: { en: 'A gift' },
  shortDescription: { en: 'Ten for nothing' },
  imageBackground: '/art/gift',
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 0,
  wagering: 2,
  amounts: { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20, budget: 50_000 } },
};

let office: OfficeHarness;
let cookies: Record<'bea' | 'vera', string>;
const call = (method: string, path: string, cookie: string, body?: unknown) =>
  office.call(method, `/api/office/v1${path}`, { cookie, body });
beforeAll(async () => {
  office = await startOffice();
  await office.platform.services.bonuses.add([gift]);
  cookies = { bea: await office.enter('bea', ['bonus']), vera: await office.enter('vera', ['verification']) };
});
afterAll(() => office.close());

it('lists campaigns with their budgets', async () => {
  const { status, data, meta } = await call(
    'GET',
    '/campaigns?q=gift&state=running&type=8&tag=promobonus',
    cookies.bea,
  );
  expect(status).toBe(200);
  expect(meta).toMatchObject({ total: 1 });
  expect(data).toEqual([
    expect.objectContaining({
      id: 'gift',
      name: 'A gift',
      state: 'running',
      budgets: [{ currency: 'EUR', most: 50_000, used: 0 }],
      results: [],
    }),
  ]);
  expect((await call('GET', '/campaigns?type=9', cookies.bea)).status).toBe(400);
});

it('is not for everybody', async () => {
  expect((await call('GET', '/campaigns', cookies.vera)).status).toBe(403);
});

import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'paul' | 'fay' | 'sue', string>;
const LIST = '/api/office/v1/payment-methods';
const call = (method: string, path: string, cookie = cookies.paul, body?: unknown) =>
  office.call(method, path, { cookie, body });
const turn = (which: string, enabled: boolean, cookie = cookies.paul) =>
  call('POST', `${LIST}/${which}/turn`, cookie, { enabled, reason: 'a bad day' });
const limit = (which: string, change: object, cookie = cookies.paul) =>
  call('PUT', `${LIST}/${which}/limits`, cookie, {
    currency: 'EUR',
    country: null,
    min: null,
    max: null,
    seen: null,
    reason: 'fewer losses',
    ...change,
  });
const fieldsOf = ({ text }: { text: string }) => (JSON.parse(text) as { fields?: object }).fields;

beforeAll(async () => {
  office = await startOffice({ PAYMENT_API_URL: 'http://127.0.0.1:9/payments' });
  cookies = {
    paul: await office.enter('paul', ['payments']),
    fay: await office.enter('fay', ['finance']),
    sue: await office.enter('sue', ['support']),
  };
});
afterAll(() => office.close());

it('lists each method in each direction with the company’s limits', async () => {
  const list = await call('GET', `${LIST}?q=bank%20card`, cookies.fay);
  expect(list.data).toMatchObject([
    { id: 'card.deposit', allowed: true, enabled: true, turned: null, countries: null },
    { id: 'card.withdrawal', title: 'Bank card', company: 'sandbox' },
  ]);
  expect(list.data?.[0]?.limits).toContainEqual({
    currency: 'EUR',
    companyMin: 1_000,
    companyMax: 500_000,
    min: 1_000,
    max: 500_000,
    own: [],
  });
  const out = await call('GET', `${LIST}?direction=withdrawal&per_page=100`, cookies.fay);
  expect(out.data?.some(({ method }) => method === 'paysafe')).toBe(false);
});

it('is turned off and on by who may, with a reason that is written down', async () => {
  expect((await call('GET', LIST, cookies.sue)).status).toBe(403);
  expect((await turn('skrill/deposit', false, cookies.fay)).status).toBe(403);
  expect((await turn('nothing/deposit', false)).status).toBe(404);
  expect((await turn('paysafe/withdrawal', false)).status).toBe(404);
  expect((await turn('skrill/deposit', true)).status).toBe(409);
  expect((await turn('skrill/deposit', false)).status).toBe(204);
  expect((await call('GET', `${LIST}?state=off`)).data).toMatchObject([
    { id: 'skrill.deposit', enabled: false, turned: { reason: 'a bad day', by: 'paul@parlour.example' } },
  ]);
  expect((await turn('skrill/deposit', true)).status).toBe(204);
  expect((await call('GET', `${LIST}?state=off`)).data).toEqual([]);
  expect(await office.deeds('skrill.deposit')).toEqual([
    'paul payments.turn-method a bad day',
    'paul payments.turn-method a bad day',
  ]);
});

it('is limited for a currency and for a country, and freed again', async () => {
  expect((await limit('card/deposit', { min: 2_000 }, cookies.fay)).status).toBe(403);
  expect((await limit('card/deposit', { min: 2_000, max: 100_000 })).status).toBe(204);
  expect((await limit('card/deposit', { country: 'DE', max: 50_000 })).status).toBe(204);
  const [card] = (await call('GET', `${LIST}?limited=yes`)).data ?? [];
  expect(card).toMatchObject({ id: 'card.deposit' });
  expect(card?.limits).toContainEqual(
    expect.objectContaining({
      currency: 'EUR',
      min: 2_000,
      max: 100_000,
      own: [
        expect.objectContaining({ country: null, min: 2_000, max: 100_000, reason: 'fewer losses' }),
        expect.objectContaining({ country: 'DE', min: null, max: 50_000 }),
      ],
    }),
  );
  const limits = card?.limits as
    | { currency: string; own: { country: string | null; at: string }[] }[]
    | undefined;
  const { own } = limits?.find(({ currency }) => currency === 'EUR') ?? { own: [] };
  const seen = (where: string | null) => own.find(({ country }) => country === where)?.at;
  // Somebody who has not seen what a colleague set.
  expect(await limit('card/deposit', { min: 3_000 })).toMatchObject({ status: 409, code: 'client_api_52' });
  expect((await limit('card/deposit', { country: 'DE', seen: seen('DE') })).status).toBe(204);
  expect(await limit('card/deposit', { country: 'DE', max: 40_000, seen: seen('DE') })).toMatchObject({
    status: 409,
    detail: 'a colleague has changed this limit meanwhile: look at it again',
  });
  expect((await limit('card/deposit', { seen: seen(null) })).status).toBe(204);
  expect((await call('GET', `${LIST}?limited=yes`)).data).toEqual([]);
  expect(await office.deeds('card.deposit')).toHaveLength(4);
});

it.each([
  ['a minimum below the company’s', { min: 900 }, { min: 'widens' }],
  ['a maximum above the company’s', { max: 500_100 }, { max: 'widens' }],
  ['parts of a unit', { min: 2_050 }, { min: 'wholeUnits' }],
  ['more than the most', { min: 600_000 }, { min: 'nothingLeft' }],
  ['a minimum above its maximum', { min: 5_000, max: 4_000 }, { max: 'nothingLeft' }],
  ['no country', { country: 'XX', min: 2_000 }, { country: 'invalid' }],
  ['nothing to take away', {}, { min: 'required' }],
])('%s is refused', async (_, change, fields) => {
  const answer = await limit('neteller/deposit', change);
  expect(answer).toMatchObject({ status: 422, code: 'client_api_5' });
  expect(fieldsOf(answer)).toEqual(fields);
});

it('a country’s limit and the one for all must leave something together', async () => {
  expect((await limit('astropay/deposit', { country: 'AT', min: 10_000 })).status).toBe(204);
  const answer = await limit('astropay/deposit', { max: 9_000 });
  expect(answer).toMatchObject({ status: 422 });
  expect(answer.detail).toBe('nothing would be left between minimum and maximum in AT');
});

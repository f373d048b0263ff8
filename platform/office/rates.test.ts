import type pg from 'pg';
import { openPool } from '@/tests/support/database';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let owner: pg.Pool;
let cookies: Record<'paul' | 'pia' | 'fay' | 'sue', string>;
const RATES = '/api/office/v1/rates';
const call = (method: string, path: string, cookie = cookies.paul, body?: unknown) =>
  office.call(method, path, { cookie, body });
const ask = (perEuro: string, more: object = {}, cookie = cookies.paul) =>
  call('POST', RATES, cookie, { currency: 'USD', perEuro, reason: 'today’s reference rate', ...more });
const requestOf = ({ data }: { data?: unknown }) => (data as { request: string }).request;
const decide = (request: string, what: 'approve' | 'reject', cookie: string) =>
  call('POST', `/api/office/v1/approvals/${request}/${what}`, cookie, { reason: 'seen' });
interface RateJson {
  currency: string;
  perEuro: string;
  source: string;
  by: string | null;
  isStale: boolean;
  before: { perEuro: string }[];
  asked: { perEuro: string } | null;
}
const dollar = async () => {
  const { data } = await call('GET', RATES, cookies.fay);
  return (data as unknown as { rates: RateJson[] }).rates.find(({ currency }) => currency === 'USD');
};

beforeAll(async () => {
  office = await startOffice({ PAYMENT_API_URL: 'http://127.0.0.1:9/payments' });
  owner = openPool(office.platform.databaseUrl);
  cookies = {
    paul: await office.enter('paul', ['payments']),
    pia: await office.enter('pia', ['payments']),
    fay: await office.enter('fay', ['finance']),
    sue: await office.enter('sue', ['support']),
  };
});
afterAll(async () => {
  await owner.end();
  await office.close();
});

it('holds as shipped, and is set once a colleague agrees', async () => {
  expect(await dollar()).toMatchObject({ perEuro: '1.1628', source: 'shipped', by: null, isStale: false });
  const request = requestOf(await ask('1.1700'));
  expect(await dollar()).toMatchObject({ perEuro: '1.1628', asked: { perEuro: '1.17' } });
  expect(await ask('1.18', {}, cookies.pia)).toMatchObject({ status: 409, code: 'client_api_52' });
  expect((await decide(request, 'approve', cookies.paul)).status).toBe(403);
  expect((await decide(request, 'approve', cookies.fay)).status).toBe(403);
  expect((await office.deeds('USD')).at(-1)).toBe('paul approvals.refused seen');
  const { rows: without } = await owner.query(
    "select from audit.entries where action = 'operators.refused' and actor = 'fay'",
  );
  expect(without).toHaveLength(1);
  expect((await decide(request, 'approve', cookies.pia)).status).toBe(204);
  expect(await dollar()).toMatchObject({
    perEuro: '1.17',
    source: 'operator',
    by: 'paul@parlour.example',
    before: [{ perEuro: '1.1628' }],
    asked: null,
  });
  expect(await office.deeds('USD')).toContain('paul payments.set-rate');
});

it('a jump is asked for twice, and says how far it is', async () => {
  const held = (await dollar())?.perEuro ?? '';
  expect(held).toBe('1.17');
  const jump = await ask('1.31');
  expect(jump).toMatchObject({ status: 409, code: 'client_api_33' });
  expect(jump.detail).toBe('1.31 is 11.9 % above the rate that holds (1.17): confirm it');
  const answer = await ask('1.31', { confirmed: true });
  expect(answer.status).toBe(200);
  expect((await decide(requestOf(answer), 'reject', cookies.pia)).status).toBe(204);
  expect(await dollar()).toMatchObject({ perEuro: held });
});

it.each(['117', '0.1', '0', '-1', 'a lot', '1.123456789', '1.17'])('%s is refused', async (rate) => {
  expect(await ask(rate, { confirmed: true })).toMatchObject({ status: 422, code: 'client_api_5' });
});

it('is neither shown nor set without the right; a euro is a euro', async () => {
  expect((await call('GET', RATES, cookies.sue)).status).toBe(403);
  expect((await ask('1.18', {}, cookies.fay)).status).toBe(403);
  expect((await ask('1', { currency: 'EUR' })).status).toBe(404);
});

it('is not set where another one holds by now', async () => {
  const request = requestOf(await ask('1.19'));
  await owner.query(
    "insert into payments.rates (currency, per_euro, source, at) values ('USD', 1.16, 'shipped', now())",
  );
  expect(await decide(request, 'approve', cookies.pia)).toMatchObject({ status: 409 });
  expect((await decide(request, 'reject', cookies.pia)).status).toBe(204);
});

it('is stale after a week', async () => {
  await owner.query(
    "insert into payments.rates (currency, per_euro, source, at) values ('USD', 1.15, 'shipped', now() - interval '8 days')",
  );
  expect(await dollar()).toMatchObject({ perEuro: '1.15', isStale: true });
});

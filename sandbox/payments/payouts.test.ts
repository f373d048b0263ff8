import { Webhook } from 'standardwebhooks';
import {
  openCompany,
  startMerchant,
  temporaryDirectory,
  WEBHOOK_SECRET,
  type Company,
  type Merchant,
} from './testing/payments-fixture';

interface PayoutJson {
  id: string;
  reference: string;
  amount: number;
  status: string;
  failure_code: string | null;
}

let directory: ReturnType<typeof temporaryDirectory>;
let merchant: Merchant;
let company: Company;

beforeEach(async () => {
  directory = temporaryDirectory();
  merchant = await startMerchant();
  company = openCompany(directory.path, { paysAfterMs: 20 });
  company.payments.start();
  await company.call('/control/payouts/automatic', { automatic: false });
});
afterEach(async () => {
  await company.payments.stop();
  await merchant.close();
  directory.remove();
});

const order = (changes: Record<string, unknown> = {}) => ({
  reference: 'wd-1',
  amount: 5000,
  currency: 'EUR',
  method: 'card',
  charge: 'ch_1',
  email: 'player@example.com',
  webhook_url: merchant.url,
  ...changes,
});
const send = (body: unknown, key = 'key-1', on = company) =>
  on.call('/v1/payouts', body, { 'Idempotency-Key': key });
const json = async (answer: Promise<Response>) => (await (await answer).json()) as PayoutJson;
const told = (from = 0) =>
  merchant.received.slice(from).map(({ headers, body }) => {
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    return new Webhook(WEBHOOK_SECRET).verify(body, signed) as { type: string; data: PayoutJson };
  });

it('makes a payout once for a key, and finds it by its id and by the merchant’s name', async () => {
  const first = await send(order());
  expect(first.status).toBe(201);
  const payout = (await first.json()) as PayoutJson;
  expect(payout).toMatchObject({ reference: 'wd-1', amount: 5000, status: 'pending', failure_code: null });
  expect(await json(send(order()))).toEqual(payout);
  expect((await send(order({ amount: 5001 }))).status).toBe(409);
  expect(await json(company.call(`/v1/payouts/${payout.id}`))).toEqual(payout);
  expect(await json(company.call('/v1/payouts?reference=wd-1'))).toEqual(payout);
  expect((await company.call('/v1/payouts?reference=wd-2')).status).toBe(404);
  expect((await company.call('/v1/payouts/po_none')).status).toBe(404);
  expect(await (await company.call('/control/payouts/named/wd-1')).json()).toMatchObject({ count: 1 });
});

it('refuses what it can’t read, an account that takes no money, and a stranger', async () => {
  expect((await send(order({ amount: 0 }))).status).toBe(422);
  expect((await send(order({ account: { iban: 'X' } }))).status).toBe(422);
  const refused = order({ charge: undefined, account: { iban: 'X', holder: 'Refused Holder' } });
  expect((await send(refused)).status).toBe(422);
  expect((await company.call('/v1/payouts', order())).status).toBe(400);
  expect((await company.request('/v1/payouts?reference=wd-1')).status).toBe(401);
});

it('pays by itself after a while, and tells the merchant', async () => {
  const { id } = await json(send(order()));
  await company.call('/control/payouts/automatic', { automatic: true });
  await merchant.count(1);
  expect(told()).toEqual([
    expect.objectContaining({
      type: 'payout.completed',
      data: expect.objectContaining({ id, reference: 'wd-1', status: 'completed' }) as unknown,
    }),
  ]);
});

it('moves forward only, by hand: processed, paid, sent back by the bank', async () => {
  const { id } = await json(send(order()));
  const move = async (body: unknown) => (await company.call(`/control/payouts/${id}/move`, body)).status;
  expect(await move({ status: 'processing' })).toBe(200);
  expect(await move({ status: 'returned' })).toBe(409);
  expect(await move({ status: 'completed' })).toBe(200);
  expect(await move({ status: 'failed' })).toBe(409);
  expect(await move({ status: 'returned', failure_code: 'account_closed' })).toBe(200);
  await merchant.count(3);
  expect(
    told()
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['payout.completed', 'payout.processing', 'payout.returned']);
});

it('tells its events late, twice and in another order, as those of charges', async () => {
  await company.call('/control/delivery', { hold: true });
  const { id } = await json(send(order()));
  await company.call(`/control/payouts/${id}/move`, { status: 'processing' });
  await company.call(`/control/payouts/${id}/move`, { status: 'completed' });
  await company.call('/control/delivery', { hold: false, order: 'reversed' });
  await merchant.count(2);
  expect(told().map(({ type }) => type)).toEqual(['payout.completed', 'payout.processing']);
  const event = String(merchant.received[0]?.headers['webhook-id']);
  await company.call(`/control/events/${event}/deliver?times=2`, {});
  await merchant.count(4);
  expect(merchant.received.filter(({ headers }) => headers['webhook-id'] === event)).toHaveLength(3);
});

it('keeps its payouts over a restart, and fails as it is told to', async () => {
  const { id } = await json(send(order()));
  await company.payments.stop();
  company = openCompany(directory.path);
  expect(await json(company.call(`/v1/payouts/${id}`))).toMatchObject({ id, status: 'pending' });
  expect(await json(send(order()))).toMatchObject({ id });
  await company.call('/control/payouts/faults', { fault: 'error', times: 1 });
  expect((await send(order({ reference: 'wd-2' }), 'key-2')).status).toBe(503);
  expect((await company.call('/v1/payouts?reference=wd-2')).status).toBe(404);
});

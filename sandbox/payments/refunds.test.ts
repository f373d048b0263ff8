import {
  chargeBody,
  openCompany,
  startMerchant,
  temporaryDirectory,
  type Company,
  type Merchant,
} from './testing/payments-fixture';

let directory: ReturnType<typeof temporaryDirectory>;
let company: Company;
let merchant: Merchant;
beforeEach(async () => {
  directory = temporaryDirectory();
  merchant = await startMerchant();
  company = openCompany(directory.path, { paysAfterMs: 5 });
  company.payments.start();
});
afterEach(async () => {
  await company.payments.stop();
  await merchant.close();
  directory.remove();
});

async function charge(changes: Record<string, unknown> = {}, status = 'completed'): Promise<string> {
  const key = `c-${Math.random()}`;
  const answer = await company.call('/v1/charges', chargeBody(merchant.url, changes), {
    'Idempotency-Key': key,
  });
  const { id } = (await answer.json()) as { id: string };
  await company.call(`/control/charges/${id}/move`, { status, silent: true });
  return id;
}
const order = async (body: Record<string, unknown>, key = 'k') => {
  const answer = await company.call('/v1/refunds', body, { 'Idempotency-Key': key });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const whole = (id: string) => ({ reference: 'ref-1', charge: id, amount: 5000, currency: 'EUR' });

it('sends a charge back by itself, once for a key, and tells of the charge', async () => {
  const id = await charge();
  const first = await order(whole(id));
  expect(first).toMatchObject({
    status: 201,
    body: { reference: 'ref-1', charge: id, amount: 5000, status: 'pending', failure_code: null },
  });
  expect((await order(whole(id))).body.id).toBe(first.body.id);
  const [told] = await merchant.count(1);
  expect(JSON.parse(told?.body ?? '')).toMatchObject({
    type: 'charge.refunded',
    data: { id, status: 'refunded' },
  });
  const found = await company.call('/v1/refunds?reference=ref-1');
  expect(await found.json()).toMatchObject({ id: first.body.id, status: 'completed' });
});

it('of another request by the same key, or of a charge that goes back already, is refused', async () => {
  await company.call('/control/refunds/automatic', { automatic: false });
  const id = await charge();
  await order(whole(id));
  expect((await order({ ...whole(id), reference: 'ref-2' })).status).toBe(409);
  const again = await order({ ...whole(id), reference: 'ref-2' }, 'other');
  expect(again).toMatchObject({ status: 422, body: { error: { code: 'not_refundable' } } });
});

it.each([
  ['a part', {}, { amount: 4000 }, 'whole_only', 'completed'],
  ['a voucher', { method: 'paysafe' }, {}, 'not_supported', 'completed'],
  ['what is not paid', {}, {}, 'not_refundable', 'failed'],
])('%s is not sent back', async (_, changes, more, code, status) => {
  const id = await charge(changes, status);
  expect(await order({ ...whole(id), ...more })).toMatchObject({ status: 422, body: { error: { code } } });
});

it('survives a restart', async () => {
  await company.call('/control/refunds/automatic', { automatic: false });
  await order(whole(await charge()));
  await company.payments.stop();
  company = openCompany(directory.path);
  expect((await company.call('/v1/refunds?reference=ref-1')).status).toBe(200);
});

it('needs a key, and knows what it was not told', async () => {
  expect((await order(whole('ch_none'), '')).status).toBe(400);
  expect((await company.call('/v1/refunds?reference=none')).status).toBe(404);
});

import { Webhook } from 'standardwebhooks';
import {
  chargeBody,
  GOOD_CARD,
  openCompany,
  startMerchant,
  temporaryDirectory,
  WEBHOOK_SECRET,
  type Company,
  type Merchant,
  type Received,
} from './testing/payments-fixture';

interface ChargeJson {
  id: string;
  status: string;
  amount_received: number;
  checkout_url: string;
}

let directory: ReturnType<typeof temporaryDirectory>;
let merchant: Merchant;
let company: Company;

beforeEach(async () => {
  directory = temporaryDirectory();
  merchant = await startMerchant();
  company = openCompany(directory.path, { laterMs: 30 });
  company.payments.start();
});
afterEach(async () => {
  await company.payments.stop();
  await merchant.close();
  directory.remove();
});

async function createCharge(changes: Record<string, unknown> = {}, key = 'key-1'): Promise<ChargeJson> {
  const answer = await company.call('/v1/charges', chargeBody(merchant.url, changes), {
    'Idempotency-Key': key,
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as ChargeJson;
}

const statusOf = async (id: string) =>
  ((await (await company.call(`/v1/charges/${id}`)).json()) as ChargeJson).status;

/** Checks the signature as a merchant does. @returns type and data of the event. */
function verified({ headers, body }: Received) {
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return new Webhook(WEBHOOK_SECRET).verify(body, signed) as { type: string; data: Record<string, unknown> };
}
const typesOf = (received: Received[]) => received.map((one) => verified(one).type).sort();

describe('webhooks', () => {
  it('are signed, and repeated under the same id until the merchant takes them', async () => {
    merchant.answers.push(500, 503, 302);
    const { id } = await createCharge();
    await company.submit(id, { action: 'decline' });
    const received = await merchant.count(4);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(verified(received[3] as Received).data).toMatchObject({
      id,
      reference: 'dep-1',
      amount: 5000,
      amount_received: 0,
      currency: 'EUR',
      status: 'failed',
    });
    await company.payments.stop();
    expect(merchant.received).toHaveLength(4);
  });

  it('survive the company’s death: charges, keys and the queue are there when it opens again', async () => {
    await company.payments.stop();
    company = openCompany(directory.path);
    const { id } = await createCharge();
    await company.submit(id, { action: 'pay', ...GOOD_CARD });
    expect(merchant.received).toHaveLength(0);
    await company.payments.stop();

    company = openCompany(directory.path);
    company.payments.start();
    expect(typesOf(await merchant.count(2))).toEqual(['charge.completed', 'charge.processing']);
    expect((await createCharge()).id).toBe(id);
    expect(await statusOf(id)).toBe('completed');
  });

  it('come held back and in reverse, delayed, and repeated on demand', async () => {
    await company.call('/control/delivery', { hold: true });
    const { id } = await createCharge();
    await company.submit(id, { action: 'pay', ...GOOD_CARD });
    await company.call('/control/delivery', { hold: false, order: 'reversed' });
    expect(merchant.received.map((one) => verified(one).type)).toEqual([
      'charge.completed',
      'charge.processing',
    ]);

    const { events } = (await (await company.call(`/control/charges/${id}`)).json()) as {
      events: { id: string }[];
    };
    const event = events[0]?.id ?? '';
    const answer = await company.call(`/control/events/${event}/deliver?times=3`, {});
    expect(await answer.json()).toEqual({ statuses: [200, 200, 200] });
    expect(merchant.received.filter(({ headers }) => headers['webhook-id'] === event)).toHaveLength(4);
  });
});

describe('control', () => {
  it('makes partial and over payments, refunds, and steps that nobody hears of', async () => {
    const { id } = await createCharge();
    await company.call(`/control/charges/${id}/move`, { status: 'completed', amount_received: 1234 });
    const [completed] = await merchant.count(1);
    expect(verified(completed as Received).data).toMatchObject({ amount: 5000, amount_received: 1234 });
    expect((await company.call(`/control/charges/${id}/move`, { status: 'failed' })).status).toBe(409);
    await company.call(`/control/charges/${id}/move`, { status: 'refunded', silent: true });
    expect(await statusOf(id)).toBe('refunded');
    expect(merchant.received).toHaveLength(1);
  });

  it('makes the API fail', async () => {
    await company.call('/control/faults', { fault: 'error', times: 1 });
    const failed = await company.call('/v1/charges', chargeBody(merchant.url), {
      'Idempotency-Key': 'key-1',
    });
    expect(failed.status).toBe(503);
    await createCharge();
  });
});

it('cancels a checkout that nobody finished', async () => {
  await company.payments.stop();
  company = openCompany(directory.path, { lifetimeMs: 20 });
  company.payments.start();
  const { id } = await createCharge();
  expect(typesOf(await merchant.count(1))).toEqual(['charge.cancelled']);
  expect(await statusOf(id)).toBe('cancelled');
  expect(await (await company.call(`/v1/charges/${id}`)).json()).toMatchObject({ failure_code: 'expired' });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { CHECKOUT_LANGUAGES } from './checkout-texts';
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

describe('merchant API', () => {
  it('wants the key', async () => {
    const body = JSON.stringify(chargeBody(merchant.url));
    for (const Authorization of ['', 'Bearer wrong', 'Basic eA==']) {
      for (const address of ['/v1/charges', '/control/faults']) {
        const answer = await company.request(address, { method: 'POST', headers: { Authorization }, body });
        expect(answer.status).toBe(401);
      }
    }
  });

  it('makes one charge per Idempotency-Key, and none for a key that came with another request', async () => {
    const first = await createCharge();
    const parallel = await Promise.all(Array.from({ length: 10 }, () => createCharge()));
    expect(new Set(parallel.map(({ id }) => id))).toEqual(new Set([first.id]));
    const other = await company.call('/v1/charges', chargeBody(merchant.url, { amount: 6000 }), {
      'Idempotency-Key': 'key-1',
    });
    expect(other.status).toBe(409);
    expect((await company.call('/v1/charges', chargeBody(merchant.url))).status).toBe(400);
    expect((await createCharge({}, 'key-2')).id).not.toBe(first.id);
  });

  it.each([
    ['amount', 0],
    ['amount', 10.5],
    ['currency', 'XXX'],
    ['method', 'gold'],
    ['webhook_url', 'javascript:alert(1)'],
    ['return_urls', { success: 'file:///etc/passwd', failure: 'http://a.test', cancel: 'http://a.test' }],
  ])('refuses %s = %j', async (field, value) => {
    const answer = await company.call('/v1/charges', chargeBody(merchant.url, { [field]: value }), {
      'Idempotency-Key': 'key',
    });
    expect(answer.status).toBe(422);
  });

  it('knows no charge that it did not make', async () => {
    expect((await company.call('/v1/charges/ch_none')).status).toBe(404);
  });
});

describe('checkout page', () => {
  it.each(Object.entries(CHECKOUT_LANGUAGES))('speaks %s', async (language, { tag, texts }) => {
    const { id } = await createCharge({ language, method: 'paysafe' });
    const answer = await company.request(`/checkout/${id}`);
    const page = await answer.text();
    expect(page).toContain(`<html lang="${tag}">`);
    expect(page).toContain(texts.usedVoucher);
    expect(page).toContain('Parlour');
    expect(page).not.toMatch(/<script|\{\w+\}/);
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://web.test");
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['pay', GOOD_CARD, 'completed', 'deposit-success', ['charge.completed', 'charge.processing']],
    [
      'pay',
      { ...GOOD_CARD, number: '4000000000000002' },
      'failed',
      'deposit-failure',
      ['charge.failed', 'charge.processing'],
    ],
    ['decline', {}, 'failed', 'deposit-failure', ['charge.failed']],
    ['cancel', {}, 'cancelled', 'deposit-cancel', ['charge.cancelled']],
  ])('%s %j ends as %s', async (action, form, status, page, events) => {
    const { id } = await createCharge();
    const answer = await company.submit(id, { action, ...form });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://web.test/${page}/dep-1`);
    expect(await statusOf(id)).toBe(status);
    expect(typesOf(await merchant.count(events.length))).toEqual(events);
  });

  it.each([
    ['card', { action: 'pay', ...GOOD_CARD, number: '4000000000000002' }, 'declined'],
    ['card', { action: 'pay', ...GOOD_CARD, number: '4000000000009995' }, 'insufficient_funds'],
    ['neosurf', { action: 'pay', voucher: 'TOLL-0000-0000' }, 'voucher_used'],
    ['card', { action: 'decline' }, 'declined'],
    ['card', { action: 'cancel' }, null],
  ])('tells the merchant why a %s brought nothing: %j is %s', async (method, form, code) => {
    const { id } = await createCharge({ method });
    await company.submit(id, form);
    expect(await (await company.call(`/v1/charges/${id}`)).json()).toMatchObject({ failure_code: code });
    const events = await merchant.count(form.action === 'pay' ? 2 : 1);
    expect(
      verified(events.find((one) => !typesOf([one]).includes('charge.processing')) as Received).data,
    ).toMatchObject({
      failure_code: code,
    });
  });

  it('pays later: the payer leaves, the completion follows', async () => {
    const { id } = await createCharge();
    const answer = await company.submit(id, { action: 'later' });
    expect(answer.headers.get('location')).toBe('http://web.test/deposit-return/dep-1');
    expect(typesOf(await merchant.count(2))).toEqual(['charge.completed', 'charge.processing']);
    expect(await statusOf(id)).toBe('completed');
  });

  it('leads a second click to where the first one went', async () => {
    const { id } = await createCharge();
    await company.submit(id, { action: 'pay', ...GOOD_CARD });
    const again = await company.submit(id, { action: 'cancel' });
    expect(again.headers.get('location')).toBe('http://web.test/deposit-success/dep-1');
    expect(await statusOf(id)).toBe('completed');
    expect(await (await company.request(`/checkout/${id}`)).text()).toContain('This payment is complete.');
  });

  it.each([
    ['number', '4111 1111 1111 1111'],
    ['expiry', '01/20'],
    ['expiry', '13/40'],
    ['code', 'abc'],
  ])('refuses a card whose %s is %s, and shows the form again without it', async (field, value) => {
    const { id } = await createCharge();
    const answer = await company.submit(id, { action: 'pay', ...GOOD_CARD, [field]: value });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('aria-invalid="true"');
    expect(page).not.toContain(`value="${value}"`);
    expect(await statusOf(id)).toBe('pending');
  });

  it('takes test vouchers only', async () => {
    const { id } = await createCharge({ method: 'neosurf' });
    expect((await company.submit(id, { action: 'pay', voucher: '1234' })).status).toBe(422);
    expect((await company.submit(id, { action: 'pay', voucher: 'toll-2468-1357' })).status).toBe(303);
    expect(await statusOf(id)).toBe('completed');
  });

  it('keeps no card number anywhere', async () => {
    const { id } = await createCharge();
    await company.submit(id, { action: 'pay', ...GOOD_CARD, number: '4111111111111111' });
    await company.submit(id, { action: 'pay', ...GOOD_CARD, holder: GOOD_CARD.number });
    await merchant.count(2);
    const journal = readFileSync(path.join(directory.path, 'payments', 'journal.jsonl'), 'utf8');
    expect(journal).toContain(id);
    expect(journal).not.toMatch(/4242 ?4242|4111 ?1111|player@example/);
  });

  it('says that an unknown payment does not exist', async () => {
    const answer = await company.request('/checkout/ch_%3Cscript%3E', {
      headers: { 'accept-language': 'fr' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Ce paiement n’existe pas.');
  });
});

describe('a merchant cancels', () => {
  it('an open checkout: nobody can pay it any more', async () => {
    const { id } = await createCharge();
    const answer = await company.call(`/v1/charges/${id}/cancel`, {});
    expect(await answer.json()).toMatchObject({ id, status: 'cancelled', failure_code: null });
    await company.submit(id, { action: 'pay', ...GOOD_CARD });
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('what was paid: it stays paid, and the answer says so', async () => {
    const { id } = await createCharge();
    await company.submit(id, { action: 'pay', ...GOOD_CARD });
    expect(await (await company.call(`/v1/charges/${id}/cancel`, {})).json()).toMatchObject({
      status: 'completed',
    });
  });

  it('knows no other charge', async () => {
    expect((await company.call('/v1/charges/ch_none/cancel', {})).status).toBe(404);
  });
});

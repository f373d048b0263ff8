import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  chargeBody,
  GOOD_CARD,
  openCompany,
  startMerchant,
  temporaryDirectory,
  type Company,
  type Merchant,
} from './testing/payments-fixture';

interface Asked {
  kind: string;
  params: Record<string, string>;
  fields: { name: string; type: string; title: string; value: string }[];
  amount: string;
  nonce: string;
  details: Record<string, string> | null;
}
interface ChargeJson {
  id: string;
  status: string;
  failure_code: string | null;
  amount_received: number;
  payer: { name: string | null; fingerprint: string | null } | null;
  ask: Asked;
  transfers: { txid: string; confirmations: number; state: string; rate: object | null; version: number }[];
}

let directory: ReturnType<typeof temporaryDirectory>;
let merchant: Merchant;
let company: Company;
beforeEach(async () => {
  directory = temporaryDirectory();
  merchant = await startMerchant();
  company = openCompany(directory.path, { blockMs: 5, bankMs: 5 });
  company.payments.start();
});
afterEach(async () => {
  await company.payments.stop();
  await merchant.close();
  directory.remove();
});

let keys = 0;
async function create(changes: Record<string, unknown>): Promise<ChargeJson> {
  keys += 1;
  const answer = await company.call('/v1/charges', chargeBody(merchant.url, changes), {
    'Idempotency-Key': `key-${keys}`,
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as ChargeJson;
}
const read = async (id: string) => (await (await company.call(`/v1/charges/${id}`)).json()) as ChargeJson;
const types = () => merchant.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const card = (number: string, more: Record<string, string> = {}) => ({
  action: 'pay',
  ...GOOD_CARD,
  number,
  ...more,
});

describe('a card whose bank asks its holder', () => {
  const ASKED = '4000 0000 0000 3220';

  it('is paid when they confirm it, and the question survives a restart', async () => {
    const { id } = await create({});
    const asked = await company.submit(id, card(ASKED, { holder: 'Nora Winter' }));
    expect(asked.status).toBe(200);
    expect(await asked.text()).toContain('Your bank asks you');
    expect((await read(id)).status).toBe('pending');
    await company.payments.stop();
    company = openCompany(directory.path);
    expect((await company.submit(id, { action: 'pay', ...GOOD_CARD })).status).toBe(422);
    expect((await company.submit(id, { action: 'confirm', challenge: '9999' })).status).toBe(422);
    expect((await company.submit(id, { action: 'confirm', challenge: '1234' })).status).toBe(303);
    const charge = await read(id);
    expect(charge).toMatchObject({ status: 'completed', payer: { name: 'Nora Winter' } });
    const journal = readFileSync(path.join(directory.path, 'payments', 'journal.jsonl'), 'utf8');
    expect(journal).not.toMatch(/4000 ?0000/);
  });

  it.each([
    ['the holder says no', ASKED, [{ action: 'refuse' }]],
    ['three wrong codes', ASKED, Array.from({ length: 3 }, () => ({ action: 'confirm', challenge: '1' }))],
    ['the bank never agrees', '4000 0000 0000 3253', [{ action: 'confirm', challenge: '1234' }]],
  ])('fails when %s', async (_, number, answers) => {
    const { id } = await create({});
    await company.submit(id, card(number));
    for (const answer of answers) await company.submit(id, answer);
    expect(await read(id)).toMatchObject({ status: 'failed', failure_code: 'three_d_secure' });
  });

  it('is the same instrument each time, and another card another one', async () => {
    const paid = async (number: string) => {
      const { id } = await create({});
      await company.submit(id, card(number));
      return (await read(id)).payer?.fingerprint;
    };
    const first = await paid('4242 4242 4242 4242');
    expect(first).toMatch(/^ins_/);
    expect(await paid('4242424242424242')).toBe(first);
    expect(await paid('5555 5555 5555 4444')).not.toBe(first);
  });
});

describe('a checkout that the merchant posts to', () => {
  it('takes the params of its own charge, and no others', async () => {
    const { id, ask } = await create({ method: 'skrill' });
    expect(ask).toMatchObject({ kind: 'post', params: { transaction_id: 'dep-1' } });
    expect((await company.submit(id, { ...ask.params, token: 'x' })).status).toBe(422);
    const shown = await company.submit(id, ask.params);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('Skrill');
    await company.submit(id, { action: 'pay' });
    expect((await read(id)).status).toBe('completed');
  });

  it('asks in the payer’s language, and sends back what does not fit', async () => {
    const { id, ask } = await create({ method: 'astropay', language: 'de' });
    expect(ask.fields.map(({ title }) => title)).toContain('Staatsangehörigkeit');
    const token = ask.fields.find(({ name }) => name === 'token')?.value ?? '';
    const form = {
      token,
      holder: 'Nora Winter',
      birth_date: '1990-02-28',
      nationality: 'DEU',
      document_type: 'passport',
      document_number: 'C01X00T47',
      terms: 'true',
    };
    const refused = await company.submit(id, form);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('höchstens 2 Zeichen');
    expect((await company.submit(id, { action: 'pay' })).status).toBe(422);
    expect((await company.submit(id, { ...form, nationality: 'DE', token: 'x' })).status).toBe(422);
    expect((await company.submit(id, { ...form, nationality: 'DE', action: 'details' })).status).toBe(200);
    await company.submit(id, { action: 'pay' });
    expect(await read(id)).toMatchObject({ status: 'completed', payer: { name: 'Nora Winter' } });
  });

  it('shows every kind of field somewhere', async () => {
    const both = await Promise.all(['astropay', 'ezeewallet'].map((method) => create({ method })));
    expect(new Set(both.flatMap(({ ask }) => ask.fields.map(({ type }) => type)))).toEqual(
      new Set([
        'text',
        'date',
        'autocomplete',
        'checkbox',
        'dropdown',
        'radio',
        'multiselect',
        'number',
        'without-wildcards',
      ]),
    );
  });
});

describe('vouchers', () => {
  it('bring what they hold, once', async () => {
    const [first, second] = [await create({ method: 'neosurf' }), await create({ method: 'neosurf' })];
    await company.submit(first.id, { action: 'pay', voucher: 'TOLL-EUR-0025-1234' });
    await company.submit(second.id, { action: 'pay', voucher: 'toll-eur-0025-1234' });
    expect(await read(first.id)).toMatchObject({ status: 'completed', amount_received: 2_500 });
    expect(await read(second.id)).toMatchObject({ status: 'failed', failure_code: 'voucher_used' });
    await company.payments.stop();
    company = openCompany(directory.path);
    const third = await create({ method: 'neosurf' });
    await company.submit(third.id, { action: 'pay', voucher: 'TOLL-EUR-0025-1234' });
    expect(await read(third.id)).toMatchObject({ failure_code: 'voucher_used' });
  });

  it('lock the payment at the fifth wrong code', async () => {
    const { id } = await create({ method: 'flexepin' });
    const statuses = [];
    for (let tried = 0; tried < 5; tried += 1) {
      statuses.push((await company.submit(id, { action: 'pay', voucher: '1234' })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 303]);
    expect(await read(id)).toMatchObject({ status: 'failed', failure_code: 'voucher_locked' });
  });
});

it.each([
  ['mb', ['entity', 'reference']],
  ['cashtocode', ['code']],
  ['interac', ['recipient', 'question', 'answer']],
])('%s is paid elsewhere, with %j', async (method, names) => {
  const { id, ask } = await create({ method });
  expect(ask.fields.map(({ name }) => name)).toEqual(names);
  expect((await company.submit(id, { action: 'pay' })).status).toBe(422);
  const page = await (await company.request('/hand')).text();
  expect(page).toContain('Pay at the machine');
  await company.request(`/hand/${id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'action=pay&amount=12.50',
  });
  expect(await read(id)).toMatchObject({ status: 'completed', amount_received: 1_250 });
});

describe('coins', () => {
  const send = async (id: string, body: Record<string, unknown>) =>
    (
      (await (await company.call(`/control/charges/${id}/coins`, body)).json()) as {
        transfer: { txid: string };
      }
    ).transfer.txid;

  it('are confirmed block by block; the first final transfer completes the charge', async () => {
    const { id, ask } = await create({ method: 'bitcoin', option: 'BTC' });
    await send(id, { amount: ask.amount, by_itself: true });
    await merchant.count(3);
    expect(types().sort()).toEqual(['transfer.confirmed', 'transfer.final', 'transfer.seen']);
    const charge = await read(id);
    expect(charge).toMatchObject({ status: 'completed', amount_received: 5_000 });
    expect(charge.transfers).toMatchObject([{ confirmations: 2, state: 'final', version: 3 }]);
  });

  it('of a block that is taken back lose their confirmations, or are gone', async () => {
    const { id, ask } = await create({ method: 'litecoin', option: 'LTC' });
    const txid = await send(id, { amount: ask.amount });
    await company.call(`/control/charges/${id}/coins/${txid}/block`, { times: 2 });
    await company.call(`/control/charges/${id}/coins/${txid}/reorganise`, { gone: false });
    expect((await read(id)).transfers).toMatchObject([{ confirmations: 0, state: 'seen', version: 4 }]);
    await company.call(`/control/charges/${id}/coins/${txid}/reorganise`, { gone: true });
    expect(await read(id)).toMatchObject({ status: 'pending', transfers: [{ state: 'gone', rate: null }] });
  });

  it.each([
    ['bitcoin', 'ETH'],
    ['tether', 'USDT'],
  ])('%s can’t be paid as %s', async (method, option) => {
    const answer = await company.call('/v1/charges', chargeBody(merchant.url, { method, option }), {
      'Idempotency-Key': 'other',
    });
    expect(answer.status).toBe(422);
  });
});

describe('bank money', () => {
  const pay = (id: string, body: Record<string, unknown>) =>
    company.call(`/control/charges/${id}/bank-money`, body);

  it('has an account that the bank opens a while after it was asked', async () => {
    const { id, ask } = await create({ method: 'banktransfer' });
    expect(ask.details).toBeNull();
    expect((await company.submit(id, { ...ask.params, token: 'x' })).status).toBe(422);
    const asked = await company.submit(id, ask.params);
    expect(asked.status).toBe(200);
    expect(asked.headers.get('access-control-allow-origin')).toBe('http://web.test');
    await merchant.count(1);
    expect(types()).toEqual(['bank.ready']);
    expect((await read(id)).ask.details).toMatchObject({ bank_name: 'Tollgate Test Bank' });
  });

  it('without its digits pays nothing: the merchant is told of it', async () => {
    const { id, ask } = await create({ method: 'banktransfer' });
    await pay(id, { amount: 5_000, name: 'Nora Winter', description: 'for playing' });
    await merchant.count(1);
    expect(types()).toEqual(['bank.unmatched']);
    expect((await read(id)).status).toBe('pending');
    await pay(id, { amount: 5_000, name: 'Nora Winter', description: `dep ${ask.nonce}` });
    expect(await read(id)).toMatchObject({ status: 'completed', payer: { name: 'Nora Winter' } });
    const again = await pay(id, { amount: 5_000, name: 'Nora Winter', description: ask.nonce });
    expect(await again.json()).toEqual({ outcome: 'unmatched' });
  });
});

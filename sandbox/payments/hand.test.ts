import {
  chargeBody,
  openCompany,
  startMerchant,
  temporaryDirectory,
  type Company,
  type Merchant,
} from './testing/payments-fixture';

interface EventJson {
  id: string;
  type: string;
  nextAt: number;
  deliveredAt: number | null;
}
interface ChargeJson {
  id: string;
  status: string;
  failure_code: string | null;
  amount_received: number;
  payer: { name: string | null } | null;
  ask: { amount: string; nonce: string; details: object | null };
  transfers: { txid: string; amount: string; confirmations: number; state: string }[];
}
interface PayoutJson {
  id: string;
  status: string;
  failure_code: string | null;
}
type Form = Record<string, string>;

let directory: ReturnType<typeof temporaryDirectory>;
let merchant: Merchant;
let company: Company;
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

const post = (address: string, form: Form, headers: Form = {}) =>
  company.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
const act = (id: string, form: Form, headers: Form = {}) => post(`/hand/${id}`, form, headers);
const turn = (action: string, more: Form = {}) => post('/hand', { action, ...more });
const page = async () => (await company.request('/hand')).text();

let keys = 0;
async function order<Answer>(path: string, body: object): Promise<Answer> {
  keys += 1;
  const answer = await company.call(path, body, { 'Idempotency-Key': `key-${keys}` });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Answer;
}
const create = (changes: Record<string, unknown> = {}) =>
  order<ChargeJson>('/v1/charges', chargeBody(merchant.url, changes));
const payoutBody = () => ({
  ...{ reference: `wd-${keys}`, amount: 5000, currency: 'EUR', method: 'card', charge: 'ch_1' },
  webhook_url: merchant.url,
});
const createPayout = () => order<PayoutJson>('/v1/payouts', payoutBody());
const read = async (id: string) => (await (await company.call(`/v1/charges/${id}`)).json()) as ChargeJson;
const eventsOf = async (id: string) =>
  ((await (await company.call(`/control/charges/${id}`)).json()) as { events: EventJson[] }).events;
const told = () =>
  merchant.received.map(
    ({ body }) => JSON.parse(body) as { type: string; data: { status: string; currency: string } },
  );
const types = () => told().map(({ type }) => type);

describe('a payment', () => {
  it('is paid, with another amount too', async () => {
    const { id } = await create();
    await act(id, { action: 'pay', amount: '12.34' });
    expect(await read(id)).toMatchObject({ status: 'completed', amount_received: 1_234 });
  });

  it('is under way until it is paid', async () => {
    const { id } = await create();
    await act(id, { action: 'later' });
    expect((await read(id)).status).toBe('processing');
    await act(id, { action: 'pay', amount: '' });
    expect(await read(id)).toMatchObject({ status: 'completed', amount_received: 5_000 });
  });

  it.each([
    [{ action: 'decline', reason: 'insufficient_funds' }, 'failed', 'insufficient_funds'],
    [{ action: 'decline', reason: 'voucher_locked' }, 'failed', 'voucher_locked'],
    [{ action: 'decline', reason: 'made up' }, 'failed', 'declined'],
    [{ action: 'cancel' }, 'cancelled', 'expired'],
  ])('ends by %p', async (form: Form, status, code) => {
    const { id } = await create();
    await act(id, form);
    expect(await read(id)).toMatchObject({ status, failure_code: code });
  });

  it.each([
    ['refund', 'refunded', 'charge.refunded'],
    ['charge-back', 'charged_back', 'charge.charged_back'],
  ])('is taken back by %s', async (action, status, type) => {
    const { id } = await create();
    await act(id, { action: 'pay' });
    await act(id, { action });
    expect((await read(id)).status).toBe(status);
    await merchant.count(2);
    expect(types().sort()).toEqual([type, 'charge.completed'].sort());
  });

  it('has its webhook lost: the merchant only finds it by asking', async () => {
    const { id } = await create();
    await act(id, { action: 'pay', lost: '1' });
    expect((await read(id)).status).toBe('completed');
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe('coins', () => {
  it('are sent, confirmed by one block each, lose them, and are gone', async () => {
    const { id } = await create({ method: 'bitcoin', option: 'BTC' });
    await act(id, { action: 'send', amount: '0.0005' });
    const [sent] = (await read(id)).transfers;
    expect(sent).toMatchObject({ amount: '50000', confirmations: 0, state: 'seen' });
    const txid = sent?.txid ?? '';
    await act(id, { action: 'block', txid });
    expect((await read(id)).transfers).toMatchObject([{ confirmations: 1, state: 'confirming' }]);
    await act(id, { action: 'reorganise', txid });
    expect((await read(id)).transfers).toMatchObject([{ confirmations: 0, state: 'seen' }]);
    await act(id, { action: 'gone', txid });
    expect((await read(id)).transfers).toMatchObject([{ state: 'gone' }]);
  });

  it('that are no number are not sent', async () => {
    const { id } = await create({ method: 'bitcoin', option: 'BTC' });
    await act(id, { action: 'send', amount: 'a lot' });
    expect((await read(id)).transfers).toEqual([]);
  });
});

describe('bank money', () => {
  it('comes to an account that is opened now, under a name and with a description', async () => {
    const { id, ask } = await create({ method: 'banktransfer' });
    await act(id, { action: 'account' });
    expect((await read(id)).ask.details).not.toBeNull();
    await act(id, { action: 'money', name: 'Somebody Else', description: 'no digits', amount: '50' });
    expect((await read(id)).status).toBe('pending');
    await act(id, { action: 'money', name: 'Nora Winter', description: ask.nonce, amount: '49.99' });
    expect(await read(id)).toMatchObject({
      ...{ status: 'completed', amount_received: 4_999, payer: { name: 'Nora Winter' } },
    });
    await merchant.count(3);
    expect(types().sort()).toEqual(['bank.ready', 'bank.unmatched', 'charge.completed']);
  });
});

describe('a webhook', () => {
  const paid = async () => {
    const { id } = await create();
    await act(id, { action: 'pay' });
    await merchant.count(1);
    const [event] = await eventsOf(id);
    return { id, event: event?.id ?? '' };
  };

  it('is sent again, and twice at once, under its own id', async () => {
    const { id, event } = await paid();
    await act(id, { action: 'again', event });
    await act(id, { action: 'twice', event });
    expect(merchant.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(4).fill(event));
  });

  it('is forged: a larger sum, and a signature that is not the company’s', async () => {
    const { id, event } = await paid();
    await act(id, { action: 'forged', event });
    const [first, forged] = merchant.received;
    expect(forged?.body).toContain('99999900');
    expect(forged?.headers['webhook-id']).not.toBe(first?.headers['webhook-id']);
  });

  it.each([
    ['contradicts', { status: 'pending', currency: 'EUR' }],
    ['currency', { status: 'completed', currency: 'CHF' }],
  ])('says what can’t be true, as a new event: %s', async (action, data) => {
    const { id, event } = await paid();
    await act(id, { action, event });
    expect(told()[1]).toMatchObject({ type: 'charge.completed', data });
    expect(merchant.received[1]?.headers['webhook-id']).not.toBe(event);
    expect((await read(id)).status).toBe('completed');
  });

  it.each([
    ['natural', ['charge.processing', 'charge.completed']],
    ['reversed', ['charge.completed', 'charge.processing']],
  ])('is held back, and all are sent in the order %s', async (action, order_) => {
    await turn('hold');
    const { id } = await create();
    await act(id, { action: 'later' });
    await act(id, { action: 'pay' });
    expect(await page()).toContain('Webhooks are held back.');
    expect(types()).toEqual([]);
    await turn(action);
    expect(types()).toEqual(order_);
    expect(await page()).not.toContain('Webhooks are held back.');
  });

  it('comes a minute late, until the next ones come at once', async () => {
    await turn('late');
    const { id } = await create();
    const before = Date.now();
    await act(id, { action: 'later' });
    const [late] = await eventsOf(id);
    expect(late?.nextAt).toBeGreaterThanOrEqual(before + 60_000);
    await turn('prompt');
    await act(id, { action: 'pay' });
    await merchant.count(1);
    expect(types()).toEqual(['charge.completed']);
  });
});

describe('an order', () => {
  it('of a payment is refused once, and made at the next try', async () => {
    await turn('fault', { of: 'charges', fault: 'error' });
    const body = chargeBody(merchant.url);
    const refused = await company.call('/v1/charges', body, { 'Idempotency-Key': 'broken' });
    expect(refused.status).toBe(503);
    expect((await company.call('/v1/charges', body, { 'Idempotency-Key': 'broken' })).status).toBe(201);
  });

  it.each([
    ['hang', 0],
    ['lost', 1],
  ])('of a payout gets no answer: %s', async (fault, made) => {
    await turn('stay');
    await turn('fault', { of: 'payouts', fault });
    // The caller has hung up already, so that the company's waiting ends at once.
    await company.request('/v1/payouts', {
      method: 'POST',
      headers: {
        Authorization: 'Bearer test-payment-key-test-payment-key-0001',
        'Content-Type': 'application/json',
        'Idempotency-Key': `gone-${fault}`,
      },
      body: JSON.stringify({ ...payoutBody(), reference: 'wd-gone' }),
      signal: AbortSignal.abort(),
    });
    const answer = await company.call('/control/payouts/named/wd-gone');
    expect(await answer.json()).toMatchObject({ count: made });
    await createPayout();
  });
});

it('takes no form of another site', async () => {
  const { id } = await create();
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await act(id, { action: 'pay' }, foreign)).status).toBe(403);
  expect((await post('/hand', { action: 'hold' }, foreign)).status).toBe(403);
  expect((await read(id)).status).toBe('pending');
  expect(await page()).not.toContain('Webhooks are held back.');
});

it('shows each payment with only what can happen to it', async () => {
  const { id } = await create();
  const open = await page();
  expect(open).toContain('value="pay"');
  expect(open).not.toContain('value="charge-back"');
  await act(id, { action: 'pay' });
  const paid = await page();
  expect(paid).toContain('value="charge-back"');
  expect(paid).not.toContain('value="pay"');
});

import {
  openCompany,
  startMerchant,
  temporaryDirectory,
  type Company,
  type Merchant,
} from './testing/payments-fixture';
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
const payoutBody = () => ({
  ...{ reference: `wd-${keys}`, amount: 5000, currency: 'EUR', method: 'card', charge: 'ch_1' },
  webhook_url: merchant.url,
});
const createPayout = () => order<PayoutJson>('/v1/payouts', payoutBody());
const readPayout = async (id: string) =>
  (await (await company.call(`/v1/payouts/${id}`)).json()) as PayoutJson;
const told = () =>
  merchant.received.map(
    ({ body }) => JSON.parse(body) as { type: string; data: { status: string; currency: string } },
  );
const types = () => told().map(({ type }) => type);

describe('a payout', () => {
  beforeEach(() => turn('stay'));

  it('waits for a hand, or arrives by itself', async () => {
    const { id } = await createPayout();
    expect(await page()).toContain('Waits for a hand.');
    expect((await readPayout(id)).status).toBe('pending');
    await turn('go');
    await merchant.count(1);
    expect((await readPayout(id)).status).toBe('completed');
  });

  it('is under way, paid, and comes back from the bank', async () => {
    const { id } = await createPayout();
    await act(id, { action: 'return', reason: 'wrong_details' });
    expect((await readPayout(id)).status).toBe('pending');
    await act(id, { action: 'later' });
    expect((await readPayout(id)).status).toBe('processing');
    await act(id, { action: 'pay' });
    expect((await readPayout(id)).status).toBe('completed');
    await act(id, { action: 'return', reason: 'wrong_details' });
    expect(await readPayout(id)).toMatchObject({ status: 'returned', failure_code: 'wrong_details' });
    await merchant.count(3);
    expect(types().sort()).toEqual(['payout.completed', 'payout.processing', 'payout.returned']);
    expect(await page()).toContain('returned, wrong details');
  });

  it('fails with a reason, and its webhook says what can’t be true', async () => {
    const { id } = await createPayout();
    await act(id, { action: 'fail', reason: 'not_supported' });
    expect(await readPayout(id)).toMatchObject({ status: 'failed', failure_code: 'not_supported' });
    await merchant.count(1);
    const event = String(merchant.received[0]?.headers['webhook-id']);
    await act(id, { action: 'contradicts', event });
    expect(told()[1]).toMatchObject({ type: 'payout.failed', data: { status: 'pending' } });
  });

  it('is paid while its webhook is lost', async () => {
    const { id } = await createPayout();
    await act(id, { action: 'pay', lost: '1' });
    expect((await readPayout(id)).status).toBe('completed');
    expect(await page()).not.toContain('payout.completed');
  });
});

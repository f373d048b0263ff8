import {
  openCompany,
  startMerchant,
  temporaryDirectory,
  type Company,
  type Merchant,
} from './testing/payments-fixture';

interface PageJson {
  movements: { id: string; kind: string; subject: string; reference: string; amount: number }[];
  next: string | null;
  more: boolean;
}

let directory: ReturnType<typeof temporaryDirectory>;
let merchant: Merchant;
let company: Company;
beforeEach(async () => {
  directory = temporaryDirectory();
  merchant = await startMerchant();
  company = openCompany(directory.path);
});
afterEach(async () => {
  await company.payments.stop();
  await merchant.close();
  directory.remove();
});

const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
async function charge(reference: string, method = 'card', more = {}): Promise<string> {
  const body = {
    reference,
    amount: 5_000,
    currency: 'EUR',
    method,
    return_urls: { success: merchant.url, failure: merchant.url, cancel: merchant.url },
    webhook_url: merchant.url,
    ...more,
  };
  const answer = company.call('/v1/charges', body, { 'Idempotency-Key': reference });
  return (await json<{ id: string }>(answer)).id;
}
const move = (id: string, status: string, more = {}) =>
  company.call(`/control/charges/${id}/move`, { status, ...more });
const list = (query = '') => json<PageJson>(company.call(`/v1/movements${query}`));
const lines = ({ movements }: PageJson) =>
  movements.map(({ kind, reference, amount }) => `${kind} ${reference} ${amount}`);

it('lists money that moved, in order, told or not, and nothing that did not', async () => {
  const [paid, failed] = [await charge('d-1'), await charge('d-2')];
  await move(paid, 'processing');
  await move(failed, 'failed');
  await move(paid, 'completed', { amount_received: 4_000, silent: true });
  await move(paid, 'charged_back');
  expect(lines(await list())).toEqual(['payment d-1 4000', 'chargeback d-1 4000']);
});

it('goes on from a cursor, page by page, and after a restart', async () => {
  for (const reference of ['d-1', 'd-2', 'd-3']) await move(await charge(reference), 'completed');
  const first = await list('?limit=2');
  expect(first).toMatchObject({ more: true });
  await company.payments.stop();
  company = openCompany(directory.path);
  const second = await list(`?limit=2&after=${first.next}`);
  expect(lines(second)).toEqual(['payment d-3 5000']);
  expect(second.more).toBe(false);
  expect(await list(`?after=${second.next}`)).toEqual({ movements: [], next: second.next, more: false });
  const lost = await company.call('/v1/movements?after=mv_nothing');
  expect(lost.status).toBe(422);
  expect(await lost.json()).toMatchObject({ error: { code: 'unknown_cursor' } });
  expect((await company.request('/v1/movements')).status).toBe(401);
});

it('coins count transfer by transfer, and are taken back with their block', async () => {
  const id = await charge('d-1', 'ripple', { option: 'XRP' });
  const { ask } = await json<{ ask: { amount: string } }>(company.call(`/v1/charges/${id}`));
  const send = () =>
    json<{ transfer: { txid: string } }>(
      company.call(`/control/charges/${id}/coins`, { amount: ask.amount, by_itself: false }),
    );
  const { transfer } = await send();
  await company.call(`/control/charges/${id}/coins/${transfer.txid}/block`, {});
  await company.call(`/control/charges/${id}/coins/${transfer.txid}/reorganise`, { gone: true });
  const amounts = (await list()).movements.map(({ kind, amount }) => [kind, amount] as const);
  expect(amounts).toEqual([
    ['payment', expect.any(Number)],
    ['payment', -(amounts[0]?.[1] ?? 0)],
  ]);
});

it('payouts, and what came back of them', async () => {
  const order = {
    reference: 'wd-1',
    amount: 5_000,
    currency: 'EUR',
    method: 'card',
    charge: 'ch_1',
    webhook_url: merchant.url,
  };
  const made = company.call('/v1/payouts', order, { 'Idempotency-Key': 'wd-1' });
  const { id } = await json<{ id: string }>(made);
  for (const status of ['completed', 'returned']) {
    await company.call(`/control/payouts/${id}/move`, { status });
  }
  expect(lines(await list())).toEqual(['payout wd-1 5000', 'payout_return wd-1 5000']);
});

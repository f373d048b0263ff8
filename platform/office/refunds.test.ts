import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

// What happens at the payment company is in platform/payments/refunds.test.ts; here nobody listens.
let office: OfficeHarness;
let cookies: Record<'paul' | 'pia' | 'rita' | 'sue', string>;

const call = (method: string, path: string, cookie = '', body?: unknown) =>
  office.call(method, path, { cookie, body });

/** A player with a paid deposit of 50.00 EUR. */
async function paid() {
  const { services, kernel } = office.platform;
  const player = await office.newPlayer();
  const depositId = randomUUID();
  await kernel.db.transaction().execute(async (trx) => {
    const { transactionId } = await services.ledger.beginDeposit(trx, {
      playerId: player.id,
      currency: 'EUR',
      amount: 5_000n,
      idempotencyKey: depositId,
      reference: depositId,
      method: 'card',
    });
    await sql`
      insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, received, status,
                                     cause, provider, charge_id, idempotency_key, request_hash, created_at, updated_at)
      values (${depositId}, ${player.id}, ${transactionId}, 'card', 'EUR', 5000, 5000, 'complete', 'paid', 'sandbox',
              ${`ch_${depositId}`}, ${depositId}, '\\x00', now(), now())`.execute(trx);
    const done = { transactionId, amount: 5_000n, idempotencyKey: `deposit:${depositId}:complete` };
    await services.ledger.completeDeposit(trx, done);
  });
  return { player, depositId };
}
const ask = (depositId: string, cookie = cookies.paul) =>
  call('POST', `/api/office/v1/deposits/${depositId}/refund`, cookie, { reason: 'paid twice' });
const requestOf = ({ data }: { data?: unknown }) => (data as { request: string }).request;
const approve = (request: string, cookie = cookies.pia) =>
  call('POST', `/api/office/v1/approvals/${request}/approve`, cookie, { reason: 'agreed' });
const depositsOf = async (playerId: string) =>
  (await call('GET', `/api/office/v1/players/${playerId}/deposits`, cookies.sue)).data;
const refundsOf = async (depositId: string) =>
  (
    await sql<{ state: string; asked_by: string }>`
      select state, asked_by from payments.refunds where deposit_id = ${depositId}`.execute(
      office.platform.kernel.db,
    )
  ).rows;

beforeAll(async () => {
  office = await startOffice({
    PAYMENT_API_URL: 'http://127.0.0.1:9/payments',
    PAYMENT_API_KEY: 'test-payment-key-test-payment-key-0001',
  });
  cookies = {
    paul: await office.enter('paul', ['payments']),
    pia: await office.enter('pia', ['payments']),
    rita: await office.enter('rita', ['risk']),
    sue: await office.enter('sue', ['support']),
  };
});
afterAll(async () => {
  const { results } = await office.platform.services.ledger.check();
  await office.close();
  expect(results.flatMap(({ offenders }) => offenders)).toEqual([]);
});

it('is sent once a colleague agrees, though the company gives no answer, and waits for that', async () => {
  const { player, depositId } = await paid();
  const request = requestOf(await ask(depositId));
  expect(await depositsOf(player.id)).toMatchObject([
    {
      id: depositId,
      method: 'card',
      amount: 5_000,
      received: 5_000,
      currency: 'EUR',
      status: 'complete',
      isDisputed: false,
      isOwed: false,
      refund: null,
      asked: { request, askedByEmail: 'paul@parlour.example', reason: 'paid twice' },
    },
  ]);
  expect(await refundsOf(depositId)).toEqual([]);
  const answers = await Promise.all([approve(request), approve(request), approve(request)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  const { operator } = (
    await sql<{
      operator: string;
    }>`select asked_by as operator from approvals.requests where id = ${request}`.execute(
      office.platform.kernel.db,
    )
  ).rows[0] ?? { operator: '' };
  expect(await refundsOf(depositId)).toEqual([{ state: 'sending', asked_by: operator }]);
  expect(await depositsOf(player.id)).toMatchObject([
    { status: 'complete', refund: { state: 'sending', failure: null }, asked: null },
  ]);
  expect(await office.deeds(player.id)).toEqual([
    'paul approvals.asked paid twice',
    'pia approvals.approved agreed',
    'paul payments.refund-deposit paid twice',
  ]);
  expect((await ask(depositId)).detail).toBe('this payment goes back already');
});

it('is neither agreed to by its asker nor asked for without the right, and that is written down', async () => {
  const { player, depositId } = await paid();
  const request = requestOf(await ask(depositId));
  expect((await ask(depositId, cookies.pia)).status).toBe(409);
  expect((await approve(request, cookies.paul)).status).toBe(403);
  expect((await approve(request, cookies.rita)).status).toBe(403);
  for (const cookie of [cookies.rita, cookies.sue]) expect((await ask(depositId, cookie)).status).toBe(403);
  expect(await refundsOf(depositId)).toEqual([]);
  expect(await office.deeds(player.id)).toEqual([
    'paul approvals.asked paid twice',
    'paul approvals.refused agreed',
    'rita approvals.refused agreed',
  ]);
  const { rows } = await sql`
    select from audit.entries where action = 'operators.refused' and after::text like '%refund%'`.execute(
    office.platform.kernel.db,
  );
  expect(rows).toHaveLength(2);
});

it('of a deposit that the payer took back meanwhile is refused when it is agreed to', async () => {
  const { depositId } = await paid();
  const request = requestOf(await ask(depositId));
  await sql`update payments.deposits set refund_due = true where id = ${depositId}`.execute(
    office.platform.kernel.db,
  );
  expect((await approve(request)).detail).toBe('the company has taken it back already');
  expect(await refundsOf(depositId)).toEqual([]);
});

it('asked for by several at once waits once', async () => {
  const { depositId } = await paid();
  const answers = await Promise.all([1, 2, 3].map(() => ask(depositId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('of nothing is a 404', async () => {
  expect((await ask(randomUUID())).status).toBe(404);
  expect((await call('GET', `/api/office/v1/players/${randomUUID()}/deposits`, cookies.sue)).status).toBe(
    404,
  );
});

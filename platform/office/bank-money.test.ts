import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { openPool } from '@/tests/support/database';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let owner: pg.Pool;
let cookies: Record<'paul' | 'pia' | 'fay' | 'sue', string>;

type Reason = 'other_name' | 'closed' | 'no_digits';
const LIST = '/api/office/v1/bank-money';
const call = (method: string, path: string, cookie = '', body?: unknown) =>
  office.call(method, path, { cookie, body });

/** Bank money that was kept aside. @param status of the deposit that it came for. */
async function kept(reason: Reason, status: 'processing' | 'failed' | 'complete') {
  const { services, kernel } = office.platform;
  const { id: playerId, email } = await office.newPlayer();
  const depositId = randomUUID();
  await kernel.db.transaction().execute(async (trx) => {
    const { transactionId } = await services.ledger.beginDeposit(trx, {
      playerId,
      currency: 'EUR',
      amount: 5_000n,
      idempotencyKey: depositId,
      reference: depositId,
      method: 'card',
    });
    await sql`
      insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, status, cause,
                                     provider, charge_id, idempotency_key, request_hash, created_at, updated_at)
      values (${depositId}, ${playerId}, ${transactionId}, 'card', 'EUR', 5000, 'processing', 'begun', 'sandbox',
              ${`ch_${depositId}`}, ${depositId}, '\\x00', now(), now())`.execute(trx);
    if (status === 'failed') await services.ledger.closeDeposit(trx, { transactionId, status: 'failed' });
    if (status === 'complete') {
      const done = { transactionId, amount: 5_000n, idempotencyKey: `deposit:${depositId}:complete` };
      await services.ledger.completeDeposit(trx, done);
    }
  });
  if (status !== 'processing') {
    await owner.query('update payments.deposits set status = $2, received = $3 where id = $1', [
      depositId,
      status,
      status === 'complete' ? 5_000 : null,
    ]);
  }
  const { rows } = await owner.query<{ id: string }>(
    `insert into payments.bank_money (provider, money_id, deposit_id, amount, currency, sender_name, description, reason,
                                      received_at)
     values ('sandbox', $1, $2, 5000, 'EUR', 'Karl Sommer', '4711', $3, now()) returning id`,
    [`charge ch_${depositId}`, depositId, reason],
  );
  const id = rows[0]?.id ?? '';
  return { id, depositId, playerId, email };
}
const ask = (id: string, decision: string, cookie = cookies.paul) =>
  call('POST', `${LIST}/${id}/decide`, cookie, { decision, reason: 'the sender is a brother' });
const requestOf = ({ data }: { data?: unknown }) => (data as { request: string }).request;
const approve = (request: string, cookie: string) =>
  call('POST', `/api/office/v1/approvals/${request}/approve`, cookie, { reason: 'agreed' });
const real = async (playerId: string) =>
  (await office.platform.services.ledger.balances(playerId).catch(() => null))?.real ?? 0n;
const depositsOf = async (playerId: string) =>
  (
    await owner.query<{ status: string; late_of: string | null; further_of: string | null }>(
      'select status, late_of, further_of from payments.deposits where player_id = $1 order by created_at, id',
      [playerId],
    )
  ).rows;
const standing = async (id: string) =>
  (
    await owner.query<{ resolution: string | null; resolved_by: string | null }>(
      'select resolution, resolved_by from payments.bank_money where id = $1',
      [id],
    )
  ).rows[0];

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
  const { results } = await office.platform.services.ledger.check();
  await owner.end();
  await office.close();
  expect(results.flatMap(({ offenders }) => offenders)).toEqual([]);
});

it('shows what is to be decided, by player, sender and state', async () => {
  const { id, email, playerId, depositId } = await kept('other_name', 'processing');
  for (const q of [email, playerId, depositId, id]) {
    const list = await call('GET', `${LIST}?state=open&reason=other_name&q=${q}`, cookies.fay);
    expect(list.data).toMatchObject([
      { id, playerId, depositId, depositStatus: 'processing', amount: 5_000, senderName: 'Karl Sommer' },
    ]);
  }
  const sender = await call('GET', `${LIST}?q=karl%20sommer`, cookies.fay);
  expect(sender.data).toContainEqual(expect.objectContaining({ id, resolution: null }));
  expect((await call('GET', `${LIST}?state=return&q=${id}`, cookies.fay)).data).toEqual([]);
});

it('leaves as CSV for who may take it, and that is written down', async () => {
  const { id } = await kept('other_name', 'processing');
  const taken = await call('GET', `${LIST}/export?q=${id}`, cookies.fay);
  expect(taken.text.trim().split('\r\n')).toEqual([
    expect.stringMatching(/^id,received,sender,/),
    expect.stringContaining(`${id},`),
  ]);
  expect(taken.text).toContain('Karl Sommer,4711,50.00,EUR');
  expect((await call('GET', `${LIST}/export`, cookies.sue)).status).toBe(403);
  const { rows } = await owner.query(
    "select actor from audit.entries where action = 'office.export-bank-money'",
  );
  expect(rows).toHaveLength(1);
});

it('is neither shown nor decided without the right', async () => {
  const { id } = await kept('other_name', 'processing');
  expect((await call('GET', LIST, cookies.sue)).status).toBe(403);
  expect((await ask(id, 'credit', cookies.fay)).status).toBe(403);
  expect((await ask(randomUUID(), 'credit')).status).toBe(404);
});

it('credits its deposit once a colleague agrees, once', async () => {
  const { id, playerId, depositId } = await kept('other_name', 'processing');
  const request = requestOf(await ask(id, 'credit'));
  expect(await real(playerId)).toBe(0n);
  expect((await ask(id, 'return', cookies.pia)).status).toBe(409);
  expect((await approve(request, cookies.paul)).status).toBe(403);
  expect((await office.deeds(playerId)).at(-1)).toBe('paul approvals.refused agreed');
  expect((await approve(request, cookies.pia)).status).toBe(204);
  expect((await approve(request, cookies.pia)).status).toBe(409);
  expect(await real(playerId)).toBe(5_000n);
  expect(await depositsOf(playerId)).toMatchObject([{ status: 'complete' }]);
  const paul = (await call('GET', '/api/office/v1/me', cookies.paul)).data as { id?: string };
  expect(await standing(id)).toMatchObject({
    resolution: 'credit',
    resolved_by: paul.id ?? expect.any(String),
  });
  expect((await ask(id, 'return')).status).toBe(409);
  const { rows } = await owner.query(
    'select 1 from ledger.transactions where reference = $1 and status = $2',
    [depositId, 'complete'],
  );
  expect(rows).toHaveLength(1);
  const { rows: audited } = await owner.query(
    "select 1 from audit.entries where action = 'payments.decide-money' and subject = $1",
    [playerId],
  );
  expect(audited).toHaveLength(1);
});

it('sends back: its deposit has failed, nothing moves', async () => {
  const { id, playerId } = await kept('other_name', 'processing');
  expect((await approve(requestOf(await ask(id, 'return')), cookies.pia)).status).toBe(204);
  expect(await depositsOf(playerId)).toMatchObject([{ status: 'failed' }]);
  expect(await real(playerId)).toBe(0n);
  const list = await call('GET', `${LIST}?state=return&q=${id}`, cookies.fay);
  expect(list.data).toMatchObject([{ id, resolution: 'return', resolvedAt: expect.any(String) }]);
});

it.each([
  ['of a closed deposit’s charge becomes late money', 'other_name', 'failed', 'late_of', 5_000n],
  ['for a closed deposit becomes a deposit of its own', 'closed', 'failed', 'further_of', 5_000n],
  ['beside a paid one becomes a deposit of its own', 'closed', 'complete', 'further_of', 10_000n],
  ['without digits leaves the deposit open', 'no_digits', 'processing', 'further_of', 5_000n],
] as const)('money %s', async (_, reason, status, of, balance) => {
  const { id, playerId, depositId } = await kept(reason, status);
  expect((await approve(requestOf(await ask(id, 'credit')), cookies.pia)).status).toBe(204);
  expect(await depositsOf(playerId)).toMatchObject([{ status }, { status: 'complete', [of]: depositId }]);
  expect(await real(playerId)).toBe(balance);
});

it('can’t be credited when the payment is booked, of another currency or nobody’s; it can go back', async () => {
  const booked = await kept('other_name', 'complete');
  expect((await ask(booked.id, 'credit')).status).toBe(409);
  const foreign = await kept('closed', 'failed');
  await owner.query("update payments.bank_money set currency = 'USD' where id = $1", [foreign.id]);
  expect((await ask(foreign.id, 'credit')).status).toBe(409);
  const nobodys = await kept('closed', 'failed');
  await owner.query('update payments.bank_money set deposit_id = null where id = $1', [nobodys.id]);
  expect((await ask(nobodys.id, 'credit')).status).toBe(409);
  expect((await approve(requestOf(await ask(nobodys.id, 'return')), cookies.pia)).status).toBe(204);
  expect(await standing(nobodys.id)).toMatchObject({ resolution: 'return' });
});

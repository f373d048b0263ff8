import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { recordPastDeposit } from '@/platform/payments/service';
import { openPool } from '@/tests/support/database';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import { CONTACTS, PLAYABLE_PROFILE } from '@/tests/support/profile';
import { stakeAll } from '@/tests/support/stake';

jest.setTimeout(60_000);

let office: OfficeHarness;
let owner: pg.Pool;
let cookies: Record<'paul' | 'pia' | 'rita' | 'sue' | 'vera', string>;

const call = (method: string, path: string, cookie = '', body?: unknown) =>
  office.call(method, path, { cookie, body });

/** A withdrawal of a player who has paid in and staked it. */
async function asked(amount = 30_000, deposit = 300_000) {
  const { services, kernel } = office.platform;
  const { id: playerId, email, cookie } = await office.newPlayer();
  await services.players.saveProfile(playerId, { ...PLAYABLE_PROFILE, ...CONTACTS }, 'test');
  await owner.query("insert into verification.cases (player_id, status) values ($1, 'verified')", [playerId]);
  await owner.query('update identity.players set email_verified = true where id = $1', [playerId]);
  await kernel.db.transaction().execute(async (trx) => {
    const id = randomUUID();
    const { transactionId } = await services.ledger.beginDeposit(trx, {
      playerId,
      currency: 'EUR',
      amount: BigInt(deposit),
      idempotencyKey: id,
      reference: id,
      method: 'card',
    });
    const done = { transactionId, amount: BigInt(deposit), idempotencyKey: `${id}:complete` };
    await services.ledger.completeDeposit(trx, done);
    const past = {
      id,
      playerId,
      transactionId,
      method: 'card',
      currency: 'EUR',
      amount: BigInt(deposit),
    } as const;
    await recordPastDeposit(trx, { ...past, status: 'complete', failure: null }, new Date());
  });
  await stakeAll(owner, { playerId, currency: 'EUR', amount: deposit });
  const session = await services.identity.playerOf(new Request('http://web.test/', { headers: { cookie } }));
  if (!session) throw new Error('no session');
  const ask = async (sum: number) => {
    const call = { idempotencyKey: randomUUID(), requestId: 'test', country: null };
    return (await services.payments.withdrawals.create(session, { method: 'card', amount: sum }, call)).row;
  };
  const row = await ask(amount);
  const again = async (sum: number) => (await ask(sum)).id;
  return { id: row.id, number: `W-${row.number}`, playerId, email, again };
}
const decide = (id: string, cookie: string, body: object) =>
  call('POST', `/api/office/v1/withdrawals/${id}/decision`, cookie, { note: 'looked at it', ...body });
const standing = async (id: string) => (await office.platform.services.payments.withdrawals.find(id)).status;
const refused = async (action: string, operator: string) => {
  const { rows } = await sql<{ after: object }>`
    select after from audit.entries where action = ${action} and actor = ${operator} order by id`.execute(
    office.platform.kernel.db,
  );
  return rows.map(({ after }) => after);
};

beforeAll(async () => {
  // Nobody listens there: what is approved is on its way, and stays so.
  office = await startOffice({ PAYMENT_API_URL: 'http://127.0.0.1:9/payments' });
  owner = openPool(office.platform.databaseUrl);
  cookies = {
    paul: await office.enter('paul', ['payments']),
    pia: await office.enter('pia', ['payments']),
    rita: await office.enter('rita', ['risk']),
    sue: await office.enter('sue', ['support']),
    vera: await office.enter('vera', ['verification']),
  };
});
afterAll(async () => {
  const { results } = await office.platform.services.ledger.check();
  await owner.end();
  await office.close();
  expect(results.flatMap(({ offenders }) => offenders)).toEqual([]);
});

it('shows what waits, with why a person decides, and what stands beside it', async () => {
  const { id, number, playerId, email } = await asked();
  const list = await call('GET', '/api/office/v1/withdrawals?status=pending', cookies.rita);
  expect(list.data).toContainEqual(
    expect.objectContaining({
      id,
      number,
      email,
      amount: 30_000,
      status: 'pending',
      signals: ['above_threshold', 'first_withdrawal', 'little_play', 'new_account'],
    }),
  );
  for (const q of [number, email, playerId, id]) {
    const found = await call('GET', `/api/office/v1/withdrawals?q=${q}`, cookies.sue);
    expect(found.data).toMatchObject([{ id }]);
  }
  const none = await call('GET', `/api/office/v1/withdrawals?q=${number}&status=complete`, cookies.sue);
  expect(none.data).toEqual([]);
  const one = await call('GET', `/api/office/v1/withdrawals/${id}`, cookies.rita);
  expect(one.data).toMatchObject({
    real: 270_000,
    held: 30_000,
    deposited: 300_000,
    isVerified: true,
    needsTwo: false,
    asked: null,
    steps: [{ from: null, to: 'pending' }],
    deposits: [{ method: 'card', status: 'complete', received: 300_000 }],
  });
  const summary = await call('GET', '/api/office/v1/withdrawals/summary', cookies.paul);
  expect(summary.data).toMatchObject({
    waiting: [{ currency: 'EUR' }],
    paid: 0,
    medianSeconds: null,
    within: 0,
    overdue: 0,
  });
  expect((await call('GET', '/api/office/v1/withdrawals', cookies.vera)).status).toBe(403);
});

it('is paid out by who may, once, and written down', async () => {
  const { id, playerId } = await asked();
  expect((await decide(id, cookies.paul, { decision: 'approve' })).status).toBe(200);
  expect(await standing(id)).toBe('processing');
  expect(await decide(id, cookies.pia, { decision: 'approve' })).toMatchObject({ status: 409 });
  expect(await office.deeds(playerId)).toEqual(['paul payments.approve-withdrawal looked at it']);
});

it('is rejected with a reason that its player is told', async () => {
  const { id, playerId, email } = await asked();
  expect((await decide(id, cookies.paul, { decision: 'reject' })).status).toBe(422);
  expect((await decide(id, cookies.paul, { decision: 'reject', reason: 'documents' })).status).toBe(200);
  expect(await standing(id)).toBe('rejected');
  expect((await office.platform.services.ledger.balances(playerId)).real).toBe(300_000n);
  expect(await office.lettersTo(email)).toContain('withdrawal_rejected');
  expect(await office.deeds(playerId)).toEqual(['paul payments.reject-withdrawal looked at it']);
});

it('is refused to a role without the right, and that is written down', async () => {
  const { id } = await asked();
  for (const [operator, cookie] of [
    ['rita', cookies.rita],
    ['sue', cookies.sue],
  ] as const) {
    expect((await decide(id, cookie, { decision: 'approve' })).status).toBe(403);
    expect(await refused('operators.refused', operator)).toEqual([
      { method: 'post', path: '/api/office/v1/withdrawals/:id/decision' },
    ]);
  }
  expect(await standing(id)).toBe('pending');
});

it('above the second threshold needs two people: nobody alone, and not who asked', async () => {
  const { id, playerId } = await asked(250_000);
  const alone = await decide(id, cookies.paul, { decision: 'approve' });
  expect(alone).toMatchObject({ status: 409, code: 'client_api_33' });
  expect(await refused('approvals.refused', 'paul')).toMatchObject([{ why: 'two people decide' }]);

  const answer = await decide(id, cookies.paul, { decision: 'ask' });
  const { request } = answer.data as unknown as { request: string };
  expect((await call('GET', `/api/office/v1/withdrawals/${id}`, cookies.pia)).data).toMatchObject({
    needsTwo: true,
    asked: { request, askedByEmail: 'paul@parlour.example' },
  });
  expect((await decide(id, cookies.pia, { decision: 'ask' })).status).toBe(409);

  const approve = (cookie: string) =>
    call('POST', `/api/office/v1/approvals/${request}/approve`, cookie, { reason: 'fine' });
  expect((await approve(cookies.paul)).status).toBe(403);
  expect(await refused('approvals.refused', 'paul')).toHaveLength(2);
  // Risk decides approvals, and no withdrawals.
  expect((await approve(cookies.rita)).status).toBe(403);
  expect(await standing(id)).toBe('pending');
  expect((await approve(cookies.pia)).status).toBe(204);
  expect(await standing(id)).toBe('processing');
  expect(await office.deeds(playerId)).toContain('pia approvals.approved fine');
});

it('of a smaller sum is not paid out by one person once a colleague was asked, and who tried is written down', async () => {
  const { id, playerId } = await asked();
  const { data } = await decide(id, cookies.paul, { decision: 'ask' });
  const { request } = data as unknown as { request: string };
  for (const cookie of [cookies.paul, cookies.pia])
    expect((await decide(id, cookie, { decision: 'approve' })).status).toBe(409);
  expect(await standing(id)).toBe('pending');
  const agree = (cookie: string) =>
    call('POST', `/api/office/v1/approvals/${request}/approve`, cookie, { reason: 'fine' });
  expect((await agree(cookies.paul)).status).toBe(403);
  expect(await office.deeds(playerId)).toEqual([
    'paul approvals.asked looked at it',
    'paul approvals.refused looked at it',
    'pia approvals.refused looked at it',
    'paul approvals.refused fine',
  ]);
  expect((await agree(cookies.pia)).status).toBe(204);
  expect(await standing(id)).toBe('processing');
});

it('ends the request when it is rejected or taken back', async () => {
  const { id, playerId } = await asked(250_000);
  const { data } = await decide(id, cookies.paul, { decision: 'ask' });
  const { request } = data as unknown as { request: string };
  expect((await decide(id, cookies.pia, { decision: 'reject', reason: 'support' })).status).toBe(200);
  const late = await call('POST', `/api/office/v1/approvals/${request}/approve`, cookies.pia, {
    reason: 'x',
  });
  expect(late.status).toBe(409);

  const other = await asked(250_000);
  const second = (await decide(other.id, cookies.paul, { decision: 'ask' })).data as unknown as {
    request: string;
  };
  await office.platform.services.payments.withdrawals.cancel(other.playerId, other.id, 'test');
  expect(
    (await call('POST', `/api/office/v1/approvals/${second.request}/approve`, cookies.pia, { reason: 'x' }))
      .status,
  ).toBe(409);
  expect((await office.platform.services.ledger.balances(playerId)).held).toBe(0n);
});

it('lets a colleague be asked about the next one, though the one before was taken back', async () => {
  const first = await asked(250_000);
  expect((await decide(first.id, cookies.paul, { decision: 'ask' })).status).toBe(200);
  const { withdrawals } = office.platform.services.payments;
  await withdrawals.cancel(first.playerId, first.id, 'test');
  const next = await first.again(240_000);
  const answer = await decide(next, cookies.paul, { decision: 'ask' });
  expect(answer.status).toBe(200);
  const { request } = answer.data as unknown as { request: string };
  expect((await decide(next, cookies.pia, { decision: 'ask' })).status).toBe(409);
  const agreed = await call('POST', `/api/office/v1/approvals/${request}/approve`, cookies.pia, {
    reason: 'fine',
  });
  expect(agreed.status).toBe(204);
  expect(await standing(next)).toBe('processing');
});

it('shows sums and deposits in the currency of the withdrawal, and whose account it is', async () => {
  const { id, playerId } = await asked();
  const { services, kernel } = office.platform;
  // Another account, in use now: what it holds says nothing about this withdrawal.
  await owner.query("update identity.players set currency = 'USD' where id = $1", [playerId]);
  await kernel.db.transaction().execute(async (trx) => {
    await services.ledger.openAccounts(trx, { playerId, currency: 'USD' });
    const dollars = { playerId, currency: 'USD', amount: 700n, idempotencyKey: randomUUID() } as const;
    await services.ledger.creditBonus(trx, { ...dollars, type: 'bonus', reference: 'b' });
    const past = { id: randomUUID(), playerId, transactionId: randomUUID(), method: 'skrill' } as const;
    const done = { status: 'failed', failure: 'declined' } as const;
    await recordPastDeposit(trx, { ...past, ...done, currency: 'USD', amount: 5_000n }, new Date());
  });
  await owner.query("update payments.withdrawals set name_match = 'different' where id = $1", [id]);
  const one = await call('GET', `/api/office/v1/withdrawals/${id}`, cookies.rita);
  expect(one.data).toMatchObject({
    real: 270_000,
    bonus: 0,
    held: 30_000,
    holder: null,
    nameMatch: 'different',
  });
  expect((one.data as unknown as { deposits: object[] }).deposits).toMatchObject([{ method: 'card' }]);
});

it('leaves as a table, which is written down', async () => {
  const { number } = await asked();
  const table = await call('GET', `/api/office/v1/withdrawals/export?q=${number}`, cookies.rita);
  expect(table.text).toContain(`\r\n${number},`);
  expect(table.text).toContain('300.00');
  expect((await call('GET', '/api/office/v1/withdrawals/export', cookies.sue)).status).toBe(403);
  expect(await refused('office.export-withdrawals', 'rita')).toMatchObject([{ rows: 1 }]);
});

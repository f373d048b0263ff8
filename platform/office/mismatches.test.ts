import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

const SECRET = 'whsec_dGVzdC13ZWJob29rLXNlY3JldC10ZXN0LXdlYmhvb2s=';
const LIST = '/api/office/v1/mismatches';
let office: OfficeHarness;
let owner: pg.Pool;
let cookies: Record<'paul' | 'pia' | 'fay' | 'sue', string>;

const call = (method: string, path: string, cookie = '', body?: unknown) =>
  office.call(method, path, { cookie, body });

/** A deposit of 50.00 EUR by card that waits for its payment. */
async function begun() {
  const { services, kernel } = office.platform;
  const player = await office.newPlayer();
  const depositId = randomUUID();
  const charge = `ch_${depositId}`;
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
      insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, status, cause,
                                     provider, charge_id, idempotency_key, request_hash, created_at, updated_at)
      values (${depositId}, ${player.id}, ${transactionId}, 'card', 'EUR', 5000, 'processing', 'begun', 'sandbox',
              ${charge}, ${depositId}, '\\x00', now(), now())`.execute(trx);
  });
  /** The company tells of it. */
  const tell = async (changes: object = {}, type = 'completed') => {
    const id = randomUUID();
    const at = new Date();
    const data = {
      id: charge,
      reference: depositId,
      amount: 5_000,
      amount_received: 5_000,
      currency: 'EUR',
      status: type,
      ...changes,
    };
    const body = JSON.stringify({ type: `charge.${type}`, timestamp: at.toISOString(), data });
    const answer = await fetch(`${office.platform.url}/api/payments/v1/webhooks/sandbox`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(SECRET).sign(id, at, body),
      },
      body,
    });
    expect(answer.status).toBe(200);
  };
  return { player, depositId, charge, tell };
}
type Begun = Awaited<ReturnType<typeof begun>>;
const listed = async ({ depositId }: Begun, query = 'state=open') =>
  (await call('GET', `${LIST}?q=${depositId}&${query}`, cookies.fay)).data ?? [];
const idOf = async (one: Begun) => String((await listed(one))[0]?.id);
const decide = (id: string, decision: string, cookie = cookies.paul) =>
  call('POST', `${LIST}/${id}/decide`, cookie, { decision, reason: 'asked the company' });
const requestOf = ({ data }: { data?: unknown }) => (data as { request: string }).request;
const approve = (request: string, cookie = cookies.pia) =>
  call('POST', `/api/office/v1/approvals/${request}/approve`, cookie, { reason: 'agreed' });
const real = async ({ player }: Begun) =>
  (await office.platform.services.ledger.balances(player.id).catch(() => null))?.real ?? 0n;
const depositsOf = async ({ player }: Begun) =>
  (
    await owner.query<{ status: string; exception: string | null; received: string | null }>(
      `select status, exception, received::integer as received from payments.deposits where player_id = $1
        order by created_at, id`,
      [player.id],
    )
  ).rows;

beforeAll(async () => {
  office = await startOffice({
    PAYMENT_API_URL: 'http://127.0.0.1:9/payments',
    PAYMENT_API_KEY: 'test-payment-key-test-payment-key-0001',
    PAYMENT_WEBHOOK_SECRETS: SECRET,
  });
  owner = new pg.Pool({ connectionString: office.platform.databaseUrl, max: 1 });
  owner.on('error', () => undefined);
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

it.each([
  ['over', { amount_received: 9_000 }, { received: 9_000 }],
  ['amount', { amount: 9_000 }, { amount: 9_000 }],
  ['currency', { currency: 'USD' }, { currency: 'USD' }],
  ['empty', { amount_received: 0 }, { received: 0 }],
  ['charge', { id: 'ch_other' }, { charge: 'ch_other' }],
  ['words', { status: 'failed' }, { status: 'failed' }],
])('shows what was asked and what came: %s', async (reason, changes, told) => {
  const one = await begun();
  await one.tell(changes);
  await one.tell(changes);
  expect(await listed(one)).toMatchObject([
    {
      depositId: one.depositId,
      playerId: one.player.id,
      email: one.player.email,
      asked: 5_000,
      currency: 'EUR',
      booked: null,
      depositStatus: 'processing',
      reason,
      told,
      state: 'open',
    },
  ]);
  expect(await real(one)).toBe(0n);
});

it('credits what came once a colleague agrees, once, and takes the company at its word then', async () => {
  const one = await begun();
  await one.tell({ amount_received: 9_000 });
  const id = await idOf(one);
  const request = requestOf(await decide(id, 'credit'));
  expect((await decide(id, 'return', cookies.pia)).status).toBe(409);
  expect((await approve(request, cookies.paul)).status).toBe(403);
  const answers = await Promise.all([1, 2, 3].map(() => approve(request)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect(await real(one)).toBe(9_000n);
  await one.tell({ amount_received: 9_000 });
  expect(await depositsOf(one)).toEqual([{ status: 'complete', exception: 'over', received: 9_000 }]);
  expect(await listed(one, 'state=credit')).toMatchObject([{ id, resolvedAt: expect.any(String) }]);
  expect((await office.deeds(one.player.id)).at(-1)).toBe('paul payments.decide-mismatch asked the company');
});

it('sends back: its deposit has failed, nothing moves, and it is not marked again', async () => {
  const one = await begun();
  await one.tell({ currency: 'USD' });
  const id = await idOf(one);
  expect((await decide(id, 'credit')).detail).toBe('the money is of another currency');
  expect((await approve(requestOf(await decide(id, 'return')))).status).toBe(204);
  await one.tell({ currency: 'USD' });
  expect(await depositsOf(one)).toEqual([{ status: 'failed', exception: null, received: null }]);
  expect(await listed(one)).toEqual([]);
});

it('is closed by one person with a reason where nothing came, and by two where money did', async () => {
  const one = await begun();
  await one.tell({ status: 'failed' });
  const id = await idOf(one);
  expect((await decide(id, 'credit')).detail).toBe('the company does not say that money came');
  expect(await decide(id, 'nothing')).toMatchObject({ status: 200, data: { request: null } });
  // The payment may still come.
  expect(await depositsOf(one)).toEqual([{ status: 'processing', exception: null, received: null }]);
  const other = await begun();
  await other.tell({ amount_received: 9_000 });
  const request = requestOf(await decide(await idOf(other), 'nothing'));
  const { rows } = await owner.query<{ parameters: object }>(
    'select parameters from approvals.requests where id = $1',
    [request],
  );
  expect(rows[0]?.parameters).toMatchObject({ depositId: other.depositId, received: 9_000, currency: 'EUR' });
  expect((await decide(await idOf(other), 'credit', cookies.pia)).status).toBe(409);
  expect((await approve(request)).status).toBe(204);
  expect(await depositsOf(other)).toEqual([{ status: 'failed', exception: null, received: null }]);
  expect(await real(other)).toBe(0n);
  // Nobody was refused it: it doesn't keep the player from paying.
  const closed = await owner.query('select failure from payments.deposits where id = $1', [other.depositId]);
  expect(closed.rows).toEqual([{ failure: 'aggregator' }]);
});

it('of another payment beside one that is booked becomes a deposit of its own', async () => {
  const one = await begun();
  await one.tell();
  await one.tell({ id: 'ch_second' });
  const id = await idOf(one);
  expect((await approve(requestOf(await decide(id, 'credit')))).status).toBe(204);
  expect(await real(one)).toBe(10_000n);
  expect(await depositsOf(one)).toEqual([
    { status: 'complete', exception: null, received: 5_000 },
    { status: 'complete', exception: 'late', received: 5_000 },
  ]);
});

it('can’t be credited when its payment was booked between asking and agreeing', async () => {
  const one = await begun();
  await one.tell({ amount_received: 9_000 });
  const request = requestOf(await decide(await idOf(one), 'credit'));
  await one.tell();
  expect(await listed(one, 'state=settled')).toHaveLength(1);
  expect((await approve(request)).detail).toBe('the company has told the truth meanwhile');
  expect(await real(one)).toBe(5_000n);
});

it('is neither shown, decided nor taken away without the right', async () => {
  const one = await begun();
  await one.tell({ amount_received: 9_000 });
  const id = await idOf(one);
  expect((await call('GET', LIST, cookies.sue)).status).toBe(403);
  expect((await call('GET', `${LIST}/export`, cookies.sue)).status).toBe(403);
  for (const cookie of [cookies.fay, cookies.sue])
    expect((await decide(id, 'nothing', cookie)).status).toBe(403);
  expect((await decide(randomUUID(), 'nothing')).status).toBe(404);
  expect((await decide(randomUUID(), 'credit')).status).toBe(404);
  const table = await call('GET', `${LIST}/export?q=${id}`, cookies.fay);
  expect(table.text).toContain('over,completed,5000,9000,EUR');
});

it('what was told is never rewritten, and decided once, by the owner either', async () => {
  const one = await begun();
  await one.tell({ amount_received: 9_000 });
  const id = await idOf(one);
  await expect(
    owner.query('update payments.mismatches set received = 1 where id = $1', [id]),
  ).rejects.toThrow(/decided once/);
  expect(await settle(id, 'nothing')).toBe(204);
  await expect(
    owner.query("update payments.mismatches set resolution = 'credit' where id = $1", [id]),
  ).rejects.toThrow(/decided once/);
});

/** Asks and agrees. @returns the status of whichever was refused first, or of the agreement. */
async function settle(id: string, decision: string): Promise<number> {
  const asked = await decide(id, decision);
  return asked.status === 200 ? (await approve(requestOf(asked))).status : asked.status;
}

describe('another payment beside an open deposit', () => {
  it('is credited as one of its own: the deposit’s own payment still comes, and each goes back alone', async () => {
    const one = await begun();
    await one.tell({ id: `other_${one.depositId}` });
    expect(await settle(await idOf(one), 'credit')).toBe(204);
    expect(await depositsOf(one)).toEqual([
      { status: 'processing', exception: null, received: null },
      { status: 'complete', exception: 'late', received: 5_000 },
    ]);
    await one.tell();
    expect(await real(one)).toBe(10_000n);
    await one.tell({ id: `other_${one.depositId}` });
    await one.tell({ id: `other_${one.depositId}`, status: 'refunded' }, 'refunded');
    expect(await real(one)).toBe(5_000n);
    expect((await depositsOf(one)).map(({ status }) => status)).toEqual(['complete', 'refund']);
    await one.tell({}, 'refunded');
    expect(await real(one)).toBe(0n);
    expect(await listed(one)).toEqual([]);
    const { rows } = await owner.query(
      `select kind, amount::integer from payments.own_movements where their_id = $1 order by kind`,
      [`other_${one.depositId}`],
    );
    expect(rows).toEqual([
      { kind: 'payment', amount: 5_000 },
      { kind: 'refund', amount: 5_000 },
    ]);
  });

  it.each(['return', 'nothing'])('and %s leaves the deposit open', async (decision) => {
    const one = await begun();
    await one.tell({ id: `other_${one.depositId}` });
    expect(await settle(await idOf(one), decision)).toBe(204);
    expect(await depositsOf(one)).toEqual([{ status: 'processing', exception: null, received: null }]);
    await one.tell();
    expect(await real(one)).toBe(5_000n);
  });

  it('is credited once, whatever is told of it, and not when it goes back or belongs to a deposit', async () => {
    const one = await begun();
    const id = `other_${one.depositId}`;
    await one.tell({ id });
    await one.tell({ id, amount_received: 5_500 });
    const [first, second] = (await listed(one)).map((row) => String(row.id));
    expect(await settle(String(first), 'credit')).toBe(204);
    for (const decision of ['credit', 'return']) expect(await settle(String(second), decision)).toBe(409);
    expect(await real(one)).toBe(5_000n);

    const back = await begun();
    await back.tell({ id: `back_${back.depositId}` });
    await back.tell({ id: `back_${back.depositId}`, amount_received: 5_500 });
    const [gone, again] = (await listed(back)).map((row) => String(row.id));
    expect(await settle(String(gone), 'return')).toBe(204);
    expect(await settle(String(again), 'credit')).toBe(409);

    const thief = await begun();
    await thief.tell({ id: one.charge });
    for (const decision of ['credit', 'return']) expect(await settle(await idOf(thief), decision)).toBe(409);
  });
});

it('stays open when something else of its deposit is settled, and doesn’t open again', async () => {
  const one = await begun();
  await one.tell({ amount_received: 9_000 });
  await one.tell({ id: `other_${one.depositId}` });
  await one.tell();
  expect(await depositsOf(one)).toEqual([{ status: 'complete', exception: 'mismatch', received: 5_000 }]);
  expect((await listed(one)).map(({ reason }) => reason)).toEqual(['charge']);
  expect((await listed(one, 'state=settled')).map(({ reason }) => reason)).toEqual(['over']);
  expect(await settle(await idOf(one), 'return')).toBe(204);
  expect(await depositsOf(one)).toEqual([{ status: 'complete', exception: null, received: 5_000 }]);
});

it.each([
  ['amount', { amount: 9_000, amount_received: 9_000 }, false],
  ['over', { amount_received: 9_000 }, true],
  ['over', { amount_received: 9_000 }, false],
])('what was credited goes back with its payment: %s', async (_, told, isClosed) => {
  const one = await begun();
  if (isClosed) await one.tell({ status: 'failed' }, 'failed');
  await one.tell(told);
  expect(await settle(await idOf(one), 'credit')).toBe(204);
  expect(await real(one)).toBe(9_000n);
  await one.tell({ ...told, status: 'charged_back' }, 'charged_back');
  expect(await real(one)).toBe(0n);
  expect((await depositsOf(one)).at(-1)).toMatchObject({ status: 'refund' });
  // Nothing contradicts; what was won with the money is for people to look at.
  const left = (await call('GET', `${LIST}?q=${one.player.id}&state=open`, cookies.fay)).data ?? [];
  expect((left as { reason: string }[]).map(({ reason }) => reason)).toEqual(['reversed']);
});

it('that is sent back agrees with the company once it says so, and is kept aside in the books', async () => {
  const one = await begun();
  await one.tell({ currency: 'USD' });
  const booked = async () =>
    (
      await owner.query(
        'select kind, amount::integer, currency from payments.own_movements where their_id = $1 order by kind',
        [one.charge],
      )
    ).rows;
  const came = { kind: 'payment', amount: 5_000, currency: 'USD' };
  expect(await booked()).toEqual([came]);
  expect(await settle(await idOf(one), 'return')).toBe(204);
  expect(await booked()).toEqual([came]);
  await one.tell({ currency: 'USD' }, 'refunded');
  expect(await listed(one)).toEqual([]);
  expect(await booked()).toEqual([came, { ...came, kind: 'refund' }]);
});

it('of one player waits for a colleague beside another one', async () => {
  const one = await begun();
  await one.tell({ id: `a_${one.depositId}` });
  await one.tell({ id: `b_${one.depositId}` });
  const ids = (await listed(one)).map((row) => String(row.id));
  for (const id of ids) expect((await decide(id, 'credit')).status).toBe(200);
  for (const id of ids) expect((await decide(id, 'return')).status).toBe(409);
});

it('of coins is never credited: their transfers are', async () => {
  const one = await begun();
  await owner.query(`update payments.deposits set ask = '{"kind":"address"}' where id = $1`, [one.depositId]);
  await one.tell({ id: `other_${one.depositId}` });
  expect(await listed(one)).toMatchObject([{ ofCoins: true }]);
  expect((await decide(await idOf(one), 'credit')).detail).toBe('coins are credited by their transfers');
});

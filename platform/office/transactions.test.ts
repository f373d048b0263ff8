import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'support' | 'verification', string>;

beforeAll(async () => {
  office = await startOffice();
  cookies = {
    support: await office.enter('sue', ['support']),
    verification: await office.enter('vera', ['verification']),
  };
});
afterAll(() => office.close());

const find = (id: string, cookie = cookies.support) =>
  office.call('GET', `/api/office/v1/transactions/${id}`, { cookie });

it('leads to the player by the id of the history, of the deposit and of the studio’s call', async () => {
  const player = await office.newPlayer();
  const { db } = office.platform.kernel;
  const { ledger } = office.platform.services;
  const { transactionId } = await db.transaction().execute((trx) =>
    ledger.beginDeposit(trx, {
      playerId: player.id,
      currency: 'EUR',
      amount: 2_500n,
      method: 'card',
      reference: 'r',
      idempotencyKey: randomUUID(),
    }),
  );
  const [deposit, call] = [randomUUID(), randomUUID()];
  await sql`
    insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, status, cause,
                                   provider, idempotency_key, request_hash, created_at, updated_at)
    select ${deposit}::uuid, ${player.id}, ${transactionId}, code, 'EUR', 2500, 'creating', 'test', 'sandbox', 'k',
           '', now(), now()
      from payments.methods limit 1`.execute(db);
  // Calls are written by functions of the wallet only.
  const owner = new pg.Client({ connectionString: office.platform.databaseUrl });
  await owner.connect();
  await owner.query(
    `insert into wallet.calls (tx_id, kind, player_id, currency, transaction_id, state, status, balance)
     values ($1, 'bet', $2, 'EUR', $3, 'open', 'OK', 0)`,
    [call, player.id, transactionId],
  );
  await owner.end();
  for (const id of [transactionId, deposit, call]) {
    expect((await find(id)).data).toMatchObject({
      id: transactionId,
      playerId: player.id,
      email: player.email,
      type: 'deposit',
      status: 'processing',
      amount: 2_500,
      currency: 'EUR',
    });
  }
});

it('is found without an address once the player was erased, whose file says so', async () => {
  const player = await office.newPlayer();
  const { db } = office.platform.kernel;
  const { identity, ledger } = office.platform.services;
  const { transactionId } = await db.transaction().execute((trx) =>
    ledger.beginDeposit(trx, {
      playerId: player.id,
      currency: 'EUR',
      amount: 2_500n,
      method: 'card',
      reference: 'r',
      idempotencyKey: randomUUID(),
    }),
  );
  await sql`
    insert into players.closures (player_id, closed_at)
    values (${player.id}::uuid, now() - interval '6 years')`.execute(db);
  await sql`update identity.players set status = 'blocked' where id = ${player.id}::uuid`.execute(db);
  await db.transaction().execute((trx) => identity.erase(trx, player.id));
  const found = await find(transactionId);
  expect([found.status, found.data]).toEqual([
    200,
    expect.objectContaining({ playerId: player.id, email: null, amount: 2_500 }),
  ]);
  const file = await office.call('GET', `/api/office/v1/players/${player.id}`, { cookie: cookies.support });
  expect(file.status).toBe(404);
  expect(JSON.parse(file.text)).toMatchObject({
    code: 'not_found',
    erasedAt: (await identity.erasedAt(player.id))?.toISOString(),
  });
  const list = await office.call('GET', `/api/office/v1/players?q=${player.id}`, { cookie: cookies.support });
  expect([list.status, list.data]).toEqual([200, []]);
});

it('says when there is none, and is closed to who need not know', async () => {
  expect((await find(randomUUID())).status).toBe(404);
  expect((await find('4711')).status).toBe(404);
  expect((await find(randomUUID(), cookies.verification)).status).toBe(403);
});

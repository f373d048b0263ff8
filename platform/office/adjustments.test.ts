import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { loseAnswer } from '@/platform/kernel/testing/lose-answer';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'paul' | 'pia' | 'rita' | 'sue', string>;

const call = (method: string, path: string, cookie = '', body?: unknown, key: string = randomUUID()) =>
  office.call(method, path, { cookie, body, key });
const wanted = {
  currency: 'EUR',
  amount: 5_000,
  direction: 'add',
  reference: 'C-1187',
  words: 'a lost round',
  reason: 'the studio lost a round',
};
const ask = (playerId: string, changes: object = {}, cookie = cookies.paul) =>
  call('POST', `/api/office/v1/players/${playerId}/adjustments`, cookie, { ...wanted, ...changes });
const requestOf = ({ data }: { data?: unknown }) => (data as { request: string }).request;
const approve = (request: string, cookie = cookies.pia) =>
  call('POST', `/api/office/v1/approvals/${request}/approve`, cookie, { reason: 'agreed' });
const balances = async (playerId: string) => {
  const { data } = await call('GET', `/api/office/v1/players/${playerId}/balances`, cookies.sue);
  return data as unknown as {
    wallets: { currency: string; real: number; depositWager: number }[];
    waiting: Record<string, unknown>[];
  };
};
const movesOf = async (playerId: string) =>
  (
    await sql<{ type: string; status: string; amount: bigint; balance: bigint }>`
      select type, status, amount, balance from ledger.transactions where player_id = ${playerId}
       order by created_at`.execute(office.platform.kernel.db)
  ).rows.map(({ type, status, amount, balance }) => [type, status, Number(amount), Number(balance)]);
/** A player with so much of their own, added by two. */
async function playerWith(amount: number) {
  const player = await office.newPlayer();
  if (amount > 0) expect((await approve(requestOf(await ask(player.id, { amount })))).status).toBe(204);
  return player;
}

beforeAll(async () => {
  office = await startOffice();
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

it('is asked for once by one key, however often it is sent', async () => {
  const player = await playerWith(0);
  const path = `/api/office/v1/players/${player.id}/adjustments`;
  const key = randomUUID();
  const first = await call('POST', path, cookies.paul, wanted, key);
  expect((await approve(requestOf(first))).status).toBe(204);
  // The answer was lost, and a colleague was quick: what is sent again adds nothing more.
  const again = await call('POST', path, cookies.paul, wanted, key);
  expect(requestOf(again)).toBe(requestOf(first));
  await loseAnswer(office.platform.kernel.db, key);
  expect(requestOf(await call('POST', path, cookies.paul, wanted, key))).toBe(requestOf(first));
  const { wallets, waiting } = await balances(player.id);
  expect([wallets[0]?.real, waiting]).toEqual([wanted.amount, []]);
  expect((await office.call('POST', path, { cookie: cookies.paul, body: wanted })).status).toBe(400);
});

it('adds once a colleague agrees, once, and the player learns of it', async () => {
  const player = await office.newPlayer();
  const request = requestOf(await ask(player.id));
  expect(await balances(player.id)).toMatchObject({
    wallets: [{ currency: 'EUR', real: 0 }],
    waiting: [
      {
        request,
        direction: 'add',
        amount: 5_000,
        currency: 'EUR',
        reference: 'C-1187',
        reason: 'the studio lost a round',
        askedByEmail: 'paul@parlour.example',
      },
    ],
  });
  expect((await approve(request)).status).toBe(204);
  expect(await balances(player.id)).toMatchObject({
    wallets: [{ real: 5_000, depositWager: 0 }],
    waiting: [],
  });
  const history = await call('GET', '/api/v1/me/transactions', player.cookie);
  expect(history.data).toMatchObject([{ type: 'change_balance_inc', status: 'complete', amount: 5_000 }]);
  expect(await office.lettersTo(player.email)).toEqual(expect.arrayContaining(['balance_added']));
  expect(await office.deeds(player.id)).toEqual([
    'paul approvals.asked the studio lost a round',
    'pia approvals.approved agreed',
    'paul office.adjust-balance',
  ]);
  const { rows } = await sql<{ kind: string; amount: bigint }>`
    select a.kind, e.amount from ledger.entries e join ledger.accounts a on a.id = e.account_id
      join ledger.postings p on p.id = e.posting_id where p.idempotency_key = ${`approval:${request}`}
     order by e.amount`.execute(office.platform.kernel.db);
  expect(rows).toEqual([
    { kind: 'adjustments', amount: -5_000n },
    { kind: 'real', amount: 5_000n },
  ]);
});

it('takes, and the player reads why', async () => {
  const player = await playerWith(5_000);
  const request = requestOf(await ask(player.id, { direction: 'take', amount: 1_200, reference: undefined }));
  expect((await approve(request)).status).toBe(204);
  expect(await movesOf(player.id)).toEqual([
    ['change_balance_inc', 'complete', 5_000, 5_000],
    ['change_balance_dec', 'complete', 1_200, 3_800],
  ]);
  expect(await office.lettersTo(player.email)).toEqual(expect.arrayContaining(['balance_taken']));
});

it('is neither approved by its asker nor by who may not adjust, and that is written down', async () => {
  const player = await office.newPlayer();
  const request = requestOf(await ask(player.id));
  expect((await approve(request, cookies.paul)).status).toBe(403);
  expect((await approve(request, cookies.rita)).status).toBe(403);
  expect(await movesOf(player.id)).toEqual([]);
  expect(await office.deeds(player.id)).toEqual([
    'paul approvals.asked the studio lost a round',
    'paul approvals.refused agreed',
    'rita approvals.refused agreed',
  ]);
});

it('is not asked for without the right, and that is written down', async () => {
  const player = await office.newPlayer();
  for (const cookie of [cookies.sue, cookies.rita])
    expect((await ask(player.id, {}, cookie)).status).toBe(403);
  const { rows } = await sql<{ actor: string }>`
    select actor from audit.entries where action = 'operators.refused' and after::text like '%adjustments%'
     order by id`.execute(office.platform.kernel.db);
  expect(rows.map(({ actor }) => actor)).toEqual(['sue', 'rita']);
});

it('approved twice at the same moment moves once', async () => {
  const player = await office.newPlayer();
  const request = requestOf(await ask(player.id));
  const answers = await Promise.all(Array.from({ length: 4 }, () => approve(request)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
  expect(await movesOf(player.id)).toHaveLength(1);
});

it('of a balance that was spent meanwhile is refused, and can be agreed to when it is back', async () => {
  const player = await playerWith(5_000);
  const take = requestOf(await ask(player.id, { direction: 'take' }));
  const { kernel, services } = office.platform;
  const { transactionId } = await kernel.db.transaction().execute((trx) =>
    services.ledger.openHold(trx, {
      playerId: player.id,
      currency: 'EUR',
      amount: 100n,
      fee: 0n,
      idempotencyKey: randomUUID(),
      reference: 'x',
      method: 'card',
    }),
  );
  const refused = await approve(take);
  expect([refused.status, refused.detail]).toEqual([409, 'the balance does not cover it']);
  await kernel.db
    .transaction()
    .execute((trx) =>
      services.ledger.releaseHold(trx, { transactionId, status: 'cancel', idempotencyKey: randomUUID() }),
    );
  expect((await approve(take)).status).toBe(204);
  expect(await balances(player.id)).toMatchObject({ wallets: [{ real: 0 }] });
});

it('can’t be asked for what is not there, twice, in another currency, or of a closed account', async () => {
  const player = await office.newPlayer();
  expect(await ask(player.id, { direction: 'take' })).toMatchObject({
    status: 409,
    detail: 'the balance does not cover it',
  });
  expect((await ask(player.id, { currency: 'CHF' })).status).toBe(409);
  for (const wrong of [{ amount: 0 }, { amount: 1.5 }, { amount: 100_000_001 }, { reason: ' ' }])
    expect((await ask(player.id, wrong)).status).toBe(422);
  expect((await ask(randomUUID())).status).toBe(404);
  const twice = await Promise.all([ask(player.id), ask(player.id, {}, cookies.pia)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  const request = requestOf(twice.find(({ status }) => status === 200) ?? {});
  await sql`insert into players.closures (player_id, closed_at) values (${player.id}, now())`.execute(
    office.platform.kernel.db,
  );
  const byOther = twice[0]?.status === 200 ? cookies.pia : cookies.paul;
  expect(await approve(request, byOther)).toMatchObject({ status: 409, detail: 'the account is closed' });
  expect(await movesOf(player.id)).toEqual([]);
});

it('that nobody else could agree to is refused at once', async () => {
  const player = await office.newPlayer();
  const { db } = office.platform.kernel;
  await sql`update operators.operators set roles = '{support}' where id = 'pia'`.execute(db);
  expect((await ask(player.id)).status).toBe(422);
  await sql`update operators.operators set roles = '{payments}' where id = 'pia'`.execute(db);
  expect((await balances(player.id)).waiting).toEqual([]);
});

it('shows the balances of nobody to nobody', async () => {
  const path = `/api/office/v1/players/${randomUUID()}/balances`;
  expect((await call('GET', path, cookies.sue)).status).toBe(404);
});

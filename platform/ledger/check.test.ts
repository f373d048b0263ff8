import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { bundleProgram } from '@/lib/node/programs/bundle.mjs';
import { openPool } from '@/tests/support/database';
import { examineLedger } from './check';
import { startWallet, type WalletHarness } from '@/tests/support/wallet-harness';

/** The check is only worth what it finds: each invariant is broken by force, with the triggers off. */
let harness: WalletHarness;
let owner: Kysely<unknown>;
beforeAll(async () => {
  harness = await startWallet({ pool: 4 });
  const pool = openPool(harness.databaseUrl);
  owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await harness.ledger.feedJackpots(harness.kernel.db, {
    from: 'gaming',
    currency: 'EUR',
    amounts: { max: 7n, mid: 0n, mini: 5n },
    idempotencyKey: 'jackpots',
  });
  const leaving = await harness.seat({ real: 500 });
  const [staked, paid] = [randomUUID(), randomUUID()];
  await harness.call('bet', leaving, { tx_id: staked, amount: 500 });
  await harness.call('win', leaving, { ref_tx_id: staked, amount: 500 });
  await harness.kernel.db.transaction().execute(async (trx) => {
    const { transactionId } = await harness.ledger.openHold(trx, {
      playerId: leaving.playerId,
      currency: 'EUR',
      amount: 400n,
      fee: 17n,
      idempotencyKey: paid,
      reference: 'w',
      method: 'card',
    });
    await harness.ledger.processHold(trx, { transactionId });
    await harness.ledger.captureHold(trx, { transactionId, idempotencyKey: `${paid}:capture` });
  });
  const seat = await harness.seat({ real: 1_000, bonus: 50 });
  const [won, returned] = [randomUUID(), randomUUID()];
  await harness.call('bet', seat, { tx_id: won, amount: 100 });
  await harness.call('win', seat, { ref_tx_id: won, amount: 30 });
  await harness.call('bet', seat, { tx_id: returned, amount: 60 });
  await harness.call('rollback', seat, { ref_tx_id: returned });
});
afterAll(async () => {
  await owner.destroy();
  await harness.close();
});

/** Numbers of the invariants that a statement breaks; what it did is undone. */
async function brokenBy(statement: string): Promise<number[]> {
  const trx = await owner.startTransaction().execute();
  try {
    await sql.raw(`set local session_replication_role = replica; ${statement}`).execute(trx);
    const { results } = await examineLedger(trx);
    return results.filter(({ broken }) => broken > 0).map(({ number }) => number);
  } finally {
    await trx.rollback().execute();
  }
}

it('finds nothing wrong with books that are right', async () => {
  const report = await harness.ledger.check();
  expect(report.holds).toBe(true);
  expect(report.results.map(({ number, checked }) => [number, checked > 0])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((n) => [n, true]),
  );
});

it.each([
  ['an entry changed by a cent', [1, 2], 'update ledger.entries set amount = amount + 1 where amount = 30'],
  ['an entry lost', [1, 2], 'delete from ledger.entries where amount = -100'],
  ['an entry in another currency', [1], "update ledger.entries set currency = 'USD' where amount = 30"],
  [
    'a posting without entries',
    [1, 2, 4],
    'delete from ledger.entries where posting_id = (select max(id) from ledger.postings)',
  ],
  [
    'a balance changed by a cent',
    [2, 5],
    "update ledger.accounts set balance = balance + 1 where kind = 'real'",
  ],
  ['a wager changed', [2], "update ledger.accounts set deposit_wager = 0 where kind = 'real'"],
  [
    'an account below zero',
    [2, 3, 5],
    "alter table ledger.accounts drop constraint no_player_below_zero; update ledger.accounts set balance = -1 where kind = 'bonus'",
  ],
  [
    'two postings under a key',
    [1, 4, 7],
    `alter table ledger.postings drop constraint postings_idempotency_key_key;
     insert into ledger.postings (transaction_id, idempotency_key)
     select transaction_id, idempotency_key from ledger.postings order by id desc limit 1`,
  ],
  [
    'a transaction of another amount',
    [5, 7],
    "update ledger.transactions set amount = amount + 1 where type = 'win'",
  ],
  [
    'an acknowledged bet whose posting is gone',
    [7],
    "update wallet.calls set posting_id = null where kind = 'bet' and state = 'settled'",
  ],
  [
    'a jackpot that is a cent richer',
    [2, 5],
    "update ledger.accounts set balance = balance + 1 where kind = 'jackpot_max'",
  ],
  [
    'a jackpot that does not store its balance',
    [3, 5],
    "update ledger.accounts set balance = null where kind = 'jackpot_mini'",
  ],
  [
    'a feed of another amount',
    [5],
    "update ledger.transactions set amount = amount + 1 where type = 'jackpot_increasing'",
  ],
  ['a fee that nobody has', [5], "update ledger.transactions set fee = 0 where type = 'withdraw'"],
  [
    'a company that paid out the fee',
    [5],
    `update ledger.entries set account_id = (select id from ledger.accounts where kind = 'payments' and currency = 'EUR')
      where account_id = (select id from ledger.accounts where kind = 'fees')`,
  ],
  [
    'a movement of nobody that is a player’s',
    [5],
    "update ledger.transactions set player_id = null where type = 'win'",
  ],
  [
    'a rollback that gave back twice the stake',
    [4],
    `update ledger.entries e set amount = 2 * e.amount from ledger.postings p
      where p.id = e.posting_id and p.reverses is not null;
     update ledger.accounts set balance = balance + 60
      where kind = 'real' and player_id = (select player_id from ledger.transactions where type = 'rollback_bet');
     update ledger.transactions set amount = amount + 60 where type = 'rollback_bet'`,
  ],
  [
    'a rollback that kept the wager',
    [2, 4],
    'update ledger.postings set wager = 0 where reverses is not null',
  ],
  ['a win that no follower of play is told of', [7], "delete from play.movements where kind = 'win'"],
  ['a movement of another amount', [7], "update play.movements set real_amount = 1 where kind = 'return'"],
  ['a movement of no call', [7], "update play.movements set tx_id = gen_random_uuid() where kind = 'win'"],
  [
    'a movement that is there twice',
    [7],
    `insert into play.movements (kind, tx_id, player_id, currency, game_id, round_id, round_closed, real_amount, bonus_amount)
     select kind, tx_id, player_id, currency, game_id, round_id, round_closed, real_amount, bonus_amount
       from play.movements where kind = 'win'`,
  ],
  ['a posting that nobody was told of', [7], "delete from wallet.calls where kind = 'win'"],
  [
    'a deposit that was never completed, and yet posted',
    [5, 7],
    "update ledger.transactions set status = 'failed' where type = 'deposit'",
  ],
])('finds %s', async (_name, invariants, statement) => {
  expect(await brokenBy(statement)).toEqual(invariants);
});

const run = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [bundleProgram('scripts/ledger-check.ts')], {
      env: { PATH: process.env.PATH ?? '', ...env } as unknown as NodeJS.ProcessEnv,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('close', (code) => resolve({ code, output }));
  });

it('as a command: 0 and a report, 1 and what is broken, 2 without a database', async () => {
  const right = await run({ DATABASE_URL: harness.databaseUrl });
  expect(right.output).toContain('All seven invariants hold.');
  expect(right.code).toBe(0);
  await sql
    .raw(
      `begin; set local session_replication_role = replica;
       update ledger.entries set amount = 31 where amount = 30; commit`,
    )
    .execute(owner);
  const wrong = await run({ DATABASE_URL: harness.databaseUrl });
  expect(wrong.output).toMatch(/BROKEN 1\. all entries sum to zero.*\n {9}posting \d+: 1 EUR\n/);
  expect(wrong.code).toBe(1);
  expect(await run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatchObject({ code: 2 });
  expect(await run({})).toMatchObject({ code: 2 });
}, 60_000);

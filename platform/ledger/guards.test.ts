import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

/** What the database itself refuses, whoever asks: the platform's role, and the owner of the tables. */
let harness: WalletHarness;
let owner: pg.Client;
let seat: Seat;
beforeAll(async () => {
  harness = await startWallet();
  owner = new pg.Client({ connectionString: harness.databaseUrl });
  await owner.connect();
  seat = await harness.seat({ real: 5_000, bonus: 300 });
  await harness.call('bet', seat, { amount: 100 });
});
beforeEach(() => owner.query('begin'));
afterEach(async () => {
  await owner.query('rollback');
  await harness.prove();
});
afterAll(async () => {
  await owner.end();
  await harness.close();
});

const account = async (kind: string): Promise<string> => {
  const { rows } = await owner.query<{ id: string }>(
    `select id::text from ledger.accounts
      where kind = $1::ledger.account_kind and currency = 'EUR' and (player_id = $2 or player_id is null)`,
    [kind, seat.playerId],
  );
  return rows[0]?.id ?? '';
};

const posting = async (): Promise<string> => {
  const { rows } = await owner.query<{ id: string }>(
    `with t as (insert into ledger.transactions (id, player_id, currency, type, status, amount, requested)
                values (gen_random_uuid(), $1, 'EUR', 'bet', 'complete', 1, 1) returning id)
     insert into ledger.postings (transaction_id, idempotency_key) select id, $2 from t returning id::text`,
    [seat.playerId, randomUUID()],
  );
  return rows[0]?.id ?? '';
};

const entries = async (rows: [account: string, currency: string, amount: number][], to?: string) => {
  const id = to ?? (await posting());
  const values = rows
    .map((_, index) => `($1, $${index * 3 + 2}, $${index * 3 + 3}, $${index * 3 + 4})`)
    .join(', ');
  return owner.query(
    `insert into ledger.entries (posting_id, account_id, currency, amount) values ${values}`,
    [id, ...rows.flat()],
  );
};

const refused = (code: string) => expect.objectContaining({ code }) as unknown;
const asApp = (text: string, values: unknown[] = []) => harness.kernel.pool.query(text, values);

describe('entries', () => {
  it('of a posting sum to zero', async () => {
    const [real, gaming] = [await account('real'), await account('gaming')];
    await expect(
      entries([
        [real, 'EUR', -50],
        [gaming, 'EUR', 49],
      ]),
    ).rejects.toEqual(refused('23514'));
  });

  it('sum to zero in each currency', async () => {
    const [real, gaming] = [await account('real'), await account('gaming')];
    await expect(
      entries([
        [real, 'EUR', -50],
        [gaming, 'USD', 50],
      ]),
    ).rejects.toEqual(refused('23514'));
  });

  it('stand on an account of their currency that there is', async () => {
    const [real, gaming] = [await account('real'), await account('gaming')];
    await expect(
      entries([
        [real, 'USD', -50],
        [gaming, 'USD', 50],
      ]),
    ).rejects.toEqual(refused('23514'));
    await owner.query('rollback');
    await owner.query('begin');
    await expect(
      entries([
        [real, 'EUR', -50],
        ['999999999', 'EUR', 50],
      ]),
    ).rejects.toEqual(refused('23514'));
  });

  it('belong to a posting that there is, and to one', async () => {
    const [real, gaming] = [await account('real'), await account('gaming')];
    await expect(
      entries(
        [
          [real, 'EUR', -50],
          [gaming, 'EUR', 50],
        ],
        '999999999',
      ),
    ).rejects.toEqual(refused('23514'));
  });

  it('never bring a player below zero', async () => {
    const [real, gaming] = [await account('real'), await account('gaming')];
    await expect(
      entries([
        [real, 'EUR', -4_901],
        [gaming, 'EUR', 4_901],
      ]),
    ).rejects.toMatchObject({
      code: '23514',
      constraint: 'no_player_below_zero',
    });
  });

  it('move the stored balances, of players alone', async () => {
    const [real, gaming] = [await account('real'), await account('gaming')];
    await entries([
      [real, 'EUR', -900],
      [gaming, 'EUR', 900],
    ]);
    const { rows } = await owner.query(
      'select balance::integer from ledger.accounts where id = any($1) order by id',
      [[real, gaming]],
    );
    expect(rows).toEqual(expect.arrayContaining([{ balance: 4_000 }, { balance: null }]));
  });
});

describe('nothing is rewritten', () => {
  const statements = [
    'update ledger.entries set amount = amount + 1',
    'update ledger.entries set amount = amount where false',
    'delete from ledger.entries',
    'truncate ledger.entries',
    'update ledger.postings set wager = 1',
    'delete from ledger.postings',
    'truncate ledger.postings cascade',
    'delete from ledger.transactions',
    'truncate ledger.transactions cascade',
    'delete from ledger.accounts',
    'truncate ledger.accounts',
    'update ledger.accounts set balance = balance + 1 where player_id is not null',
    'update ledger.accounts set deposit_wager = 0 where player_id is not null',
    'delete from ledger.holds',
    'delete from wallet.calls',
    'truncate wallet.calls',
    "update wallet.calls set amount = amount + 1 where kind = 'bet'",
    "update wallet.calls set state = 'settled', balance = 0 where kind = 'bet'",
  ];
  it.each(statements)('by the owner: %s', async (statement) => {
    await expect(owner.query(statement)).rejects.toEqual(refused('23001'));
  });
  it.each([
    ...statements,
    "update ledger.transactions set status = 'rollback'",
    'insert into ledger.entries select posting_id + 1, account_id, currency, amount from ledger.entries',
    "insert into ledger.accounts (player_id, kind, currency, balance) values (gen_random_uuid(), 'real', 'EUR', 0)",
    'insert into wallet.calls select * from wallet.calls',
    'update wallet.sweeps set swept_until = now()',
    "select ledger.post(p_changes => array[row(t.id, 'rollback', null, null)::ledger.changed_transaction]) from ledger.transactions t",
    "select ledger.lock_wallets('{}', '{}')",
  ])('by the platform: %s', async (statement) => {
    await expect(asApp(statement)).rejects.toEqual(refused('42501'));
  });

  it('the platform has no right to write any table of the ledger', async () => {
    const { rows } = await asApp(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('ledger', 'wallet') and c.relkind = 'r'
         and has_any_column_privilege('parlour_app', c.oid, 'insert, update, references')`);
    expect(rows).toEqual([]);
  });

  it('a transaction keeps what it is', async () => {
    for (const change of [
      'amount = amount + 1',
      "type = 'win'",
      'player_id = gen_random_uuid()',
      "currency = 'USD'",
      'fee = 1',
    ]) {
      await expect(
        owner.query(`update ledger.transactions set ${change} where type = 'bet'`),
      ).rejects.toEqual(refused('23514'));
      await owner.query('rollback');
      await owner.query('begin');
    }
  });

  it('an account opens empty', async () => {
    await expect(
      owner.query(
        "insert into ledger.accounts (player_id, kind, currency, balance) values (gen_random_uuid(), 'real', 'EUR', 5)",
      ),
    ).rejects.toEqual(refused('23514'));
  });
});

describe('statuses move forward only', () => {
  const begin = (type: string, status: string) =>
    owner.query<{ id: string }>(
      `insert into ledger.transactions (id, player_id, currency, type, status, amount, requested)
       values (gen_random_uuid(), $1, 'EUR', $2, $3, 10, 10) returning id`,
      [seat.playerId, type, status],
    );
  const go = async (type: string, path: string[]) => {
    const { rows } = await begin(type, path[0] ?? '');
    for (const status of path.slice(1)) {
      await owner.query('update ledger.transactions set status = $2 where id = $1', [rows[0]?.id, status]);
    }
  };

  it.each([
    ['deposit', 'processing complete refund'],
    ['deposit', 'processing failed'],
    ['deposit', 'processing cancel'],
    ['withdraw', 'pending processing complete'],
    ['withdraw', 'pending processing rejected'],
    ['withdraw', 'pending cancel'],
    ['bet', 'complete rollback'],
    ['win', 'complete rollback'],
    ['cashback', 'complete'],
  ])('%s: %s', async (type, path) => {
    await expect(go(type, path.split(' '))).resolves.toBeUndefined();
  });

  it.each([
    ['deposit', 'complete'],
    ['deposit', 'processing refund'],
    ['deposit', 'processing complete processing'],
    ['deposit', 'processing complete failed'],
    ['deposit', 'processing failed complete'],
    ['deposit', 'processing complete refund complete'],
    ['withdraw', 'complete'],
    ['withdraw', 'pending complete'],
    ['withdraw', 'pending cancel processing'],
    ['bet', 'processing'],
    ['bet', 'complete rollback complete'],
    ['bonus', 'complete rollback'],
  ])('not %s: %s', async (type, path) => {
    await expect(go(type, path.split(' '))).rejects.toEqual(refused('23514'));
  });
});

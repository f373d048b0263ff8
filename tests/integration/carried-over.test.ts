// A database of the version before the spine of money, brought to the present.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { JACKPOT_SHARES, JACKPOTS } from '@/lib/domain/jackpots';
import { migratePlatform } from '@/platform/db/migrate';
import { describeReport } from '@/platform/ledger/check';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { createVersionBefore } from '@/tests/support/version-before';
import { GAME, seatPlayer } from '@/tests/support/wallet-harness';

const ANSWERED = `
  select c.tx_id::text as "txId", c.real_amount::float8 as real, c.bonus_amount::float8 as bonus
    from wallet.calls c
   where c.status = 'OK' and (c.kind in ('bet', 'win') or (c.kind = 'rollback' and c.posting_id is not null))
   order by 1`;
const WALLETS = 'select * from ledger.wallets order by player_id, currency';
const WINNERS = `
  select w.tx_id::text as "txId" from wallet.calls w join wallet.calls b on b.tx_id = w.ref_tx_id
   where w.kind = 'win' and w.status = 'OK' and w.amount > b.amount and b.bonus_amount = 0 order by 1`;

let harness: TestPlatform;
let owner: pg.Client;
let drop: () => Promise<void>;
let before: Record<'wallets' | 'answered' | 'winners' | 'audit', unknown[]>;

const rows = async (text: string): Promise<unknown[]> => (await owner.query(text)).rows;

beforeAll(async () => {
  const database = await createVersionBefore();
  drop = () => database.drop();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  before = {
    wallets: await rows(WALLETS),
    answered: await rows(ANSWERED),
    winners: await rows(WINNERS),
    audit: await rows('select actor, action from kernel.audit order by id'),
  };
  await migratePlatform(database.url);
  harness = await startTestPlatform({ databaseUrl: database.url });
}, 60_000);
afterAll(async () => {
  await harness.close();
  await owner.end();
  await drop();
});

it('has something to lose', () => {
  expect([before.wallets.length, before.answered.length, before.winners.length, before.audit.length]).toEqual(
    [11, expect.any(Number), expect.any(Number), 3],
  );
  expect(before.answered.length).toBeGreaterThan(300);
  expect(before.winners.length).toBeGreaterThan(20);
});

it('keeps every wallet, and the books are right', async () => {
  expect(await rows(WALLETS)).toEqual(before.wallets);
  const report = await harness.services.ledger.check();
  expect({ report: describeReport(report), holds: report.holds }).toMatchObject({ holds: true });
});

it('has a movement for each stake, win and return that was answered', async () => {
  expect(
    await rows(`select tx_id::text as "txId", real_amount::float8 as real, bonus_amount::float8 as bonus
                  from play.movements order by 1`),
  ).toEqual(before.answered);
});

/** What the version before opened them with, minor units: an upgrade takes nothing out of them. */
const OPENED_WITH = { max: 3_500_000, mid: 700_000, mini: 50_000 };

it('feeds the jackpots from what they had not counted, once', async () => {
  for (let turn = 0; turn < 3; turn += 1) expect(await harness.services.jackpots.catchUp()).toBe(true);
  const [played] = (await rows(`
    select sum(case kind when 'stake' then real_amount else -real_amount end)::float8 as stakes
      from play.movements where kind in ('stake', 'return') and currency = 'EUR'`)) as { stakes: number }[];
  const owed = new Map(
    (
      (await rows('select code, amount::float8 as amount from jackpots.owed')) as {
        code: string;
        amount: number;
      }[]
    ).map(({ code, amount }) => [code, amount]),
  );
  const held = (await harness.services.jackpots.jackpots()).map(({ jackpotInfo }) => jackpotInfo.amount);
  // A feed of one cent's worth of stakes is made when the next stake comes: what is held and owed is due together.
  expect(JACKPOTS.map((name, index) => (held[index] ?? 0) * 10_000 + (owed.get(name) ?? 0))).toEqual(
    JACKPOTS.map((name) => OPENED_WITH[name] * 10_000 + (played?.stakes ?? 0) * JACKPOT_SHARES[name]),
  );
});

it('lists each winner once', async () => {
  await harness.services.jackpots.catchUp();
  expect(await rows('select tx_id::text as "txId" from jackpots.winners order by 1')).toEqual(before.winners);
});

it('remembers who did what', async () => {
  expect(
    await rows('select actor_kind, actor, action, after, request_id from audit.entries order by id'),
  ).toEqual([
    expect.objectContaining({
      actor_kind: 'player',
      action: 'payments.cancel',
      after: { charge: 'cancelled' },
    }),
    {
      actor_kind: 'system',
      actor: 'web',
      action: 'geography.told',
      after: { generation: 3 },
      request_id: 'r2',
    },
    expect.objectContaining({ actor_kind: 'player', action: 'identity.login', after: null }),
  ]);
});

describe('while instances of the version before are being replaced', () => {
  const asBefore = async (text: string, values: unknown[]) => {
    const before = new pg.Client({ connectionString: harness.databaseUrl, options: '-c role=parlour_app' });
    await before.connect();
    try {
      return (await before.query(text, values)).rows as Record<string, unknown>[];
    } finally {
      await before.end();
    }
  };

  it('their bets, wins and returns are taken, and leave movements', async () => {
    const seat = await seatPlayer(harness.kernel, harness.services.ledger, { real: 1_000 });
    const [bet, won, returned, lost] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const stake = (id: string, round: string) =>
      asBefore(
        `select * from wallet.bet($1, $2, $3, 'EUR', $4, $5, false, 100, now(), now() - interval '30 minutes')`,
        [id, seat.token, seat.playerId, GAME, round],
      );
    expect(await stake(bet, 'r1')).toEqual([
      { o_status: 'OK', o_balance: 900n, o_currency: 'EUR', o_moved: true },
    ]);
    await asBefore(`select * from wallet.win($1, $2, $3, 'EUR', $4, 'r1', true, 250)`, [
      won,
      bet,
      seat.playerId,
      GAME,
    ]);
    await stake(lost, 'r2');
    const [back] = await asBefore(`select * from wallet.rollback($1, $2, $3, 'EUR', $4, 'r2', null)`, [
      returned,
      lost,
      seat.playerId,
      GAME,
    ]);
    expect(back).toMatchObject({ o_status: 'OK', o_balance: 1_150n, o_moved: true });
    const { rows: kinds } = await owner.query<{ kind: string }>(
      'select kind from play.movements where player_id = $1 order by id',
      [seat.playerId],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['stake', 'win', 'stake', 'return']);
  });

  it('what they write into the audit is there', async () => {
    await asBefore(
      `insert into kernel.audit (actor, action, subject, request_id, detail) values ($1, $2, $3, $4, $5::jsonb)`,
      ['player:p1', 'identity.logout', null, 'r9', '{}'],
    );
    expect(await rows("select actor_kind, actor, after from audit.entries where request_id = 'r9'")).toEqual([
      { actor_kind: 'player', actor: 'p1', after: null },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { HARM_LAW } from '@/lib/domain/harm';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { addLimitChange } from '../limits/limit-changes';
import { playOver } from '../testing/play-table';
import { factsOf } from './facts';
import { showing, signsOfPlayer, watchedUntil } from './store';
import { createHarmWatch, type HarmWatch } from './watch';

jest.setTimeout(60_000);

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let harness: WalletHarness;
let table: ReturnType<typeof playOver>;
let watch: HarmWatch;
beforeAll(async () => {
  harness = await startWallet();
  table = playOver(harness);
  watch = createHarmWatch(harness.kernel, {
    jurisdictions: { harmLaw: () => ({ code: 'base', ...HARM_LAW }) },
  });
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.clock.ahead = 0;
  await sql`update protection.watched set until = ${new Date(Date.now() - HOUR)}`.execute(harness.kernel.db);
});

const now = () => harness.kernel.clock.now();
const facts = ({ playerId }: Seat) => factsOf(harness.kernel.db, playerId, now());

/** A deposit that was begun a while ago, as payments leave it. */
const deposit = (
  { playerId, currency }: Seat,
  {
    ago = 0,
    amount = 5_000,
    status = 'complete',
    failure = null as string | null,
    lateOf = null as string | null,
  } = {},
) => {
  const id = randomUUID();
  const at = new Date(now().getTime() - ago);
  return sql`
    insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, received, status, cause,
                                   failure, late_of, provider, charge_id, idempotency_key, request_hash, created_at, updated_at)
    values (${id}, ${playerId}, ${randomUUID()}, 'card', ${currency}, ${amount}, ${status === 'complete' ? amount : null},
            ${status}, 'test', ${failure}, ${lateOf}, 'sandbox', ${id}, ${id}, '\\x00', ${at}, ${at})`
    .execute(harness.kernel.db)
    .then(() => id);
};
const takenBack = ({ playerId, currency }: Seat, ago: number, amount = 30_000) =>
  sql`
    insert into payments.withdrawals (id, player_id, ledger_transaction_id, method, currency, amount, fee, status, cause,
                                      signals, destination_print, provider, idempotency_key, request_hash, requested_at,
                                      ended_at, updated_at)
    values (gen_random_uuid(), ${playerId}, ${randomUUID()}, 'card', ${currency}, ${amount}, 0, 'cancel', 'test', '{}', '\\x00',
            'sandbox', ${randomUUID()}, '\\x00', ${new Date(now().getTime() - ago - HOUR)}, ${new Date(now().getTime() - ago)}, now())`.execute(
    harness.kernel.db,
  );
const asked = ({ playerId }: Seat, ago: number) =>
  addLimitChange(harness.kernel.db, playerId, {
    kind: 'deposit',
    period: 'week',
    step: 'asked',
    currency: 'EUR',
    before: 10_000n,
    after: 50_000n,
    operator: null,
    at: new Date(now().getTime() - ago),
  });
const cases = async ({ playerId }: Seat) =>
  (
    await sql<{ level: string; open: boolean }>`
      select level, closed_at is null as open from protection.cases where player_id = ${playerId} order by opened_at`.execute(
      harness.kernel.db,
    )
  ).rows;
const close = ({ playerId }: Seat) =>
  sql`
    update protection.cases set closed_at = ${now()}, closed_by = 'op', outcome = 'nothing', reason = 'seen'
     where player_id = ${playerId} and closed_at is null`.execute(harness.kernel.db);
const signs = async ({ playerId }: Seat) =>
  (await showing(harness.kernel.db, playerId)).map(({ sign, level }) => `${sign}: ${level}`);

describe('what happened', () => {
  it('says what was lost in the hour before a deposit, to the cent', async () => {
    const seat = await table.seat({ real: 50_000, bonus: 1_000 });
    await table.bet(seat, 3_000);
    const [stake, back] = [
      { tx: randomUUID(), round: randomUUID() },
      { tx: randomUUID(), round: randomUUID() },
    ];
    await table.bet(seat, 2_000, { tx_id: stake.tx, round_id: stake.round });
    await table.win(seat, stake, 1_234);
    await table.bet(seat, 700, { tx_id: back.tx, round_id: back.round });
    await table.rollback(seat, back, 700);
    await deposit(seat);
    // What is lost after it is no reason for it.
    await table.bet(seat, 9_000);
    expect((await facts(seat)).deposits).toEqual([
      expect.objectContaining({ outcome: 'paid', amount: 5_000n, lostBefore: 3_766n }),
    ]);
  });

  it('leaves out deposits that the company could not do, that are open, and the late parts of others', async () => {
    const seat = await table.seat();
    await deposit(seat, { status: 'failed', failure: 'declined' });
    await deposit(seat, { status: 'failed', failure: 'aggregator' });
    await deposit(seat, { status: 'cancel', failure: 'expired' });
    await deposit(seat, { status: 'processing' });
    const first = await deposit(seat, { ago: DAY });
    await deposit(seat, { lateOf: first });
    expect((await facts(seat)).deposits.map(({ outcome }) => outcome)).toEqual(['paid', 'refused']);
  });

  it('counts nights by the clock of the account', async () => {
    const seat = await table.seat();
    await sql`
      insert into players.profiles (player_id, time_zone, updated_at) values (${seat.playerId}, 'Australia/Sydney', now())`.execute(
      harness.kernel.db,
    );
    const day = new Date(now().getTime() - DAY).toISOString().slice(0, 10);
    await sql`
      insert into history.quarters (player_id, currency, quarter) values (${seat.playerId}, 'EUR', ${`${day}T15:00:00Z`})`.execute(
      harness.kernel.db,
    );
    const [quarter] = (await facts(seat)).quarters;
    expect([1, 2]).toContain(quarter?.hour);
    expect(quarter?.day).not.toBe(day);
  });
});

describe('a player who shows signs', () => {
  it('gets one case, which more and worse signs join', async () => {
    const seat = await table.seat();
    await asked(seat, DAY);
    expect(await watch.lookAt(seat.playerId)).toBe(false);
    await asked(seat, HOUR);
    expect(await watch.lookAt(seat.playerId)).toBe(true);
    expect(await watch.lookAt(seat.playerId)).toBe(false);
    for (let count = 0; count < 4; count += 1) await takenBack(seat, DAY);
    expect(await watch.lookAt(seat.playerId)).toBe(false);
    expect(await signs(seat)).toEqual(['raised_limits: noticed', 'cancelled_withdrawals: serious']);
    expect(await cases(seat)).toEqual([{ level: 'serious', open: true }]);
  });

  it('gets no second case for what was seen, but for what became worse', async () => {
    const seat = await table.seat();
    for (let count = 0; count < 3; count += 1) await deposit(seat, { status: 'failed', failure: 'declined' });
    await watch.lookAt(seat.playerId);
    await close(seat);
    expect(await watch.lookAt(seat.playerId)).toBe(false);
    for (let count = 0; count < 3; count += 1) await deposit(seat, { status: 'failed', failure: 'declined' });
    expect(await watch.lookAt(seat.playerId)).toBe(true);
    expect(await cases(seat)).toEqual([
      { level: 'noticed', open: false },
      { level: 'serious', open: true },
    ]);
  });

  it('gets another case for what goes on a month after it was seen', async () => {
    const seat = await table.seat();
    await asked(seat, HOUR);
    await asked(seat, HOUR);
    await watch.lookAt(seat.playerId);
    await close(seat);
    harness.clock.ahead = 30 * DAY;
    await asked(seat, DAY);
    await asked(seat, DAY);
    expect(await watch.lookAt(seat.playerId)).toBe(true);
  });

  it('shows them no more when they are over, and they stay in the record', async () => {
    const seat = await table.seat();
    await takenBack(seat, HOUR);
    await takenBack(seat, HOUR);
    await watch.lookAt(seat.playerId);
    harness.clock.ahead = 31 * DAY;
    await watch.lookAt(seat.playerId);
    expect(await signs(seat)).toEqual([]);
    const [sign] = await signsOfPlayer(harness.kernel.db, seat.playerId);
    expect(sign).toMatchObject({
      sign: 'cancelled_withdrawals',
      figures: { count: 2, amount: 60_000, currency: 'EUR' },
      goneAt: expect.any(Date) as unknown,
    });
  });

  it('is looked at once by two instances', async () => {
    const seat = await table.seat();
    await asked(seat, HOUR);
    await asked(seat, HOUR);
    const opened = await Promise.all(Array.from({ length: 8 }, () => watch.lookAt(seat.playerId)));
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect(await cases(seat)).toHaveLength(1);
  });

  it('is in the audit, with what was noticed', async () => {
    const seat = await table.seat();
    await asked(seat, HOUR);
    await asked(seat, HOUR);
    await watch.lookAt(seat.playerId);
    const { rows } = await sql<{ after: unknown }>`
      select after from audit.entries where subject = ${seat.playerId} and action = 'protection.signs'`.execute(
      harness.kernel.db,
    );
    expect(rows).toEqual([
      { after: { case: expect.any(String) as unknown, signs: ['raised_limits: noticed'] } },
    ]);
  });
});

describe('the job', () => {
  it('looks at who did something since the last time, and at old signs', async () => {
    await watch.watch();
    const seat = await table.seat();
    await asked(seat, 10 * 60_000);
    await asked(seat, 5 * 60_000);
    const quiet = await table.seat();
    expect(await watch.watch()).toBe(1);
    expect(await signs(seat)).toEqual(['raised_limits: noticed']);
    expect(await signs(quiet)).toEqual([]);
    harness.clock.ahead = 31 * DAY;
    await watch.watch();
    expect(await signs(seat)).toEqual([]);
    const until = await watchedUntil(harness.kernel.db);
    expect(now().getTime() - (until?.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('goes on behind a player whose figures cannot be read', async () => {
    const [broken, seat] = [await table.seat(), await table.seat()];
    await Promise.all([broken, seat].flatMap((one) => [asked(one, 60_000), asked(one, 60_000)]));
    await sql`
      insert into players.profiles (player_id, time_zone, updated_at) values (${broken.playerId}, 'Nowhere/Land', now())`.execute(
      harness.kernel.db,
    );
    await sql`insert into history.quarters (player_id, currency, quarter) values (${broken.playerId}, 'EUR', ${now()})`.execute(
      harness.kernel.db,
    );
    expect(await watch.watch()).toBe(1);
    expect(await signs(seat)).toEqual(['raised_limits: noticed']);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startBonuses, type BonusesHarness, type BonusSeat } from '@/platform/bonuses/testing/harness';
import type { Currency } from '@/lib/money/money';
import type { Seat } from '@/tests/support/wallet-harness';
import { addProgramme } from './programme/store';
import { createRewardsService, type RewardsService } from './rewards';
import { createLoyaltyService, type LoyaltyService } from './service';
import { programme } from './testing/programme';

/**
 * Points, levels and cashback of a simulated week against sums of our own: the ledger is written out as a table of texts, and
 * everything below `OWN SUMS` reads that table alone. None of the engine's code works there: neither its SQL, nor its tables of
 * days, nor its functions.
 */
jest.setTimeout(120_000);

const PLAYERS = 60;
const ACTIONS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const CURRENCIES: Currency[] = ['EUR', 'USD', 'AUD', 'CHF'];

/** The same numbers each time (mulberry32). */
let state = 24;
const chance = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const below = (most: number) => Math.floor(chance() * most);

let world: BonusesHarness;
let loyalty: LoyaltyService;
let rewards: RewardsService;
/** The programme, as it was published: what the own sums know of it. */
const LADDER = programme().levels.map(({ code }, index) => ({
  code: String(code),
  from: BigInt(40 + index * 1_000),
  percent: BigInt(5 + index),
  cap: index < 2 ? 250n : 100_000n,
}));
const RATE = 100;

beforeAll(async () => {
  world = await startBonuses();
  const { kernel, ledger, play } = world.wallet;
  loyalty = createLoyaltyService(kernel, { ledger });
  rewards = createRewardsService(kernel, {
    approvals: { waitingAbout: () => Promise.resolve([]) },
    bonuses: world.bonuses,
    identity: { player: () => Promise.resolve(null) },
    ...{ ledger, loyalty, play },
    mail: { queue: () => Promise.resolve() },
    notifications: { balanceChanges: () => Promise.resolve(), send: () => Promise.resolve(0) },
  });
  const levels = programme().levels.map((level, index) => ({
    ...level,
    cashbackCap: LADDER[index]?.cap ?? null,
  }));
  await kernel.db.transaction().execute((trx) =>
    addProgramme(trx, programme({ levels, exchangePoints: RATE }), {
      by: 'test',
      now: new Date(Date.now() - 30 * DAY_MS),
    }),
  );
});
afterAll(async () => {
  await world.wallet.prove();
  await world.wallet.close();
});

const transaction = () => world.wallet.kernel.db.transaction();

async function deposit({ playerId, currency }: Seat, amount: bigint): Promise<string> {
  const { ledger } = world.wallet;
  const key = randomUUID();
  return transaction().execute(async (trx) => {
    const { transactionId } = await ledger.beginDeposit(trx, {
      ...{ playerId, currency, amount, idempotencyKey: key, reference: key, method: 'card' },
    });
    await ledger.completeDeposit(trx, { transactionId, amount, idempotencyKey: `${key}-done` });
    await loyalty.pointsChanged(trx, playerId);
    return transactionId;
  });
}

/** One thing that a player does. */
async function act(seat: Seat, deposits: string[]): Promise<void> {
  const { ledger } = world.wallet;
  const { playerId, currency } = seat;
  const { real } = await ledger.balances(playerId);
  const most = Math.min(Number(real), 3_000);
  const dice = chance();
  if (dice < 0.1 || most < 100) {
    deposits.push(await deposit(seat, BigInt(100 + below(90_000))));
    return;
  }
  const stake = 20 + below(most - 20);
  if (dice < 0.2) {
    const staked = await world.bet(seat, stake);
    if (staked.status === 'OK') await world.rollback(seat, staked, stake);
    return;
  }
  if (dice < 0.25) {
    await loyalty.award(world.wallet.kernel.db, {
      ...{ playerId, kind: 'tournament', points: BigInt(1 + below(60)), reference: randomUUID() },
    });
    return;
  }
  if (dice < 0.3) {
    const points = await loyalty.of(playerId);
    if (points.pointsToExchange >= 10n)
      await rewards.exchange(playerId, points.pointsToExchange / 10n + 1n, randomUUID());
    return;
  }
  const refundable = deposits.at(-1);
  if (dice < 0.34 && refundable) {
    const done = await transaction()
      .execute(async (trx) => {
        await ledger.refundDeposit(trx, { transactionId: refundable, idempotencyKey: `${refundable}-back` });
        await loyalty.pointsChanged(trx, playerId);
      })
      .then(() => true)
      .catch(() => false);
    if (done) deposits.pop();
    return;
  }
  const wins = chance() < 0.4 ? below(stake * 3) : 0;
  const staked = await world.bet(seat, stake);
  if (staked.status === 'OK') await world.win(seat, staked, wins);
  expect(currency).toBe(seat.currency);
}

/** A line of the ledger that was written out, in texts. */
interface Line {
  transaction: string;
  player: string;
  currency: string;
  type: string;
  status: string;
  at: string;
  /** What a deposit brought; of all others what their real account moved by. */
  amount: string;
  reference: string;
}

/** The ledger as a table: one line a transaction of a player, with what moved on the real account. */
async function exported(): Promise<Line[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(',', t.id, t.player_id, t.currency, t.type, t.status, t.created_at,
             case when t.type = 'deposit' then t.amount
                  else coalesce((select sum(e.amount) from ledger.postings p
                                   join ledger.entries e on e.posting_id = p.id
                                   join ledger.accounts a on a.id = e.account_id
                                  where p.transaction_id = t.id and a.kind = 'real' and a.player_id = t.player_id), 0) end,
             coalesce(t.reference, '')) as line
      from ledger.transactions t order by t.created_at, t.id`.execute(world.wallet.kernel.db);
  return rows.map(({ line }) => {
    const [
      id = '',
      player = '',
      currency = '',
      type = '',
      status = '',
      at = '',
      amount = '0',
      reference = '',
    ] = line.split(',');
    return { transaction: id, player, currency, type, status, at, amount, reference };
  });
}

// OWN SUMS: of the exported lines and the published programme alone.

const WORTH: Record<string, bigint> = { EUR: 100n, USD: 100n, CHF: 100n, AUD: 150n };
const worth = (currency: string) => WORTH[currency] ?? 1n;
/** What moves the player's own money in play; points that were exchanged are none of it. */
const OF_PLAY = new Set(['bet', 'win', 'rollback_bet', 'rollback_win', 'free_spin_win', 'jackpot_win']);
const isExchange = ({ type, reference }: Line) => type === 'convert_balance' && reference.endsWith('E.P.');

function ownPoints(lines: readonly Line[], awarded: bigint): bigint {
  const byCurrency = new Map<string, bigint>();
  for (const { type, status, currency, amount } of lines)
    if (type === 'deposit' && status === 'complete')
      byCurrency.set(currency, (byCurrency.get(currency) ?? 0n) + BigInt(amount));
  let points = awarded;
  for (const [currency, sum] of byCurrency) points += sum / worth(currency);
  return points;
}

const ownLevel = (points: bigint) => LADDER.findLast(({ from }) => from <= points);

function ownCashback(lines: readonly Line[], level: (typeof LADDER)[number] | undefined, currency: string) {
  let moved = 0n;
  for (const line of lines) {
    if (line.currency !== currency) continue;
    const isOfPlay = OF_PLAY.has(line.type);
    if (isOfPlay || (line.type === 'convert_balance' && !isExchange(line))) moved += BigInt(line.amount);
  }
  const loss = moved < 0n ? -moved : 0n;
  const share = level ? (loss * level.percent) / 100n : 0n;
  const cap = level ? (level.cap * worth(currency)) / 100n : 0n;
  return { loss, amount: share > cap ? cap : share };
}

it(`agrees with sums of our own for ${PLAYERS} players, to the point and the cent`, async () => {
  const { kernel, play, clock } = world.wallet;
  const seats: Seat[] = [];
  await play.catchUp('cashback');
  for (let number = 0; number < PLAYERS; number += 1) {
    const currency = CURRENCIES[number % CURRENCIES.length] ?? 'EUR';
    // Every fifth begins with a bonus that may become money.
    const seat: Seat | BonusSeat =
      number % 5 === 0
        ? await world.playerWith('twice', 5_000)
        : await world.wallet.seat({ real: 1_000 + below(60_000), currency });
    seats.push(seat);
    await loyalty.pointsChanged(kernel.db, seat.playerId);
    const deposits: string[] = [];
    for (let step = 0; step < ACTIONS; step += 1) await act(seat, deposits);
    if (number % 5 === 0) await world.catchUp();
  }
  await rewards.lookAtLevels();
  // After the looks at levels some deposits go back: who has reached a level keeps it for a while.
  const refunded = seats.filter((_, index) => index % 7 === 0);
  const peaks = new Map<string, string | undefined>();
  for (const { playerId } of refunded) peaks.set(playerId, (await loyalty.of(playerId)).level?.code);
  for (const { playerId } of refunded) {
    const { rows } = await sql<{ id: string }>`
      select id from ledger.transactions where player_id = ${playerId} and type = 'deposit' and status = 'complete'
       order by amount limit 1`.execute(kernel.db);
    const transactionId = rows[0]?.id;
    if (transactionId === undefined) continue;
    await transaction()
      .execute(async (trx) => {
        await world.wallet.ledger.refundDeposit(trx, { transactionId, idempotencyKey: `${transactionId}-b` });
        await loyalty.pointsChanged(trx, playerId);
      })
      .catch(() => undefined);
  }
  await rewards.lookAtLevels();
  await play.catchUp('cashback');

  const table = await exported();
  const now = new Date();
  const monday = now.getUTCDate() - ((now.getUTCDay() + 6) % 7) + 7;
  clock.ahead = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), monday) + 60_000 - Date.now();
  await rewards.payCashback();

  const { rows: given } = await sql<{
    player: string;
    currency: string;
    loss: bigint;
    amount: bigint;
    level: string | null;
  }>`
    select player_id as player, currency, greatest(staked - returned - won - jackpots - converted, 0)::bigint as loss, amount, level
      from loyalty.cashback`.execute(kernel.db);
  const { rows: awards } = await sql<{ player: string; points: bigint }>`
    select player_id as player, sum(points)::bigint as points from loyalty.awards group by 1`.execute(
    kernel.db,
  );
  const types = new Set(table.map(({ type }) => type));
  for (const type of ['deposit', 'bet', 'win', 'rollback_bet', 'convert_balance', 'level_bonus'])
    expect(types).toContain(type);

  let [paid, capped, lines, refunds] = [0n, 0, 0, 0];
  for (const { playerId } of seats) {
    const own = table.filter(({ player }) => player === playerId);
    const awarded = awards.find(({ player }) => player === playerId)?.points ?? 0n;
    const points = ownPoints(own, awarded);
    const engine = await loyalty.of(playerId);
    expect({ playerId, points: engine.points }).toEqual({ playerId, points });
    if (own.some(({ type, status }) => type === 'deposit' && status === 'refund')) refunds += 1;
    // A level that was reached is held: the higher one of both.
    const reached = LADDER.find(({ code }) => code === peaks.get(playerId));
    const byPoints = ownLevel(points);
    const level = reached && (!byPoints || reached.from > byPoints.from) ? reached : byPoints;
    for (const settled of given.filter(({ player }) => player === playerId)) {
      const sum = ownCashback(own, level, settled.currency);
      expect({ playerId, loss: settled.loss, amount: settled.amount, level: settled.level }).toEqual({
        ...{ playerId, ...sum, level: level?.code ?? null },
      });
      lines += 1;
      paid += sum.amount;
      if (level && sum.amount === (level.cap * worth(settled.currency)) / 100n) capped += 1;
    }
  }
  // Each one who played has a line, the books have paid what the lines say, and the week had something of everything.
  const { rows: books } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger.transactions where type = 'cashback'`.execute(
    kernel.db,
  );
  expect(books[0]?.sum).toBe(paid);
  const players = new Set(table.filter(({ type }) => type === 'bet').map(({ player }) => player)).size;
  expect(lines).toBe(players);
  expect(Math.min(Number(paid), capped, refunds)).toBeGreaterThan(0);
});

import { sql } from 'kysely';
import { startBonuses, type BonusesHarness } from '@/platform/bonuses/testing/harness';
import { createLoyaltyService } from '@/platform/loyalty/service';
import type { Seat } from '@/tests/support/wallet-harness';
import { followTournaments } from '../scoring/follow';
import { addTournament, join, leave, type TournamentRow } from '../store';
import { tournament } from '../testing/tournament';
import { createSettlement, type SettlementParts } from './settle';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
  world.wallet.play.follow(followTournaments);
  await world.wallet.play.catchUp('tournaments');
});
afterAll(async () => {
  await world.wallet.prove();
  await world.wallet.close();
});

/** Whose balance was told, in order. */
const told: string[] = [];
const loyaltyOf = () => createLoyaltyService(world.wallet.kernel, { ledger: world.wallet.ledger });
const partsOf = (over: Partial<SettlementParts> = {}): SettlementParts => ({
  bonuses: world.bonuses,
  ledger: world.wallet.ledger,
  loyalty: loyaltyOf(),
  notifications: {
    balanceChanges(_trx, playerId) {
      told.push(playerId);
      return Promise.resolve();
    },
  },
  play: world.wallet.play,
  ...over,
});
const settleNow = (over: Partial<SettlementParts> = {}) =>
  createSettlement(world.wallet.kernel, partsOf(over)).settle();
/** As the job does it: what has ended is frozen by one turn, and counted by the next one. */
async function settle(over: Partial<SettlementParts> = {}): Promise<boolean> {
  const frozen = await settleNow(over);
  world.wallet.clock.ahead += 10_000;
  const settled = await settleNow(over).finally(() => (world.wallet.clock.ahead -= 10_000));
  return frozen || settled;
}

async function open(fields: Partial<TournamentRow> = {}): Promise<string> {
  const row = tournament(fields);
  await world.wallet.kernel.db.transaction().execute((trx) => addTournament(trx, row));
  return row.id;
}
/** A participant who has staked so much, and lost it. */
async function racer(id: string, staked: number): Promise<Seat> {
  const seat = await world.wallet.seat({ real: 10_000 });
  await join(world.wallet.kernel.db, id, seat.playerId, new Date(Date.now() - 60_000));
  if (staked > 0) await world.round(seat, staked, 0);
  return seat;
}
const end = (id: string) =>
  sql`update tournaments.tournaments set ends_at = date_trunc('milliseconds', now()) where id = ${id}`.execute(
    world.wallet.kernel.db,
  );
const stateOf = async (id: string) => {
  const { rows } = await sql<{ state: string }>`
    select state from tournaments.tournaments where id = ${id}`.execute(world.wallet.kernel.db);
  return rows[0]?.state;
};
async function places(id: string) {
  const { rows } = await sql<{
    place: number;
    playerId: string;
    withheld: string | null;
    amount: number;
    freeSpins: number;
    points: number;
    isSettled: boolean;
  }>`
    select place, player_id as "playerId", withheld, amount::integer, free_spins as "freeSpins", prize_points as points,
           settled_at is not null as "isSettled"
      from tournaments.places where tournament_id = ${id} order by place`.execute(world.wallet.kernel.db);
  return rows;
}
const realOf = async (seat: Seat) => (await world.wallet.money(seat)).real;

it('pays money, free spins and points of each place once, however often it is asked', async () => {
  const id = await open({
    spinCampaign: 'real-spins',
    prizes: [
      { placeFrom: 1, placeTo: 1, amount: { EUR: 5_000 }, freeSpins: 7, points: 300 },
      { placeFrom: 2, placeTo: 2, amount: { EUR: 1_000 }, freeSpins: 0, points: 0 },
    ],
  });
  const [first, second, third] = [await racer(id, 900), await racer(id, 500), await racer(id, 100)];
  await racer(id, 0);
  await end(id);
  expect(await settle()).toBe(true);
  expect(await stateOf(id)).toBe('paid');
  expect(await places(id)).toEqual([
    {
      ...{ place: 1, playerId: first.playerId, withheld: null, isSettled: true },
      ...{ amount: 5_000, freeSpins: 7, points: 300 },
    },
    {
      ...{ place: 2, playerId: second.playerId, withheld: null, isSettled: true },
      ...{ amount: 1_000, freeSpins: 0, points: 0 },
    },
    {
      ...{ place: 3, playerId: third.playerId, withheld: null, isSettled: false },
      ...{ amount: 0, freeSpins: 0, points: 0 },
    },
  ]);
  expect(await realOf(first)).toBe(10_000 - 900 + 5_000);
  expect(told).toEqual([first.playerId, second.playerId]);
  const { rows } = await sql<{ number: number }>`
    select number from bonuses.free_spin_grants where player_id = ${first.playerId}`.execute(
    world.wallet.kernel.db,
  );
  expect(rows).toEqual([{ number: 7 }]);
  // 100 points of the deposit, and the prize.
  const { points } = await loyaltyOf().of(first.playerId);
  expect(points).toBe(400n);

  expect(await settle()).toBe(false);
  expect(await realOf(first)).toBe(10_000 - 900 + 5_000);
});

it('waits for rounds from before the end, for a day at most', async () => {
  const id = await open();
  const seat = await racer(id, 100);
  const late = await world.bet(seat, 200);
  await world.wallet.play.catchUp('tournaments');
  await end(id);
  expect(await settle()).toBe(true);
  expect(await stateOf(id)).toBe('frozen');
  await world.win(seat, late, 0);
  await settle();
  expect(await stateOf(id)).toBe('paid');

  const stuck = await open();
  await world.bet(await racer(stuck, 100), 200);
  await world.wallet.play.catchUp('tournaments');
  await end(stuck);
  await settle();
  expect(await stateOf(stuck)).toBe('frozen');
  world.wallet.clock.ahead += 24 * 3_600_000;
  await settle();
  world.wallet.clock.ahead -= 24 * 3_600_000;
  expect(await stateOf(stuck)).toBe('paid');
});

it('waits for no round of who has left', async () => {
  const id = await open();
  const [stays, gone] = [await racer(id, 100), await racer(id, 900)];
  await world.bet(gone, 200);
  await world.wallet.play.catchUp('tournaments');
  await leave(world.wallet.kernel.db, gone.playerId, new Date());
  await end(id);
  await settle();
  expect(await stateOf(id)).toBe('paid');
  expect((await places(id)).map(({ playerId }) => playerId)).toEqual([stays.playerId]);
});

it('a round that ended a moment before, and was not counted yet, decides the place', async () => {
  const id = await open();
  const [ahead, behind] = [await racer(id, 300), await racer(id, 200)];
  await world.wallet.play.catchUp('tournaments');
  await world.round(behind, 150, 0);
  await end(id);
  await settle();
  expect((await places(id)).map(({ playerId }) => playerId)).toEqual([behind.playerId, ahead.playerId]);
});

it('a place of somebody who may not play any more is the next one’s; after that its prize is withheld, and said so', async () => {
  const id = await open({ needsReview: true });
  const [gone, first, second] = [await racer(id, 900), await racer(id, 500), await racer(id, 100)];
  await world.wallet.setStatus(gone, 'excluded');
  await end(id);
  await settle();
  expect(await stateOf(id)).toBe('counted');
  expect((await places(id)).map(({ playerId }) => playerId)).toEqual([first.playerId, second.playerId]);
  await world.wallet.setStatus(first, 'blocked');
  await sql`update tournaments.tournaments set needs_review = false where id = ${id}`.execute(
    world.wallet.kernel.db,
  );
  await settle();
  expect(await places(id)).toMatchObject([
    { withheld: 'account', amount: 0, isSettled: true },
    { withheld: null, amount: 1_000, isSettled: true },
  ]);
  expect(await realOf(first)).toBe(9_500);
});

it('says so when a prize has nothing in a player’s currency, or free spins can’t be had', async () => {
  const id = await open({
    minimumBet: { EUR: 20, USD: 20 },
    spinCampaign: 'twice',
    prizes: [{ placeFrom: 1, placeTo: 2, amount: { EUR: 1_000 }, freeSpins: 5, points: 0 }],
  });
  const seat = await world.wallet.seat({ real: 10_000, currency: 'USD' });
  await join(world.wallet.kernel.db, id, seat.playerId, new Date(Date.now() - 60_000));
  await world.round(seat, 900, 0);
  const other = await racer(id, 500);
  await end(id);
  await settle();
  expect(await places(id)).toMatchObject([
    { withheld: 'currency', amount: 0 },
    { playerId: other.playerId, withheld: 'spins', amount: 1_000, freeSpins: 0 },
  ]);
});

it('a prize that can’t be given keeps nobody else waiting, and comes once: also from two instances at once', async () => {
  const id = await open({
    prizes: [{ placeFrom: 1, placeTo: 8, amount: { EUR: 1_000 }, freeSpins: 0, points: 10 }],
  });
  const seats = [];
  for (let place = 0; place < 8; place += 1) seats.push(await racer(id, 900 - place * 100));
  await end(id);
  let paid = 0;
  const loyalty = loyaltyOf();
  // The fourth payment ends in the middle of its transaction: its money has moved, the rest has not.
  await settle({
    loyalty: {
      award(trx, award) {
        paid += 1;
        if (paid === 4) throw new Error('no points now');
        return loyalty.award(trx, award);
      },
    },
  });
  expect((await places(id)).filter(({ isSettled }) => !isSettled)).toMatchObject([{ place: 4 }]);
  expect(await realOf(seats[3] as Seat)).toBe(10_000 - 600);
  expect(await stateOf(id)).toBe('counted');

  await Promise.all([settleNow(), settleNow(), settleNow()]);
  await settleNow();
  expect(await stateOf(id)).toBe('paid');
  for (const [place, seat] of seats.entries()) {
    expect(await realOf(seat)).toBe(10_000 - (900 - place * 100) + 1_000);
    expect((await loyalty.of(seat.playerId)).points).toBe(110n);
  }
});

import { sql } from 'kysely';
import type { RefusalDecision, HitKind } from '@/lib/domain/campaigns';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { GAME } from '@/tests/support/wallet-harness';
import { startBonuses, type BonusesHarness, type BonusSeat } from '../testing/harness';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
  await sql`
    update games.games set categories = ${[CATEGORY_ID.roulette]}::integer[] where id = ${GAME}`.execute(
    world.wallet.kernel.db,
  );
});
afterAll(() => world.wallet.close());
afterEach(() => world.wallet.prove());

const hitsOf = async ({ playerId }: BonusSeat, decided?: boolean) => {
  const rows = await world.bonuses.campaigns.hits.rows({ playerId, decided, offset: 0, limit: 20 });
  return rows.map(({ kind, times, amount, decisions, decision, why }) =>
    [kind, times, amount, decision ?? decisions.join(' or '), why ?? ''].join(', '),
  );
};
const decide = ({ grant }: BonusSeat, kind: HitKind, decision: RefusalDecision) =>
  world.wallet.kernel.db
    .transaction()
    .execute((trx) =>
      world.bonuses.campaigns.decideHit(trx, { kind, id: grant, decision, by: 'bea', why: 'looked' }),
    );
const wagered = async (seat: BonusSeat) => {
  await world.catchUp();
  return (await world.grantOf(seat))?.wagered;
};

describe('rounds whose bets covered each other', () => {
  it('count after all, once, and are not judged anew', async () => {
    const seat = await world.playerWith('long');
    await world.round(seat, 100, 0);
    const red = await world.bet(seat, 100);
    await world.win(seat, red, 100);
    await world.round(seat, 100, 100);
    expect(await wagered(seat)).toBe(10_000);
    expect(await hitsOf(seat)).toEqual(['covering, 2, 200, stands or given, ']);
    await decide(seat, 'covering', 'given');
    expect(await wagered(seat)).toBe(30_000);
    await decide(seat, 'covering', 'given');
    expect(await wagered(seat)).toBe(30_000);
    expect(await hitsOf(seat)).toEqual(['covering, 2, 200, given, looked']);
    // A win that still comes would have judged the round again.
    await world.win(seat, red, 5);
    expect(await wagered(seat)).toBe(30_000);
    expect(await world.stepsOf(seat)).toContain('counted 200');
  });

  it('end the wagering when it was all that was missing', async () => {
    const seat = await world.playerWith('twice');
    await world.round(seat, 500, 500);
    for (let round = 0; round < 3; round += 1) await world.round(seat, 500, 400);
    expect(await wagered(seat)).toBe(150_000);
    await decide(seat, 'covering', 'given');
    expect(await world.grantOf(seat)).toMatchObject({
      state: 'completed',
      reason: 'wagered',
      converted: 700,
    });
    expect(await world.money(seat)).toEqual([700, 0]);
  });

  it('stand, and what is met later waits by itself', async () => {
    const seat = await world.playerWith('long');
    await world.round(seat, 100, 100);
    await world.catchUp();
    await decide(seat, 'covering', 'stands');
    await world.round(seat, 200, 200);
    await world.catchUp();
    expect(await hitsOf(seat, false)).toEqual(['covering, 1, 200, stands or given, ']);
    expect(await hitsOf(seat, true)).toEqual(['covering, 1, 100, stands, looked']);
    await decide(seat, 'covering', 'given');
    expect(await wagered(seat)).toBe(20_000);
    expect(await hitsOf(seat, false)).toEqual([]);
  });

  it('can’t count for a bonus that has ended, and still stand when their stakes are forgotten', async () => {
    const seat = await world.playerWith('long');
    await world.round(seat, 100, 100);
    await world.catchUp();
    await world.choose(seat, 'Rejected');
    expect(await hitsOf(seat)).toEqual(['covering, 1, 100, stands, ']);
    await expect(decide(seat, 'covering', 'given')).rejects.toMatchObject({ status: 409 });
    world.wallet.clock.ahead = 17 * 24 * 3_600_000;
    await world.bonuses.forgetStakes();
    world.wallet.clock.ahead = 0;
    expect(await hitsOf(seat)).toEqual(['covering, 1, 100, stands, ']);
    await decide(seat, 'covering', 'stands');
    expect(await hitsOf(seat)).toEqual(['covering, 1, 100, stands, looked']);
  });
});

it('stakes above the largest stand: nothing can be given for them, and later ones wait', async () => {
  const seat = await world.playerWith('long', 5_000);
  await world.bet(seat, 501);
  expect(await hitsOf(seat)).toEqual(['max_bet, 1, 501, stands, ']);
  await expect(decide(seat, 'max_bet', 'given')).rejects.toMatchObject({ status: 409 });
  await decide(seat, 'max_bet', 'stands');
  await decide(seat, 'max_bet', 'stands');
  await world.bet(seat, 700);
  expect(await hitsOf(seat)).toEqual(['max_bet, 1, 700, stands, ', 'max_bet, 1, 501, stands, looked']);
});

it('nobody decides what no guard has met', async () => {
  const seat = await world.playerWith('long');
  for (const kind of ['deposit', 'deposit_back', 'covering', 'max_bet'] as const)
    await expect(decide(seat, kind, 'stands')).rejects.toMatchObject({ status: 404 });
});

import { sql } from 'kysely';
import { startBonuses, type BonusesHarness, type BonusSeat } from '../testing/harness';
import { campaign } from '../testing/campaigns';
import type { Seat } from '@/tests/support/wallet-harness';
import type { BonusRow } from '../store';

const DAY = 24 * 3_600_000;
let world: BonusesHarness;
/** A campaign of an operator, and one that comes each day. */
const gift: BonusRow = campaign('gift', { type: 3, promocode: 'GIFT', grantsPerPlayer: 9 });
const daily: BonusRow = campaign('daily', {
  type: 6,
  grantsPerPlayer: 99,
  trigger: { every: 'days', weekdays: [1, 2, 3, 4, 5, 6, 7] },
});
beforeAll(async () => {
  world = await startBonuses();
  await world.bonuses.add([gift, daily]);
});
afterAll(() => world.wallet.close());
beforeEach(() => {
  world.wallet.clock.ahead = 0;
});
afterEach(async () => {
  world.wallet.clock.ahead = 0;
  await world.wallet.prove();
});

const now = () => world.wallet.kernel.clock.now();
const inTransaction = <T>(run: (trx: Parameters<typeof world.bonuses.playerExcluded>[0]) => Promise<T>) =>
  world.wallet.kernel.db.transaction().execute(run);
const set = async ({ playerId }: Seat, fields: { status?: string; until?: Date | null }) => {
  const { status = 'active', until = null } = fields;
  const { db } = world.wallet.kernel;
  await sql`update identity.players set status = ${status} where id = ${playerId}::uuid`.execute(db);
  await sql`delete from identity.time_outs where player_id = ${playerId}::uuid`.execute(db);
  if (until)
    await sql`insert into identity.time_outs (player_id, until) values (${playerId}::uuid, ${until})`.execute(
      db,
    );
};
const away = {
  excluded: { status: 'excluded' },
  'in a break': { until: new Date(Date.now() + 30 * DAY) },
} as const;
const byHand = async ({ playerId }: Seat) => {
  const { campaigns } = world.bonuses;
  const file = await campaigns.one('gift');
  if (!file) throw new Error('there is no campaign');
  return inTransaction(async (trx) => {
    const players = await campaigns.findPlayers([playerId]);
    const key = `${playerId} ${now().toISOString()}`;
    const given = await campaigns.giveByHand(trx, { campaign: file.campaign, players, amount: null, key });
    return given.map(({ outcome }) => outcome);
  });
};
const grantsOf = async ({ playerId }: Seat) => {
  const { rows } = await sql<{
    bonusId: string;
    state: string;
    reason: string | null;
    expiresAt: Date | null;
  }>`
    select bonus_id as "bonusId", state::text as state, end_reason as reason, expires_at as "expiresAt"
      from bonuses.grants where player_id = ${playerId}::uuid order by offered_at, bonus_id`.execute(
    world.wallet.kernel.db,
  );
  return rows;
};
const spinsOf = async ({ playerId }: Seat) => {
  const { rows } = await sql<{ state: string; expiresAt: Date }>`
    select state::text as state, expires_at as "expiresAt" from bonuses.free_spin_grants
     where player_id = ${playerId}::uuid`.execute(world.wallet.kernel.db);
  return rows;
};
/** One active, with free spins, one in the queue, and one that waits for an answer. */
async function playerWithAll(): Promise<BonusSeat> {
  const seat = await world.playerWith('spins', 700);
  const queued = await world.link(seat, 'long');
  await world.choose(queued, 'Queue');
  await world.link(seat, 'twice');
  return seat;
}

describe.each(Object.entries(away))('to a player who is %s', (_name, standing) => {
  it('nothing is given, by hand, by a code, by a link or by a job', async () => {
    const seat = await world.wallet.seat({ real: 100 });
    await sql`
      update identity.players set created_at = now() - interval '9 days' where id = ${seat.playerId}::uuid`.execute(
      world.wallet.kernel.db,
    );
    await set(seat, standing);
    expect(await byHand(seat)).toEqual(['closed']);
    await expect(world.link(seat, 'long')).rejects.toMatchObject({ code: 'client_api_24' });
    await expect(world.bonuses.claims.byCode(world.sessionOf(seat), 'GIFT', 'now')).rejects.toMatchObject({
      code: 'client_api_24',
    });
    await world.bonuses.giveDue();
    expect(await grantsOf(seat)).toEqual([]);
    await set(seat, {});
    await world.bonuses.giveDue();
    expect(new Set((await grantsOf(seat)).map(({ bonusId }) => bonusId))).toEqual(new Set(['daily']));
  });

  it('nothing is offered that came before, and no free spins are shown', async () => {
    const seat = await playerWithAll();
    const session = world.sessionOf(seat);
    expect((await world.bonuses.grants.own(session, 'en')).pending).toHaveLength(1);
    expect(await world.bonuses.freeSpins.own(session, 'en')).toHaveLength(1);
    await set(seat, standing);
    expect((await world.bonuses.grants.own(session, 'en')).pending).toEqual([]);
    expect(await world.bonuses.freeSpins.own(session, 'en')).toEqual([]);
    const [, queued] = await sql<{ id: string }>`
      select id from bonuses.grants where player_id = ${seat.playerId}::uuid order by offered_at`
      .execute(world.wallet.kernel.db)
      .then(({ rows }) => rows);
    await expect(world.bonuses.grants.choose(session, queued?.id ?? '', 'Activated')).rejects.toMatchObject({
      code: 'client_api_15',
    });
  });

  it('nobody says that a bonus ends', async () => {
    const seat = await world.playerWith('long');
    world.wallet.clock.ahead = 168 * 3_600_000 - DAY / 2;
    await set(seat, standing);
    world.told.length = 0;
    await world.bonuses.warnDue();
    expect(world.told).toEqual([]);
    await set(seat, {});
    await world.bonuses.warnDue();
    expect(world.told).toHaveLength(1);
  });
});

describe('an exclusion', () => {
  it('ends the active bonus, the queue, offers and free spins, and leaves real money', async () => {
    const seat = await playerWithAll();
    await inTransaction((trx) => world.bonuses.playerExcluded(trx, seat.playerId));
    expect((await grantsOf(seat)).map(({ state, reason }) => [state, reason])).toEqual([
      ['cancelled', 'excluded'],
      ['cancelled', 'excluded'],
      ['cancelled', 'excluded'],
    ]);
    expect((await spinsOf(seat)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await world.money(seat)).toEqual([700, 0]);
    const steps = await world.stepsOf(seat);
    expect(steps.slice(-2)).toEqual(['burned 1000', 'cancelled']);
    await inTransaction((trx) => world.bonuses.playerExcluded(trx, seat.playerId));
    expect(await world.stepsOf(seat)).toEqual(steps);
  });

  it('does so whoever has excluded the player, once, and takes nothing from who is blocked', async () => {
    const [excluded, blocked] = [await playerWithAll(), await world.playerWith('long')];
    await set(excluded, { status: 'excluded' });
    await set(blocked, { status: 'blocked' });
    expect(await world.bonuses.endOfExcluded()).toBeGreaterThan(0);
    expect((await grantsOf(excluded)).every(({ reason }) => reason === 'excluded')).toBe(true);
    expect(await grantsOf(blocked)).toMatchObject([{ state: 'active' }]);
    expect(await world.bonuses.endOfExcluded()).toBe(0);
  });

  it('leaves a round that is open to its end: what it brings of bonus money is the house’s', async () => {
    const seat = await world.playerWith('long', 100);
    const staked = await world.bet(seat, 300);
    await inTransaction((trx) => world.bonuses.playerExcluded(trx, seat.playerId));
    await world.win(seat, staked, 900);
    await world.catchUp();
    expect(await world.money(seat)).toEqual([300, 0]);
    expect((await world.stepsOf(seat)).at(-1)).toBe('late_burned 600');
  });
});

describe('a break', () => {
  const begun = (seat: Seat, from: Date, until: Date) =>
    inTransaction((trx) => world.bonuses.timeOutBegun(trx, seat.playerId, { from, until }));

  it('takes nothing: the time of the bonus, of offers and of free spins stands still', async () => {
    const seat = await playerWithAll();
    const [before, spins] = [await grantsOf(seat), await spinsOf(seat)];
    const from = now();
    const until = new Date(from.getTime() + 10 * DAY);
    await set(seat, { until });
    await begun(seat, from, until);
    await begun(seat, from, until);
    const later = (at: Date | null | undefined) => at && new Date(at.getTime() + 10 * DAY);
    expect((await grantsOf(seat)).map(({ expiresAt }) => expiresAt)).toEqual(
      before.map(({ expiresAt }) => later(expiresAt)),
    );
    expect((await spinsOf(seat)).map(({ expiresAt }) => expiresAt)).toEqual(
      spins.map(({ expiresAt }) => later(expiresAt)),
    );
    expect((await world.stepsOf(seat)).filter((step) => step === 'prolonged')).toHaveLength(1);
    world.wallet.clock.ahead = 9 * DAY;
    await world.bonuses.expireDue();
    expect((await grantsOf(seat)).map(({ state }) => state)).toEqual(before.map(({ state }) => state));
  });

  it('that is made longer adds what it is longer by', async () => {
    const seat = await world.playerWith('long');
    const from = now();
    const [first, second] = [new Date(from.getTime() + 2 * DAY), new Date(from.getTime() + 5 * DAY)];
    const [before] = await grantsOf(seat);
    await begun(seat, from, first);
    await begun(seat, first, second);
    const [after] = await grantsOf(seat);
    expect((after?.expiresAt?.getTime() ?? 0) - (before?.expiresAt?.getTime() ?? 0)).toBe(5 * DAY);
  });

  it('gives no time to what was over before it', async () => {
    const seat = await world.playerWith('long');
    const until = new Date(now().getTime() + 20 * DAY);
    world.wallet.clock.ahead = 168 * 3_600_000 + 1_000;
    await begun(seat, now(), until);
    await world.bonuses.expireDue();
    expect(await world.grantOf(seat)).toMatchObject({ state: 'expired' });
  });
});

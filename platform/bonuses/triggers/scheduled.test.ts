import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { campaign } from '../testing/campaigns';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import { addProgramme } from '@/platform/loyalty/programme/store';
import { createLoyaltyService } from '@/platform/loyalty/service';
import { programme } from '@/platform/loyalty/testing/programme';
import type { Seat } from '@/tests/support/wallet-harness';
import { createScheduled } from './scheduled';

const DAY = 86_400_000;
let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
afterEach(async () => {
  world.wallet.clock.ahead = 0;
  await sql`update bonuses.definitions set active = false`.execute(world.wallet.kernel.db);
});

/** Sets the platform's clock. */
const at = (moment: string) => {
  world.wallet.clock.ahead = Date.parse(moment) - Date.now();
};
/** A player of long ago, in a zone, with a birthday. */
async function player({ zone, born }: { zone?: string; born?: string } = {}): Promise<Seat> {
  const seat = await world.wallet.seat();
  const { db } = world.wallet.kernel;
  await sql`update identity.players set created_at = '2020-01-01' where id = ${seat.playerId}`.execute(db);
  await sql`
    insert into players.profiles (player_id, birthday, time_zone, updated_at)
    values (${seat.playerId}, ${born ?? null}::date, ${zone ?? null}, now())`.execute(db);
  return seat;
}
async function keysOf({ playerId }: Seat): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select trigger_key as key from bonuses.grants where player_id = ${playerId} order by offered_at`.execute(
    world.wallet.kernel.db,
  );
  return rows.map(({ key }) => key);
}
const add = (fields: Parameters<typeof campaign>[1]) =>
  world.bonuses.add([campaign(`c-${randomUUID()}`, { grantsPerPlayer: 100, ...fields })]);

describe('a birthday', () => {
  it('is had in the player’s zone, once, whether the job runs twice at once or again', async () => {
    await add({ type: 4 });
    const east = await player({ zone: 'Pacific/Auckland', born: '1990-06-10' });
    const west = await player({ zone: 'America/Los_Angeles', born: '1990-06-10' });
    const other = await player({ zone: 'Pacific/Auckland', born: '1990-06-11' });
    // 10 June in Auckland, the 9th elsewhere.
    at('2027-06-09T20:00:00Z');
    await Promise.all([world.bonuses.giveDue(), world.bonuses.giveDue(), world.bonuses.giveDue()]);
    expect([await keysOf(east), await keysOf(west), await keysOf(other)]).toEqual([
      ['birthday:2027'],
      [],
      [],
    ]);
    at('2027-06-10T18:00:00Z');
    await world.bonuses.giveDue();
    expect([await keysOf(east), await keysOf(west), await keysOf(other)]).toEqual([
      ['birthday:2027'],
      ['birthday:2027'],
      ['birthday:2027'],
    ]);
    at('2028-06-10T18:00:00Z');
    await world.bonuses.giveDue();
    expect(await keysOf(west)).toEqual(['birthday:2027', 'birthday:2028']);
  });

  it('of 29 February comes on the 28th, and on the 29th in a leap year', async () => {
    await add({ type: 4 });
    const leaper = await player({ zone: 'Europe/Berlin', born: '1992-02-29' });
    at('2027-02-27T12:00:00Z');
    await world.bonuses.giveDue();
    expect(await keysOf(leaper)).toEqual([]);
    at('2027-02-28T12:00:00Z');
    await world.bonuses.giveDue();
    expect(await keysOf(leaper)).toEqual(['birthday:2027']);
    at('2028-02-28T12:00:00Z');
    await world.bonuses.giveDue();
    expect(await keysOf(leaper)).toEqual(['birthday:2027']);
    at('2028-02-29T12:00:00Z');
    await world.bonuses.giveDue();
    expect(await keysOf(leaper)).toEqual(['birthday:2027', 'birthday:2028']);
  });

  it('is given on the next day when the job did not run on it, also on New Year’s Eve', async () => {
    await add({ type: 4 });
    const late = await player({ zone: 'UTC', born: '1988-12-31' });
    at('2028-01-01T10:00:00Z');
    await world.bonuses.giveDue();
    expect(await keysOf(late)).toEqual(['birthday:2027']);
  });
});

describe('a period', () => {
  it('gives once a week, to whom was there on its day', async () => {
    await add({ type: 6, trigger: { every: 'week', weekday: 5 } });
    const old = await player();
    at('2026-12-10T12:00:00Z');
    await world.bonuses.giveDue();
    expect(await keysOf(old)).toEqual([]);
    const young = await player();
    const { db } = world.wallet.kernel;
    await sql`update identity.players set created_at = '2026-12-12T09:00:00Z' where id = ${young.playerId}`.execute(
      db,
    );
    at('2026-12-12T12:00:00Z');
    await Promise.all([world.bonuses.giveDue(), world.bonuses.giveDue()]);
    expect([await keysOf(old), await keysOf(young)]).toEqual([['week:2026-W50'], []]);
    world.wallet.clock.ahead += 6 * DAY;
    await world.bonuses.giveDue();
    expect([await keysOf(old), await keysOf(young)]).toEqual([
      ['week:2026-W50', 'week:2026-W51'],
      ['week:2026-W51'],
    ]);
  });

  it('gives on the last day of a month that is short, and on several weekdays', async () => {
    await add({ type: 6, trigger: { every: 'month', day: 31 } });
    const seat = await player({ zone: 'UTC' });
    at('2027-02-28T12:00:00Z');
    await world.bonuses.giveDue();
    await sql`update bonuses.definitions set active = false`.execute(world.wallet.kernel.db);
    await add({ type: 6, trigger: { every: 'days', weekdays: [2, 4] } });
    at('2027-03-02T12:00:00Z');
    await world.bonuses.giveDue();
    at('2027-03-04T12:00:00Z');
    await world.bonuses.giveDue();
    expect(await keysOf(seat)).toEqual(['month:2027-02', 'day:2027-03-02', 'day:2027-03-04']);
  });

  it('goes on with the others when one player can’t be given it', async () => {
    await add({ type: 6, trigger: { every: 'week', weekday: 5 } });
    const [first, second] = [await player({ zone: 'UTC' }), await player({ zone: 'UTC' })];
    await sql`update identity.players set status = 'blocked' where id = ${first.playerId}`.execute(
      world.wallet.kernel.db,
    );
    at('2027-05-07T12:00:00Z');
    await world.bonuses.giveDue();
    expect([await keysOf(first), await keysOf(second)]).toEqual([[], ['week:2027-W18']]);
  });

  it('asks for nobody twice who can’t have it: below the VIP level, refused for it, or as often as it is given', async () => {
    const fields = {
      type: 6,
      trigger: { every: 'week', weekday: 5 },
      oncePerPerson: true,
      grantsPerPlayer: 1,
    };
    await add({ ...fields, segment: { levels: { from: 1 } } });
    const { kernel, ledger } = world.wallet;
    const { db } = kernel;
    const vip = await world.wallet.seat({ real: 10_000 });
    const [below, second] = [await player({ zone: 'UTC' }), await world.wallet.seat({ real: 10_000 })];
    for (const { playerId } of [vip, second]) {
      await sql`
        insert into players.profiles (player_id, name, surname, birthday, time_zone, updated_at)
        values (${playerId}, 'Ada', 'Lang', '1990-05-01', 'UTC', now())`.execute(db);
    }
    await world.bonuses.add([campaign('once', { oncePerPerson: true })]);
    await world.link(vip, 'once');
    const asked: string[] = [];
    const scheduled = createScheduled(kernel, {
      loyalty: createLoyaltyService(kernel, { ledger }),
      firstPlayOnly: () => [],
      giving({ playerId }) {
        asked.push(playerId);
        return Promise.resolve(null);
      },
    });
    at('2027-05-07T12:00:00Z');
    await scheduled.giveDue();
    expect(asked.toSorted()).toEqual([vip.playerId, second.playerId].toSorted());
    expect(asked).not.toContain(below.playerId);
    // One gets it, the other one is refused it; neither is asked for again.
    await world.bonuses.giveDue();
    expect([await keysOf(vip), await keysOf(second)]).toEqual([['link', 'week:2027-W18'], []]);
    asked.length = 0;
    await scheduled.giveDue();
    expect(asked).toEqual([]);
    // In the next week only who was refused, who may be somebody else by then.
    at('2027-05-14T12:00:00Z');
    await scheduled.giveDue();
    expect(asked).toEqual([second.playerId]);
  });
});

describe('a birthday gift', () => {
  it('is given by the level that names its campaign, and by its audience where none does', async () => {
    const { kernel, ledger } = world.wallet;
    const { db } = kernel;
    const id = `c-${randomUUID()}`;
    const { levels } = programme();
    const named = levels.map((level, index) => ({ ...level, birthdayCampaign: index === 0 ? id : null }));
    const publish = (fields: Parameters<typeof programme>[0]) =>
      db
        .transaction()
        .execute((trx) => addProgramme(trx, programme(fields), { by: 'test', now: new Date() }));
    await publish({ levels: named });
    const [below, on] = [
      await player({ zone: 'UTC', born: '1990-08-10' }),
      await player({ zone: 'UTC', born: '1990-08-10' }),
    ];
    await createLoyaltyService(kernel, { ledger }).award(db, {
      ...{ playerId: on.playerId, kind: 'tournament', reference: id, points: 50n },
    });
    await world.bonuses.add([campaign(id, { type: 4, grantsPerPlayer: 100 })]);
    const mine = async ({ playerId }: Seat) => {
      const { rows } = await sql`
        select from bonuses.grants where player_id = ${playerId} and bonus_id = ${id}`.execute(db);
      return rows.length;
    };
    at('2027-08-10T12:00:00Z');
    await world.bonuses.giveDue();
    expect([await mine(below), await mine(on)]).toEqual([0, 1]);
    await publish({});
    await world.bonuses.giveDue();
    expect([await mine(below), await mine(on)]).toEqual([1, 1]);
  });
});

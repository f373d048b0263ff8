import { sql } from 'kysely';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { campaign } from '../testing/campaigns';
import { startBonuses, type BonusesHarness, type BonusSeat } from '../testing/harness';
import { noticeWords } from './notice-words';

const HOUR = 3_600_000;
let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
  await world.bonuses.add([campaign('short', { hoursToLive: 24 }), campaign('shortest', { hoursToLive: 1 })]);
});
afterAll(() => world.wallet.close());

/** Runs the job three times at once, so many hours from now. @returns what was said. */
async function after(hours: number): Promise<string[]> {
  world.wallet.clock.ahead = hours * HOUR;
  const before = world.told.length;
  await Promise.all([world.bonuses.warnDue(), world.bonuses.warnDue(), world.bonuses.warnDue()]);
  world.wallet.clock.ahead = 0;
  return world.told.slice(before);
}
const end = (seat: BonusSeat) => world.choose(seat, 'Rejected');

it('is told a day and an hour before the end, once each, with what is left', async () => {
  const seat = await world.playerWith('long');
  expect(await after(143)).toEqual([]);
  expect(await after(144.5)).toEqual(['“long” ends in 24 hours. €500.00 is still to be wagered.']);
  expect(world.letters).toEqual([`bonus_ending ${seat.playerId}@player.test`]);
  expect(await after(166)).toEqual([]);
  await world.round(seat, 100, 100);
  await world.catchUp();
  expect(await after(167.5)).toEqual(['“long” ends in an hour. €499.00 is still to be wagered.']);
  expect(await after(167.9)).toEqual([]);
  expect(world.letters).toHaveLength(1);
  const { rows } = await sql<{ why: string }>`
    select why from bonuses.steps where grant_id = ${seat.grant}::uuid and step = 'warned' order by id`.execute(
    world.wallet.kernel.db,
  );
  expect(rows.map(({ why }) => why)).toEqual(['24', '1']);
  await end(seat);
});

it('is told of the last hour alone when that is there already, and nothing of what has ended', async () => {
  const [seat, ended] = [await world.playerWith('long'), await world.playerWith('long')];
  await end(ended);
  expect(await after(167.5)).toEqual(['“long” ends in an hour. €500.00 is still to be wagered.']);
  await end(seat);
});

it('is told what lies ahead when the account is open again, and nothing was noted of what was not told', async () => {
  const seat = await world.playerWith('long');
  await world.wallet.setStatus(seat, 'blocked');
  expect(await after(144.5)).toEqual([]);
  expect((await world.stepsOf(seat)).filter((step) => step === 'warned')).toEqual([]);
  await world.wallet.setStatus(seat, 'active');
  expect(await after(145)).toEqual(['“long” ends in 24 hours. €500.00 is still to be wagered.']);
  expect((await world.stepsOf(seat)).filter((step) => step === 'warned')).toEqual(['warned']);
  await end(seat);
});

it('is not told of a time that the bonus never had', async () => {
  const [short, shortest] = [await world.playerWith('short'), await world.playerWith('shortest')];
  expect(await after(0.5)).toEqual([]);
  expect(await after(23.5)).toEqual(['“short” ends in an hour. €20.00 is still to be wagered.']);
  await end(short);
  await end(shortest);
});

it('is told in five languages', () => {
  const said = Object.values(LANGUAGE_CODES).map((language) =>
    noticeWords(language, { bonus: 'X', hours: 24, left: '5' }),
  );
  expect(said.every((text) => text.includes('X') && text.includes('24') && text.includes('5'))).toBe(true);
  expect(new Set(said).size).toBe(5);
});

it('ends with the account, whose bonus money goes back to the house', async () => {
  const seat = await world.playerWith('long', 100);
  const other = await world.link(seat, 'tenth');
  await world.wallet.kernel.db
    .transaction()
    .execute((trx) => world.bonuses.accountClosed(trx, seat.playerId));
  expect(await world.money(seat)).toEqual([100, 0]);
  for (const one of [seat, other]) {
    expect(await world.grantOf(one)).toMatchObject({ state: 'cancelled', reason: 'closed' });
  }
  await world.wallet.prove();
});

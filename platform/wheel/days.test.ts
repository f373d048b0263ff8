import { randomUUID } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Seat } from '@/tests/support/wallet-harness';
import { startWheel, type WheelHarness } from './testing/harness';

jest.setTimeout(60_000);

let world: WheelHarness;
beforeAll(async () => {
  world = await startWheel();
  await world.table({ kind: 'nothing', size: 0 });
});
afterAll(() => world.close());

const spin = (seat: Seat) => world.wheel.spin(world.session(seat), randomUUID());
const turnOf = async (seat: Seat) => (await world.wheel.standing(world.session(seat), null)).own?.turn;
const refused = { status: 409, code: API_CODES.wheelSpun };

it.each([
  ['Europe/Berlin', '2026-11-30T22:59:00Z', '2026-11-30T23:00:00.000Z'],
  // A day of 23 hours, and one of 25.
  ['Europe/Berlin', '2027-03-28T00:30:00Z', '2027-03-28T22:00:00.000Z'],
  ['Europe/Berlin', '2027-10-30T22:30:00Z', '2027-10-31T23:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-30T10:00:00Z', '2026-11-30T11:00:00.000Z'],
  // Midnight itself is leapt over there: 24 April begins at one.
  ['Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00.000Z'],
  ['Not/AZone', '2026-11-30T22:59:00Z', '2026-12-01T00:00:00.000Z'],
])('waits for midnight in %s, from %s to %s', async (zone, moment, next) => {
  const seat = await world.player(zone);
  world.at(moment);
  await spin(seat);
  expect((await turnOf(seat))?.waitsUntil?.toISOString()).toBe(next);
  world.at(new Date(Date.parse(next) - 2_000).toISOString());
  await expect(spin(seat)).rejects.toMatchObject(refused);
  world.at(next);
  expect((await turnOf(seat))?.waitsUntil).toBeNull();
  await spin(seat);
  await expect(spin(seat)).rejects.toMatchObject(refused);
});

it('has no other turn for who moves to another zone', async () => {
  const seat = await world.player('Pacific/Kiritimati');
  world.at('2026-11-30T09:00:00Z');
  await spin(seat);
  // 30 November ends there at ten; it is 29 November in Honolulu, and then the 30th once more.
  await world.moveTo(seat, 'Pacific/Honolulu');
  await expect(spin(seat)).rejects.toMatchObject(refused);
  world.at('2026-11-30T10:30:00Z');
  await expect(spin(seat)).rejects.toMatchObject(refused);
  expect((await turnOf(seat))?.waitsUntil?.toISOString()).toBe('2026-12-01T10:00:00.000Z');
  world.at('2026-12-01T10:00:00Z');
  await spin(seat);
  // And back again: 1 December is over there already, but the day of that turn is waited for.
  await world.moveTo(seat, 'Pacific/Kiritimati');
  await expect(spin(seat)).rejects.toMatchObject(refused);
});

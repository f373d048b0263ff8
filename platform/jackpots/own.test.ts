import { randomUUID } from 'node:crypto';
import { checkDraw } from '@/lib/domain/jackpot-draws';
import { JACKPOT_OPENINGS, JACKPOT_RANGES } from '@/lib/domain/jackpots';
import { cookiesOf } from '@/tests/support/call';
import { TEST_WEB_ORIGIN } from '@/tests/support/platform';
import { useDraws } from './testing/draws-harness';

jest.setTimeout(60_000);
const { at, count, query, seat, draws, fillUpTo } = useDraws();

const own = (playerId: string) => at.here.services.jackpots.own(playerId);
const tickets = async (playerId: string) => (await own(playerId)).running.map((one) => one.tickets);

it('tells tickets of the jackpots that run, what they added, and where each draw stands', async () => {
  const player = await seat();
  const other = await seat();
  await at.here.play(player, { stake: 12_345 });
  await at.here.play(other, { stake: 700_000 });
  await count();
  const { eligible, running, wins } = await own(player.playerId);
  expect([eligible, wins]).toEqual([true, []]);
  expect(running.map(({ code, tickets: had, added }) => [code, had, added])).toEqual([
    ['jackpot-max', 12_345, { amount: 123, currency: 'EUR' }],
    ['jackpot-mid', 12_345, { amount: 74, currency: 'EUR' }],
    ['jackpot-mini', 12_345, { amount: 49, currency: 'EUR' }],
  ]);
  const told = await at.here.services.jackpots.jackpots();
  for (const [index, jackpot] of running.entries()) {
    const { code, jackpotInfo, range, opening, draw } = told[index] ?? {};
    expect(jackpot).toMatchObject({ code, jackpotInfo, range, opening, draw });
  }
});

it('counts nothing below zero, and nothing of a round that was drawn', async () => {
  const player = await seat();
  const bet = await at.here.play(player, { stake: 1_000 });
  await count();
  expect(await tickets(player.playerId)).toEqual([1_000, 1_000, 1_000]);
  await fillUpTo(1);
  await at.here.play(player, { stake: 600 });
  await count();
  // Mini was drawn and opened anew.
  expect(await tickets(player.playerId)).toEqual([1_600, 1_600, 0]);
  await at.here.rollBack(bet);
  await count();
  expect(await tickets(player.playerId)).toEqual([600, 600, 0]);
});

it('lists the draws that the player won with their proof, and nobody else’s', async () => {
  const player = await seat();
  const other = await seat();
  await fillUpTo(1);
  await at.here.play(player, { stake: 1_000 });
  await count();
  const [draw] = await draws();
  if (!draw) throw new Error('nothing was drawn');
  const { running, wins } = await own(player.playerId);
  expect(wins).toEqual([draw]);
  expect(checkDraw({ ...draw, amount: draw.won.amount })).toEqual({ seed: true, amount: true, ticket: true });
  expect((await own(other.playerId)).wins).toEqual([]);
  // What it opened with, and what was left of the stake's share.
  expect(running[2]?.jackpotInfo.amount).toBeGreaterThanOrEqual(JACKPOT_OPENINGS.mini);
  expect(running[2]?.range).toEqual(JACKPOT_RANGES.mini);
});

it('says where the law has no jackpots', async () => {
  const player = await seat(10_000, 'DE');
  expect((await own(player.playerId)).eligible).toBe(false);
  await query('update identity.players set country = $2 where id = $1', [player.playerId, 'FI']);
  expect((await own(player.playerId)).eligible).toBe(true);
});

it('is told to who is logged in, of themselves alone', async () => {
  const url = `${at.here.url}/api/v1/me/jackpots`;
  expect((await fetch(url)).status).toBe(401);
  const registered = await fetch(`${at.here.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Origin: TEST_WEB_ORIGIN },
    body: JSON.stringify({
      email: `${randomUUID()}@player.test`,
      password: 'Lantern-light-18',
      country: 'DE',
      language: 'de',
      ageConfirmed: true,
    }),
  });
  const answer = await fetch(url, { headers: { cookie: cookiesOf(registered.headers) } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { eligible: false, running: { length: 3 }, wins: [] } });
});

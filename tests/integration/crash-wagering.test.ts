// What the crash studio calls for two bets of a round, called at a wallet whose player has a bonus.
import { sql } from 'kysely';
import { OPEN_MS, CONFIRM_MS } from '@/sandbox/studio/crash/limits';
import { msOf } from '@/sandbox/studio/engines/crash/growth';
import { startBonuses, type BonusesHarness } from '@/platform/bonuses/testing/harness';
import { boardFlight, chainWhere, openFlights, postingsOf } from '@/sandbox/studio/testing/flight-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { GAME } from '@/tests/support/wallet-harness';

/** The first round ends between 3.00 and 5.00. */
const THREE = chainWhere(1, ([point = 0]) => point > 300 && point < 500);
const CRASH = 11;

let world: BonusesHarness;
let studioWallet: FakeWallet;
beforeAll(async () => {
  world = await startBonuses();
  await sql`update games.games set categories = ${[CRASH]}::integer[] where id = ${GAME}`.execute(
    world.wallet.kernel.db,
  );
});
afterAll(() => world.wallet.close());
beforeEach(async () => {
  studioWallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await studioWallet.close();
});

it.each([
  ['one out at 2.00, and one lost', [200, null], [200, 0], 0],
  ['one out at 1.05, and one at 2.90', [105, 290], [105, 290], 20_000],
  ['one out at 1.05, and one at 1.10', [105, 110], [105, 110], 0],
  ['both lost', [null, null], [0], 20_000],
] as const)('%s', async (_name, autos, pays, counts) => {
  const flights = await openFlights(studioWallet, { seed: THREE });
  const player = await boardFlight(flights);
  const opened = flights.clock.now;
  for (const auto of autos) await player.bet(100, auto);
  const outs = autos.filter((auto) => auto !== null);
  for (const [paid, auto] of outs.entries()) {
    flights.advance(opened + OPEN_MS + CONFIRM_MS + msOf(auto) - flights.clock.now);
    await player.until(({ bets }) => bets.filter(({ state }) => state === 'paid').length === paid + 1);
  }
  flights.advance(60_000);
  await player.until(({ bets }) => bets.every(({ state }) => state === 'paid' || state === 'closed'));
  const wins = postingsOf(studioWallet).filter(([name]) => name === 'win');
  expect(wins.map(([, amount]) => amount)).toEqual(pays);
  // The last alone closes the round.
  expect(wins.map(([, , closes]) => closes)).toEqual(pays.map((_pay, at) => at === pays.length - 1));

  const seat = await world.playerWith('long');
  for (const { name, body } of studioWallet.calls) {
    const { tx_id, ref_tx_id, round_id, round_closed, amount } = body;
    const posting = { tx_id, ref_tx_id, round_id, round_closed, amount };
    const answer = await world.wallet.call(name as 'bet' | 'win', seat, posting);
    expect(answer.status).toBe('OK');
    await world.catchUp();
  }
  expect(await world.grantOf(seat)).toMatchObject({ wagered: counts });
  await world.wallet.prove();
});

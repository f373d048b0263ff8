import { openFlights } from '../testing/flight-harness';
import { dealWhere, sitDown } from '../testing/live-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { CONFIRM_MS, OPEN_MS, SEAT_TURN_MS } from './limits';

const TO_DEAL = OPEN_MS + CONFIRM_MS;
const TABLE = { theme: 'blackjack', game_id: 'l201' };
/** No ace open, and hands that each ask for a choice. */
const PLAIN = dealWhere(
  [2, 5],
  ({ turn, seats }) => turn.phase === 'play' && seats.every(({ hands }) => (hands[0]?.total ?? 21) < 17),
);

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

const player = (number: number) => ({ ...TABLE, player_id: `player-${number}` });
/** Two players at seats 2 and 5, of whom the first watches. */
async function twoPlay() {
  const studio = await openFlights(wallet, { seed: PLAIN });
  const [one, other] = [await sitDown(studio, player(0)), await sitDown(studio, player(1))];
  const heard = await one.watch();
  await one.bet({ seat: 2, stake: 100 });
  await other.bet({ seat: 5, stake: 100 });
  return { studio, one, other, heard };
}

describe('seats', () => {
  const seatedAt = async (seed = PLAIN) => {
    const studio = await openFlights(wallet, { seed });
    return { studio, sit: (number: number, more = {}) => sitDown(studio, { ...player(number), ...more }) };
  };

  test('are played by one each, and a player plays one', async () => {
    const { sit } = await seatedAt();
    const [one, other] = [await sit(1), await sit(2)];
    const heard = await other.watch();
    const { body } = await one.bet({ seat: 4, stake: 100 });
    expect(body.bets).toMatchObject([{ seat: 4, state: 'held' }]);
    const { round } = await heard.find('round');
    expect(round).toMatchObject({ phase: 'waiting', seats: [{ seat: 4, key: 1 }] });
    expect((await other.bet({ seat: 4, stake: 100 })).body.error).toBe('seat_taken');
    expect((await one.bet({ seat: 5, stake: 100 })).body.error).toBe('too_many_bets');
    await one.leave(body.bets[0]);
    expect((await heard.find('round')).round.seats).toEqual([]);
    expect((await other.bet({ seat: 4, stake: 100 })).status).toBe(200);
    await heard.close();
  });

  test.each([
    ['no seat', { stake: 100 }],
    ['an eighth', { seat: 8, stake: 100 }],
    ['half of one', { seat: 1.5, stake: 100 }],
    ['no stake', { seat: 1 }],
    ['stakes of several', [100, 100]],
    ['more than it needs', { seat: 1, stake: 100, note: 'x'.repeat(150) }],
  ])('%s is no bet', async (_what, bet) => {
    const { sit } = await seatedAt();
    const { status, body } = await (await sit(1)).bet(bet);
    expect([status, ['bet_invalid', 'stake_invalid']]).toEqual([422, expect.arrayContaining([body.error])]);
    expect(wallet.calls).toEqual([]);
  });

  test('is free again when the wallet does not take the bet', async () => {
    const { sit } = await seatedAt();
    const [one, other] = [await sit(1), await sit(2)];
    wallet.next('bet', { status: 'INSUFFICIENT_FUNDS' });
    expect((await one.bet({ seat: 4, stake: 100 })).body.bets).toMatchObject([{ state: 'refused' }]);
    expect((await other.bet({ seat: 4, stake: 100 })).body.bets).toMatchObject([{ state: 'held' }]);
  });

  test('are played with play money at three places at most', async () => {
    const { sit } = await seatedAt();
    const demo = { mode: 'demo', session_token: null, player_id: null };
    for (const seat of [1, 2, 3])
      expect((await (await sit(0, demo)).bet({ seat, stake: 100 })).status).toBe(200);
    const fourth = await sit(0, demo);
    expect((await fourth.bet({ seat: 4, stake: 100 })).body.error).toBe('demo_seats_taken');
    expect((await (await sit(1)).bet({ seat: 4, stake: 100 })).status).toBe(200);
  });

  test('wait for who played there and still watches, for a while', async () => {
    const { studio, one, other, heard } = await twoPlay();
    studio.advance(TO_DEAL + 2 * SEAT_TURN_MS);
    const { round: last } = await heard.find('round', (event) => event.round.phase === 'over');
    studio.clock.now = last.nextAt ?? 0;
    studio.advance(0);
    const { round } = await heard.find('round', (event) => event.round.number === 2);
    const until = round.opensAt + 8_000;
    // The other one has not watched.
    expect(round).toMatchObject({ seats: [], reserved: [{ seat: 2, until }] });
    const third = await sitDown(studio, player(7));
    const refused = await third.bet({ seat: 2, stake: 100 });
    expect([refused.body.error, refused.body.retryAfterMs]).toEqual(['seat_reserved', 8_000]);
    expect((await other.bet({ seat: 5, stake: 100 })).body.bets.at(-1)).toMatchObject({ state: 'held' });
    expect((await one.bet({ seat: 2, stake: 100 })).body.bets.at(-1)).toMatchObject({ state: 'held' });
    await heard.close();
  });

  test('that waited are free after that', async () => {
    const { studio, heard } = await twoPlay();
    studio.advance(TO_DEAL + 2 * SEAT_TURN_MS);
    const { round: last } = await heard.find('round', (event) => event.round.phase === 'over');
    studio.clock.now = last.nextAt ?? 0;
    studio.advance(8_000);
    const third = await sitDown(studio, player(7));
    expect((await third.bet({ seat: 2, stake: 100 })).body.bets).toMatchObject([{ state: 'held' }]);
    await heard.close();
  });

  test('at which nobody sits leave little to show', async () => {
    const { studio, sit } = await seatedAt();
    const heard = await (await sit(1)).watch();
    studio.advance(TO_DEAL);
    const { round } = await heard.find('round', (event) => event.round.phase === 'over');
    expect(round.drawn?.outcome).toMatchObject({ seats: [], turn: { phase: 'over' } });
    expect(round.nextAt).toBe(round.drawsAt + 3_000);
    await heard.close();
  });
});

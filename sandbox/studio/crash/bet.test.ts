import { randomUUID } from 'node:crypto';
import { boardFlight, chainWhere, openFlights, pointsOf, postingsOf } from '../testing/flight-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { endMsOf, msOf } from '../engines/crash/growth';
import { CONFIRM_MS, OPEN_MS, PAUSE_MS } from './limits';

const TO_START = OPEN_MS + CONFIRM_MS;
/** A chain whose first round ends between 3.00 and 5.00. */
const THREE = chainWhere(1, ([point = 0]) => point > 300 && point < 500);
/** One whose first round ends at 1.00. */
const AT_ONCE = chainWhere(1, ([point]) => point === 100);

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

async function flightOf(seed = THREE) {
  const flights = await openFlights(wallet, { seed });
  const player = await boardFlight(flights);
  return { ...flights, flights, player };
}
describe('a bet', () => {
  test('is staked before the bell, leaves at the multiplier of its millisecond, and is paid once', async () => {
    const { player, advance } = await flightOf();
    const placed = await player.bet(1_000);
    expect(placed.body.bets).toMatchObject([{ state: 'held', stake: 1_000, auto: null, number: 1 }]);
    expect(placed.body.balance).toBe(9_000);
    advance(TO_START + msOf(253));
    const out = await player.cashOut(placed.body.bets[0]);
    expect(out.body.bets).toMatchObject([{ out: 253, pay: 2_530 }]);
    const settled = await player.until(({ bets }) => bets[0]?.state === 'paid');
    expect(settled.balance).toBe(11_530);
    expect(await player.cashOut(placed.body.bets[0])).toMatchObject({
      status: 409,
      body: { error: 'bet_out' },
    });
    advance(60_000);
    expect(postingsOf(wallet)).toEqual([
      ['bet', 1_000, false],
      ['win', 2_530, true],
    ]);
    expect(wallet.calls[1]?.body['ref_tx_id']).toBe(wallet.calls[0]?.body['tx_id']);
  });

  test('that nobody cashes out is lost, and a win of 0 closes its round', async () => {
    const { player, advance } = await flightOf();
    await player.bet(1_000);
    advance(TO_START + endMsOf(500));
    const { bets, balance } = await player.until((state) => state.bets[0]?.state === 'closed');
    expect(bets).toMatchObject([{ out: null, pay: 0 }]);
    expect(balance).toBe(9_000);
    expect(postingsOf(wallet)).toEqual([
      ['bet', 1_000, false],
      ['win', 0, true],
    ]);
  });

  test.each([
    ['before the start', TO_START - 1, 'not_flying'],
    ['below 1.01', TO_START + msOf(101) - 1, 'too_early'],
    ['after the end', TO_START + endMsOf(500), 'round_over'],
    ['when the next round is open', TO_START + endMsOf(500) + PAUSE_MS + 10_000, 'round_over'],
  ])('is not cashed out %s', async (_when, ms, error) => {
    const { player, advance } = await flightOf();
    const watcher = await player.watch();
    const { body } = await player.bet();
    advance(ms);
    expect(await player.cashOut(body.bets[0])).toMatchObject({ status: 409, body: { error } });
    await watcher.close();
  });

  test('is the business of its own player alone', async () => {
    const { player, flights, advance } = await flightOf();
    const { body } = await player.bet();
    const other = await boardFlight(flights, { player_id: 'player-2' });
    const refused = { status: 404, body: { error: 'bet_unknown' } };
    expect(await other.leave(body.bets[0])).toMatchObject(refused);
    advance(TO_START + 5_000);
    expect(await other.cashOut(body.bets[0])).toMatchObject(refused);
    expect((await other.state()).bets).toEqual([]);
    expect((await player.state()).bets[0]?.state).toBe('held');
  });

  test('is there on every device of its player', async () => {
    const { player, flights, advance } = await flightOf();
    const { body } = await player.bet();
    const phone = await boardFlight(flights);
    advance(TO_START + 5_000);
    expect((await phone.cashOut(body.bets[0])).body.bets).toMatchObject([{ out: 133 }]);
  });

  test('asked for twenty times at once is staked once; its name is not lent to another', async () => {
    const { player } = await flightOf();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.bet(1_000, 200, id)));
    expect(new Set(answers.map(({ body }) => body.bets[0]?.key)).size).toBe(1);
    expect(wallet.names()).toEqual(['bet']);
    expect((await player.bet(1_000, 201, id)).body.error).toBe('bet_mismatch');
    expect((await player.bet(999, 200, id)).body.error).toBe('bet_mismatch');
  });

  test('repeated when its round is long over is answered with what became of it, and staked once', async () => {
    const { player, advance } = await flightOf();
    await player.watch();
    const id = randomUUID();
    const [point = 0] = pointsOf(THREE);
    await player.bet(1_000, 200, id);
    advance(TO_START + endMsOf(point) + PAUSE_MS);
    await player.until(({ bets }) => bets.every(({ state }) => state === 'paid'));
    const { body } = await player.bet(300);
    expect(body.bets).toMatchObject([{ stake: 300, number: 2 }]);
    expect(await player.bet(1_000, 200, id)).toMatchObject({
      status: 200,
      body: {
        bets: [
          { id, number: 1, state: 'paid', pay: 2_000 },
          { stake: 300, number: 2 },
        ],
      },
    });
    expect(wallet.names()).toEqual(['bet', 'win', 'bet']);
  });

  test.each([
    ['in the moment of the bell', OPEN_MS],
    ['before the start', TO_START - 1],
    ['in the round', TO_START + 1_000],
  ])('%s is refused and nothing is staked; nothing says when the next round opens', async (_when, ms) => {
    const { player, advance } = await flightOf();
    await player.watch();
    advance(ms);
    expect(await player.bet()).toEqual({ status: 409, body: { error: 'bets_closed' } });
    expect(wallet.calls).toEqual([]);
  });

  test('after the round is refused with the time until the next one', async () => {
    const { player, advance } = await flightOf(AT_ONCE);
    await player.watch();
    advance(TO_START + endMsOf(100) + 1_000);
    expect((await player.bet()).body).toEqual({ error: 'bets_closed', retryAfterMs: PAUSE_MS - 1_000 });
    advance(PAUSE_MS - 1_000);
    expect((await player.bet()).body.bets).toMatchObject([{ number: 2, state: 'held' }]);
  });

  test.each([
    ['a stake below the table’s', 9, null, 422, 'stake_too_low'],
    ['a stake above the table’s', 10_001, null, 422, 'stake_too_high'],
    ['a multiplier that nobody can leave at', 100, 100, 422, 'bet_invalid'],
    ['no stake at all', 0, null, 422, 'stake_invalid'],
    ['half a cent', 10.5, null, 400, 'bad_request'],
  ])('of %s is refused', async (_what, stake, auto, status, error) => {
    const { player } = await flightOf();
    expect(await player.bet(stake, auto)).toMatchObject({ status, body: { error } });
    expect(wallet.calls).toEqual([]);
  });

  test.each(['INSUFFICIENT_FUNDS', 'TOKEN_EXPIRED', 'PLAYER_DISABLED', 'LIMIT_REACHED'])(
    'that the wallet answers with %s takes no part',
    async (status) => {
      const { player, advance } = await flightOf();
      wallet.next('bet', { status });
      const { body } = await player.bet();
      expect(body.bets).toMatchObject([{ state: 'refused', reason: status, pay: null }]);
      advance(TO_START + 5_000);
      expect((await player.cashOut(body.bets[0])).body.error).toBe('bet_gone');
      advance(60_000);
      expect(wallet.names()).toEqual(['bet']);
    },
  );
});

describe('a bet that leaves by itself', () => {
  const [point = 0] = pointsOf(THREE);

  test.each([
    ['at its own value', 150, 150],
    ['at the point itself', point, point],
  ])('does so %s, in the round and without its player', async (_what, auto, out) => {
    const { player, advance } = await flightOf();
    await player.bet(1_000, auto);
    advance(TO_START + msOf(auto));
    const { bets } = await player.until((state) => state.bets[0]?.state === 'paid');
    expect(bets).toMatchObject([{ out, pay: out * 10 }]);
    expect((await player.cashOut(bets[0])).body.error).toBe('bet_out');
  });

  test('a hundredth above the point is lost', async () => {
    const { player, advance } = await flightOf();
    await player.bet(1_000, point + 1);
    advance(60_000);
    expect((await player.until((state) => state.bets[0]?.state === 'closed')).balance).toBe(9_000);
  });

  test('has left at its value when the player presses a millisecond later, and not one before', async () => {
    const { player, advance } = await flightOf();
    const [first, second] = [
      (await player.bet(1_000, 200)).body.bets[0],
      (await player.bet(500, 200)).body.bets[1],
    ];
    advance(TO_START + msOf(200) - 1);
    expect((await player.cashOut(first)).body.bets[0]).toMatchObject({ out: 199, pay: 1_990 });
    advance(1);
    expect((await player.cashOut(second)).body.error).toBe('bet_out');
    await player.until(({ bets }) => bets.every(({ state }) => state === 'paid'));
    expect(wallet.balance()).toBe(10_000 - 1_500 + 1_990 + 1_000);
  });

  test('leaves where its win comes to the cap', async () => {
    const seed = chainWhere(1, ([first = 0]) => first > 10_000 && first < 20_000);
    const { player, advance } = await flightOf(seed);
    wallet.setBalance(100_000);
    await player.bet(10_000, null);
    advance(TO_START + msOf(10_000));
    const { bets } = await player.until((state) => state.bets[0]?.state === 'paid');
    expect(bets).toMatchObject([{ out: 10_000, pay: 1_000_000 }]);
  });
});

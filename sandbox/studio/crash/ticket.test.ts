import { boardFlight, chainWhere, openFlights, postingsOf } from '../testing/flight-harness';
import {
  closeStudios,
  SHORT_PATIENCE,
  startFakeWallet,
  type FakeWallet,
} from '@/tests/support/studio-harness';
import { endMsOf, msOf } from '../engines/crash/growth';
import { CONFIRM_MS, OPEN_MS } from './limits';

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

async function flightOf(seed = THREE, over: Parameters<typeof openFlights>[1] = {}) {
  const flights = await openFlights(wallet, { seed, ...over });
  const player = await boardFlight(flights);
  return { ...flights, flights, player };
}
describe('two bets of one player', () => {
  test('are one round to the wallet, which the last of their postings closes', async () => {
    const { player, advance } = await flightOf();
    await player.bet(1_000, 150);
    const { body } = await player.bet(500);
    expect(body.bets).toMatchObject([{ state: 'held' }, { state: 'held' }]);
    expect((await player.bet()).body.error).toBe('too_many_bets');
    advance(TO_START + msOf(150));
    await player.until(({ bets }) => bets[0]?.state === 'paid');
    advance(60_000);
    await player.until(({ bets }) => bets[1]?.state === 'closed');
    expect(postingsOf(wallet)).toEqual([
      ['bet', 1_000, false],
      ['bet', 500, false],
      ['win', 1_500, false],
      ['win', 0, true],
    ]);
    expect(new Set(wallet.calls.map((call) => call.body['round_id'])).size).toBe(1);
  });

  test('that are both lost are closed by one win of 0', async () => {
    const { player, advance } = await flightOf(AT_ONCE);
    await player.bet(1_000, 101);
    await player.bet(500);
    advance(TO_START + endMsOf(100));
    await player.until(({ bets }) => bets.every(({ state }) => state === 'closed'));
    expect(postingsOf(wallet).slice(2)).toEqual([['win', 0, true]]);
  });

  test('a pay that the wallet does not confirm yet is not overtaken by the closing of the round', async () => {
    const { player, advance } = await flightOf();
    await player.bet(1_000, 101);
    await player.bet(500);
    wallet.next('win', 'fail', 'book-then-fail', 'garbage', 'bad-request');
    advance(60_000);
    await player.until(({ bets }) => bets[0]?.state === 'paid' && bets[1]?.state === 'closed');
    // A repeat says what was said at first: the wallet would answer it with what it stored then.
    expect(postingsOf(wallet).slice(2)).toEqual([
      ...Array.from({ length: 5 }, () => ['win', 1_010, false]),
      ['win', 0, true],
    ]);
    expect(wallet.balance()).toBe(10_000 - 1_500 + 1_010);
  });
});

describe('leaving before the bell', () => {
  test('takes the bet back, and another can be placed', async () => {
    const { player, advance } = await flightOf();
    const { body } = await player.bet(1_000);
    const left = await player.leave(body.bets[0]);
    expect(left.body).toMatchObject({ balance: 10_000, bets: [{ state: 'returned', reason: 'LEFT' }] });
    expect((await player.leave(body.bets[0])).body.error).toBe('bet_gone');
    const again = await player.bet(700);
    expect(again.body.bets.map(({ state }) => state)).toEqual(['returned', 'held']);
    advance(TO_START + 5_000);
    expect((await player.cashOut(body.bets[0])).body.error).toBe('bet_gone');
    expect(postingsOf(wallet)).toEqual([
      ['bet', 1_000, false],
      ['rollback', 1_000, true],
      ['bet', 700, false],
    ]);
    const [first, , third] = wallet.calls.map((call) => call.body['round_id']);
    expect(first).not.toBe(third);
  });

  test('leaves the other bet where it is', async () => {
    const { player, advance } = await flightOf();
    const { body } = await player.bet(1_000, 150);
    await player.bet(500);
    await player.leave(body.bets[0]);
    advance(60_000);
    await player.until(({ bets }) => bets[1]?.state === 'closed');
    expect(postingsOf(wallet).slice(2)).toEqual([
      ['rollback', 1_000, false],
      ['win', 0, true],
    ]);
  });

  test('is not possible after it', async () => {
    const { player, advance } = await flightOf();
    const { body } = await player.bet();
    advance(OPEN_MS);
    expect((await player.leave(body.bets[0])).body.error).toBe('bets_closed');
    expect((await player.state()).bets[0]?.state).toBe('held');
  });

  test('eight times in a round is enough', async () => {
    const { player, clock } = await flightOf();
    for (let time = 0; time < 8; time += 1) {
      const { body } = await player.bet();
      await player.leave(body.bets.at(-1));
    }
    const refused = await player.bet();
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_fast', retryAfterMs: TO_START } });
    expect(wallet.balance()).toBe(10_000);
    expect(clock.now).toBeGreaterThan(0);
  });
});

describe('a bet of which the wallet’s answer is not known', () => {
  test.each(['fail', 'book-then-fail', 'hang', 'book-then-hang', 'garbage'] as const)(
    '(%s) takes no part, and is taken back until that is confirmed',
    async (manner) => {
      const { player, advance } = await flightOf(THREE, SHORT_PATIENCE);
      wallet.next('bet', manner);
      wallet.next('rollback', 'fail', 'hang', 'book-then-fail', 'bad-request', 'garbage');
      const { body } = await player.bet(1_000, 101);
      expect(body.bets).toMatchObject([{ state: 'returned', reason: 'NO_ANSWER' }]);
      expect(wallet.names()).toEqual(['bet', ...Array.from({ length: 6 }, () => 'rollback')]);
      expect(new Set(wallet.calls.slice(1).map((call) => call.body['tx_id'])).size).toBe(1);
      advance(60_000);
      expect(wallet.balance()).toBe(10_000);
      expect(wallet.names()).not.toContain('win');
    },
  );

  test('in time for the start is taken back too: it came before the bell, its answer after', async () => {
    const flights = await openFlights(wallet, { seed: THREE, walletTimeoutMs: 60_000 });
    const player = await boardFlight(flights);
    const watcher = await player.watch();
    const clock = new Promise<void>((resolve) => {
      wallet.onCall = () => {
        flights.advance(TO_START);
        resolve();
      };
    });
    const { body } = await player.bet(1_000, 101);
    await clock;
    expect(body.bets).toMatchObject([{ state: 'returned', reason: 'LATE' }]);
    expect(wallet.balance()).toBe(10_000);
    const started = await watcher.find('round', ({ round }) => round.phase === 'flying');
    expect(started.round.number).toBe(1);
  });
});

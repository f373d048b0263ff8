import { randomUUID } from 'node:crypto';
import { openFlights } from '../testing/flight-harness';
import { guestAt, sitDown, tableWhere, WORD } from '../testing/live-harness';
import { closeStudios, postLaunch, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { LIVE_LAUNCH } from '../testing/live-harness';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import { checkText } from '../fair/read-rounds';
import type { RoundRecord } from '../fair/record';
import { LIVE_GAMES } from './games';
import { CONFIRM_MS, MOST_PLACED, OPEN_MS } from './limits';

const TO_DRAW = OPEN_MS + CONFIRM_MS;
const SHOW_MS = LIVE_GAMES.live_roulette.showMs;
const pocketIs = (wanted: (pocket: number) => boolean) => (outcome: object) =>
  'pocket' in outcome && typeof outcome.pocket === 'number' && wanted(outcome.pocket);
const SEVENTEEN = tableWhere(
  'live_roulette',
  pocketIs((pocket) => pocket === 17),
);
const NUMBER = [{ on: [17], stake: 100 }];
const LOST = [{ on: [18], stake: 100 }];

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});
const openTable = (over = {}) => openFlights(wallet, { seed: SEVENTEEN, ...over });

describe('a round of a live table', () => {
  test('is drawn once for all, from a seed that was bound before and is told after', async () => {
    const studio = await openTable();
    const [one, other] = [await sitDown(studio), await sitDown(studio, { player_id: 'player-2' })];
    const heard = await other.watch();
    const { round: opened } = await heard.find('table');
    expect(opened).toMatchObject({ number: 1, phase: 'waiting', drawn: null, nextAt: null });
    expect((await one.bet(NUMBER)).body.bets).toMatchObject([{ state: 'held', stake: 100, pay: null }]);
    await other.bet(LOST);
    studio.advance(TO_DRAW);
    const { round } = await heard.find('round', (event) => event.round.phase === 'over');
    expect(round.commitment).toBe(opened?.commitment);
    expect(commitmentOf(round.drawn?.serverSeed ?? '')).toBe(round.commitment);
    expect(round.drawn).toMatchObject({ clientSeed: `${WORD}-${WORD}` });
    expect(round.nextAt).toBe(round.drawsAt + SHOW_MS);
    const after = await one.until(({ bets }) => bets.every(({ state }) => !['out', 'lost'].includes(state)));
    const pocket = (round.drawn?.outcome as { pocket: number } | undefined)?.pocket;
    expect(after.bets[0]?.shown).toMatchObject({ pocket, bets: NUMBER });
    expect((await one.history()).rounds).toEqual([round]);
    await heard.close();
  });

  test('is drawn from the words of money before those of play money', async () => {
    const studio = await openTable();
    const guests = Array.from({ length: 4 }, () =>
      sitDown(studio, { mode: 'demo', session_token: null, player_id: null }),
    );
    const heard = await (await sitDown(studio)).watch();
    const roundId = (await heard.find('table')).round?.id;
    const place = (guest: Awaited<ReturnType<typeof sitDown>>, word: string) =>
      guest.post('table/bet', { roundId, bet: LOST, clientBetId: randomUUID(), word });
    for (const [at, guest] of (await Promise.all(guests)).entries())
      expect((await place(guest, `${at}`.repeat(16))).status).toBe(200);
    await place(await sitDown(studio), 'f'.repeat(16));
    studio.advance(TO_DRAW);
    const { round } = await heard.find('round', (event) => event.round.phase === 'over');
    expect(round.drawn?.clientSeed).toBe(['f', '0', '1'].map((letter) => letter.repeat(16)).join('-'));
    await heard.close();
  });

  test('pays who won, closes who lost, one round each to the wallet', async () => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    await guest.bet(NUMBER);
    studio.advance(TO_DRAW);
    const { bets } = await guest.until((state) => state.bets.some((bet) => bet.state === 'paid'));
    expect(bets).toMatchObject([{ pay: 3_600, shown: { pocket: 17 } }]);
    expect(wallet.balance()).toBe(10_000 - 100 + 3_600);
    expect(wallet.calls.map(({ name, body }) => [name, body['amount'], body['round_closed']])).toEqual([
      ['bet', 100, false],
      ['win', 3_600, true],
    ]);
  });

  test('shows everybody names that stand for a visit, stakes, and what they were paid', async () => {
    const studio = await openTable();
    const [one, other] = [await sitDown(studio), await sitDown(studio, { player_id: 'player-2' })];
    const heard = await other.watch();
    await one.bet(NUMBER);
    studio.advance(500);
    const told = await heard.find('bets');
    expect(told).toMatchObject({ counts: { bets: 1, out: 0 } });
    expect(told.in).toEqual([[1, expect.stringMatching(/^[A-Z]•••\d\d$/), 100, 'EUR', 0, null]]);
    studio.advance(TO_DRAW);
    expect(await heard.find('bets', ({ out }) => out.length > 0)).toMatchObject({ out: [[1, 3_600]] });
    await heard.close();
  });

  test('is proved by its record', async () => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    await guest.bet(NUMBER);
    expect(await guest.get<RoundRecord[]>('records')).toEqual([]);
    studio.advance(TO_DRAW);
    await guest.until((state) => state.bets.some((bet) => bet.state === 'paid'));
    const records = await guest.get<RoundRecord[]>('records');
    expect(records).toMatchObject([{ game: 'live_roulette', nonce: 1, clientSeed: WORD, pay: 3_600 }]);
    expect(checkText(JSON.stringify(records)).map(({ verdict }) => verdict?.holds)).toEqual([true]);
  });

  test('refuses a bet that says more than its chips need: it would be kept as it was sent', async () => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    const refused = await guest.bet([{ on: [17], stake: 100, note: 'x'.repeat(200) }]);
    expect([refused.status, refused.body.error]).toEqual([422, 'bet_invalid']);
    expect(wallet.calls).toEqual([]);
  });

  test('with la partage gives half of even money back at zero', async () => {
    const zero = tableWhere(
      'live_french_roulette',
      pocketIs((pocket) => pocket === 0),
    );
    const studio = await openTable({ seed: zero });
    const guest = await sitDown(studio, { theme: 'french_roulette', game_id: 'l400' });
    await guest.bet([{ on: 'red', stake: 1_000 }]);
    studio.advance(TO_DRAW);
    const { bets } = await guest.until((state) => state.bets.some((bet) => bet.state === 'paid'));
    expect(bets).toMatchObject([{ pay: 500 }]);
  });
});

describe('the clock of a table', () => {
  test('sleeps when nobody looks, and opens the next round where somebody does', async () => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    const heard = await guest.watch();
    await heard.find('table');
    studio.advance(TO_DRAW + SHOW_MS);
    expect((await heard.find('round', ({ round }) => round.number === 2)).round.phase).toBe('waiting');
    await heard.close();
    studio.advance(10 * (TO_DRAW + SHOW_MS));
    expect((await guest.history()).rounds.map(({ number }) => number)).toEqual([2, 1]);
    expect(studio.waiting()).toBe(0);
    const again = await guest.watch();
    expect((await again.find('table')).round).toMatchObject({ number: 3, phase: 'waiting' });
    await again.close();
  });

  test('gives every bet back when it was put back', async () => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    await guest.bet(NUMBER);
    studio.clock.now -= 3_600_000;
    const { bets } = await guest.until((state) => state.bets.every((bet) => bet.state === 'returned'));
    expect(bets).toMatchObject([{ reason: 'BROKEN' }]);
    expect(wallet.balance()).toBe(10_000);
  });
});

describe('a bet', () => {
  test('that comes late is refused, with the time of the next round, and moves nothing', async () => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    const heard = await guest.watch();
    studio.advance(OPEN_MS);
    const late = await guest.bet(NUMBER);
    expect([late.status, late.body.error]).toEqual([409, 'bets_closed']);
    expect(late.body.retryAfterMs).toBe(CONFIRM_MS + SHOW_MS);
    studio.advance(CONFIRM_MS + 1_000);
    expect((await guest.bet(NUMBER)).body.retryAfterMs).toBe(SHOW_MS - 1_000);
    expect(wallet.calls).toEqual([]);
    await heard.close();
  });

  test('that a bad line brought too late bets in no other round than its own', async () => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    const heard = await guest.watch();
    const seen = await guest.round();
    studio.advance(TO_DRAW + SHOW_MS);
    const next = await guest.round();
    expect(next).not.toBe(seen);
    const late = await guest.bet(NUMBER, undefined, seen);
    expect([late.status, late.body.error]).toEqual([409, 'bets_closed']);
    expect(wallet.calls).toEqual([]);
    expect((await guest.bet(NUMBER, undefined, next)).body.bets).toMatchObject([{ state: 'held' }]);
    await heard.close();
  });

  test('that the wallet confirms after the draw goes back', async () => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    wallet.onCall = (name) => name === 'bet' && studio.standStill(TO_DRAW);
    const { body } = await guest.bet(NUMBER);
    expect(body.bets).toMatchObject([{ state: 'returned', reason: 'LATE', pay: null }]);
    expect(wallet.balance()).toBe(10_000);
  });

  test('is taken back before the bell, and one at a time is in', async () => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    const { body } = await guest.bet(NUMBER);
    expect((await guest.bet(LOST)).body.error).toBe('too_many_bets');
    expect((await guest.leave(body.bets[0])).body.bets).toMatchObject([{ state: 'returned' }]);
    expect(wallet.balance()).toBe(10_000);
    expect((await guest.leave(body.bets[0])).body.error).toBe('bet_gone');
    for (let more = 1; more < MOST_PLACED; more += 1) {
      const { body: next } = await guest.bet(LOST);
      await guest.leave(next.bets.find(({ state }) => state === 'held'));
    }
    expect((await guest.bet(LOST)).status).toBe(429);
  });

  test('that is repeated bets once; under its name another one is refused', async () => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    const name = '5b1f6c56-3d1e-4a3c-9a0f-0d5d5a1c6f01';
    await guest.bet(NUMBER, name);
    expect((await guest.bet(NUMBER, name)).body.bets).toHaveLength(1);
    expect((await guest.bet(LOST, name)).body.error).toBe('bet_mismatch');
    expect(wallet.names()).toEqual(['bet']);
  });

  test.each([
    ['below the least', [{ on: 'red', stake: 49 }], 'stake_too_low'],
    ['above the most of a number', [{ on: [17], stake: 20_001 }], 'stake_too_high'],
    [
      'above the most of a round',
      [
        { on: 'red', stake: 200_000 },
        { on: 'odd', stake: 50 },
      ],
      'stake_too_high',
    ],
    ['on no place', [{ on: [99], stake: 100 }], 'bet_invalid'],
    ['of nothing', [], 'bet_invalid'],
  ])('%s is refused by the limits of the catalogue', async (_what, bet, code) => {
    const studio = await openTable();
    const guest = await sitDown(studio);
    const { status, body } = await guest.bet(bet);
    expect([status, body.error]).toEqual([422, code]);
  });
});

test('baccarat is one hand for all, with its own limits and record', async () => {
  const studio = await openTable();
  const guest = await sitDown(studio, { theme: 'baccarat', game_id: 'l300' });
  expect((await guest.bet({ tie: 20_001 })).body.error).toBe('stake_too_high');
  await guest.bet({ player: 100, banker: 100, tie: 100 });
  studio.advance(TO_DRAW);
  const { bets } = await guest.until((state) => state.bets.every(({ state: now }) => now === 'paid'));
  const [round] = (await guest.history()).rounds;
  expect(bets[0]?.shown).toMatchObject({ ...round?.drawn?.outcome, bets: { player: 100 } });
  expect(round?.nextAt).toBe((round?.drawsAt ?? 0) + LIVE_GAMES.live_baccarat.showMs);
  const records = await guest.get<RoundRecord[]>('records');
  expect(records).toMatchObject([{ game: 'live_baccarat', staked: 300 }]);
  expect(checkText(JSON.stringify(records)).map(({ verdict }) => verdict?.holds)).toEqual([true]);
});

test('a launch of a live table says its limits, and other games have no table', async () => {
  const studio = await openTable();
  expect((await postLaunch(studio, { ...LIVE_LAUNCH, limit_max: null })).status).toBe(400);
  expect((await postLaunch(studio, { ...LIVE_LAUNCH, theme: 'mines' })).status).toBe(422);
  const answer = await postLaunch(studio, { ...LIVE_LAUNCH, live: false });
  const { url } = (await answer.json()) as { url: string };
  const alone = guestAt(studio, new URL(url).pathname);
  const anyRound = '5b1f6c56-3d1e-4a3c-9a0f-0d5d5a1c6f01';
  expect((await alone.bet(NUMBER, undefined, anyRound)).body.error).toBe('other_game');
});

test('sic bo pays each bet by the same dice, and is proved by its record', async () => {
  const thrown = tableWhere('live_dice', (outcome) => 'total' in outcome && outcome.total === 13);
  const studio = await openTable({ seed: thrown });
  const guest = await sitDown(studio, { theme: 'dice', game_id: 'l300' });
  expect((await guest.bet({ triple_6: 200_000 })).body.error).toBe('stake_too_high');
  await guest.bet({ big: 200, odd: 100, small: 100 });
  studio.advance(TO_DRAW);
  const { bets } = await guest.until((state) => state.bets.some((bet) => bet.state === 'paid'));
  expect(bets).toMatchObject([{ stake: 400, pay: 600, shown: { total: 13, triple: false } }]);
  const records = await guest.get<RoundRecord[]>('records');
  expect(records).toMatchObject([{ game: 'live_dice', staked: 400, pay: 600 }]);
  expect(checkText(JSON.stringify(records)).map(({ verdict }) => verdict?.holds)).toEqual([true]);
});

test('a wheel show pays its bonus round to who bet on it, and is proved by its record', async () => {
  const spun = tableWhere('live_gameshow', (outcome) => 'multiple' in outcome && outcome.multiple === 39);
  const studio = await openTable({ seed: spun });
  const guest = await sitDown(studio, { theme: 'gameshow', game_id: 'l204' });
  await guest.bet({ lanterns: 100, n1: 200 });
  studio.advance(TO_DRAW);
  const { bets } = await guest.until((state) => state.bets.some((bet) => bet.state === 'paid'));
  expect(bets).toMatchObject([{ stake: 300, pay: 3_900, shown: { bet: 'lanterns', bonus: { place: 7 } } }]);
  const records = await guest.get<RoundRecord[]>('records');
  expect(checkText(JSON.stringify(records)).map(({ verdict }) => verdict?.holds)).toEqual([true]);
});

import { openFlights, postingsOf } from '../testing/flight-harness';
import { sitDown, WORD } from '../testing/live-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { fairRng } from '@/lib/domain/chance/seeds';
import { holdem, type HoldemChoice, type HoldemShown } from '../engines/holdem/holdem';
import { checkText } from '../fair/read-rounds';
import type { RoundRecord } from '../fair/record';
import { LIVE_GAMES } from './games';
import { CALL_MS, CONFIRM_MS, LEAST_TURN_MS, OPEN_MS } from './limits';
import { seededRound } from './round-seed';

const TO_DEAL = OPEN_MS + CONFIRM_MS;
const TABLE = { theme: 'holdem', game_id: 'l206' };

/** What an ante of 1.00 comes to by itself, in the first round of a number. */
function aloneAt(seed: number, choice: HoldemChoice, words = WORD) {
  const rng = fairRng({ serverSeed: seededRound(seed)('any', 1), clientSeed: words, nonce: 1 });
  return holdem.result(holdem.act(holdem.begin(rng, { ante: 100, bonus: 100 }), choice));
}
function seedWhere(wanted: (seed: number) => boolean): number {
  for (let seed = 1; ; seed += 1) if (wanted(seed)) return seed;
}
const WON = seedWhere((seed) => aloneAt(seed, 'call')?.outcome === 'won');

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});
async function dealt(seed = WON, bet: object = { ante: 100, bonus: 100 }) {
  const studio = await openFlights(wallet, { seed });
  const guest = await sitDown(studio, TABLE);
  const { body } = await guest.bet(bet);
  expect(body.error).toBeUndefined();
  studio.advance(TO_DEAL);
  return { studio, guest, bet: await guest.own() };
}
const over = (state: { bets: { state: string }[] }) =>
  state.bets.every((bet) => ['paid', 'closed', 'returned'].includes(bet.state));

test('one hand is dealt to all, each calls or folds, and it goes on as soon as all have', async () => {
  const words = `${WORD}-${WORD}`;
  const seed = seedWhere((one) => aloneAt(one, 'call', words)?.outcome === 'won');
  const studio = await openFlights(wallet, { seed });
  const [one, other] = [
    await sitDown(studio, TABLE),
    await sitDown(studio, { ...TABLE, player_id: 'player-2' }),
  ];
  const heard = await other.watch();
  await one.bet({ ante: 100, bonus: 100 });
  await other.bet({ ante: 500 });
  studio.advance(TO_DEAL);
  const { round } = await heard.find('round', (event) => event.round.phase === 'deciding');
  expect(round).toMatchObject({ drawn: null, seats: [], choices: [], turn: { seat: null } });
  expect(round.turn?.until).toBe(studio.clock.now + CALL_MS);
  expect(round.dealt).toMatchObject({ dealer: null, callStake: null, choice: null });
  const [mine, theirs] = [await one.own(), await other.own()];
  expect(mine).toMatchObject({ state: 'held', seat: null, pay: null, shown: { ante: 100, callStake: 200 } });
  expect(mine?.offers).toEqual([
    { choice: 'call', price: 200 },
    { choice: 'fold', price: 0 },
  ]);
  expect((await one.choose(mine, 'call')).body.bets).toMatchObject([
    { state: 'held', stake: 400, chosen: ['call'], offers: [] },
  ]);
  // Who has chosen sees no more than who has not.
  const covered = { dealer: null, board: (round.dealt as HoldemShown).board, choice: 'call' };
  expect(covered.board).toHaveLength(3);
  expect((await one.own())?.shown).toMatchObject(covered);
  studio.advance(200);
  expect(await heard.find('bets', ({ counts }) => counts.chosen !== undefined)).toMatchObject({
    counts: { bets: 2, chosen: 1 },
  });
  await other.choose(theirs, 'fold');
  const { round: last } = await heard.find('round', (event) => event.round.phase === 'over');
  expect(last.nextAt).toBe(studio.clock.now + LIVE_GAMES.live_holdem.showMs);
  const cards = Object.entries(last.drawn?.outcome ?? {}).map(([name, list]) => [name, list.length]);
  expect(Object.fromEntries(cards)).toEqual({ own: 2, board: 5, dealer: 2 });
  const result = aloneAt(seed, 'call', words);
  const { bets } = await one.until(over);
  expect(bets).toMatchObject([{ state: 'paid', stake: 400, pay: result?.pay, chosen: ['call'] }]);
  expect(bets[0]?.shown).toMatchObject({ ...last.drawn?.outcome, choice: 'call' });
  expect((await other.until(over)).bets).toMatchObject([{ state: 'closed', pay: 0, chosen: ['fold'] }]);
  expect(wallet.balance()).toBe(10_000 - 400 - 500 + (result?.pay ?? 0));
  const records = [
    ...(await one.get<RoundRecord[]>('records')),
    ...(await other.get<RoundRecord[]>('records')),
  ];
  expect(records).toMatchObject([
    { game: 'live_holdem', choices: ['call'], left: false, staked: 400, pay: result?.pay },
    { game: 'live_holdem', choices: ['fold'], left: false, staked: 500, pay: 0 },
  ]);
  expect(checkText(JSON.stringify(records)).map(({ verdict }) => verdict?.holds)).toEqual([true, true]);
  await heard.close();
});

test('each stake is paid what it won, and one posting closes the round', async () => {
  const { guest, bet } = await dealt();
  await guest.choose(bet, 'call');
  await guest.until(over);
  const result = aloneAt(WON, 'call');
  const { ante, bonus, call } = result?.bets ?? {};
  const wins = postingsOf(wallet).filter(([name]) => name === 'win');
  expect(postingsOf(wallet).slice(0, 2)).toEqual([
    ['bet', 200, false],
    ['bet', 200, false],
  ]);
  expect(wins.map(([, amount]) => Number(amount)).toSorted((a, b) => a - b)).toEqual(
    [(ante?.pay ?? 0) + (bonus?.pay ?? 0), call?.pay ?? 0].toSorted((a, b) => a - b),
  );
  expect(wins.map(([, , closes]) => closes)).toEqual([false, true]);
});

test('who says nothing folds, the bonus is paid all the same', async () => {
  const pair = seedWhere((seed) => (aloneAt(seed, 'fold')?.bets.bonus.pay ?? 0) > 0);
  const { studio, guest } = await dealt(pair);
  studio.advance(CALL_MS - 1);
  expect((await guest.own())?.state).toBe('held');
  studio.advance(1);
  const { bets } = await guest.until(over);
  expect(bets).toMatchObject([
    { pay: aloneAt(pair, 'fold')?.pay, chosen: ['fold'], shown: { choice: 'fold' } },
  ]);
  const records = await guest.get<RoundRecord[]>('records');
  expect(records).toMatchObject([{ choices: [], left: true }]);
  expect(checkText(JSON.stringify(records)).map(({ verdict }) => verdict?.holds)).toEqual([true]);
});

test('a call that there is no money for is refused, with the time to fold', async () => {
  const { studio, guest, bet } = await dealt();
  wallet.setBalance(100);
  studio.advance(CALL_MS - 1_000);
  const refused = await guest.choose(bet, 'call');
  expect([refused.status, refused.body.error, refused.body.reason]).toEqual([
    409,
    'choice_refused',
    'INSUFFICIENT_FUNDS',
  ]);
  studio.advance(LEAST_TURN_MS - 1);
  const asked = await guest.own();
  expect(asked).toMatchObject({ stake: 200, state: 'held', chosen: [] });
  expect(asked?.offers).toHaveLength(2);
  expect((await guest.choose(bet, 'fold')).body.bets).toMatchObject([{ chosen: ['fold'] }]);
  await guest.until(over);
  expect(wallet.names().filter((name) => name === 'rollback')).toEqual([]);
});

test('a call of which nobody knows whether it arrived goes back, and the hand is folded', async () => {
  const { guest, bet } = await dealt();
  wallet.next('bet', 'book-then-fail');
  const name = '5b1f6c56-3d1e-4a3c-9a0f-0d5d5a1c6f01';
  const lost = await guest.choose(bet, 'call', name);
  expect([lost.status, lost.body.error]).toEqual([409, 'choice_unconfirmed']);
  const { bets } = await guest.until(over);
  const result = aloneAt(WON, 'fold');
  expect(bets).toMatchObject([{ stake: 200, chosen: ['fold'], pay: result?.pay }]);
  expect(wallet.balance()).toBe(10_000 - 200 + (result?.pay ?? 0));
  expect((await guest.choose(bet, 'call', name)).body.error).toBe('choice_unconfirmed');
  const records = await guest.get<RoundRecord[]>('records');
  expect(checkText(JSON.stringify(records)).map(({ verdict }) => verdict?.holds)).toEqual([true]);
});

test('a call that came in time counts, however long the wallet takes to confirm it', async () => {
  const { studio, guest, bet } = await dealt();
  studio.advance(CALL_MS - 1);
  wallet.onCall = (name) => name === 'bet' && studio.advance(4_000);
  const { body } = await guest.choose(bet, 'call');
  expect(body.bets).toMatchObject([{ stake: 400, chosen: ['call'] }]);
  await guest.until(over);
  expect(wallet.balance()).toBe(10_000 - 400 + (aloneAt(WON, 'call')?.pay ?? 0));
});

test('while the wallet is asked about the call of one, the time of the others is over all the same', async () => {
  const studio = await openFlights(wallet, { seed: WON });
  const guests = [await sitDown(studio, TABLE), await sitDown(studio, { ...TABLE, player_id: 'player-2' })];
  for (const guest of guests) await guest.bet({ ante: 100 });
  studio.advance(TO_DEAL + CALL_MS - 1);
  const [one, other] = guests;
  const [mine, theirs] = [await one?.own(), await other?.own()];
  let late: ReturnType<NonNullable<typeof other>['choose']> | undefined;
  wallet.onCall = (name) => {
    if (name !== 'bet') return;
    studio.advance(1);
    late = other?.choose(theirs, 'fold');
  };
  expect((await one?.choose(mine, 'call'))?.body.bets).toMatchObject([{ chosen: ['call'] }]);
  expect((await late)?.body.error).toBe('choice_late');
  for (const guest of guests) await guest.until(over);
});

test.each([
  ['after the time', CALL_MS, 'call', 409, 'choice_late'],
  ['of a word that the game does not know', 0, 'raise', 422, 'choice_invalid'],
])('a choice %s is refused', async (_what, ms, choice, status, code) => {
  const { studio, guest, bet } = await dealt();
  studio.advance(ms);
  const refused = await guest.choose(bet, choice);
  expect([refused.status, refused.body.error]).toEqual([status, code]);
  expect(wallet.names()[1]).not.toBe('bet');
});

test('a choice counts once: repeated it is the same, another one and other names are refused', async () => {
  const { studio, guest, bet } = await dealt();
  const other = await sitDown(studio, { ...TABLE, player_id: 'player-2' });
  // Somebody else is still to choose, so that the round goes on.
  const name = '5b1f6c56-3d1e-4a3c-9a0f-0d5d5a1c6f01';
  expect((await other.choose(bet, 'fold')).body.error).toBe('bet_unknown');
  expect((await guest.choose({ ...bet, roundId: name } as typeof bet, 'fold')).body.error).toBe(
    'choice_late',
  );
  await guest.choose(bet, 'call', name);
  expect((await guest.choose(bet, 'call', name)).status).toBe(200);
  expect((await guest.choose(bet, 'fold', name)).body.error).toBe('choice_mismatch');
  expect(['choice_late', 'choice_made']).toContain((await guest.choose(bet, 'fold')).body.error);
  expect((await guest.choose(bet, 'call', bet?.id)).body.error).toBe('choice_mismatch');
  expect(wallet.names().filter((call) => call === 'bet')).toHaveLength(2);
});

test('before the deal nothing is chosen, and after it no bet is taken back', async () => {
  const studio = await openFlights(wallet, { seed: WON });
  const guest = await sitDown(studio, TABLE);
  const { body } = await guest.bet({ ante: 100 });
  expect((await guest.choose(body.bets[0], 'call')).body.error).toBe('not_your_turn');
  studio.advance(TO_DEAL);
  expect((await guest.leave(body.bets[0])).body.error).toBe('bets_closed');
  const late = await guest.bet({ ante: 100 });
  expect([late.body.error, late.body.retryAfterMs]).toEqual([
    'bets_closed',
    CALL_MS + LIVE_GAMES.live_holdem.showMs,
  ]);
});

test('a clock that was put back ends the round by its rule, and pays', async () => {
  const { studio, guest } = await dealt();
  studio.clock.now -= 3_600_000;
  const { bets } = await guest.until(over);
  expect(bets).toMatchObject([{ chosen: ['fold'], pay: aloneAt(WON, 'fold')?.pay }]);
  expect((await guest.history()).rounds).toMatchObject([{ phase: 'over', number: 1 }]);
});

test('nobody bets: the hand is drawn and shown, as at other tables', async () => {
  const studio = await openFlights(wallet, { seed: WON });
  const guest = await sitDown(studio, TABLE);
  const heard = await guest.watch();
  studio.advance(TO_DEAL);
  const { round } = await heard.find('round', (event) => event.round.phase === 'over');
  expect(Object.keys(round.drawn?.outcome ?? {})).toEqual(['own', 'board', 'dealer']);
  await heard.close();
});

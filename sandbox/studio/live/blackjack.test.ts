import { openFlights, postingsOf } from '../testing/flight-harness';
import { dealtTo, dealWhere, sitDown } from '../testing/live-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import type { BlackjackShown } from '../engines/blackjack/result';
import { fairRng } from '@/lib/domain/chance/seeds';
import { checkText } from '../fair/read-rounds';
import type { RoundRecord } from '../fair/record';
import { LIVE_GAMES } from './games';
import { CONFIRM_MS, INSURANCE_MS, LEAST_TURN_MS, OPEN_MS, SEAT_TURN_MS } from './limits';
import type { SeenRound } from './live-events';

const TO_DEAL = OPEN_MS + CONFIRM_MS;
const TABLE = { theme: 'blackjack', game_id: 'l201' };
const first = ({ seats }: BlackjackShown, at = 0) => seats[at]?.hands[0];
const isStiff = (shown: BlackjackShown, at = 0) => {
  const hand = first(shown, at);
  return (
    hand !== undefined && !hand.soft && hand.total >= 12 && hand.total <= 16 && shown.turn.phase === 'play'
  );
};
const offersTo = (choice: string) => (shown: BlackjackShown) =>
  shown.turn.phase === 'play' && shown.choices.some((offer) => offer.choice === choice);
/** No ace open, and hands that each ask for a choice. */
const PLAIN = dealWhere([2, 5], (shown) => isStiff(shown) && isStiff(shown, 1));
const STIFF = dealWhere([3], isStiff);
const PAIR = dealWhere([3], (shown) => offersTo('split')(shown) && first(shown)?.total === 16);
const ACE = dealWhere([2, 5], ({ turn }) => turn.phase === 'insurance');

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

const player = (number: number) => ({ ...TABLE, player_id: `player-${number}` });
/** A table at which each of these seats is played for 1.00, by a player of its own. */
async function tableWith(seed: number, seats: readonly number[]) {
  const studio = await openFlights(wallet, { seed });
  const guests = await Promise.all(seats.map((_, at) => sitDown(studio, player(at))));
  const heard = await guests[0]?.watch();
  if (!heard) throw new Error('nobody is there');
  for (const [at, guest] of guests.entries()) {
    const { body } = await guest.bet({ seat: seats[at], stake: 100 });
    expect([body.error, body.bets.at(-1)?.state]).toEqual([undefined, 'held']);
  }
  const [one, other = one] = guests;
  if (!one || !other) throw new Error('nobody is there');
  return { studio, one, other, heard };
}
async function dealt(seed: number, seats: readonly number[]) {
  const table = await tableWith(seed, seats);
  table.studio.advance(TO_DEAL);
  return { ...table, bet: await table.one.own(), otherBet: await table.other.own() };
}
const over = (state: { bets: { state: string }[] }) =>
  state.bets.every((bet) => ['paid', 'closed', 'returned'].includes(bet.state));
/** What everybody hears of a round, computed again from what was told. */
const again = ({ number, drawn, seats, choices }: SeenRound) =>
  LIVE_GAMES.live_blackjack.outcome(
    fairRng({ serverSeed: drawn?.serverSeed ?? '', clientSeed: drawn?.clientSeed ?? '', nonce: number }),
    { seats: seats.map(({ seat }) => ({ seat, stake: 100 })), choices },
  );

test('seats are dealt to in their order, each plays in its turn, and whoever knows the choices comes to the same', async () => {
  const { studio, one, other, heard, bet, otherBet } = await dealt(PLAIN, [2, 5]);
  const { round } = await heard.find('round', (event) => event.round.phase === 'deciding');
  expect(round).toMatchObject({ drawn: null, choices: [], reserved: [] });
  expect(round.seats).toEqual([
    { seat: 2, key: 1 },
    { seat: 5, key: 2 },
  ]);
  expect(round.turn).toEqual({ seat: 2, until: studio.clock.now + SEAT_TURN_MS });
  expect(round.dealt).toEqual(dealtTo(PLAIN, [2, 5]));
  expect(JSON.stringify(round)).not.toContain('shoe');
  expect(bet).toMatchObject({ seat: 2, chosen: [], shown: round.dealt });
  expect(bet?.offers.map(({ choice }) => choice)).toEqual(expect.arrayContaining(['hit', 'stand', 'double']));
  expect(otherBet).toMatchObject({ seat: 5, offers: [] });
  expect((await other.choose(otherBet, 'stand')).body.error).toBe('not_your_turn');
  expect((await one.choose(bet, 'stand')).body.bets).toMatchObject([{ chosen: ['stand'], offers: [] }]);
  const { round: next } = await heard.find('round');
  expect(next).toMatchObject({
    turn: { seat: 5, until: studio.clock.now + SEAT_TURN_MS },
    choices: [{ seat: 2, choice: 'stand' }],
  });
  expect((await one.choose(bet, 'hit')).body.error).toBe('not_your_turn');
  await other.choose(otherBet, 'stand');
  const { round: last } = await heard.find('round', (event) => event.round.phase === 'over');
  expect(last.choices).toHaveLength(2);
  expect(last.drawn?.outcome).toEqual(again(last));
  expect(last.dealt).toBeNull();
  const states = [await one.until(over), await other.until(over)];
  const records = [
    ...(await one.get<RoundRecord[]>('records')),
    ...(await other.get<RoundRecord[]>('records')),
  ];
  expect(records).toMatchObject([{ bet: { own: 2 } }, { bet: { own: 5 } }]);
  expect(records.map(({ pay }) => pay)).toEqual(states.map(({ bets }) => bets[0]?.pay));
  expect(checkText(JSON.stringify(records)).map(({ verdict }) => verdict?.holds)).toEqual([true, true]);
  expect(states[0]?.bets[0]?.shown).toEqual(last.drawn?.outcome);
  expect(wallet.balance()).toBe(10_000 - 200 + records.reduce((sum, { pay }) => sum + pay, 0));
  expect((await one.history()).rounds).toEqual([last]);
  await heard.close();
});

test('a double is a stake of its own, which the wallet confirms before the card is drawn', async () => {
  const { one, bet } = await dealt(STIFF, [3]);
  let seen = -1;
  const before = await one.own();
  wallet.onCall = (name) => {
    if (name === 'bet') seen = wallet.calls.length;
  };
  await one.choose(bet, 'double');
  expect(seen).toBe(2);
  const { bets } = await one.until(over);
  expect(before?.stake).toBe(100);
  expect(bets).toMatchObject([{ stake: 200, chosen: ['double'] }]);
  const pay = bets[0]?.pay ?? 0;
  const postings = postingsOf(wallet);
  expect(postings.slice(0, 2)).toEqual([
    ['bet', 100, false],
    ['bet', 100, false],
  ]);
  // Won or not, one posting closes the round, and it is the last.
  expect(postings.map(([, , closes]) => closes).indexOf(true)).toBe(postings.length - 1);
  expect(postings.slice(2).map(([, amount]) => amount)).toEqual(pay > 0 ? [pay / 2, pay / 2] : [0]);
  expect(wallet.balance()).toBe(10_000 - 200 + pay);
});

test('hands that were split are played one after the other, and paid each on its stake', async () => {
  const { studio, one, heard, bet } = await dealt(PAIR, [3]);
  await one.choose(bet, 'split');
  for (let now = await one.own(); now?.state === 'held'; now = await one.own()) {
    expect(now.stake).toBeGreaterThanOrEqual(200);
    if (now.offers.length === 0) break;
    await one.choose(now, 'stand');
  }
  const { bets } = await one.until(over);
  expect(bets).toMatchObject([{ stake: 200 }]);
  const { round } = await heard.find('round', (event) => event.round.phase === 'over');
  const wins = wallet.calls.filter(({ name }) => name === 'win').map(({ body }) => Number(body['amount']));
  expect(wins.reduce((sum, amount) => sum + amount, 0)).toBe(bets[0]?.pay);
  expect(round.choices[0]).toEqual({ seat: 3, choice: 'split' });
  const [record] = await one.get<RoundRecord[]>('records');
  expect(checkText(JSON.stringify(record)).map(({ verdict }) => verdict?.holds)).toEqual([true]);
  expect(studio.waiting()).toBeGreaterThan(0);
  await heard.close();
});

test('the list that everybody sees has the stake with what was added', async () => {
  const { studio, one, heard, bet } = await dealt(PLAIN, [2, 5]);
  await one.choose(bet, 'double');
  studio.advance(500);
  const told = await heard.find('bets', (event) => event.in.some(([, , stake]) => stake === 200));
  expect(told.in[0]?.[0]).toBe(1);
  await heard.close();
});

test('with an ace open all are asked at once, and silence declines', async () => {
  const { studio, one, other, heard, bet, otherBet } = await dealt(ACE, [2, 5]);
  const { round } = await heard.find('round', (event) => event.round.phase === 'deciding');
  expect(round.turn).toEqual({ seat: null, until: studio.clock.now + INSURANCE_MS });
  expect([bet?.offers, otherBet?.offers].map((offers) => offers?.map(({ price }) => price))).toEqual([
    [50, 0],
    [50, 0],
  ]);
  expect((await other.choose(otherBet, 'insure')).body.bets).toMatchObject([
    { stake: 150, chosen: ['insure'], offers: [] },
  ]);
  expect((await other.choose(otherBet, 'decline')).body.error).toBe('choice_made');
  expect((await one.choose(bet, 'hit')).body.error).toBe('not_now');
  studio.advance(INSURANCE_MS);
  const { round: next } = await heard.find('round', (event) => event.round.choices.length >= 2);
  expect(next.choices.slice(0, 2)).toEqual([
    { seat: 5, choice: 'insure' },
    { seat: 2, choice: 'decline' },
  ]);
  studio.advance(3 * SEAT_TURN_MS);
  await one.until(over);
  const { bets } = await other.until(over);
  const records = await other.get<RoundRecord[]>('records');
  expect(records).toMatchObject([{ staked: 150, pay: bets[0]?.pay }]);
  expect(checkText(JSON.stringify(records)).map(({ verdict }) => verdict?.holds)).toEqual([true]);
  await heard.close();
});

describe('the time of a turn', () => {
  test('is given anew with each choice; who says nothing stands', async () => {
    const seed = dealWhere([3], (shown) => isStiff(shown) && (first(shown)?.total ?? 0) === 12);
    const { studio, one, bet } = await dealt(seed, [3]);
    studio.advance(SEAT_TURN_MS - 1);
    const { body } = await one.choose(bet, 'hit');
    if (body.bets[0]?.state === 'held' && body.bets[0].offers.length > 0) {
      studio.advance(SEAT_TURN_MS - 1);
      expect((await one.own())?.state).toBe('held');
      studio.advance(1);
      expect((await one.until(over)).bets[0]?.chosen).toEqual(['hit', 'stand']);
    }
    expect((await one.choose(bet, 'stand')).body.error).toBe('choice_late');
  });

  test('waits while the wallet is asked, and a choice that came in time counts', async () => {
    const { studio, one, bet } = await dealt(STIFF, [3]);
    studio.advance(SEAT_TURN_MS - 1);
    wallet.onCall = (name) => name === 'bet' && studio.advance(4_000);
    expect((await one.choose(bet, 'double')).body.bets).toMatchObject([{ stake: 200, chosen: ['double'] }]);
  });

  test('leaves something for another choice when there is no money for the first, once', async () => {
    const { studio, one, bet } = await dealt(STIFF, [3]);
    wallet.setBalance(10);
    studio.advance(SEAT_TURN_MS - 500);
    const refused = await one.choose(bet, 'double');
    expect([refused.status, refused.body.error, refused.body.reason]).toEqual([
      409,
      'choice_refused',
      'INSUFFICIENT_FUNDS',
    ]);
    studio.advance(LEAST_TURN_MS - 1);
    expect((await one.own())?.offers.length).toBeGreaterThan(0);
    expect((await one.choose(bet, 'double')).body.error).toBe('choice_refused');
    studio.advance(1);
    expect((await one.until(over)).bets).toMatchObject([{ stake: 100, chosen: ['stand'] }]);
  });

  test('ends at once for who asked for something of which nobody knows whether it was paid', async () => {
    const { one, bet } = await dealt(STIFF, [3]);
    wallet.next('bet', 'book-then-fail');
    const lost = await one.choose(bet, 'double');
    expect([lost.status, lost.body.error]).toEqual([409, 'choice_unconfirmed']);
    const { bets } = await one.until(over);
    expect(bets).toMatchObject([{ stake: 100, chosen: ['stand'] }]);
    expect(wallet.balance()).toBe(10_000 - 100 + (bets[0]?.pay ?? 0));
  });

  test('is not longer for a studio that stood still: each seat has its own afterwards', async () => {
    const { studio, other, otherBet } = await dealt(PLAIN, [2, 5]);
    studio.standStill(60_000);
    expect((await other.own())?.offers.length).toBeGreaterThan(0);
    expect((await other.choose(otherBet, 'stand')).body.bets).toMatchObject([{ chosen: ['stand'] }]);
  });

  test('is over where the clock was put back while the wallet is asked: that stake goes back', async () => {
    const { studio, one, bet } = await dealt(STIFF, [3]);
    wallet.onCall = (name) => {
      if (name !== 'bet') return;
      studio.clock.now -= 3_600_000;
      studio.advance(0);
      void one.state();
    };
    const lost = await one.choose(bet, 'double');
    expect([lost.status, lost.body.error]).toEqual([409, 'choice_unconfirmed']);
    const { bets } = await one.until(over);
    expect(bets).toMatchObject([{ stake: 100, chosen: ['stand'] }]);
    expect(wallet.balance()).toBe(10_000 - 100 + (bets[0]?.pay ?? 0));
  });

  test('is over at once where the clock was put back, by the rule', async () => {
    const { studio, one, other } = await dealt(PLAIN, [2, 5]);
    studio.clock.now -= 3_600_000;
    expect((await one.until(over)).bets).toMatchObject([{ chosen: ['stand'] }]);
    expect((await other.until(over)).bets).toMatchObject([{ chosen: ['stand'] }]);
    expect((await one.history()).rounds).toMatchObject([{ phase: 'over' }]);
  });
});

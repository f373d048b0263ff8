import { killedFolder, openFlights, removeKilledFolders, type Flights } from '../testing/flight-harness';
import { dealWhere, guestAt, sitDown } from '../testing/live-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { checkText } from '../fair/read-rounds';
import type { RoundRecord } from '../fair/record';
import { CONFIRM_MS, OPEN_MS } from './limits';

const TO_DEAL = OPEN_MS + CONFIRM_MS;
const BLACKJACK = { theme: 'blackjack', game_id: 'l201' };
const HOLDEM = { theme: 'holdem', game_id: 'l206' };
/** Both seats can double. */
const DEAL = dealWhere([2, 5], ({ turn, seats }) =>
  turn.phase === 'play' ? seats.every(({ hands }) => (hands[0]?.total ?? 21) < 17) : false,
);
const RETRY = { firstMs: 1e6, capMs: 1e6 };

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
  removeKilledFolders();
});

type Guest = Awaited<ReturnType<typeof sitDown>>;
const over = (state: { bets: { state: string }[] }) =>
  state.bets.every((bet) => ['paid', 'closed', 'returned'].includes(bet.state));

/** Two players at a table that was dealt. */
async function dealt(game: typeof BLACKJACK, bets: readonly object[]) {
  const studio = await openFlights(wallet, { seed: DEAL, retry: RETRY, walletTimeoutMs: 1_000 });
  const guests: Guest[] = [];
  for (const [at, bet] of bets.entries()) {
    const guest = await sitDown(studio, { ...game, player_id: `player-${at}` });
    expect((await guest.bet(bet)).body.bets).toMatchObject([{ state: 'held' }]);
    guests.push(guest);
  }
  studio.advance(TO_DEAL);
  const [one, other] = guests;
  if (!one || !other) throw new Error('two play');
  return { studio, one, other };
}
const atBlackjack = () =>
  dealt(BLACKJACK, [
    { seat: 2, stake: 100 },
    { seat: 5, stake: 100 },
  ]);
const atHoldem = () => dealt(HOLDEM, [{ ante: 100 }, { ante: 100 }]);

/** What comes up over what a kill at this moment leaves: every bet settled, and proved. */
async function afterKill(studio: Flights, guests: readonly Guest[]) {
  wallet.onCall = () => undefined;
  const next = await openFlights(wallet, { dataDir: killedFolder(studio.dataDir), seed: DEAL });
  next.clock.now = studio.clock.now + 2_000;
  let expected = 10_000;
  const records: RoundRecord[] = [];
  for (const { address } of guests) {
    const again = guestAt(next, address);
    await again.until(over);
    records.push(...(await again.get<RoundRecord[]>('records')));
  }
  for (const { staked, pay } of records) expected += pay - staked;
  expect(checkText(JSON.stringify(records)).map(({ verdict }) => verdict?.holds)).toEqual(
    records.map(() => true),
  );
  expect(wallet.balance()).toBe(expected);
  return { next, records };
}
/** The moment at which the wallet hears of a posting. */
const asked = (wanted: string) =>
  new Promise<void>((resolve) => {
    wallet.onCall = (name) => name === wanted && resolve();
  });
const turn = () => new Promise(setImmediate);

test('blackjack: a round that waits for a choice is ended by its rule, and what was chosen stays', async () => {
  const { studio, one, other } = await atBlackjack();
  await one.choose(await one.own(), 'double');
  const { next, records } = await afterKill(studio, [one, other]);
  expect(records).toMatchObject([
    { bet: { own: 2 }, staked: 200, choices: [{ choice: 'double' }, { seat: 5, choice: 'stand' }] },
    { bet: { own: 5 }, staked: 100 },
  ]);
  const again = guestAt(next, one.address);
  expect((await again.history()).rounds).toMatchObject([{ number: 1, phase: 'over' }]);
  const heard = await again.watch();
  expect((await heard.find('table')).round).toMatchObject({ number: 2, phase: 'waiting' });
  expect((await again.choose(await again.own(), 'stand')).body.error).toBe('choice_late');
  await heard.close();
});

test.each([
  ['arrived', 'book-then-hang'],
  ['did not arrive', 'hang'],
] as const)(
  'blackjack: a double that was under way goes back, whether it %s or not',
  async (_what, manner) => {
    const { studio, one, other } = await atBlackjack();
    wallet.next('bet', manner);
    const heard = asked('bet');
    void one.choose(await one.own(), 'double');
    await heard;
    await turn();
    const { next, records } = await afterKill(studio, [one, other]);
    expect(records).toMatchObject([
      { staked: 100, choices: [{ seat: 2, choice: 'stand' }, { seat: 5 }] },
      {},
    ]);
    expect((await guestAt(next, one.address).own())?.stake).toBe(100);
  },
);

test('blackjack: pays that are owed when the studio is killed are paid once', async () => {
  const { studio, one, other } = await atBlackjack();
  await one.choose(await one.own(), 'double');
  wallet.next('win', 'book-then-fail', 'book-then-fail', 'fail');
  const heard = asked('win');
  await other.choose(await other.own(), 'stand');
  await heard;
  await turn();
  const { records } = await afterKill(studio, [one, other]);
  const wins = wallet.calls.filter(({ name }) => name === 'win');
  const byTx = new Map(wins.map(({ body }) => [body['tx_id'], Number(body['amount'])]));
  expect([...byTx.values()].reduce((sum, amount) => sum + amount, 0)).toBe(
    records.reduce((sum, { pay }) => sum + pay, 0),
  );
});

test('blackjack: a studio that is killed before the deal gives every bet back', async () => {
  const studio = await openFlights(wallet, { seed: DEAL, retry: RETRY });
  const guest = await sitDown(studio, BLACKJACK);
  await guest.bet({ seat: 2, stake: 100 });
  studio.advance(OPEN_MS);
  const { next } = await afterKill(studio, [guest]);
  expect(wallet.balance()).toBe(10_000);
  expect(await guestAt(next, guest.address).own()).toMatchObject({ state: 'returned', reason: 'BROKEN' });
});

test('hold’em: who has called has called, and who has said nothing has folded', async () => {
  const { studio, one, other } = await atHoldem();
  await one.choose(await one.own(), 'call');
  const { records } = await afterKill(studio, [one, other]);
  expect(records).toMatchObject([
    { choices: ['call'], staked: 300 },
    { choices: [], left: true, staked: 100, pay: 0 },
  ]);
});

test.each([
  ['arrived', 'book-then-hang'],
  ['did not arrive', 'hang'],
] as const)('hold’em: a call that was under way goes back, whether it %s or not', async (_what, manner) => {
  const { studio, one, other } = await atHoldem();
  wallet.next('bet', manner);
  const heard = asked('bet');
  void one.choose(await one.own(), 'call');
  await heard;
  await turn();
  const { records } = await afterKill(studio, [one, other]);
  expect(records).toMatchObject([
    { choices: [], left: true, staked: 100 },
    { choices: [], left: true, staked: 100 },
  ]);
});

test('hold’em: pays that are owed when the studio is killed are paid once', async () => {
  const { studio, one, other } = await atHoldem();
  await one.choose(await one.own(), 'call');
  wallet.next('win', 'book-then-fail', 'book-then-fail', 'fail');
  const heard = asked('win');
  await other.choose(await other.own(), 'call');
  await heard;
  await turn();
  const { records } = await afterKill(studio, [one, other]);
  expect(records).toMatchObject([{ staked: 300 }, { staked: 300 }]);
  const wins = wallet.calls.filter(({ name }) => name === 'win');
  const byTx = new Map(wins.map(({ body }) => [body['tx_id'], Number(body['amount'])]));
  expect([...byTx.values()].reduce((sum, amount) => sum + amount, 0)).toBe(
    records.reduce((sum, { pay }) => sum + pay, 0),
  );
});

test('hold’em: a studio that is killed before the deal gives every bet back', async () => {
  const studio = await openFlights(wallet, { seed: DEAL, retry: RETRY });
  const guest = await sitDown(studio, HOLDEM);
  await guest.bet({ ante: 100 });
  studio.advance(OPEN_MS);
  const { next } = await afterKill(studio, [guest]);
  expect(wallet.balance()).toBe(10_000);
  expect(await guestAt(next, guest.address).own()).toMatchObject({ state: 'returned', reason: 'BROKEN' });
});

import { killedFolder, openFlights, postingsOf, removeKilledFolders } from '../testing/flight-harness';
import { guestAt, sitDown, tableWhere, WORD } from '../testing/live-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import { CONFIRM_MS, OPEN_MS } from './limits';

const TO_DRAW = OPEN_MS + CONFIRM_MS;
const SEED = tableWhere('live_roulette', (outcome) => 'pocket' in outcome && outcome.pocket === 17);
const NUMBER = [{ on: [17], stake: 100 }];

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
  removeKilledFolders();
});

/** A table with one bet, at a moment; the wallet answers nothing from then on. */
async function tableAt(ms: number) {
  const studio = await openFlights(wallet, { seed: SEED, retry: { firstMs: 1e6, capMs: 1e6 } });
  const guest = await sitDown(studio);
  await guest.bet(NUMBER);
  const fails = Array.from({ length: 3 }, () => 'fail' as const);
  wallet.next('win', ...fails);
  const asked = new Promise<void>((resolve) => {
    wallet.onCall = (name) => name === 'win' && resolve();
  });
  studio.advance(ms);
  if (ms >= TO_DRAW) await asked;
  return { studio, guest };
}
async function afterKill({ studio, guest }: Awaited<ReturnType<typeof tableAt>>) {
  const next = await openFlights(wallet, { dataDir: killedFolder(studio.dataDir), seed: SEED });
  next.clock.now = studio.clock.now + 2_000;
  return { next, guest: guestAt(next, guest.address) };
}

test.each([
  ['while bets are open', 3_000],
  ['between the bell and the draw', TO_DRAW - 1],
])('a studio that is killed %s gives every bet back, and never plays the seed again', async (_when, ms) => {
  const before = await tableAt(ms);
  const { next, guest } = await afterKill(before);
  const { bets } = await guest.until((state) => state.bets.every((bet) => bet.state === 'returned'));
  expect(bets).toMatchObject([{ reason: 'BROKEN', pay: null }]);
  expect(postingsOf(wallet)).toEqual([
    ['bet', 100, false],
    ['rollback', 100, true],
  ]);
  expect(wallet.balance()).toBe(10_000);
  const heard = await guest.watch();
  expect((await heard.find('table')).round).toMatchObject({ number: 2, phase: 'waiting' });
  const [told] = (await guest.history()).rounds;
  expect(told).toMatchObject({ number: 1, phase: 'broken', drawn: null, brokenOff: { clientSeed: WORD } });
  expect(commitmentOf(told?.brokenOff?.serverSeed ?? '')).toBe(told?.commitment);
  expect(await guest.get('records')).toEqual([]);
  await heard.close();
  next.advance(1);
});

test('a studio that is killed with a win owed pays it once, and shows the round as it was drawn', async () => {
  const before = await tableAt(TO_DRAW);
  const { guest } = await afterKill(before);
  const { bets } = await guest.until((state) => state.bets.every((bet) => bet.state === 'paid'));
  expect(bets).toMatchObject([{ pay: 3_600, shown: { pocket: 17 } }]);
  expect(wallet.balance()).toBe(10_000 - 100 + 3_600);
  const wins = wallet.calls.filter(({ name }) => name === 'win').map(({ body }) => body['tx_id']);
  expect(new Set(wins).size).toBe(1);
  expect((await guest.history()).rounds).toMatchObject([{ number: 1, drawn: { outcome: { pocket: 17 } } }]);
});

test('a bet of which nobody knows whether it arrived is taken back', async () => {
  const studio = await openFlights(wallet, { seed: SEED, walletTimeoutMs: 300 });
  const guest = await sitDown(studio);
  wallet.next('bet', 'book-then-hang');
  const asked = new Promise<void>((resolve) => {
    wallet.onCall = (name) => name === 'bet' && resolve();
  });
  void guest.bet(NUMBER);
  await asked;
  await new Promise(setImmediate);
  const again = guestAt(
    await openFlights(wallet, { dataDir: killedFolder(studio.dataDir), seed: SEED }),
    guest.address,
  );
  const { bets } = await again.until((state) => state.bets.every((bet) => bet.state === 'returned'));
  expect(bets).toMatchObject([{ reason: 'INTERRUPTED' }]);
  expect(wallet.balance()).toBe(10_000);
});

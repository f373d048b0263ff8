import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { openFlights } from '../testing/flight-harness';
import { sitDown, tableWhere } from '../testing/live-harness';
import { LIVE_GAMES } from './games';
import { CONFIRM_MS, OPEN_MS } from './limits';

const TO_DRAW = OPEN_MS + CONFIRM_MS;
const SHOW_MS = LIVE_GAMES.live_roulette.showMs;
const SEVENTEEN = tableWhere('live_roulette', (outcome) => 'pocket' in outcome && outcome.pocket === 17);
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

test('a bet that is repeated after its round is answered with what became of it', async () => {
  const studio = await openFlights(wallet, { seed: SEVENTEEN });
  const guest = await sitDown(studio);
  const name = '5b1f6c56-3d1e-4a3c-9a0f-0d5d5a1c6f02';
  await guest.bet(NUMBER, name);
  const heard = await guest.watch();
  studio.advance(TO_DRAW);
  await guest.until(({ bets }) => bets.every(({ state }) => state === 'paid'));
  studio.advance(SHOW_MS);
  await heard.find('round', ({ round }) => round.number === 2);
  await guest.bet(LOST);
  expect(await guest.bet(NUMBER, name)).toMatchObject({
    status: 200,
    body: { bets: [{ id: name, state: 'paid', pay: 3_600 }, { state: 'held' }] },
  });
  await heard.close();
});

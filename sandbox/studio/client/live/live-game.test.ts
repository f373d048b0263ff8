import { openFlights } from '../../testing/flight-harness';
import { clientAt, turn } from '../../testing/live-client';
import { tableWhere } from '../../testing/live-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { LIVE_GAMES } from '../../live/games';
import { CONFIRM_MS, OPEN_MS } from '../../live/limits';

const { showMs } = LIVE_GAMES.live_roulette;
const TO_DRAW = OPEN_MS + CONFIRM_MS;
const SEED = tableWhere('live_roulette', (outcome) => 'pocket' in outcome && outcome.pocket === 17);
const NUMBER = [{ on: [17], stake: 100 }];

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
  // Nobody is told to wait, so that many do not ask at once.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeStudios();
  await wallet.close();
});

/** A player at a table of roulette. */
const atTheTable = async () =>
  clientAt(await openFlights(wallet, { seed: SEED }), {
    kind: 'live_roulette',
    noBets: { bets: [] },
    ready: { bet: NUMBER, stake: 100 },
  });

it('places a bet, shows what the round came to, and only then tells what it paid', async () => {
  const { game, told, said, scene, face, until, pass } = await atTheTable();
  game.place();
  await until(() => face.state === 'choosing');
  expect([face.offered, face.credit, scene.open]).toEqual([['Take back'], 9_900, false]);
  pass(TO_DRAW);
  await until(() => face.credit === 13_500);
  expect(scene.rounds).toMatchObject([{ staked: 100, pay: 3_600, shown: { pocket: 17, bets: NUMBER } }]);
  expect([scene.away, face.paid, face.celebrated]).toEqual([0, 3_600, [[3_600, true]]]);
  expect(said).toEqual([
    'Your bet is being placed',
    'Your bet of €1.00 is in.',
    expect.stringContaining('€36.00'),
  ]);
  await until(() => told.at(-1)?.type === 'round-ended');
  expect(told.map(({ type }) => type)).toEqual(['credit', 'ready', 'round-started', 'round-ended']);
  expect(told.at(-1)).toMatchObject({ stake: 100, won: 3_600, balance: 13_500 });
  pass(showMs);
  await until(() => face.state === 'idle');
  // The line below the table says that bets are open; the result has been read.
  await until(() => face.message === '');
});

it('shows no figure for a bet that lost', async () => {
  const { game, told, face, until, pass } = await clientAt(await openFlights(wallet, { seed: SEED }), {
    kind: 'live_roulette',
    noBets: { bets: [] },
    ready: { bet: [{ on: [18], stake: 100 }], stake: 100 },
  });
  game.place();
  await until(() => face.state === 'choosing');
  pass(TO_DRAW);
  await until(() => told.at(-1)?.type === 'round-ended');
  expect(told.at(-1)).toMatchObject({ stake: 100, won: 0, balance: 9_900 });
  expect([face.paid, face.celebrated]).toEqual([null, []]);
});

it('takes a bet back until the bell, and not after', async () => {
  const { game, said, face, until, pass } = await atTheTable();
  game.place();
  await until(() => face.state === 'choosing');
  game.leave();
  await until(() => face.state === 'idle');
  expect([face.credit, said.at(-1)]).toEqual([10_000, 'Your bet was taken back, €1.00.']);
  game.place();
  await until(() => face.state === 'choosing');
  pass(OPEN_MS);
  expect(face.state).toBe('settling');
  game.leave();
  await turn();
  expect(wallet.names().filter((name) => name === 'rollback')).toHaveLength(1);
});

it('says of chips that were not placed that nothing was staked, and puts them away', async () => {
  const { said, scene, face, until, pass } = await atTheTable();
  pass(OPEN_MS);
  expect(said.at(-1)).toContain('Your chips were not placed');
  pass(CONFIRM_MS);
  await until(() => scene.rounds.length === 1);
  expect(scene.rounds).toMatchObject([
    { staked: 0, pay: 0, shown: { pocket: expect.any(Number), bets: [] } },
  ]);
  expect([scene.away, face.credit, wallet.calls]).toEqual([1, 10_000, []]);
});

it('says kindly that a bet came late', async () => {
  const { game, studio, said, face, until } = await atTheTable();
  // The bell has rung at the studio, and no news of it has come here.
  studio.standStill(OPEN_MS);
  const late = jest.spyOn(studio.app, 'request');
  game.place();
  await until(() => late.mock.calls.length > 0 && face.state !== 'sending');
  expect(said).toContain('Bets are closed. Nothing was staked. The next round opens in 14\u00A0s.');
  expect(wallet.calls).toEqual([]);
});

it('lays the chips of a bet that another window placed', async () => {
  const { game, guest, scene, said, face, until } = await atTheTable();
  await guest.bet(NUMBER);
  game.place();
  await until(() => said.some((text) => text.startsWith('You have a bet in this round already')));
  await until(() => face.state === 'choosing');
  expect([scene.laid, face.offered]).toEqual([1, ['Take back']]);
});

it('asks for the cashier where there is not enough money', async () => {
  wallet.setBalance(50);
  const { game, asked, told, face, until } = await atTheTable();
  game.place();
  await until(() => told.some(({ type }) => type === 'error') && face.state === 'idle');
  expect(told).toContainEqual({ type: 'error', code: 'no_money' });
  expect(asked).toEqual([]);
  expect(wallet.names()).toEqual([]);
});

it('tells who was away over the draw what the bet came to', async () => {
  const { game, line, comeAgain, said, face, until, pass } = await atTheTable();
  game.place();
  await until(() => face.state === 'choosing');
  line.broken = true;
  pass(TO_DRAW);
  await until(() => wallet.names().includes('win'));
  pass(showMs + 1_000);
  await comeAgain();
  await until(() => said.includes('While the connection was lost, your bet of €1.00 came to €36.00.'));
  await until(() => face.credit === 13_500);
});

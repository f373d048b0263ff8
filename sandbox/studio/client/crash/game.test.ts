import type { GameMessage } from '@/sandbox/studio/client/bridge';
import {
  boardFlight,
  chainWhere,
  CRASH_DEMO,
  openFlights,
  pointsOf,
  type Passenger,
} from '../../testing/flight-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import type { CrashBoot } from '../../boot';
import { endMsOf, msOf } from '../../engines/crash/growth';
import {
  CONFIRM_MS,
  CRASH_LIMITS,
  CRASH_PACE_MS,
  MAX_WIN,
  OPEN_MS,
  PAUSE_MS,
  RTP_MILLIONTHS,
} from '../../crash/limits';
import type { Reply } from '../api';
import type { CrashPlayState } from '../../crash/view';
import { TABLE_TEXTS } from '../tables/texts';
import { speak, speakOf } from '../texts';
import type { CrashApi } from './api';
import { createCrashGame } from './game';
import { createStudioClock } from '../live-line';
import { CRASH_TEXTS } from './texts';

const TO_START = OPEN_MS + CONFIRM_MS;
const THREE = chainWhere(1, ([point = 0]) => point > 300 && point < 500);
const [POINT = 0] = pointsOf(THREE);

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

/** The client's API over a studio in this process. `losing` answers are lost on their way. */
function apiOf(player: Passenger, lines: { losing: number }): CrashApi {
  const reply = ({ status, body }: Awaited<ReturnType<Passenger['post']>>): Reply<CrashPlayState> => {
    if (lines.losing > 0) {
      lines.losing -= 1;
      return { kind: 'lost' };
    }
    if (status === 200) return { kind: 'state', state: body };
    return { kind: 'refused', code: body.error ?? '', reason: null, retryAfterMs: body.retryAfterMs ?? 0 };
  };
  return {
    state: async () => ({ kind: 'state', state: await player.state() }),
    bet: async (bet) => reply(await player.post('bet', bet)),
    leave: async (betId) => reply(await player.post('leave', { betId })),
    cashOut: async (betId) => reply(await player.post('cash-out', { betId })),
    refill: async () => reply(await player.post('refill', {})),
    history: () => player.history(),
    delay: async () => 1,
  };
}

/** The game as a player has it before them, at a studio whose clock the test moves. */
async function atTheTable({ launch = {}, seed = THREE }: { launch?: object; seed?: number } = {}) {
  const flights = await openFlights(wallet, { seed });
  const player = await boardFlight(flights, launch);
  const told: GameMessage[] = [];
  const said: string[] = [];
  const heard: string[] = [];
  const asked: string[] = [];
  const played: string[] = [];
  /** Answers that get lost, and how far this side's clock falls behind from now on, ms. */
  const lines = { losing: 0, behind: 0 };
  const clock = createStudioClock(() => flights.clock.now - lines.behind);
  const boot: CrashBoot = {
    ...{ kind: 'crash', mode: 'real', title: 'Skyline', provider: 'Vega Nine' },
    ...{
      currency: 'EUR',
      locale: 'en',
    },
    ...{
      language: 'en',
      paceMs: CRASH_PACE_MS,
      api: '',
      verifier: '/studio/verify',
      webOrigin: '',
      lobbyUrl: '',
      celebrateAbove: 1,
      limits: CRASH_LIMITS,
    },
    ...{ maxWin: MAX_WIN, rtpMillionths: RTP_MILLIONTHS, openMs: OPEN_MS, confirmMs: CONFIRM_MS },
  };
  const game = createCrashGame({
    boot,
    api: apiOf(player, lines),
    clock,
    face: {
      setState: () => {},
      setCredit: () => {},
      showSlot: () => {},
      showSecond: () => {},
      showFlight: () => {},
      say: (text) => text !== '' && said.push(text),
      tell: (text) => heard.push(text),
    },
    panels: {
      async ask({ title, choices }) {
        asked.push(title);
        const [first, last] = [choices[0], choices.at(-1)];
        if (!first || !last) throw new Error('a panel has choices');
        return last.answer;
      },
      close: () => {},
    },
    bridge: { framed: true, tell: (message) => told.push(message) },
    sound: { on: true, set: () => {}, play: (effect) => played.push(effect) },
    words: { say: speak('en'), table: speakOf('en', TABLE_TEXTS), crash: speakOf('en', CRASH_TEXTS) },
    money: (minor) => `€${(minor / 100).toFixed(2)}`,
    multiplier: (hundredths) => `${(hundredths / 100).toFixed(2)}×`,
  });
  await game.open();
  const live = await player.watch();
  const listen = async (): Promise<void> => {
    const event = await live.next();
    if (event.type === 'clock' || event.type === 'round') clock.hear(event.now);
    game.hear(event);
    return listen();
  };
  void listen().catch(() => {});
  const until = async (wanted: () => boolean) => {
    const end = Date.now() + 9_000;
    for (; Date.now() < end; await new Promise(setImmediate)) if (wanted()) return;
    throw new Error(`never came to be: ${JSON.stringify([game.slots.all, said, told])}`);
  };
  const state = (at = 0) => game.slots.all[at]?.bet?.state;
  await until(() => game.moment().phase === 'open');
  return { ...flights, player, game, told, said, heard, asked, played, lines, until, state };
}

test('a bet is placed, cashed out and paid; the page hears of one round', async () => {
  const { game, advance, until, state, told, played, heard } = await atTheTable();
  game.stake(0, 1_000);
  game.press(0);
  await until(() => state() === 'held');
  // Its stake has left the credit: to the page the round has begun.
  expect(told.at(-1)).toMatchObject({ type: 'round-started', stake: 1_000, balance: 9_000 });
  advance(TO_START + msOf(253));
  await until(() => game.moment().phase === 'flying');
  game.press(0);
  await until(() => state() === 'paid');
  expect(game.left()).toEqual([{ out: 253, stake: 1_000, pay: 2_530 }]);
  expect(heard).toContain('You left at 2.53× and get €25.30.');
  expect(played).toEqual(['win']);
  const rounds = told.filter(({ type }) => type.startsWith('round'));
  expect(rounds).toMatchObject([
    { type: 'round-started', stake: 1_000, balance: 9_000 },
    { type: 'round-ended', stake: 1_000, won: 2_530, balance: 11_530 },
  ]);
});

test('a return of no more than the stake is not celebrated, and a loss makes no sound', async () => {
  const { game, advance, until, state, played } = await atTheTable();
  game.stake(0, 10);
  game.auto(0, 101);
  game.press(0);
  game.second(true);
  game.press(1);
  await until(() => state(0) === 'held' && state(1) === 'held');
  advance(TO_START + endMsOf(POINT));
  await until(() => state(0) === 'paid' && state(1) === 'closed');
  expect(game.left()).toEqual([{ out: 101, stake: 10, pay: 10 }]);
  expect(played).toEqual([]);
});

test('a bet that leaves by itself is told as soon as it does', async () => {
  const { game, advance, until, state, heard } = await atTheTable();
  game.auto(0, 200);
  game.press(0);
  await until(() => state() === 'held');
  advance(TO_START + msOf(200) + 500);
  await until(() => state() === 'paid');
  expect(game.moment().phase).toBe('flying');
  expect(heard).toContain('You left at 2.00× and get €2.00.');
});

test('who joins the next flight is on board as soon as it opens', async () => {
  const { game, advance, until, state } = await atTheTable();
  advance(TO_START + 1_000);
  await until(() => game.moment().phase === 'flying');
  game.press(0);
  expect(game.slots.all[0]?.queued).toBe(true);
  game.press(0);
  expect(game.slots.all[0]?.queued).toBe(false);
  game.press(0);
  advance(endMsOf(POINT) + PAUSE_MS);
  await until(() => state() === 'held');
  expect(wallet.names()).toEqual(['bet']);
});

test('a bet is taken back before the bell', async () => {
  const { game, until, state, told } = await atTheTable();
  game.press(0);
  await until(() => state() === 'held');
  game.press(0);
  await until(() => game.slots.all[0]?.bet === null && !game.slots.all[0].busy);
  expect(wallet.balance()).toBe(10_000);
  expect(told.at(-1)).toMatchObject({ type: 'round-ended', stake: 0, won: 0, balance: 10_000 });
});

test('an answer that is lost on its way bets once', async () => {
  const { game, lines, until, state } = await atTheTable();
  lines.losing = 2;
  game.press(0);
  await until(() => state() === 'held');
  expect(wallet.names()).toEqual(['bet']);
});

test('an answer that is lost until the flight is over tells what became of the bet', async () => {
  const { game, player, advance, lines, until, said, told } = await atTheTable();
  lines.losing = 2;
  game.auto(0, 200);
  game.press(0);
  await player.until(({ bets }) => bets[0]?.state === 'held');
  advance(TO_START + endMsOf(POINT) + PAUSE_MS);
  await until(() => game.moment().phase === 'open' && wallet.names().includes('win'));
  await until(() => said.includes('While the connection was lost, your bet of €1.00 came to €2.00.'));
  expect(game.slots.all[0]).toMatchObject({ bet: null, busy: false });
  expect(told.filter(({ type }) => type === 'round-ended')).toMatchObject([{ stake: 100, won: 200 }]);
  game.press(0);
  await until(() => game.slots.all[0]?.bet?.state === 'held');
  expect(wallet.names()).toEqual(['bet', 'win', 'bet']);
});

test('a bet that reaches the studio after the bell is refused kindly, and nothing is staked', async () => {
  const { game, advance, lines, until, said } = await atTheTable();
  lines.behind = 500;
  advance(OPEN_MS + 100);
  expect(game.moment().phase).toBe('open');
  game.press(0);
  await until(() => said.includes('The bell has rung. Nothing was staked.'));
  expect(wallet.names()).toEqual([]);
});

test('a cash-out that reaches the studio after the end is told to be too late', async () => {
  const { game, advance, standStill, lines, until, state, said } = await atTheTable();
  game.press(0);
  await until(() => state() === 'held');
  advance(TO_START + 2_000);
  await until(() => game.moment().phase === 'flying');
  lines.behind = endMsOf(POINT) - 2_000;
  standStill(endMsOf(POINT) - 2_000);
  game.press(0);
  await until(() => said.includes('Too late: the plane had flown away.'));
  await until(() => state() === 'closed');
});

test('a stake that the credit does not cover asks for a way out, and bets nothing', async () => {
  wallet.setBalance(50);
  const { game, until, asked, told } = await atTheTable();
  game.press(0);
  await until(() => told.some(({ type }) => type === 'error'));
  expect(told).toContainEqual({ type: 'error', code: 'no_money' });
  // The page that frames the game says it.
  expect(asked).toEqual([]);
  expect(wallet.names()).toEqual([]);
});

test('while the page pauses play nothing new is bet, and a bet in the flight can still be cashed out', async () => {
  const { game, advance, until, state, said } = await atTheTable();
  game.press(0);
  await until(() => state() === 'held');
  game.pause();
  game.press(1);
  expect(said.at(-1)).toBe('The game is paused.');
  expect(game.slots.all[1]?.busy).toBe(false);
  advance(TO_START + 5_000);
  await until(() => game.moment().phase === 'flying');
  game.press(0);
  await until(() => state() === 'paid');
  expect(wallet.names()).toEqual(['bet', 'win']);
});

test('after a reload the bets of the flight are on board again', async () => {
  const { game, until, state, player, advance } = await atTheTable({ launch: CRASH_DEMO });
  game.press(0);
  await until(() => state() === 'held');
  await player.bet(500, 150);
  const state_ = await player.state();
  expect(state_.bets).toHaveLength(2);
  advance(TO_START + 1_000);
  await game.open();
  expect(game.slots.hasSecond).toBe(true);
  expect(game.slots.all.map(({ stake, auto, bet }) => [stake, auto, bet?.state])).toEqual([
    [100, null, 'held'],
    [500, 150, 'held'],
  ]);
});

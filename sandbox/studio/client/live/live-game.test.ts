import type { GameMessage } from '@/sandbox/studio/client/bridge';
import { openFlights } from '@/tests/support/flight-harness';
import { sitDown, tableWhere, WORD } from '@/tests/support/live-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import type { LiveBoot } from '../../boot';
import { LIVE_GAMES } from '../../live/games';
import { CONFIRM_MS, OPEN_MS } from '../../live/limits';
import type { LiveTableEvent } from '../../live/live-events';
import type { LivePlayState } from '../../live/view';
import type { Reply } from '../api';
import { createStudioClock } from '../live-line';
import type { SceneRound } from '../tables/scene';
import { TABLE_TEXTS } from '../tables/texts';
import { speak, speakOf } from '../texts';
import { createLiveGame } from './live-game';
import type { LiveGameParts } from './live-parts';
import { LIVE_TEXTS } from './texts';

const { showMs, limits } = LIVE_GAMES.live_roulette;
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

const turn = () => new Promise(setImmediate);

/** The game as a player has it before them, at a studio whose clock the test moves. */
async function atTheTable() {
  const studio = await openFlights(wallet, { seed: SEED });
  const guest = await sitDown(studio);
  const told: GameMessage[] = [];
  const said: string[] = [];
  const scene = { ready: true, open: false, away: 0, rounds: [] as SceneRound<unknown>[], past: 0, laid: 0 };
  const face = {
    state: '',
    offered: [] as string[],
    credit: null as number | null,
    paid: null as number | null,
  };
  const asked: string[] = [];
  const clock = createStudioClock(() => studio.clock.now);
  const reply = ({ status, body }: Awaited<ReturnType<typeof guest.post>>): Reply<LivePlayState> =>
    status === 200
      ? { kind: 'state', state: body }
      : { kind: 'refused', code: body.error ?? '', reason: null, retryAfterMs: body.retryAfterMs ?? 0 };
  const boot: LiveBoot = {
    ...{ kind: 'roulette', mode: 'real', title: 'Velvet Roulette', provider: 'Odeon Live', currency: 'EUR' },
    ...{ locale: 'en', language: 'en', paceMs: 5_000, api: '', verifier: '', webOrigin: '', lobbyUrl: '' },
    limits: limits({ min: 50, max: 200_000 }),
    live: { kind: 'live_roulette', openMs: OPEN_MS, confirmMs: CONFIRM_MS, showMs },
  };
  const nothing = () => undefined;
  const parts: LiveGameParts = {
    boot,
    noBets: { bets: [] },
    clock,
    money: (minor) => `€${(minor / 100).toFixed(2)}`,
    sound: { on: false, set: nothing, play: nothing },
    words: {
      say: speak('en'),
      table: speakOf('en', TABLE_TEXTS),
      live: speakOf('en', LIVE_TEXTS),
    },
    api: {
      state: async () => ({ kind: 'state', state: await guest.state() }),
      bet: async (bet) => reply(await guest.post('table/bet', { ...bet, word: WORD })),
      choose: async (choice) => reply(await guest.post('table/choose', choice)),
      leave: async (betId) => reply(await guest.post('table/leave', { betId })),
      refill: async () => reply(await guest.post('refill', {})),
      history: () => guest.history(),
    },
    bridge: { framed: true, tell: (message) => told.push(message) },
    panels: {
      ask: ({ title, choices }) => {
        asked.push(title);
        const way = choices.at(-1)?.answer;
        return way === undefined ? new Promise(nothing) : Promise.resolve(way);
      },
    } as LiveGameParts['panels'],
    panel: { draw: nothing, showBets: nothing, tell: nothing },
    table: {
      setState: (state) => (face.state = state),
      setCredit: (minor) => (face.credit = minor),
      setPaid: (minor) => (face.paid = minor),
      offer: (buttons) => (face.offered = buttons.map(({ label }) => label)),
      say: (text) => text && said.push(text),
      setReady: nothing,
    },
    scene: {
      bet: () => (scene.ready ? { bet: NUMBER, stake: 100 } : null),
      setOpen: (open) => void (scene.open = open),
      sent: nothing,
      show: async (round) => void (round && scene.rounds.push(round)),
      tell: () => null,
      past: (rounds) => void (scene.past = rounds.length),
      lay: () => void (scene.laid += 1),
      putAway: () => void (scene.away += 1),
    },
  };
  const game = createLiveGame(parts);
  const hear = (event: LiveTableEvent) => {
    if (event.type === 'chat' || event.type === 'chat-own') return;
    if (event.type === 'clock' || event.type === 'round') clock.hear(event.now);
    game.hear(event);
    game.tick();
  };
  /** While the line is broken nothing is heard. */
  const line = { broken: false };
  const live = await guest.watch();
  const goOn = (): Promise<void> =>
    live.next().then((event: LiveTableEvent) => {
      if (!line.broken) hear(event);
      return goOn();
    });
  await game.open();
  void goOn().catch(nothing);
  const until = async (wanted: () => boolean) => {
    for (const end = Date.now() + 10_000; Date.now() < end && !wanted();) await turn();
    expect(wanted()).toBe(true);
  };
  await until(() => face.state === 'idle');
  const pass = (ms: number) => {
    studio.advance(ms);
    game.tick();
  };
  /** Comes back to the table as it is now, by another line. */
  const comeAgain = async () => {
    const again = await guest.watch();
    hear(await again.next());
    hear(await again.next());
    await again.close();
  };
  return { studio, guest, line, comeAgain, game, told, said, scene, face, asked, until, pass };
}

it('places a bet, shows what the round came to, and only then tells what it paid', async () => {
  const { game, told, said, scene, face, until, pass } = await atTheTable();
  game.place();
  await until(() => face.state === 'choosing');
  expect([face.offered, face.credit, scene.open]).toEqual([['Take back'], 9_900, false]);
  pass(TO_DRAW);
  await until(() => face.credit === 13_500);
  expect(scene.rounds).toMatchObject([{ staked: 100, pay: 3_600, shown: { pocket: 17, bets: NUMBER } }]);
  expect([scene.away, face.paid]).toEqual([0, 3_600]);
  expect(said).toEqual([
    'Your bet is being placed',
    'Your bet of €1.00 is in.',
    expect.stringContaining('€36.00'),
  ]);
  await until(() => told.at(-1)?.type === 'round-ended');
  expect(told.map(({ type }) => type)).toEqual(['credit', 'ready', 'credit', 'round-started', 'round-ended']);
  expect(told.at(-1)).toMatchObject({ stake: 100, won: 3_600, balance: 13_500 });
  pass(showMs);
  await until(() => face.state === 'idle');
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
  expect(said).toContain('Bets are closed. Nothing was staked. The next round opens in 14 s.');
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
  await until(() => asked.length > 0 && face.state === 'idle');
  expect(told).toContainEqual({ type: 'error', code: 'no_money' });
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

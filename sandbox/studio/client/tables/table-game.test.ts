import type { TableBoot } from '../../boot';
import type { EnginePlayState, EngineRoundView } from '../../engine-rounds/view';
import type { Reply, TableApi } from '../api';
import type { GameMessage } from '../bridge';
import type { Scene } from './scene';
import type { Table } from './table';
import { createTableGame } from './table-game';

// The page that frames the game shows credit and net position: none may tell the result before the scene does.

const STAKE = 100;
const fair = { commitment: 'c', nextCommitment: 'n', clientSeed: 's', nonce: 0, before: null };

/** A round as the studio answers it. */
const round = (phase: EngineRoundView['phase'], over: Partial<EngineRoundView> = {}): EngineRoundView => ({
  id: 'server',
  clientRoundId: 'r',
  phase,
  reason: null,
  step: 0,
  staked: STAKE,
  pay: null,
  shown: { cards: 2 },
  fair,
  ...over,
});
const state = (balance: number, shown: EngineRoundView | null = null): Reply<EnginePlayState> => ({
  kind: 'state',
  state: { mode: 'real', balance, trouble: null, nextRoundInMs: 0, round: shown, fair },
});
const refused = (code: string, reason: string | null = null): Reply<EnginePlayState> => ({
  kind: 'refused',
  code,
  reason,
  retryAfterMs: 0,
});

function sitDown(answers: {
  state: Reply<EnginePlayState>[];
  begin?: Reply<EnginePlayState>;
  choose?: Reply<EnginePlayState>[];
  bet?: null;
}) {
  const told: GameMessage[] = [];
  const log: string[] = [];
  const panels: string[] = [];
  const drawn: { end: (() => void) | null } = { end: null };
  const next = (from: Reply<EnginePlayState>[]) =>
    Promise.resolve((from.length > 1 ? from.shift() : from[0]) as Reply<EnginePlayState>);
  const api: TableApi = {
    state: () => next(answers.state),
    begin: (bet, id) => {
      log.push(`begin ${JSON.stringify(bet)}`);
      const reply = answers.begin as Reply<EnginePlayState>;
      for (const one of [reply, ...(answers.choose ?? [])]) {
        if (one.kind === 'state' && one.state.round) one.state.round.clientRoundId = id;
      }
      return Promise.resolve(reply);
    },
    choose: (_, step, choice) => {
      log.push(`choose ${step} ${String(choice)}`);
      return next(answers.choose ?? []);
    },
    newSeeds: () => next(answers.state),
    records: () => Promise.resolve([]),
    refill: () => next(answers.state),
  };
  const scene = {
    oneStake: true,
    bet: (stake: number) => (answers.bet === null ? null : { bet: { stake }, stake }),
    takeBet: () => log.push('take bet'),
    setOpen: (open: boolean) => log.push(open ? 'open' : 'closed'),
    sent: () => log.push('sent'),
    show: (shown: unknown, played: boolean) => {
      log.push(`show ${shown === null ? 'nothing' : played ? 'play' : 'at once'}`);
      return played ? new Promise<void>((resolve) => (drawn.end = resolve)) : Promise.resolve();
    },
    choices: () => [],
    tell: () => null,
  } as unknown as Scene<unknown>;
  const table = {
    setState: (now: string) => log.push(`state ${now}`),
    setCredit: () => undefined,
    setStake: () => undefined,
    setReady: () => undefined,
    setPaid: (minor: number | null, lively: boolean) => minor && log.push(`paid ${minor} ${lively}`),
    celebrate: (minor: number, full: boolean) => log.push(`plate ${minor} ${full}`),
    offer: () => undefined,
    press: () => false,
    say: (text: string) => text && log.push(`say ${text}`),
    setSound: () => undefined,
  } as unknown as Table;
  const say = (key: string) => key;
  const game = createTableGame({
    boot: {
      mode: 'real',
      paceMs: 0,
      celebrateAbove: 1,
      limits: { spots: {}, total: { min: 20, max: 10_000 } },
      lobbyUrl: 'http://web.test/',
    } as unknown as TableBoot,
    api,
    scene,
    table,
    panels: {
      ask: ({ title, choices }) => {
        panels.push(title);
        return Promise.resolve(choices.at(-1)?.answer as never);
      },
      close: () => undefined,
    },
    bridge: { framed: true, tell: (message) => told.push(message) },
    sound: { on: false, set: () => undefined, play: (effect) => log.push(`sound ${effect}`) },
    words: { say, table: say },
    money: String,
  });
  /** Fails by the test's own time limit. */
  const until = async (wanted: () => boolean) => {
    while (!wanted()) await new Promise((resolve) => setImmediate(resolve));
  };
  /** The scene has the outcome and draws it. */
  const drawing = () => until(() => drawn.end !== null);
  const ends = async () => {
    drawn.end?.();
    await until(() => log.at(-1) === 'state idle');
  };
  return { game, told, log, panels, drawing, ends };
}

it('tells the result when the scene has shown it, and celebrates a pay above the stake alone', async () => {
  const { game, told, log, drawing, ends } = sitDown({
    state: [state(1_000)],
    begin: state(1_050, round('settled', { pay: 150 })),
  });
  await game.open();
  void game.begin();
  await drawing();
  expect(told.at(-1)).toMatchObject({ type: 'round-started', stake: STAKE, balance: 900 });
  expect(log.some((line) => line.startsWith('paid') || line.startsWith('sound'))).toBe(false);
  await ends();
  expect(told.at(-1)).toMatchObject({ type: 'round-ended', stake: STAKE, won: 150, balance: 1_050 });
  expect(log).toEqual(expect.arrayContaining(['paid 150 true', 'sound win', 'say youWin']));
  expect(log.at(-1)).toBe('state idle');
});

it.each([
  [STAKE, ['paid 100 false', 'say returned']],
  [0, []],
])('says a return of %d without any sound', async (pay, lines) => {
  const { game, log, drawing, ends } = sitDown({
    state: [state(1_000)],
    begin: state(900 + pay, round('settled', { pay })),
  });
  await game.open();
  void game.begin();
  await drawing();
  await ends();
  expect(log.filter((line) => /^(paid|sound|say (youWin|returned))/.test(line))).toEqual(lines);
});

it.each([
  [STAKE * 10 - 1, []],
  [STAKE * 10, ['plate 1000 false']],
  [STAKE * 25, ['plate 2500 true']],
])('counts a return of %d up where it is high', async (pay, lines) => {
  const { game, log, drawing, ends } = sitDown({
    state: [state(1_000)],
    begin: state(900 + pay, round('settled', { pay })),
  });
  await game.open();
  void game.begin();
  await drawing();
  expect(log.some((line) => line.startsWith('plate'))).toBe(false);
  await ends();
  expect(log.filter((line) => line.startsWith('plate'))).toEqual(lines);
});

it('goes on with a round that was left, and ends it by choices', async () => {
  const { game, told, log, drawing, ends } = sitDown({
    state: [state(900, round('open', { step: 1 }))],
    choose: [state(1_100, round('settled', { step: 2, pay: 200 }))],
  });
  await game.open();
  expect(log).toEqual(expect.arrayContaining(['take bet', 'show at once', 'state choosing']));
  // The page asks before anybody leaves it.
  expect(told).toContainEqual({ type: 'round-shown', roundId: 'r', won: 0, stake: STAKE, balance: 900 });
  void game.begin();
  void game.choose('stand');
  void game.choose('stand');
  await drawing();
  expect(log.filter((line) => /^(begin|choose)/.test(line))).toEqual(['choose 1 stand']);
  await ends();
  expect(told.at(-1)).toMatchObject({ type: 'round-ended', won: 200, balance: 1_100 });
});

it.each([
  ['and goes on', round('open', { step: 2, staked: 2 * STAKE }), 800],
  ['and ends', round('settled', { step: 2, staked: 2 * STAKE, pay: 400 }), 1_200],
])(
  'tells what a choice adds to the stake before what came of it, where the round costs more %s',
  async (...row) => {
    const [, after, balance] = row;
    const { game, told, drawing } = sitDown({
      state: [state(900, round('open', { step: 1 }))],
      choose: [state(balance, after)],
    });
    await game.open();
    void game.choose('double');
    await drawing();
    expect(told.at(-1)).toEqual({ type: 'round-started', roundId: 'r', stake: 2 * STAKE, balance: 800 });
  },
);

it('tells what another window of the player has added', async () => {
  const { game, told } = sitDown({
    state: [state(900, round('open')), state(800, round('open', { step: 1, staked: 2 * STAKE }))],
    choose: [refused('wrong_step')],
  });
  await game.open();
  await game.choose('stand');
  expect(told.at(-1)).toEqual({ type: 'round-started', roundId: 'r', stake: 2 * STAKE, balance: 800 });
});

it('reads the balance that it was told of without a network once there is one', async () => {
  const page = new EventTarget();
  Object.assign(globalThis, { window: page });
  const { game, told } = sitDown({ state: [state(900), { kind: 'lost' }, state(1_900)] });
  await game.open();
  game.reread();
  await new Promise((resolve) => setImmediate(resolve));
  expect(told.at(-1)).toEqual({ type: 'ready' });
  page.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setImmediate(resolve));
  Reflect.deleteProperty(globalThis, 'window');
  expect(told.at(-1)).toEqual({ type: 'credit', balance: 1_900 });
});

it('explains a raise that the wallet refused, and the round goes on', async () => {
  const { game, log, told, panels } = sitDown({
    state: [state(50, round('open'))],
    choose: [refused('raise_refused', 'INSUFFICIENT_FUNDS')],
  });
  await game.open();
  await game.choose('double');
  expect(told).toContainEqual({ type: 'error', code: 'no_money' });
  // The page that frames the game says it.
  expect(panels).toEqual([]);
  expect(log.at(-1)).toBe('state choosing');
});

it('says why a bet was not taken, and nothing was staked', async () => {
  const { game, told, log } = sitDown({ state: [state(1_000)], begin: refused('stake_too_high') });
  await game.open();
  await game.begin();
  expect(told.at(-1)).toMatchObject({ type: 'round-ended', stake: 0, won: 0, balance: 1_000 });
  expect(log).toEqual(expect.arrayContaining(['show nothing', 'say stakeTooHigh', 'state idle']));
});

it('stakes nothing without money, without a bet, or while it is paused', async () => {
  const poor = sitDown({ state: [state(50)] });
  await poor.game.open();
  await poor.game.begin();
  expect(poor.told.at(-1)).toEqual({ type: 'error', code: 'no_money' });
  const idle = sitDown({ state: [state(1_000)], bet: null });
  await idle.game.open();
  await idle.game.begin();
  const paused = sitDown({ state: [state(1_000)], begin: state(900, round('open')) });
  await paused.game.open();
  paused.game.pause();
  await paused.game.begin();
  for (const { log } of [poor, idle, paused]) expect(log.join()).not.toContain('begin');
});

it('shows the round of another window instead of a second one', async () => {
  const { game, log } = sitDown({
    state: [state(1_000), state(900, round('open'))],
    begin: refused('round_open'),
  });
  await game.open();
  await game.begin();
  expect(log.at(-1)).toBe('state choosing');
});

it('undoes a round that came to nothing', async () => {
  const { game, told, panels } = sitDown({
    state: [state(1_000)],
    begin: state(1_000, round('refused', { shown: null, staked: 0, reason: 'LIMIT_REACHED' })),
  });
  await game.open();
  await game.begin();
  expect(panels).toEqual(['limitTitle']);
  expect(told.filter(({ type }) => type === 'round-ended')).toMatchObject([{ stake: 0, won: 0 }]);
});

it('says what the last round came to when the game is loaded anew, and celebrates it no more', async () => {
  const { game, log } = sitDown({ state: [state(1_050, round('settled', { pay: 1_500 }))] });
  await game.open();
  expect(log.slice(-2)).toEqual(['paid 1500 false', 'say lastRound']);
  expect(log.join()).not.toMatch(/plate|sound/);
});

import type { RoundView } from '../view';
import type { GameMessage } from './bridge';
import { STAKE, round, start, state } from './testing/played-game';

// The page that frames the game shows credit, balance and net position: none may tell the result before the reels do.

const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await jest.advanceTimersByTimeAsync(100);
};
/** What a page that only listens would show: credit, and what the round has come to. */
function shownBy(told: readonly GameMessage[]) {
  let credit: number | null = null;
  let net = 0;
  let stake = 0;
  for (const message of told) {
    if ('balance' in message) credit = message.balance;
    if (message.type === 'round-started') [stake, net] = [message.stake, net - message.stake];
    if (message.type === 'round-shown') net = message.won - stake;
    if (message.type === 'round-ended') net = message.won - message.stake;
  }
  return { credit, net };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the stake leaves all figures at the turn, the win enters them when the reels stand', async () => {
  const play = start({ state: [state(5_000)], spin: state(5_400, round('settled', [500])) });
  await play.game.open();
  void play.game.spin();
  await settle();
  // The answer is here, the reels still turn.
  expect(play.stop.reels).not.toBeNull();
  expect(play.credits.at(-1)).toBe(4_900);
  expect(shownBy(play.told)).toEqual({ credit: 4_900, net: -STAKE });
  expect(JSON.stringify(play.told)).not.toContain('5400');
  play.stop.reels?.();
  await settle();
  expect(play.credits.at(-1)).toBe(5_400);
  expect(shownBy(play.told)).toEqual({ credit: 5_400, net: 400 });
  expect(play.told.map(({ type }) => type)).toEqual([
    'credit',
    'ready',
    'round-started',
    'round-shown',
    'round-ended',
  ]);
});

test('a free spin’s win is in all figures when it was shown, not at the end of the round', async () => {
  const play = start({
    state: [state(5_000)],
    spin: state(4_900, round('free-spins', [0], 2)),
    step: [state(5_100, round('free-spins', [0, 200], 2)), state(5_250, round('settled', [0, 200, 150], 2))],
  });
  await play.game.open();
  void play.game.spin();
  await settle();
  play.stop.reels?.();
  await settle();
  await settle();
  expect(shownBy(play.told)).toEqual({ credit: 4_900, net: -STAKE });
  play.stop.reels?.();
  await settle();
  expect(shownBy(play.told)).toEqual({ credit: 5_100, net: 100 });
  expect(play.credits.at(-1)).toBe(5_100);
});

test('a refused round has cost nothing, and no celebration follows a return up to the stake', async () => {
  const refused = start({ state: [state(5_000)], spin: state(5_000, round('refused', [])) });
  await refused.game.open();
  void refused.game.spin();
  await settle();
  refused.stop.reels?.();
  await settle();
  expect(shownBy(refused.told)).toEqual({ credit: 5_000, net: 0 });

  const returned = start({ state: [state(5_000)], spin: state(5_000, round('settled', [STAKE])) });
  await returned.game.open();
  void returned.game.spin();
  await settle();
  returned.stop.reels?.();
  await settle();
  expect(returned.seen).not.toContain('win');
  expect(returned.seen).not.toContain('coins');
});

test('a balance that changed elsewhere is read at once, or when the round has ended', async () => {
  const play = start({
    state: [state(5_000), state(7_000), state(9_300)],
    spin: state(6_900, round('settled', [0])),
  });
  await play.game.open();
  play.game.reread();
  await settle();
  expect(shownBy(play.told).credit).toBe(7_000);
  void play.game.spin();
  await settle();
  play.game.reread();
  await settle();
  expect(shownBy(play.told).credit).toBe(6_900);
  play.stop.reels?.();
  await settle();
  expect(shownBy(play.told).credit).toBe(9_300);
  expect(play.credits.at(-1)).toBe(9_300);
});

describe('spins that the casino gives', () => {
  const BET = 20;
  const free = (phase: RoundView['phase'], paid: number[]): RoundView => ({
    ...round(phase, paid),
    stake: BET,
    given: true,
  });
  const left = (told: readonly GameMessage[]) =>
    told.flatMap((message) => (message.type === 'given-spins' ? [message.left] : []));

  test('are played at their own stake, cost nothing, and stand in the stake’s place', async () => {
    const play = start({
      state: [state(5_000, null, { left: 2, bet: BET, won: 0 })],
      spin: state(5_050, free('settled', [50]), { left: 1, bet: BET, won: 50 }),
    });
    await play.game.open();
    expect(play.places.at(-1)).toBe('freeSpins respinsLeft');
    expect(play.game.stake).toBe(BET);
    play.game.bet(1);
    void play.game.spin();
    await settle();
    expect(shownBy(play.told)).toEqual({ credit: 5_000, net: 0 });
    play.stop.reels?.();
    await settle();
    expect(play.spins).toEqual([{ stake: BET, given: true }]);
    expect(shownBy(play.told)).toEqual({ credit: 5_050, net: 50 });
    expect(left(play.told)).toEqual([2, 1]);
    expect(play.asked).toEqual([]);
  });

  test('say after the last one what they have brought, and the next spin is paid for', async () => {
    const play = start({
      state: [state(0, null, { left: 1, bet: BET, won: 50 }), state(500)],
      spin: state(20, free('settled', [20]), { left: 0, bet: BET, won: 70 }),
    });
    await play.game.open();
    void play.game.spin();
    await settle();
    play.stop.reels?.();
    await settle();
    expect(play.asked).toMatchObject([{ title: 'freeSpinsDone', figure: '70' }]);
    expect(left(play.told)).toEqual([1, 0]);
    void play.game.spin();
    await settle();
    expect(play.spins.at(-1)).toEqual({ stake: STAKE, given: false });
  });

  test('that are over meanwhile are explained', async () => {
    const refused = { ...free('refused', []), reason: 'FREE_SPINS_OVER' };
    const play = start({
      state: [state(5_000, null, { left: 2, bet: BET, won: 0 })],
      spin: state(5_000, refused),
    });
    await play.game.open();
    void play.game.spin();
    await settle();
    play.stop.reels?.();
    await settle();
    expect(play.asked.map(({ title }) => title)).toContain('givenOverTitle');
    expect(shownBy(play.told)).toEqual({ credit: 5_000, net: 0 });
  });
});

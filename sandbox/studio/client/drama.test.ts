import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STAKE, round, start, state } from './testing/played-game';

// What a win is shown with grows with it, and nothing at or below the stake is celebrated (STANDARDS §4).

const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await jest.advanceTimersByTimeAsync(100);
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A round of one spin that pays this. */
async function paid(amount: number) {
  const play = start({
    state: [state(5_000)],
    spin: state(4_900 + amount, round('settled', [amount])),
  });
  await play.game.open();
  void play.game.spin();
  await settle();
  play.stop.reels?.();
  await settle();
  return play;
}
const SHOWS = ['win', 'coins', 'celebration', 'full celebration'];

it.each([
  ['nothing', 0, []],
  ['half the stake', STAKE / 2, []],
  ['the stake', STAKE, []],
  ['a cent above the stake', STAKE + 1, ['win']],
  ['a cent less than ten stakes', STAKE * 10 - 1, ['win']],
  ['ten stakes', STAKE * 10, ['win', 'celebration']],
  ['a cent less than twenty-five stakes', STAKE * 25 - 1, ['win', 'celebration']],
  ['twenty-five stakes', STAKE * 25, ['win', 'coins', 'full celebration']],
])('%s is shown with what it deserves', async (_what, amount, shows) => {
  const { seen } = await paid(amount);
  expect(seen.filter((one) => SHOWS.includes(one))).toEqual(shows);
});

it('a spin that pays nothing is told to a screen reader alone', async () => {
  expect((await paid(0)).whispers).toEqual(['noWin']);
  expect((await paid(1)).whispers).toEqual([]);
});

/** Two free spins that bring these. */
async function freeSpins(...won: [number, number]) {
  const [first, second] = won;
  const play = start({
    state: [state(5_000)],
    spin: state(4_900, round('free-spins', [0], 2)),
    step: [
      state(4_900 + first, round('free-spins', [0, first], 2)),
      state(4_900 + first + second, round('settled', [0, first, second], 2)),
    ],
  });
  await play.game.open();
  void play.game.spin();
  for (let reels = 0; reels < 3; reels += 1) {
    await settle();
    play.stop.reels?.();
  }
  await settle();
  return play;
}

it('free spins are played in a light of their own, from their beginning to their total', async () => {
  const { states } = await freeSpins(200, 150);
  const at = states.indexOf('free-spins');
  expect(new Set(states.slice(at, states.lastIndexOf('free-spins')))).toEqual(new Set(['free-spins']));
  expect(states.at(-1)).toBe('idle');
  const css = readFileSync(path.join('sandbox', 'studio', 'client', 'features.css'), 'utf8');
  expect(css).toMatch(/\[data-state='free-spins'\] \.ground img \{\s*filter: /);
});

it('their total stands on a plate of its own, with a figure only where it is above the stake', async () => {
  const { asked } = await freeSpins(200, 150);
  expect(asked.map(({ title }) => title)).toEqual(['freeSpinsWon', 'freeSpinsDone']);
  expect(asked.at(-1)?.figure).toBe('350');
  expect((await freeSpins(60, 40)).asked.at(-1)).not.toHaveProperty('figure');
});

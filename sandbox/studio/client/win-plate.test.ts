/** @jest-environment jsdom */
import { createWinPlate } from './win-plate';

const setMotion = (reduced: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches: reduced }) as MediaQueryList });
beforeEach(() => {
  jest.useFakeTimers();
  setMotion(false);
});
afterEach(() => jest.useRealTimers());

const figure = ({ view }: ReturnType<typeof createWinPlate>) => (view.hidden ? null : view.textContent);

it('counts a win up, stands, and goes', async () => {
  const plate = createWinPlate(String);
  expect(figure(plate)).toBeNull();
  const seen = jest.fn();
  void plate.show(2_000, false).then(seen);
  await jest.advanceTimersByTimeAsync(700);
  const halfway = Number(figure(plate));
  expect(halfway).toBeGreaterThan(700);
  expect(halfway).toBeLessThan(1_300);
  await jest.advanceTimersByTimeAsync(800);
  expect([figure(plate), plate.view.hasAttribute('data-full'), seen.mock.calls]).toEqual(['2000', false, []]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect([figure(plate), seen.mock.calls.length]).toEqual([null, 1]);
});

it('of a very high one says so to its picture', () => {
  const plate = createWinPlate(String);
  void plate.show(9_000, true);
  expect(plate.view.hasAttribute('data-full')).toBe(true);
});

it('counts nothing for who wants no movement', async () => {
  setMotion(true);
  const plate = createWinPlate(String);
  void plate.show(2_000, true);
  expect(figure(plate)).toBe('2000');
  await jest.advanceTimersByTimeAsync(900);
  expect(figure(plate)).toBeNull();
});

it('is away at once when the next round begins, and no earlier win comes back over a later one', async () => {
  const plate = createWinPlate(String);
  void plate.show(2_000, false);
  await jest.advanceTimersByTimeAsync(300);
  plate.hide();
  expect(figure(plate)).toBeNull();
  void plate.show(5_000, true);
  await jest.advanceTimersByTimeAsync(2_500);
  expect(figure(plate)).toBe('5000');
});

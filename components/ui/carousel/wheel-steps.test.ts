import { createWheelSteps } from './wheel-steps';

function play(events: [deltaX: number, deltaY: number, at: number][]) {
  const onStep = jest.fn();
  const preventDefault = jest.fn();
  const wheel = createWheelSteps(onStep);
  for (const [deltaX, deltaY, timeStamp] of events) wheel({ deltaX, deltaY, timeStamp, preventDefault });
  return { steps: onStep.mock.calls.flat(), held: preventDefault.mock.calls.length };
}

test('a swipe is one step, however long it fades', () => {
  expect(
    play([
      [40, 0, 0],
      [40, 2, 16],
      [90, 0, 32],
      [60, 0, 48],
      [8, 0, 200],
    ]).steps,
  ).toEqual([1]);
});

test('a swipe after a pause is another', () => {
  expect(
    play([
      [-80, 0, 0],
      [-80, 0, 400],
    ]).steps,
  ).toEqual([-1, -1]);
});

test('a touch too small is none, and up and down stay with the page', () => {
  expect(
    play([
      [20, 0, 0],
      [10, 0, 16],
    ]).steps,
  ).toEqual([]);
  expect(
    play([
      [5, 120, 0],
      [0, 120, 16],
    ]),
  ).toEqual({ steps: [], held: 0 });
});

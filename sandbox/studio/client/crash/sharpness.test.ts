import { createSharpness } from './sharpness';

/** Draws so many frames of so many ms each, and tells how sharp the picture is after them. */
function after(...runs: readonly (readonly [frames: number, ms: number])[]): number {
  const sharpness = createSharpness();
  let ms = 0;
  for (const [frames, lasted] of runs)
    for (let frame = 0; frame < frames; frame += 1) sharpness.frame((ms += lasted) / 1_000);
  return sharpness.scale(3);
}

test('a device that keeps up has twice the pixels, as long as it likes', () => {
  expect(after([5_000, 16.7])).toBe(2);
});

test('one that does not is given fewer, down to a picture that can still be read', () => {
  const fewLate = Array.from({ length: 5 }, () => [[2, 16.7] as const, [1, 33] as const]).flat();
  expect(after(...fewLate, [1, 16.7])).toBe(1.5);
  expect(after(...fewLate, [400, 16.7])).toBe(1.5);
  expect(after([500, 33])).toBe(1);
});

test('one that is far too slow goes two steps at once', () => {
  expect(after([16, 33])).toBe(1.2);
  expect(after([31, 33])).toBe(1);
});

test('a tenth of the frames late is too many', () => {
  expect(after(...Array.from({ length: 4 }, () => [[9, 16.7] as const, [1, 40] as const]).flat())).toBe(1.5);
});

test('a hidden tab, or a frame that is late now and then, takes nothing away', () => {
  expect(after([30, 16.7], [1, 5_000], [30, 16.7], [1, 5_000], [200, 16.7])).toBe(2);
  expect(after(...Array.from({ length: 60 }, () => [[15, 16.7] as const, [1, 40] as const]).flat())).toBe(2);
});

test('no more pixels are drawn than the device has', () => {
  expect(createSharpness().scale(1)).toBe(1);
});

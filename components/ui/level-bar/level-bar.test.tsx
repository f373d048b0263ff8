import { render, screen } from '@testing-library/react';
import { LevelBar } from './level-bar';

const states = (rail: HTMLElement) =>
  [...rail.children].map((diamond) => diamond.getAttribute('data-state') ?? 'open');

function show(current: number, progress?: number) {
  render(
    <LevelBar
      label="VIP level"
      valueText={`Level ${current} of 4`}
      levels={4}
      current={current}
      progress={progress}
    />,
  );
  return screen.getByRole('meter', { name: 'VIP level' });
}

test('there is a diamond for each level, and the current one is marked', () => {
  const rail = show(3);
  expect(states(rail)).toEqual(['done', 'done', 'current', 'open']);
  expect(rail).toHaveAttribute('aria-valuenow', '3');
  expect(rail).toHaveAttribute('aria-valuemax', '4');
  expect(rail).toHaveAttribute('aria-valuetext', 'Level 3 of 4');
});

test.each([
  [0, 50, '0.125'],
  [1, 0, '0.25'],
  [3, 50, '0.875'],
  [4, 100, '1'],
])('at level %s with %s of 100 gone, the rail is lit to %s', (current, progress, gone) => {
  expect(show(current, progress)).toHaveStyle({ '--gone': gone });
});

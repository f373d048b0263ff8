import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

test('it says what goes on, how far, and in words where they say more', () => {
  render(<ProgressBar label="Way to level 4" value={120} max={500} valueText="120 of 500 points" />);
  const bar = screen.getByRole('progressbar', { name: 'Way to level 4' });
  expect(bar).toHaveProperty('value', 120);
  expect(bar).toHaveProperty('max', 500);
  expect(bar).toHaveAttribute('aria-valuetext', '120 of 500 points');
});

test('without a value it only says that something goes on', () => {
  render(<ProgressBar label="Upload" />);
  expect(screen.getByRole('progressbar', { name: 'Upload' })).not.toHaveAttribute('value');
});

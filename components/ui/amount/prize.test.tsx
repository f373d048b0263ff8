import { screen } from '@testing-library/react';
import { renderWithMessages } from '@/components/testing/render';
import { Prize } from './prize';

test('shows a prize in short, and writes out what the letters mean', () => {
  renderWithMessages(<Prize prize={{ amount: 500_000, freeSpins: 300, points: 2_000 }} currency="EUR" />);
  expect(screen.getByText('€5,000 + 300 FS + 2,000 E.P.')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('€5,000 + 300 free spins + 2,000 experience points')).toBeInTheDocument();
  expect(screen.getByTitle('€5,000 + 300 free spins + 2,000 experience points')).toBeVisible();
});

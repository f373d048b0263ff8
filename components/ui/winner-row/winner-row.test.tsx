import { screen, within } from '@testing-library/react';
import { renderWithMessages } from '../../testing/render';
import { WinnerRow } from './winner-row';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const game = {
  name: 'Skyline',
  geo_link: '/game/skyline',
  image: '/art/posters/g1',
  gradient_color: '#1d4a66',
};

test('says who won how much in which game, and leads there', () => {
  renderWithMessages(<WinnerRow login="dom***" game={game} amount={412_500} currency="EUR" locale="en" />);
  const link = screen.getByRole('link', { name: /dom\*\*\* ?Skyline.*4,125/ });
  expect(link).toHaveAttribute('href', '/game/skyline');
  expect(within(link).queryByText('1')).toBeNull();
});

test('shows its place in a ranking, and leaves saying it to the list', () => {
  renderWithMessages(
    <WinnerRow login="dom***" game={game} amount={412_500} currency="EUR" locale="en" place={1} />,
  );
  expect(screen.getByText('1')).toBeVisible();
  expect(screen.getByRole('link').getAttribute('aria-label')).toBeNull();
  expect(screen.getByRole('link', { name: /^dom/ })).toBeVisible();
});

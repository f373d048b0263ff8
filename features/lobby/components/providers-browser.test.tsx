import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/components/testing/render';
import { ProvidersBrowser } from './providers-browser';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const studio = (id: number, name: string) => ({ id, name, providerIcon: null, gamesCount: 10 + id });
const providers = [
  studio(0, 'All providers'),
  studio(3, 'Amber Mile'),
  studio(4, 'Élan & Co'),
  studio(2, 'Northlight'),
  studio(9, 'Night Ferry'),
];
const show = () => {
  const onChoose = jest.fn();
  renderWithMessages(<ProvidersBrowser providers={providers} headingLevel={2} onChoose={onChoose} />);
  return { onChoose };
};
const field = () => screen.getByRole('searchbox', { name: 'Find a provider' });
const tiles = () => screen.getAllByRole('listitem').map((tile) => tile.textContent);

test('begins with all of them, then every letter with its studios', () => {
  show();
  const [all] = screen.getAllByRole('link', { name: /games$/ });
  expect(all).toHaveAttribute('href', '/games/all');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'A',
    'E',
    'N',
  ]);
  expect(screen.getByRole('link', { name: 'Northlight 12 games' })).toHaveAttribute(
    'href',
    '/games?providerId=2',
  );
});

test.each([
  ['NORTH', ['Northlight12 games']],
  ['ligh', ['Northlight12 games']],
  ['elan', ['Élan & Co14 games']],
  ['  n', ['Northlight12 games', 'Night Ferry19 games', 'Élan & Co14 games']],
])('is narrowed by a part of the name in any case: %p', async (typed, expected) => {
  show();
  await userEvent.type(field(), typed);
  expect(new Set(tiles())).toEqual(new Set(expected));
});

test('says how many there are, and that there is none, with a picture', async () => {
  show();
  await userEvent.type(field(), 'n');
  expect(screen.getByRole('status')).toHaveTextContent('3 providers');
  await userEvent.type(field(), 'qq');
  expect(screen.getByRole('alert')).toHaveTextContent('No providers found');
  expect(document.querySelector('img[src*="empty"]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the name' }));
  expect(field()).toHaveFocus();
  expect(tiles()).toHaveLength(4);
});

test('a letter leads to its studios, and one without any leads nowhere', async () => {
  show();
  const scrolled = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  await userEvent.click(screen.getByRole('link', { name: 'Providers with N' }));
  expect(screen.getByRole('heading', { name: 'N' })).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  await userEvent.type(field(), 'amber');
  expect(screen.queryByRole('link', { name: 'Providers with N' })).toBeNull();
});

test('tells when one was chosen', async () => {
  const { onChoose } = show();
  screen.getByRole('link', { name: 'Amber Mile 13 games' }).addEventListener('click', (event) => {
    event.preventDefault();
  });
  await userEvent.click(screen.getByRole('link', { name: 'Amber Mile 13 games' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
});

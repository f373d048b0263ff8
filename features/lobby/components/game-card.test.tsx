import { screen } from '@testing-library/react';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { renderWithMessages } from '@/components/testing/render';
import { scarab, blackjack } from '../testing/games';
import { GameCard } from './game-card';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test('the name leads to the game, the demo to its demo', () => {
  renderWithMessages(<GameCard game={scarab} />);
  expect(screen.getByRole('heading', { name: 'Scarab of Nefer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scarab of Nefer' })).toHaveAttribute(
    'href',
    '/game/scarab-of-nefer',
  );
  expect(screen.getByRole('link', { name: 'Demo of Scarab of Nefer' })).toHaveAttribute(
    'href',
    '/game/scarab-of-nefer/demo',
  );
  expect(screen.getByText('Saffron Lane')).toBeVisible();
});

test('a game without a demo offers none', () => {
  renderWithMessages(<GameCard game={{ ...scarab, hasDemo: false }} />);
  expect(screen.queryByRole('link', { name: /Demo/ })).toBeNull();
});

test('a live table tells its stakes instead of its studio', () => {
  platformAnswers({ 'GET /api/v1/games/now': () => ({ data: [] }) });
  renderWithPlatform(<GameCard game={blackjack} tag="live" />);
  expect(screen.getByText('€5 – €5,000')).toBeVisible();
  expect(screen.getByText('Stakes from €5 to €5,000')).toBeInTheDocument();
  expect(screen.getByText('Live')).toBeVisible();
});

test('its list says whether it carries a tag', () => {
  const game = { ...scarab, categories: [CATEGORY_ID.top, CATEGORY_ID.bonus] };
  const { rerender } = renderWithMessages(<GameCard game={game} />);
  expect(screen.queryByText(/Top|Bonus/)).toBeNull();
  rerender(<GameCard game={game} tag="bonus" />);
  expect(screen.getByText('Bonus')).toBeVisible();
});

test('the poster comes in two widths and two formats, keeps its box, and waits unless it is on the first screen', () => {
  const { container, rerender } = renderWithMessages(<GameCard game={scarab} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('width', '300');
  expect(image).toHaveAttribute('height', '400');
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/art/posters/g101/abcd1234/200.avif 200w, /art/posters/g101/abcd1234/256.avif 256w, /art/posters/g101/abcd1234/400.avif 400w',
  );
  rerender(<GameCard game={scarab} eager />);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
});

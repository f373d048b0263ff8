import { screen } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { renderWithPlatform } from '@/components/testing/platform';
import { EMPTY_LIST_QUERY } from '@/lib/games/list-query';
import { slots } from '../testing/games';
import { GamesGrid } from './games-grid';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
beforeAll(() => standInForLayout());

describe('a list', () => {
  const list = { path: '/games/all', category: 'all', total: 400, lastPage: 9, filtered: false };
  const query = { ...EMPTY_LIST_QUERY, page: 2 };

  test('shows its games and its pages', () => {
    renderWithPlatform(<GamesGrid {...list} query={query} games={slots(24)} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(24);
    expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/games/all?page=4');
    expect(screen.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/games/all?page=3');
  });

  test('keeps the room of the page that comes next, and no more', () => {
    const room = (total: number) => {
      const view = renderWithPlatform(<GamesGrid {...list} total={total} query={query} games={slots(48)} />);
      const boxes = view.container.querySelectorAll('[data-shape="poster"]').length;
      view.unmount();
      return boxes;
    };
    expect([room(400), room(100)]).toEqual([48, 4]);
  });

  test('that is empty says why and leads on', () => {
    const searched = { ...EMPTY_LIST_QUERY, name: 'zeppelin' };
    renderWithPlatform(<GamesGrid {...list} query={searched} lastPage={1} games={[]} />);
    expect(screen.getByText(/Nothing matches “zeppelin”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games/all');
  });

  test('that filters have emptied offers to take them off', () => {
    const narrowed = { ...EMPTY_LIST_QUERY, volatilities: ['low' as const], demo: true };
    renderWithPlatform(<GamesGrid {...list} query={narrowed} filtered lastPage={1} games={[]} />);
    expect(screen.getByText(/No game passes all of these filters/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/games/all');
  });
});

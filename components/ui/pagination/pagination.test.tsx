import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithMessages } from '../../testing/render';
import { paginationEntries, paginationPages } from './pages';
import { Pagination } from './pagination';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test('first, last and four neighbours on either side, with dots between', () => {
  expect(paginationPages(20, 50)).toEqual([1, null, 16, 17, 18, 19, 20, 21, 22, 23, 24, null, 50]);
  expect(paginationPages(1, 50)).toEqual([1, 2, 3, 4, 5, null, 50]);
  expect(paginationPages(50, 50)).toEqual([1, null, 46, 47, 48, 49, 50]);
});

test('dots never stand for a single page, and no page is offered twice', () => {
  expect(paginationPages(7, 13)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  for (let last = 1; last <= 30; last += 1) {
    for (let page = 1; page <= last; page += 1) {
      const shown = paginationPages(page, last).filter((entry) => entry !== null);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toEqual(expect.arrayContaining([1, page, last]));
    }
  }
});

test('a phone shows at most five entries: the ends, the current page, and dots for the rest', () => {
  const narrow = (page: number, last: number) =>
    paginationEntries(page, last)
      .filter(({ on }) => on !== 'wide')
      .map((entry) => entry.page);
  expect(narrow(20, 50)).toEqual([1, null, 20, null, 50]);
  expect(narrow(1, 50)).toEqual([1, null, 50]);
  expect(narrow(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(narrow(4, 7)).toEqual([1, null, 4, null, 7]);
  for (let last = 2; last <= 30; last += 1) {
    for (let page = 1; page <= last; page += 1) {
      expect(narrow(page, last)).toEqual(paginationPages(page, last, 0));
      const wide = paginationEntries(page, last).filter(({ on }) => on !== 'narrow');
      expect(wide.map((entry) => entry.page)).toEqual(paginationPages(page, last));
    }
  }
});

test('pages are links, the current one is marked, the ends have one step only', () => {
  renderWithMessages(<Pagination page={1} last={3} hrefOf={(page) => `/games/all?page=${page}`} />);
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(nav).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/games/all?page=2');
  expect(within(nav).getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  expect(within(nav).queryByRole('link', { name: 'Previous page' })).toBeNull();
});

test('a single page needs no pagination', () => {
  const { container } = renderWithMessages(<Pagination page={1} last={1} hrefOf={String} />);
  expect(container).toBeEmptyDOMElement();
});

test('turns a page in place where its owner does that, and leaves a new tab to the browser', () => {
  const turned: number[] = [];
  renderWithMessages(
    <Pagination page={2} last={9} hrefOf={(page) => `?page=${page}`} onTurn={(page) => turned.push(page)} />,
  );
  expect(fireEvent.click(screen.getByRole('link', { name: 'Page 3' }))).toBe(false);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Next page' }))).toBe(false);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Page 9' }), { ctrlKey: true })).toBe(true);
  expect(turned).toEqual([3, 3]);
});

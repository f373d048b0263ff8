import { screen } from '@testing-library/react';
import { Sidebar } from '@/components/shell/sidebar/sidebar';
import { renderWithMessages } from '@/components/testing/render';
import { unlinkedSections } from './unlinked';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test.each([
  ['there are none', [], ['vip', 'bonuses']],
  ['there is one', ['welcome'], ['vip']],
  ['nobody can say', null, ['vip']],
] as const)('what no menu leads to while %s', (_, offers, unlinked) => {
  expect(unlinkedSections(['vip'], offers)).toEqual(unlinked);
});

test('the sidebar leads to the bonuses, and not while there are none', () => {
  const { unmount } = renderWithMessages(<Sidebar closed={unlinkedSections([], ['welcome'])} empty={[]} />);
  expect(screen.getByRole('link', { name: 'Bonuses' })).toHaveAttribute('href', '/bonuses');
  unmount();
  renderWithMessages(<Sidebar closed={unlinkedSections([], [])} empty={[]} />);
  expect(screen.queryByRole('link', { name: 'Bonuses' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
});

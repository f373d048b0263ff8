import { render, screen } from '@testing-library/react';
import { visit } from '../testing/navigation';
import { NavLink } from './nav-link';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test.each([
  ['/games/top', '/games/top', true],
  ['/games/top/~filtered/page=2', '/games/top', true],
  ['/games/topaz', '/games/top', false],
  ['/games/top', '/games', false],
  ['/games', '/games', true],
  ['/games', '/', false],
])('at %s the entry of %s is current: %s', (at, href, current) => {
  visit(at);
  render(<NavLink href={href}>Entry</NavLink>);
  const link = screen.getByRole('link', { name: 'Entry' });
  if (current) expect(link).toHaveAttribute('aria-current', 'page');
  else expect(link).not.toHaveAttribute('aria-current');
});

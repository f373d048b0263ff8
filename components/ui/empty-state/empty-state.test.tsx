import { existsSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

test('it says what is missing and offers a way out; its picture is decoration and exists', () => {
  const { container } = render(
    <EmptyState title="No games at this table" text="Try a shorter word.">
      <a href="#all">All games</a>
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No games at this table' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All games' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(existsSync(`public${container.querySelector('img')?.getAttribute('src')}`)).toBe(true);
});

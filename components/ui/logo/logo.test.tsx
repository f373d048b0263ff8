import { render, screen } from '@testing-library/react';
import { Logo } from './logo';

test('the name is read once, with the word or with the mark alone', () => {
  const { rerender } = render(<Logo />);
  expect(screen.getByText('Parlour')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Logo mark />);
  expect(screen.getByRole('img', { name: 'Parlour' })).toBeVisible();
});

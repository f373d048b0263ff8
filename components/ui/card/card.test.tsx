import { render, screen } from '@testing-library/react';
import { Card } from './card';

test('a card is what it is told to be, and says by its attributes how it looks', () => {
  render(
    <Card as="section" surface={2} current aria-label="House Guest">
      12 percent
    </Card>,
  );
  const card = screen.getByRole('region', { name: 'House Guest' });
  expect(card).toHaveTextContent('12 percent');
  expect(card).toHaveAttribute('data-surface', '2');
  expect(card).toHaveAttribute('data-current', 'true');
});

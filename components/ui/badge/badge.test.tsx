import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

test('a count is shown as a figure and said in words, once each', () => {
  const { container } = render(<Badge count={120} label="120 new messages" />);
  expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('120 new messages')).toBeInTheDocument();
  expect(container).toHaveTextContent('99+120 new messages');
});

test('no news is no badge', () => {
  const { container } = render(<Badge count={0} label="No new messages" />);
  expect(container).toBeEmptyDOMElement();
});

test('a dot has a name', () => {
  render(<Badge dot label="New bonus" />);
  expect(screen.getByRole('img', { name: 'New bonus' })).toBeInTheDocument();
});

test('a word carries its tone', () => {
  render(<Badge tone="top">Current</Badge>);
  expect(screen.getByText('Current')).toHaveAttribute('data-tone', 'top');
});

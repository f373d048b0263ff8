import { render, screen } from '@testing-library/react';
import { Chip } from './chip';

test('the status is said in words and shown by its tone', () => {
  render(<Chip tone="wait">Processing</Chip>);
  expect(screen.getByText('Processing')).toHaveAttribute('data-tone', 'wait');
});

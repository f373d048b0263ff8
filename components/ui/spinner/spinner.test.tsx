import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

test('a labelled spinner is a status, an unlabelled one is decoration', () => {
  const { rerender, container } = render(<Spinner label="Loading" />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  rerender(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

import { render } from '@testing-library/react';
import { Coin } from './coin';

test('the coin carries the sign of its currency and stays silent', () => {
  const { container } = render(<Coin currency="EUR" />);
  expect(container.firstChild).toHaveTextContent('€');
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

import { render } from '@testing-library/react';
import { Skeleton } from './skeleton';

test('a skeleton keeps the box that it is told and is silent', () => {
  const { container } = render(<Skeleton shape="line" width="60%" height="14px" />);
  expect(container.firstChild).toHaveStyle({ inlineSize: '60%', blockSize: '14px' });
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

import { render } from '@testing-library/react';
import { Sights } from './sights';

test('exactly the current sight is lit', () => {
  const { container } = render(<Sights count={4} current={2} />);
  const lit = [...container.querySelectorAll('i')].map((sight) => sight.hasAttribute('data-on'));
  expect(lit).toEqual([false, false, true, false]);
});

import { existsSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Flag } from './flag';

test('the flag of a language exists as a file and carries no name of its own', () => {
  for (const country of ['GB', 'de', 'AU', 'CH', 'fr']) {
    const { container, unmount } = render(<Flag country={country} />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('alt', '');
    expect(existsSync(`public${image?.getAttribute('src')}`)).toBe(true);
    unmount();
  }
});

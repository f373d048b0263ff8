import { existsSync } from 'node:fs';
import { render } from '@testing-library/react';
import { COUNTRIES } from '@/lib/domain/countries';
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

test('every country that a player can choose has its flag', () => {
  const missing = COUNTRIES.filter(({ alpha2 }) => !existsSync(`public/flags/${alpha2.toLowerCase()}.svg`));
  expect(missing.map(({ alpha2 }) => alpha2)).toEqual([]);
});

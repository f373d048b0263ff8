import { LOCALES } from '@/lib/domain/locales';
import { pageAddress } from './address';
import { languageAddresses } from './alternates';

const BASE = 'https://parlour.example';

it('names five languages and a default', () => {
  expect(languageAddresses(BASE, '/games/top')).toEqual({
    en: 'https://parlour.example/games/top',
    de: 'https://parlour.example/de/games/top',
    'en-AU': 'https://parlour.example/au/games/top',
    'de-CH': 'https://parlour.example/ch/games/top',
    fr: 'https://parlour.example/fr/games/top',
    'x-default': 'https://parlour.example/games/top',
  });
});

it.each(['/', '/games?providerId=3&page=2'])('has each page of %s among its alternates', (path) => {
  const addresses = languageAddresses(`${BASE}/play`, path);
  for (const locale of LOCALES) expect(addresses[locale]).toBe(pageAddress(`${BASE}/play`, path, locale));
});

import { alternatesOf } from './alternates';

describe('alternate addresses', () => {
  it('names five languages and a default, each pointing at itself', () => {
    const { canonical, languages } = alternatesOf('https://parlour.example', '/games/top', 'de-CH');
    expect(canonical).toBe('https://parlour.example/ch/games/top');
    expect(languages).toEqual({
      en: 'https://parlour.example/games/top',
      de: 'https://parlour.example/de/games/top',
      'en-AU': 'https://parlour.example/au/games/top',
      'de-CH': 'https://parlour.example/ch/games/top',
      fr: 'https://parlour.example/fr/games/top',
      'x-default': 'https://parlour.example/games/top',
    });
  });

  it('writes the home page without a slash at the end, and keeps a page’s query', () => {
    expect(alternatesOf('https://parlour.example', '/', 'en').canonical).toBe('https://parlour.example');
    expect(alternatesOf('https://parlour.example', '/games/top?page=2', 'fr').canonical).toBe(
      'https://parlour.example/fr/games/top?page=2',
    );
  });
});

import type { LanguageCode, Locale } from '@/lib/domain/locales';

/** An address in each of these countries; none for a visitor whose address has no country. */
export const ADDRESS_IN = {
  DE: '193.99.144.80',
  AU: '139.130.4.5',
  CH: '130.59.31.80',
  FR: '212.27.48.10',
  US: '8.8.8.8',
  NL: '193.0.6.139',
} as const;

export interface LanguageRow {
  /** What the visitor asks for. */
  path: string;
  /** The language of the page, or of the page that it redirects to. */
  language: Locale;
  /** Where it redirects with status 307; without, it is the page itself with 200. */
  leads?: string;
  /** Cookies. Rows with a text that is none of our codes show that such a text counts as absent. */
  player?: LanguageCode | (string & {});
  stored?: LanguageCode | (string & {});
  country?: keyof typeof ADDRESS_IN;
  /** The Accept-Language header. */
  browser?: string;
}

/** SPEC §1, sign by sign: player, path, stored choice, country, browser, English. Each sign alone, then against others. */
export const LANGUAGE_TABLE: readonly LanguageRow[] = [
  // Nothing is known.
  { path: '/', language: 'en' },
  { path: '/games', language: 'en' },
  { path: '/games/top?page=2', language: 'en' },

  // The path alone.
  { path: '/de', language: 'de' },
  { path: '/au', language: 'en-AU' },
  { path: '/ch', language: 'de-CH' },
  { path: '/fr', language: 'fr' },
  { path: '/de/games/top?page=2', language: 'de' },
  { path: '/fr/games/live', language: 'fr' },

  // The stored choice alone.
  { path: '/', stored: 'en', language: 'en' },
  { path: '/', stored: 'de', language: 'de', leads: '/de' },
  { path: '/', stored: 'au', language: 'en-AU', leads: '/au' },
  { path: '/', stored: 'ch', language: 'de-CH', leads: '/ch' },
  { path: '/', stored: 'fr', language: 'fr', leads: '/fr' },
  { path: '/games/top?page=2', stored: 'fr', language: 'fr', leads: '/fr/games/top?page=2' },

  // The country alone.
  { path: '/', country: 'DE', language: 'de', leads: '/de' },
  { path: '/', country: 'AU', language: 'en-AU', leads: '/au' },
  { path: '/', country: 'CH', language: 'de-CH', leads: '/ch' },
  { path: '/', country: 'FR', language: 'fr', leads: '/fr' },
  { path: '/', country: 'US', language: 'en' },
  { path: '/', country: 'NL', language: 'en' },
  { path: '/games?name=book', country: 'CH', language: 'de-CH', leads: '/ch/games?name=book' },

  // The browser alone.
  { path: '/', browser: 'en', language: 'en' },
  { path: '/', browser: 'de', language: 'de', leads: '/de' },
  { path: '/', browser: 'de-DE,de;q=0.9', language: 'de', leads: '/de' },
  { path: '/', browser: 'de-AT', language: 'de', leads: '/de' },
  { path: '/', browser: 'de-CH,de;q=0.9', language: 'de-CH', leads: '/ch' },
  { path: '/', browser: 'en-AU', language: 'en-AU', leads: '/au' },
  { path: '/', browser: 'en-GB,en;q=0.9,de;q=0.8', language: 'en' },
  { path: '/', browser: 'fr-CA,en;q=0.5', language: 'fr', leads: '/fr' },
  { path: '/', browser: 'sv, fr;q=0.4, de;q=0.8', language: 'de', leads: '/de' },
  { path: '/', browser: 'de;q=0, fr;q=0.1', language: 'fr', leads: '/fr' },
  { path: '/', browser: 'sv,da;q=0.9', language: 'en' },
  { path: '/', browser: '*', language: 'en' },
  { path: '/', browser: ';;q=,,*;q=zz', language: 'en' },

  // The player's own language alone.
  { path: '/', player: 'en', language: 'en' },
  { path: '/', player: 'de', language: 'de', leads: '/de' },
  { path: '/', player: 'au', language: 'en-AU', leads: '/au' },
  { path: '/', player: 'ch', language: 'de-CH', leads: '/ch' },
  { path: '/', player: 'fr', language: 'fr', leads: '/fr' },

  // The player before the path.
  { path: '/de', player: 'de', language: 'de' },
  { path: '/de', player: 'fr', language: 'fr', leads: '/fr' },
  { path: '/de/games', player: 'en', language: 'en', leads: '/games' },
  { path: '/fr/games/top?page=2', player: 'ch', language: 'de-CH', leads: '/ch/games/top?page=2' },
  { path: '/au/games/live', player: 'de', language: 'de', leads: '/de/games/live' },

  // The player before the stored choice, the country and the browser.
  { path: '/', player: 'fr', stored: 'de', language: 'fr', leads: '/fr' },
  { path: '/', player: 'en', stored: 'de', country: 'FR', browser: 'de', language: 'en' },
  { path: '/', player: 'fr', country: 'DE', browser: 'de', language: 'fr', leads: '/fr' },
  { path: '/de', player: 'fr', stored: 'au', country: 'CH', browser: 'de', language: 'fr', leads: '/fr' },

  // The path before the stored choice, the country and the browser.
  { path: '/de', stored: 'fr', language: 'de' },
  { path: '/de', stored: 'fr', country: 'AU', browser: 'fr', language: 'de' },
  { path: '/fr/games', country: 'DE', language: 'fr' },
  { path: '/ch', browser: 'fr', language: 'de-CH' },
  { path: '/au', stored: 'en', language: 'en-AU' },

  // The stored choice before the country and the browser.
  { path: '/', stored: 'en', country: 'DE', browser: 'de', language: 'en' },
  { path: '/', stored: 'fr', country: 'DE', language: 'fr', leads: '/fr' },
  { path: '/games/live', stored: 'ch', browser: 'fr', language: 'de-CH', leads: '/ch/games/live' },

  // The country before the browser; one that selects nothing leaves it to the browser.
  { path: '/', country: 'CH', browser: 'fr-CH,fr;q=0.9', language: 'de-CH', leads: '/ch' },
  { path: '/', country: 'DE', browser: 'en', language: 'de', leads: '/de' },
  { path: '/', country: 'US', browser: 'fr', language: 'fr', leads: '/fr' },
  { path: '/', country: 'NL', browser: 'nl,de;q=0.7,en;q=0.3', language: 'de', leads: '/de' },
  { path: '/', country: 'US', browser: 'sv', language: 'en' },

  // What is none of our languages counts as absent.
  { path: '/de', player: '../../etc', language: 'de' },
  { path: '/', player: 'DE', stored: 'fr', language: 'fr', leads: '/fr' },
  { path: '/', player: '', country: 'FR', language: 'fr', leads: '/fr' },
  { path: '/', stored: 'xx', country: 'FR', language: 'fr', leads: '/fr' },
  { path: '/', stored: 'en-AU', browser: 'de', language: 'de', leads: '/de' },
];

/** Real addresses and where they lie; null for those that lie nowhere. */
export const ADDRESSES: readonly (readonly [address: string, country: string | null, home: string])[] = [
  ['193.99.144.80', 'DE', '/de'],
  ['194.25.0.60', 'DE', '/de'],
  ['2a02:2e0:3fe:1001:302::', 'DE', '/de'],
  ['139.130.4.5', 'AU', '/au'],
  ['203.50.2.71', 'AU', '/au'],
  ['2001:8000::1', 'AU', '/au'],
  ['130.59.31.80', 'CH', '/ch'],
  ['195.186.1.162', 'CH', '/ch'],
  ['2001:620::1', 'CH', '/ch'],
  ['212.27.48.10', 'FR', '/fr'],
  ['80.10.246.2', 'FR', '/fr'],
  ['2a01:e0c:1::1', 'FR', '/fr'],
  ['8.8.8.8', 'US', '/'],
  ['2001:4860:4860::8888', 'US', '/'],
  ['212.58.244.20', 'GB', '/'],
  ['193.0.6.139', 'NL', '/'],
  ['2001:67c:2e8::1', 'NL', '/'],
  ['193.171.255.2', 'AT', '/'],
  ['2001:628::1', 'AT', '/'],
  ['10.1.2.3', null, '/'],
  ['172.16.0.1', null, '/'],
  ['192.168.1.1', null, '/'],
  ['203.0.113.7', null, '/'],
  ['fd00::1', null, '/'],
];

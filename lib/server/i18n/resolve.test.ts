import { NO_RULES } from '@/lib/domain/site-rules';
import { countryOfAddress } from '@/lib/node/geo/country';
import { ADDRESS_HEADER } from '@/lib/node/http/visitor';
import { decide, type Asked } from '@/lib/server/middleware/steps';
import { mergeRules } from '@/lib/server/rules/merge-rules';
import { PLAYER_LANGUAGE_COOKIE, STORED_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { ADDRESS_IN, ADDRESSES, LANGUAGE_TABLE, type LanguageRow } from '@/lib/i18n/language-table';
import { localeOfPath, namedLocale } from '@/lib/i18n/path';
import { resolveLocale } from './resolve';

const env = { webOrigin: 'http://localhost:3000', basePath: '', blockedCountries: [], maintenance: [] };
const settings = { countryHeader: undefined, rules: mergeRules(NO_RULES, env), now: 0 };

/** What becomes of a request: where it leads, or null for the page itself. */
function leads({ path, player, stored, browser }: LanguageRow, address: string): string | null {
  const [pathname = '', query] = path.split('?');
  const headers: Record<string, string | undefined> = {
    [ADDRESS_HEADER]: address,
    'accept-language': browser,
  };
  const cookies: Record<string, string | undefined> = {
    [PLAYER_LANGUAGE_COOKIE]: player,
    [STORED_LANGUAGE_COOKIE]: stored,
  };
  const asked: Asked = {
    pathname,
    search: query ? `?${query}` : '',
    header: (name) => headers[name] ?? null,
    cookie: (name) => cookies[name] ?? null,
  };
  const decision = decide(asked, settings);
  if (decision.kind === 'redirect' && decision.status === 307) return `${decision.path}${decision.search}`;
  expect(decision.kind).toBe('page');
  return null;
}

const named = LANGUAGE_TABLE.map((row) => {
  const { path, player, stored, country, browser } = row;
  const told = Object.entries({ player, stored, country, browser })
    .filter(([, value]) => value !== undefined)
    .map(([sign, value]) => `${sign} ${value}`);
  return [`${path} ${told.join(', ')}`, row] as const;
});

describe('the language of a visitor', () => {
  it('is settled by a table that has no row twice', () => {
    expect(LANGUAGE_TABLE.length).toBeGreaterThanOrEqual(60);
    expect(new Set(named.map(([name]) => name)).size).toBe(LANGUAGE_TABLE.length);
  });

  it.each(named)('%s', (_name, row) => {
    const { path, player, stored, country, browser, language } = row;
    const signs = {
      player,
      path: localeOfPath(path.split('?')[0] ?? ''),
      stored,
      country,
      acceptLanguage: browser,
    };
    expect(resolveLocale(signs)).toBe(language);
    expect(leads(row, country ? ADDRESS_IN[country] : '')).toBe(row.leads ?? null);
    expect(namedLocale((row.leads ?? path).split('?')[0] ?? '') ?? 'en').toBe(language);
  });

  it('follows operators where they chose a country’s language', () => {
    const chosen = (alpha2: string) => (alpha2 === 'NL' ? 'de' : undefined);
    expect(resolveLocale({ country: 'NL' }, chosen)).toBe('de');
    expect(resolveLocale({ country: 'DE', acceptLanguage: 'fr' }, chosen)).toBe('fr');
  });
});

describe('an address', () => {
  it.each(ADDRESSES)('%s lies in %s and begins at %s', (address, country, home) => {
    expect(countryOfAddress(address)).toBe(country);
    expect(leads({ path: '/', language: 'en' }, address) ?? '/').toBe(home);
  });
});

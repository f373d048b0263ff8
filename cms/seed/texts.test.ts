import { validateSeoCode, validateSeoPath } from '../seo-address';
import { SEO_PAGES, type SeoCode, type SeoTexts } from './seo-pages';
import { de } from './texts/de';
import { deCh } from './texts/de-ch';
import { en } from './texts/en';
import { enAu } from './texts/en-au';
import { fr } from './texts/fr';

const languages: [string, SeoTexts][] = [
  ['en', en],
  ['en-AU', enAu],
  ['de', de],
  ['de-CH', deCh],
  ['fr', fr],
];

const CODES = Object.keys(SEO_PAGES) as SeoCode[];

/** Pages that search engines leave out: their titles and descriptions may be short. */
const UNLISTED: ReadonlySet<SeoCode> = new Set<SeoCode>([
  'seo_account',
  'seo_account_profile_main',
  'seo_account_profile_security',
  'seo_account_profile_verification',
  'seo_account_transaction_history',
  'seo_account_wallet_deposit',
  'seo_account_wallet_history',
  'seo_account_wallet_balance',
  'seo_account_wallet_withdrawal',
  'seo_account_bonuses',
  'seo_account_jackpots',
  'seo_account_vip',
  'seo_account_vip_cashback',
  'seo_account_promo',
  'seo_account_limits',
  'seo_account_limits_spending',
  'seo_account_limits_self_test',
  'seo_account_transaction_history_bonus',
  'seo_confirmed_email',
  'seo_auth',
  'seo_deposit_success',
  'seo_deposit_return',
  'seo_deposit_failure',
  'seo_deposit_cancel',
  'seo_blocked_country',
  'seo_404',
]);

/** Pages that one entry describes many of, and what tells their titles apart. */
const PLACES: Partial<Record<SeoCode, string[]>> = {
  seo_game: ['name', 'provider'],
  seo_games_all: ['count'],
  seo_provider: ['count', 'provider'],
  seo_tournament: ['name'],
  seo_local_tournament: ['name'],
  seo_bonus: ['name'],
};

const placesOf = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, place]) => place).sort();

const outside = (text: string, least: number, most: number) =>
  text.length < least || text.length > most ? `${text.length}: ${text}` : null;

it('names pages by valid codes and paths, each once', () => {
  for (const [code, path] of Object.entries(SEO_PAGES)) {
    expect([code, validateSeoCode(code), path, validateSeoPath(path)]).toEqual([code, true, path, true]);
  }
  expect(new Set(Object.values(SEO_PAGES)).size).toBe(Object.keys(SEO_PAGES).length);
});

describe.each(languages)('texts in %s', (language, texts) => {
  it('has every page, with titles and descriptions that a search result can show', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(SEO_PAGES).sort());
    for (const code of CODES) {
      const [title, description] = texts[code];
      const least = UNLISTED.has(code) ? { title: 1, description: 1 } : { title: 25, description: 70 };
      expect([code, 'title', outside(title, least.title, 60)]).toEqual([code, 'title', null]);
      expect([code, 'text', outside(description, least.description, 155)]).toEqual([code, 'text', null]);
      expect([title, description]).toEqual([title.trim(), description.trim()]);
    }
  });

  it('names the house in every title', () => {
    for (const code of CODES) {
      expect(texts[code][0]).toMatch(code === 'seo_main' ? /^Parlour\b/ : / \| Parlour$/);
    }
  });

  it('says nothing of two pages in the same words', () => {
    for (const part of [0, 1] as const) {
      const said = CODES.map((code) => texts[code][part]);
      expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('leaves places to be filled where a page is one of many, and nowhere else', () => {
    const filled = CODES.filter((code) => placesOf(texts[code].join(' ')).length > 0);
    expect(filled.sort()).toEqual(Object.keys(PLACES).sort());
    for (const [code, places] of Object.entries(PLACES) as [SeoCode, string[]][]) {
      expect([code, placesOf(texts[code][0])]).toEqual([code, places]);
      expect(places).toEqual(expect.arrayContaining(placesOf(texts[code][1])));
    }
  });

  it('keeps to the spelling of its country', () => {
    const all = JSON.stringify(texts);
    if (language === 'de-CH') expect(all).not.toContain('ß');
    if (language === 'de') expect(all).not.toMatch(/[«»’]/);
    if (language === 'fr') expect(all).not.toMatch(/[^\u202f][:;?!»](?= )|«[^\u202f]/);
    if (language === 'en-AU') expect(all).not.toMatch(/\bslots?\b/i);
  });
});

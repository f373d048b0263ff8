import type { Currency } from '../money/money';
import type { Locale } from './locales';
import type { Section } from './sections';

/** Status of the answer to a blocked country: not offered there, or forbidden by its law (RFC 7725). */
export type BlockStatus = 403 | 451;

/** What an operator says about one country. */
export interface CountryRule {
  /** The language that the country selects by itself; left out, it selects none. */
  locale?: Locale;
  blocked?: BlockStatus;
  /** The first is an account's. Left out, they are as lib/domain/countries has them; so are the dialling codes. */
  currencies?: Currency[];
  /** Without plus, the usual one first. */
  dialCodes?: string[];
}

/** By ISO 3166 alpha-2 in capitals. A country that is not there is as lib/domain/countries has it. */
export type CountryRules = Record<string, CountryRule>;

export type RedirectStatus = 301 | 302 | 307 | 308;

export interface RedirectRule {
  /** A path without language prefix. */
  from: string;
  /** A path, with a query if need be, or an https address of another site. */
  to: string;
  status: RedirectStatus;
}

/** What operators decide in the CMS, and every request obeys: read at once, replaced at once. */
export interface SiteRules {
  countries: CountryRules;
  /** Sections that are switched off; `until` is an ISO time at which one opens again by itself, null for none. */
  closed: Partial<Record<Section, { until: string | null }>>;
  redirects: RedirectRule[];
}

/** The geography as the web tells it to the platform. */
export interface Geography {
  /** Milliseconds of unix time at which its reading began: of two, the greater is the newer. */
  generation: number;
  countries: CountryRules;
}

/** Path of the signed call that tells the platform the geography. */
export const GEOGRAPHY_PATH = '/internal/geography';

/** Rules as the CMS holds them: currencies and dialling codes may be missing or unknown. */
export interface FoundRules extends Omit<SiteRules, 'countries'> {
  countries: Record<
    string,
    Pick<CountryRule, 'locale' | 'blocked'> & { currencies: string[]; dialCodes: string[] }
  >;
}

/** PostgreSQL's channel on which the CMS says that countries, redirects or closed sections have changed. */
export const RULES_CHANNEL = 'cms_rules';

export const NO_RULES: SiteRules = { countries: {}, closed: {}, redirects: [] };

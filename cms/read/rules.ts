import type { Payload } from 'payload';
import { localeFromLanguageCode } from '@/lib/domain/locales';
import { SECTION_NAMES } from '@/lib/domain/sections';

/** What operators decide about requests before any page is rendered. */
export interface FoundRules {
  /** Of every country, by ISO 3166 alpha-2. */
  countries: Record<string, FoundCountry>;
  closed: Record<string, { until: string | null }>;
  redirects: { from: string; to: string; status: 307 | 308 }[];
}

export interface FoundCountry {
  locale?: NonNullable<ReturnType<typeof localeFromLanguageCode>>;
  blocked?: 403 | 451;
  /** The one that an account opens with first. */
  currencies: string[];
  /** Without plus, the usual one first. */
  dialCodes: string[];
}

const BLOCKED = { open: undefined, blocked: 403, unlawful: 451 } as const;

/**
 * Countries, closed sections and redirects as operators have set them.
 * @throws Error when the database is out of reach
 */
export async function findSiteRules(payload: Payload): Promise<FoundRules> {
  const everything = { pagination: false, depth: 0, overrideAccess: true } as const;
  const [countries, redirects, maintenance] = await Promise.all([
    payload.find({ collection: 'countries', limit: 0, ...everything }),
    payload.find({ collection: 'redirects', limit: 0, ...everything }),
    payload.findGlobal({ slug: 'maintenance', depth: 0, overrideAccess: true }),
  ]);
  return {
    countries: Object.fromEntries(
      countries.docs.map(({ alpha2, access, language, currencies, dialCodes }) => {
        const locale = localeFromLanguageCode(language);
        const blocked = BLOCKED[access];
        return [
          alpha2,
          {
            ...(locale ? { locale } : {}),
            ...(blocked ? { blocked } : {}),
            currencies: [...currencies],
            dialCodes: [...(dialCodes ?? [])],
          },
        ];
      }),
    ),
    closed: Object.fromEntries(
      SECTION_NAMES.flatMap((name) => {
        const entry = maintenance[name];
        return entry?.closed ? [[name, { until: entry.until ?? null }]] : [];
      }),
    ),
    redirects: redirects.docs.map(({ from, target, status }) => ({
      from,
      to: target,
      status: status === '307' ? 307 : 308,
    })),
  };
}

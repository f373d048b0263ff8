import type { Payload } from 'payload';
import { DEFAULT_LOCALE } from '@/lib/domain/locales';
import type { Reading } from './published';

export interface Licence {
  jurisdiction: string;
  /** ISO 3166 alpha-2 codes of the countries where it applies; empty when it applies everywhere else. */
  countries: string[];
  text: string;
}

/** The casino's settings, which every page shows. Missing texts are ''. */
export interface SiteSettings {
  brand: string;
  tagline: string;
  responsible: string;
  social: { network: string; url: string }[];
  licences: Licence[];
  catalogueClaim: string;
  allGamesClaim: string;
  /** SPEC §2: ids of one game, which differ by platform; null until they are set. */
  aviator: { desktop: string | null; mobile: string | null };
  supportEmail: string | null;
  partnersEmail: string | null;
  complaintsEmail: string | null;
}

/** @throws Error when the database is out of reach */
export async function findSettings(
  payload: Payload,
  { locale, draft }: Reading,
): Promise<SiteSettings | null> {
  const found = await payload.findGlobal({
    slug: 'site-settings',
    locale,
    fallbackLocale: DEFAULT_LOCALE,
    draft,
    depth: 0,
    overrideAccess: true,
  });
  // A global that was never published is one of defaults.
  if (!draft && found._status !== 'published') return null;
  return {
    brand: found.brand,
    tagline: found.tagline ?? '',
    responsible: found.responsible ?? '',
    social: (found.social ?? []).map(({ network, url }) => ({ network, url })),
    licences: (found.licences ?? []).map(({ jurisdiction, countries, text }) => ({
      jurisdiction,
      countries: countries ?? [],
      text: text ?? '',
    })),
    catalogueClaim: found.catalogueClaim ?? '',
    allGamesClaim: found.allGamesClaim ?? '',
    aviator: { desktop: found.aviatorDesktop ?? null, mobile: found.aviatorMobile ?? null },
    supportEmail: found.supportEmail ?? null,
    partnersEmail: found.partnersEmail ?? null,
    complaintsEmail: found.complaintsEmail ?? null,
  };
}

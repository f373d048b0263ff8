import 'server-only';
import { LastGood } from '@/lib/server/cache/last-good';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { webConfig } from '@/lib/server/config/web';
import type { Locale } from '@/lib/domain/locales';
import { readCached } from './cached';
import { JURISDICTION_CODES, JURISDICTIONS, SETTINGS_TEXTS } from '../seed/settings/texts';
import { findSettings, type SiteSettings } from './find-settings';

export type { SiteSettings } from './find-settings';

const lastGood = new LastGood<SiteSettings | null>();

/** Applies until operators set something, or while it can't be read: no page is without its licence. */
function neutral(locale: Locale): SiteSettings {
  const { licences, ...texts } = SETTINGS_TEXTS[locale];
  return {
    brand: 'Parlour',
    social: [],
    licences: JURISDICTION_CODES.map((code) => ({
      jurisdiction: code,
      countries: [...JURISDICTIONS[code]],
      text: licences[code],
    })),
    aviator: { desktop: null, mobile: null },
    supportEmail: null,
    partnersEmail: null,
    complaintsEmail: null,
    ...texts,
  };
}

/** The casino's settings; the environment's support address unless operators set another. */
export async function readSettings(locale: Locale): Promise<SiteSettings & { supportEmail: string }> {
  const settings = await readCached<SiteSettings | null>({
    key: ['settings', locale],
    tags: [CACHE_TAGS.settings],
    lifetime: CACHE_LIFETIMES.settings,
    find: (payload, draft) => findSettings(payload, { locale, draft }),
    neutral: null,
    lastGood,
  });
  const found = settings ?? neutral(locale);
  return { ...found, supportEmail: found.supportEmail ?? webConfig().supportEmail };
}

import type { Payload } from 'payload';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/domain/locales';
import { ANNOUNCE_LATER } from '../../hooks/announce';
import { JURISDICTION_CODES, JURISDICTIONS, SETTINGS_TEXTS } from './texts';

/** Two crash games in place of the one that other casinos have in two versions: for computers and for phones. */
const AVIATOR = { aviatorDesktop: 'g103', aviatorMobile: 'g126' };

/**
 * Writes the casino's settings, unless they were written before.
 * @param supportEmail address of the environment, which operators may replace
 * @returns whether it was written
 */
export async function seedSettings(payload: Payload, supportEmail: string): Promise<boolean> {
  const found = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  if (found.createdAt) return false;
  const context = { [ANNOUNCE_LATER]: true };
  const textsIn = (locale: (typeof LOCALES)[number], rowIds: (string | null | undefined)[] = []) => {
    const { licences, ...texts } = SETTINGS_TEXTS[locale];
    return {
      ...texts,
      licences: JURISDICTION_CODES.map((code, place) => ({
        ...(rowIds[place] ? { id: rowIds[place] } : {}),
        jurisdiction: code,
        countries: [...JURISDICTIONS[code]],
        text: licences[code],
      })),
      _status: 'published' as const,
    };
  };
  const written = await payload.updateGlobal({
    slug: 'site-settings',
    locale: DEFAULT_LOCALE,
    depth: 0,
    context,
    data: { brand: 'Parlour', supportEmail, ...AVIATOR, ...textsIn(DEFAULT_LOCALE) },
  });
  const rowIds = (written.licences ?? []).map(({ id }) => id);
  for (const locale of LOCALES) {
    if (locale === DEFAULT_LOCALE) continue;
    await payload.updateGlobal({
      slug: 'site-settings',
      locale,
      depth: 0,
      context,
      data: textsIn(locale, rowIds),
    });
  }
  return true;
}

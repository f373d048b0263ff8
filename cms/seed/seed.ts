import type { Payload } from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locales';
import { ANNOUNCE_LATER } from '../hooks/announce-seo-entry';
import { SEO_PAGES, type SeoCode, type SeoTexts } from './seo-pages';
import { de } from './texts/de';
import { deCh } from './texts/de-ch';
import { en } from './texts/en';
import { enAu } from './texts/en-au';
import { fr } from './texts/fr';

const TEXTS: Record<Locale, SeoTexts> = { en, de, 'en-AU': enAu, 'de-CH': deCh, fr };

export interface SeedResult {
  /** Paths of the entries that were not there and are now. */
  seoPaths: string[];
  operatorCreated: boolean;
}

/**
 * Creates what is missing and touches nothing that is there: an operator's changes outlive every start.
 * Entries are known by their code or their path, whichever an operator has left as it was.
 *
 * @param operator the first administrator; left out, none is made
 */
export async function seedCms(
  payload: Payload,
  operator?: { email: string; password: string },
): Promise<SeedResult> {
  const { docs } = await payload.find({ collection: 'seo-entries', pagination: false, depth: 0 });
  const codes = new Set(docs.map((entry) => entry.code));
  const paths = new Set(docs.map((entry) => entry.path));

  const seoPaths: string[] = [];
  for (const [code, path] of Object.entries(SEO_PAGES) as [SeoCode, string][]) {
    if (codes.has(code) || paths.has(path)) continue;
    await createSeoEntry(payload, code, path);
    seoPaths.push(path);
  }
  return { seoPaths, operatorCreated: operator ? await createOperator(payload, operator) : false };
}

async function createSeoEntry(payload: Payload, code: SeoCode, path: string): Promise<void> {
  const context = { [ANNOUNCE_LATER]: true };
  const textIn = (locale: Locale) => ({ title: TEXTS[locale][code][0], description: TEXTS[locale][code][1] });
  const { id } = await payload.create({
    collection: 'seo-entries',
    locale: DEFAULT_LOCALE,
    data: { code, path, ...textIn(DEFAULT_LOCALE) },
    context,
  });
  for (const locale of LOCALES.filter((candidate) => candidate !== DEFAULT_LOCALE)) {
    await payload.update({ collection: 'seo-entries', id, locale, data: textIn(locale), context });
  }
}

async function createOperator(payload: Payload, { email, password }: { email: string; password: string }) {
  const { totalDocs } = await payload.count({ collection: 'operators', where: { email: { equals: email } } });
  if (totalDocs > 0) return false;
  await payload.create({
    collection: 'operators',
    data: { email, password, name: 'House', role: 'administrator' },
  });
  return true;
}

import type { Payload } from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locales';
import { ANNOUNCE_LATER } from '../hooks/announce';
import { SEO_PAGES, type SeoCode, type SeoTexts } from './seo-pages';
import { INFO_PAGES } from './info-codes';
import { infoPageText, seoText, SEO_TEXTS } from './info-pages';
import { de } from './texts/de';
import { deCh } from './texts/de-ch';
import { en } from './texts/en';
import { enAu } from './texts/en-au';
import { fr } from './texts/fr';

const TEXTS: Record<Locale, SeoTexts> = { en, de, 'en-AU': enAu, 'de-CH': deCh, fr };

const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

export interface SeedResult {
  /** Paths of the entries that were not there and are now. */
  seoPaths: string[];
  /** Codes of the info pages that were not there and are now. */
  infoCodes: string[];
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
  return {
    seoPaths,
    infoCodes: await seedInfoPages(payload),
    operatorCreated: operator ? await createOperator(payload, operator) : false,
  };
}

async function seedInfoPages(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'info-pages', pagination: false, depth: 0 });
  const known = new Set(docs.map(({ code }) => code));
  const missing = INFO_PAGES.filter((code) => !known.has(code));
  const context = { [ANNOUNCE_LATER]: true };
  for (const code of missing) {
    const { id } = await payload.create({
      collection: 'info-pages',
      locale: DEFAULT_LOCALE,
      data: {
        code,
        position: (INFO_PAGES.indexOf(code) + 1) * 10,
        ...(await infoPageText(payload, code, DEFAULT_LOCALE)),
      },
      context,
    });
    for (const locale of OTHER_LOCALES) {
      const data = await infoPageText(payload, code, locale);
      await payload.update({ collection: 'info-pages', id, locale, data, context });
    }
  }
  return missing;
}

async function createSeoEntry(payload: Payload, code: SeoCode, path: string): Promise<void> {
  const context = { [ANNOUNCE_LATER]: true };
  const textIn = async (locale: Locale) => ({
    title: TEXTS[locale][code][0],
    description: TEXTS[locale][code][1],
    ...(SEO_TEXTS.includes(code) ? { text: await seoText(payload, code, locale) } : {}),
  });
  const { id } = await payload.create({
    collection: 'seo-entries',
    locale: DEFAULT_LOCALE,
    data: { code, path, ...(await textIn(DEFAULT_LOCALE)) },
    context,
  });
  for (const locale of OTHER_LOCALES) {
    await payload.update({ collection: 'seo-entries', id, locale, data: await textIn(locale), context });
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

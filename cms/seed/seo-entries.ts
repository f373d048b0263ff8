import type { Payload } from 'payload';
import type { Locale } from '@/lib/domain/locales';
import { createInAllLanguages, known } from './create';
import { richText, seedText } from './rich-text';
import { SEO_PAGES, SEO_TEXTS, type SeoCode, type SeoTexts } from './seo-pages';
import { de } from './texts/de';
import { deCh } from './texts/de-ch';
import { en } from './texts/en';
import { enAu } from './texts/en-au';
import { fr } from './texts/fr';

const TEXTS: Record<Locale, SeoTexts> = { en, de, 'en-AU': enAu, 'de-CH': deCh, fr };

/** Creates the texts at the end of pages that are missing. @returns the number of each text, by its code */
async function seedSeoTexts(payload: Payload): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'seo-pages',
    pagination: false,
    depth: 0,
    limit: 0,
    select: { code: true },
  });
  const ids = new Map(docs.map(({ code, id }) => [code, id]));
  for (const code of SEO_TEXTS) {
    if (ids.has(code)) continue;
    const id = await createInAllLanguages(payload, 'seo-pages', async (locale) => ({
      code,
      content: await richText(payload, await seedText('seo-texts', locale, code)),
    }));
    ids.set(code, id);
  }
  return ids;
}

/**
 * Creates the SEO entries that are missing. They are known by their code or their path, whichever an operator has left
 * as it was. @returns their paths
 */
export async function seedSeoEntries(payload: Payload): Promise<string[]> {
  const textIds = await seedSeoTexts(payload);
  const codes = await known(payload, 'seo-entries', 'code');
  const paths = await known(payload, 'seo-entries', 'path');
  const missing = (Object.entries(SEO_PAGES) as [SeoCode, string][]).filter(
    ([code, path]) => !codes.has(code) && !paths.has(path),
  );
  for (const [code, path] of missing) {
    await createInAllLanguages(payload, 'seo-entries', (locale) => ({
      code,
      path,
      textBlock: textIds.get(code),
      robots: 'default',
      title: TEXTS[locale][code][0],
      description: TEXTS[locale][code][1],
    }));
  }
  return missing.map(([, path]) => path);
}

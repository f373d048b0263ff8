import type { Payload } from 'payload';
import type { Locale } from '@/lib/domain/locales';
import { createInAllLanguages, known, seedInAllLanguages } from './create';
import { richText, seedText } from './rich-text';
import { SEO_PAGES, SEO_TEXTS, type SeoCode, type SeoTexts } from './seo-pages';
import { de } from './texts/de';
import { deCh } from './texts/de-ch';
import { en } from './texts/en';
import { enAu } from './texts/en-au';
import { fr } from './texts/fr';

const TEXTS: Record<Locale, SeoTexts> = { en, de, 'en-AU': enAu, 'de-CH': deCh, fr };

/**
 * Creates the texts at the end of pages that are missing, and renews those that nobody has touched.
 * @returns the number of each text by its code, and whether any was renewed
 */
async function seedSeoTexts(payload: Payload) {
  let renewed = false;
  const { docs } = await payload.find({
    collection: 'seo-pages',
    pagination: false,
    depth: 0,
    limit: 0,
    select: { code: true },
  });
  const ids = new Map(docs.map(({ code, id }) => [code, id]));
  for (const code of SEO_TEXTS) {
    const textIn = async (locale: Locale) => ({
      code,
      content: await richText(payload, await seedText('seo-texts', locale, code)),
    });
    if (!ids.has(code)) ids.set(code, await createInAllLanguages(payload, 'seo-pages', textIn));
    else if (await seedInAllLanguages(payload, 'seo-pages', { field: 'code', value: code }, textIn))
      renewed = true;
  }
  return { ids, renewed };
}

/**
 * Creates the SEO entries that are missing. They are known by their code or their path, whichever an operator has left
 * as it was. Those that nobody has touched are renewed. @returns the paths of those that were written, and whether texts
 * of pages were renewed
 */
export async function seedSeoEntries(payload: Payload): Promise<{ paths: string[]; textsRenewed: boolean }> {
  const { ids: textIds, renewed: textsRenewed } = await seedSeoTexts(payload);
  const codes = await known(payload, 'seo-entries', 'code');
  const paths = await known(payload, 'seo-entries', 'path');
  const written: string[] = [];
  for (const [code, path] of Object.entries(SEO_PAGES) as [SeoCode, string][]) {
    // An operator has given it another code.
    if (paths.has(path) && !codes.has(code)) continue;
    const isNew = await seedInAllLanguages(
      payload,
      'seo-entries',
      { field: 'code', value: code },
      (locale) => ({
        code,
        path,
        textBlock: textIds.get(code),
        robots: 'default',
        title: TEXTS[locale][code][0],
        description: TEXTS[locale][code][1],
      }),
    );
    if (isNew) written.push(path);
  }
  return { paths: written, textsRenewed };
}

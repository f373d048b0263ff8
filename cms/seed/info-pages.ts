import type { Payload } from 'payload';
import type { Locale } from '@/lib/domain/locales';
import { createInAllLanguages, known } from './create';
import { INFO_PAGES, type InfoCode } from './info-codes';
import { richText, seedText } from './rich-text';

/** Title and content of an info page: `cms/seed/pages/<language>/<code>.md`, whose first line is the title. */
async function infoPageText(payload: Payload, code: InfoCode, locale: Locale) {
  const [first = '', ...rest] = (await seedText('pages', locale, code)).split('\n');
  return { title: first.replace(/^# /, ''), content: await richText(payload, rest.join('\n')) };
}

/** Creates the info pages that are missing. @returns their codes */
export async function seedInfoPages(payload: Payload): Promise<string[]> {
  const there = await known(payload, 'info-pages', 'code');
  const missing = INFO_PAGES.filter((code) => !there.has(code));
  for (const code of missing) {
    await createInAllLanguages(payload, 'info-pages', async (locale) => ({
      code,
      position: (INFO_PAGES.indexOf(code) + 1) * 10,
      ...(await infoPageText(payload, code, locale)),
    }));
  }
  return missing;
}

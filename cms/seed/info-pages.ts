import type { Payload } from 'payload';
import type { Locale } from '@/lib/domain/locales';
import { seedInAllLanguages } from './create';
import { INFO_PAGES, type InfoCode } from './info-codes';
import { richText, seedText } from './rich-text';

/** Title and content of an info page: `cms/seed/pages/<language>/<code>.md`, whose first line is the title. */
async function infoPageText(payload: Payload, code: InfoCode, locale: Locale) {
  const [first = '', ...rest] = (await seedText('pages', locale, code)).split('\n');
  return { title: first.replace(/^# /, ''), content: await richText(payload, rest.join('\n')) };
}

/** Creates the info pages that are missing, and renews those that nobody has touched. @returns their codes */
export async function seedInfoPages(payload: Payload): Promise<string[]> {
  const written: string[] = [];
  for (const code of INFO_PAGES) {
    const isNew = await seedInAllLanguages(
      payload,
      'info-pages',
      { field: 'code', value: code },
      async (locale) => ({
        code,
        position: (INFO_PAGES.indexOf(code) + 1) * 10,
        ...(await infoPageText(payload, code, locale)),
      }),
    );
    if (isNew) written.push(code);
  }
  return written;
}

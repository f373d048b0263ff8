import type { Payload } from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locales';
import { seedInAllLanguages } from './create';
import { parseFaq, type FaqGroupText } from './faq';
import { richText, seedText } from './rich-text';

/** Creates the groups of questions that are missing, and renews those that nobody has touched. @returns their codes */
export async function seedFaq(payload: Payload): Promise<string[]> {
  const texts = new Map<Locale, FaqGroupText[]>();
  for (const locale of LOCALES) texts.set(locale, parseFaq(await seedText('faq', locale)));
  const codes = (texts.get(DEFAULT_LOCALE) ?? []).map(({ code }) => code);
  const written: string[] = [];
  for (const code of codes) {
    const isNew = await seedInAllLanguages(payload, 'faq', { field: 'code', value: code }, async (locale) => {
      const group = texts.get(locale)?.find((each) => each.code === code);
      return {
        code,
        position: (codes.indexOf(code) + 1) * 10,
        title: group?.title,
        questions: await Promise.all(
          (group?.questions ?? []).map(async ({ question, answer }) => ({
            question,
            answer: await richText(payload, answer),
          })),
        ),
      };
    });
    if (isNew) written.push(code);
  }
  return written;
}

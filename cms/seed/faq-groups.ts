import type { Payload } from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locales';
import { createInAllLanguages, known } from './create';
import { parseFaq, type FaqGroupText } from './faq';
import { richText, seedText } from './rich-text';

/** Creates the groups of questions that are missing. @returns their codes */
export async function seedFaq(payload: Payload): Promise<string[]> {
  const there = await known(payload, 'faq', 'code');
  const texts = new Map<Locale, FaqGroupText[]>();
  for (const locale of LOCALES) texts.set(locale, parseFaq(await seedText('faq', locale)));
  const codes = (texts.get(DEFAULT_LOCALE) ?? []).map(({ code }) => code);
  const missing = codes.filter((code) => !there.has(code));
  for (const code of missing) {
    await createInAllLanguages(payload, 'faq', async (locale) => {
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
  }
  return missing;
}

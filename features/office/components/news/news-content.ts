import { LANGUAGE_CODES, type LanguageCode } from '@/lib/domain/locales';
import type { NewsContent } from '../../api/post-news';
import type { DeedField } from '../parts/deed-form';

export const NEWS_LANGUAGES: readonly LanguageCode[] = Object.values(LANGUAGE_CODES);

export const NEWS_LANGUAGE_WORDS: Record<LanguageCode, string> = {
  en: 'English',
  de: 'German',
  au: 'English (Australia)',
  ch: 'German (Switzerland)',
  fr: 'French',
};

/** The fields of a letter: a page, and subject and text in each language. Only English is needed. */
export const newsFields = (content?: NewsContent): DeedField[] => [
  {
    name: 'path',
    label: 'Page that the button leads to',
    hint: 'Without a language, for example /tournaments.',
    value: content?.path ?? '/',
    required: true,
    maxLength: 200,
  },
  ...NEWS_LANGUAGES.flatMap((language): DeedField[] => {
    const isNeeded = language === 'en';
    const words = content?.texts[language];
    return [
      {
        name: `${language}.subject`,
        label: `Subject, ${NEWS_LANGUAGE_WORDS[language]}`,
        value: words?.subject ?? '',
        required: isNeeded,
        maxLength: 120,
      },
      {
        name: `${language}.text`,
        label: `Text, ${NEWS_LANGUAGE_WORDS[language]}`,
        kind: 'area',
        value: words?.text ?? '',
        required: isNeeded,
        maxLength: 2000,
        ...(!isNeeded && { hint: 'Left empty, its readers get the English one.' }),
      },
    ];
  }),
];

/**
 * What was typed, as the platform takes it. A language with one of its two texts goes on as it is: the platform refuses
 * it, and nothing of it is dropped in silence.
 */
export function newsContent(values: Readonly<Record<string, string>>): NewsContent {
  const wordsIn = (language: LanguageCode) => ({
    subject: values[`${language}.subject`] ?? '',
    text: values[`${language}.text`] ?? '',
  });
  const others = NEWS_LANGUAGES.filter((language) => {
    const { subject, text } = wordsIn(language);
    return language !== 'en' && (subject !== '' || text !== '');
  });
  return {
    path: values.path ?? '',
    texts: {
      ...Object.fromEntries(others.map((language) => [language, wordsIn(language)])),
      en: wordsIn('en'),
    },
  };
}

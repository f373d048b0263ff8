import { queryOptions, useQuery } from '@tanstack/react-query';
import { readContent } from '@/lib/browser/read-content';
import type { Locale } from '@/lib/domain/locales';
import type { RichText } from '@/lib/domain/rich-text';

export interface CmsText {
  title: string;
  text: RichText;
}

export const textKey = (locale: Locale, code: string) => ['content', locale, code] as const;

const textQuery = (locale: Locale, code: string) =>
  queryOptions({ queryKey: textKey(locale, code), queryFn: () => readContent<CmsText>(locale, code) });

/** A text of the CMS in one language. */
export function useText(locale: Locale, code: string) {
  return useQuery(textQuery(locale, code));
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { readContent } from '@/lib/browser/read-content';
import type { Locale } from '@/lib/domain/locales';
import type { RichText } from '@/lib/domain/rich-text';

/** What `/content/<locale>/loyalty-rules` answers: loyalty_main of the CMS. */
interface VipRules {
  title: string;
  childs: { title: string; content: RichText }[];
}

const rulesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['content', locale, 'loyalty-rules'],
    queryFn: () => readContent<VipRules>(locale, 'loyalty-rules'),
  });

/** The rules of the levels, in one language. */
export function useVipRules(locale: Locale) {
  return useQuery(rulesQuery(locale));
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { formatMoment } from '@/lib/domain/dates';
import { isApiProblem } from '@/lib/http/problem';

type CodeKey = Parameters<ReturnType<typeof useTranslations<'Problems'>>>[0];

/** The text of a failed call in the reader's language: by the code of SPEC §8, else the general one. */
export function useProblemText(): (problem: unknown) => string {
  const t = useTranslations('Problems');
  const locale = useLocale();
  return useCallback(
    (problem: unknown) => {
      if (!isApiProblem(problem)) return t('server_error');
      const key = problem.code as CodeKey;
      const seconds = problem.body.retryAfter ?? 60;
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const until = problem.body.until ? formatMoment(new Date(problem.body.until), locale, zone) : '';
      return t.has(key)
        ? t(key, { seconds, minutes: Math.ceil(seconds / 60), until, known: until === '' ? 'no' : 'yes' })
        : t('server_error');
    },
    [locale, t],
  );
}

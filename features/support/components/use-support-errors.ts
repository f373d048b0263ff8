'use client';

import type { FormikProps } from 'formik';
import { useTranslations } from 'next-intl';
import { useFocusFirstError } from '@/lib/browser/forms/use-focus-first-error';

type ErrorKey = Parameters<ReturnType<typeof useTranslations<'Support.errors'>>>[0];

/** Errors show once a field was touched (SPEC §5); after a refused submit the first wrong field has the focus. */
export function useSupportErrors<Values extends object>({
  errors,
  touched,
  submitCount,
  isSubmitting,
}: Pick<FormikProps<Values>, 'errors' | 'touched' | 'submitCount' | 'isSubmitting'>) {
  const t = useTranslations('Support.errors');
  const element = useFocusFirstError({ submitCount, isSubmitting });
  const errorOf = (field: keyof Values & string): string | undefined => {
    const key = errors[field];
    return touched[field] && typeof key === 'string' ? t(key as ErrorKey) : undefined;
  };
  return { errorOf, element };
}

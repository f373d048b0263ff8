import type { FormikProps } from 'formik';
import { useTranslations } from 'next-intl';

export type ErrorKey = Parameters<ReturnType<typeof useTranslations<'Auth.errors'>>>[0];

/** Errors appear only once the field was touched (SPEC §5), in the reader's language. */
export function useFieldError<Values extends object>(form: Pick<FormikProps<Values>, 'errors' | 'touched'>) {
  const t = useTranslations('Auth.errors');
  return (field: keyof Values & string): string | undefined => {
    const key = form.errors[field];
    return form.touched[field] && typeof key === 'string' ? t(key as ErrorKey) : undefined;
  };
}

'use client';

import type { FormikProps } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';

/** After a submit that was refused here, the first wrong field has the focus: it is read out, and in view. */
export function useFocusFirstError({
  submitCount,
  isSubmitting,
}: Pick<FormikProps<unknown>, 'submitCount' | 'isSubmitting'>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, submitCount]);
  return form;
}

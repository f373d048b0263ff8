'use client';

import type { FormikProps } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';

const CONTROLS = ['input', 'select', 'textarea', 'button'].map((tag) => `${tag}:enabled`).join(', ');

/** After a submit that was refused here, the first wrong field has the focus: it is read out, and in view. */
export function useFocusFirstError({
  submitCount,
  isSubmitting,
}: Pick<FormikProps<unknown>, 'submitCount' | 'isSubmitting'>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Of a group that is wrong as a whole, the first control.
    const inGroup = wrong && wrong.tabIndex < 0 ? wrong.querySelector<HTMLElement>(CONTROLS) : null;
    (inGroup ?? wrong)?.focus();
  }, [isSubmitting, submitCount]);
  return form;
}

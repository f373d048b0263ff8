'use client';

import { useMemo } from 'react';
import { useForm, type FormOptions, type SentForm } from '@/lib/browser/forms/use-form';
import type { Kept } from '@/lib/browser/forms/use-unsaved';
import { useOfficeMe } from '../../state/office-me';
import { errorWords, fieldKeys, problemWords } from './problem-words';

type OfficeFormOptions<Values> = Omit<FormOptions<Values>, 'errorText'>;

/** A form of an operator: what went wrong is told in English, and a refusal in the platform's own words. */
export function useOfficeForm<Values extends object>(options: OfficeFormOptions<Values>): SentForm<Values> {
  const names = Object.keys(options.initialValues);
  const problemKeys = (problem: unknown) =>
    fieldKeys(problem, names) as ReturnType<NonNullable<FormOptions<Values>['problemKeys']>>;
  return useForm({ problemKeys, ...options, errorText: errorWords }, problemWords);
}

/**
 * What of a form stays in this tab until it is sent, for this operator alone.
 * @param as what is written, and about what
 * @param over see `Kept`
 */
export function useKept<Values>(as: string, fields: Kept<Values>['fields'], over?: string): Kept<Values> {
  const { operatorId } = useOfficeMe();
  return useMemo(
    () => ({ as: `office ${as}`, fields, owner: operatorId, ...(over !== undefined && { over }) }),
    [as, fields, over, operatorId],
  );
}

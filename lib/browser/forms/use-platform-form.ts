'use client';

import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useForm, type FormOptions, type SentForm } from './use-form';

/** A form of a player, or of a visitor: what went wrong is told in their language. */
export function usePlatformForm<Values extends object>(options: FormOptions<Values>): SentForm<Values> {
  return useForm(options, useProblemText());
}

import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import type { WantedBook } from './get-rule-books-preview';

/** Asks a colleague to agree to another rule book for a country. */
export const askForBook = (body: WantedBook & { reason: string }) =>
  asked(() => api.POST('/api/office/v1/rule-books', { body }));

import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Closes a difference of the books. Moves no money. */
export const closeDifference = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/differences/{id}/close', { params: { path: { id } }, body: { reason } }),
  );

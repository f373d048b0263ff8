import { dropAllUnsaved } from '@/lib/browser/forms/drop-all-unsaved';
import { api } from '@/lib/browser/platform/client';
import { withBasePath } from '@/lib/domain/base-path';
import { asked } from '../state/asked';

/** Leaves the office, and the CMS with it. */
export async function leaveOffice(): Promise<void> {
  // First: whoever wants to leave has left this browser to others, whatever becomes of the calls.
  dropAllUnsaved();
  await asked(() => api.DELETE('/api/office/v1/me/session'));
  await fetch(withBasePath('/cms-api/operators/logout'), { method: 'POST', credentials: 'same-origin' });
}

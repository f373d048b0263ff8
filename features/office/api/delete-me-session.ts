import { dropAllUnsaved } from '@/lib/browser/forms/drop-all-unsaved';
import { api } from '@/lib/browser/platform/client';
import { withBasePath } from '@/lib/domain/base-path';
import { asked } from '../state/asked';

/** Leaves the office, and the CMS with it. */
export async function leaveOffice(): Promise<void> {
  await asked(() => api.DELETE('/api/office/v1/me/session'));
  dropAllUnsaved();
  await fetch(withBasePath('/cms-api/operators/logout'), { method: 'POST', credentials: 'same-origin' });
}

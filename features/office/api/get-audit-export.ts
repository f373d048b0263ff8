import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { AuditQuery } from './get-audit';

/** The list as a file, handed to the browser. */
export async function downloadAudit({ page: _page, per_page: _size, ...query }: AuditQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/audit/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'audit.csv');
}

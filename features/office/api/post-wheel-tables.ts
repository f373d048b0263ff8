import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

type TableChange = components['schemas']['WheelTableChange'];

/** Asks a colleague to agree to another table of the wheel. */
export const askForTable = (body: TableChange, key: string) =>
  asked(() =>
    api.POST('/api/office/v1/wheel/tables', { params: { header: { 'Idempotency-Key': key } }, body }),
  );

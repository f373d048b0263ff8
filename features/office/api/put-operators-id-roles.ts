import { api } from '@/lib/browser/platform/client';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { asked } from '../state/asked';

export const giveRoles = (id: string, roles: OfficeRole[], reason: string) =>
  asked(() =>
    api.PUT('/api/office/v1/operators/{id}/roles', { params: { path: { id } }, body: { roles, reason } }),
  );

import { permissionsOf, type OfficeRole } from '@/lib/domain/office-permissions';
import type { OfficeMe } from '../state/session';

/** An operator with these roles, as the office knows them. */
export const operatorWith = (
  roles: readonly OfficeRole[],
  { name = 'Jonas', email = `${name.toLowerCase()}@parlour.example` } = {},
): OfficeMe => ({
  operatorId: '1',
  email,
  name,
  roles: [...roles],
  permissions: permissionsOf(roles),
  expiresAt: '2026-11-26T16:00:00.000Z',
});

import { API_CODES } from '@/lib/domain/api-codes';
import type { OfficePermission } from '@/lib/domain/office-permissions';
import { Problem } from './problem';
import type { OperatorOf, OperatorSession } from './session';

/**
 * The operator who asks, when they may.
 * @param refused told of one who asks for what their roles don't allow.
 * @throws Problem 401 without a live token, 403 without the permission
 */
export async function operatorWith(
  permission: OfficePermission,
  request: Request,
  operatorOf: OperatorOf = () => Promise.resolve(null),
  refused: (operator: OperatorSession) => Promise<void> = () => Promise.resolve(),
): Promise<OperatorSession> {
  const operator = await operatorOf(request);
  if (!operator) throw new Problem(401, API_CODES.adminCredentials, 'log in at the office first');
  if (!operator.permissions.includes(permission)) {
    await refused(operator);
    throw new Problem(403, API_CODES.adminCredentials, `this needs ${permission}`, { permission });
  }
  return operator;
}

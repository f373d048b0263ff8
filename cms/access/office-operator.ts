import { getPayload, type SanitizedConfig } from 'payload';
import { roleOf } from './roles';

/** Who is logged in, as the back office needs them. */
export interface OfficeOperator {
  id: string;
  email: string;
  name: string;
  administrator: boolean;
}

/**
 * The operator whose session a request carries: it ends with the log-out, and when they are removed. Payload takes the
 * session's cookie only from pages of our own origin.
 * @returns `incomplete` when they still have to set up their second factor, null when nobody is logged in
 */
export async function officeOperator(
  config: Promise<SanitizedConfig>,
  headers: Headers,
): Promise<OfficeOperator | 'incomplete' | null> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  if (user?.collection !== 'operators') return null;
  const role = roleOf(user);
  if (role === undefined) return 'incomplete';
  return {
    id: String(user.id),
    email: user.email,
    name: user.name ?? '',
    administrator: role === 'administrator',
  };
}

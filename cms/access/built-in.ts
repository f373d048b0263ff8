import { Forbidden, getPayload, type SanitizedConfig } from 'payload';
import { SCHEDULE } from '../schedule/past-times';
import { isEditor, isWriter, operators } from './roles';

/**
 * Restricts what Payload leaves open to everyone who is logged in: operators who can't write must not touch the locks
 * that writers put on documents. Locks begin on the server, without these rules.
 */
export function closeBuiltIn(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (locks) {
    Object.assign(locks.access, {
      create: () => false,
      read: operators,
      update: ({ req }: Parameters<typeof operators>[0]) => isWriter(req.user),
      delete: ({ req }: Parameters<typeof operators>[0]) => isWriter(req.user),
    });
  }
  const preferences = config.collections.find(({ slug }) => slug === 'payload-preferences');
  if (preferences) Object.assign(preferences.access, { create: () => false });
  // What "API" shows of a document are the names of its fields, which are the code's.
  for (const { admin } of [...config.collections, ...config.globals]) {
    Object.assign(admin, { hideAPIURL: true });
  }
  return config;
}

/**
 * The admin's own server calls, beside the REST addresses. All but one check the access rules; the one that schedules
 * and cancels publishing only checks the log-in.
 *
 * @throws Forbidden for an unknown name, or when an operator who is not an editor schedules or cancels
 */
export async function checkServerFunction(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  name: unknown,
  headers: Headers,
): Promise<void> {
  // What isn't text could still name the function, once it is made a key.
  if (typeof name !== 'string') throw new Forbidden();
  if (name !== SCHEDULE) return;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  if (!isEditor(user)) throw new Forbidden();
}

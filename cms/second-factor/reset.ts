import { createLocalReq, type Payload } from 'payload';
import { endSessions } from './sessions';
import { hasSecondFactor, removeSecondFactor } from './store';

/** In the audit trail, in the place of an operator's address: who has the machine needs no log-in. */
const AT_THE_SERVER = 'at the server';

/**
 * Removes an operator's second factor on the server itself: for the last administrator, whom no one else can help.
 *
 * @returns false when there is no such operator, or they have none
 */
export async function resetAtServer(payload: Payload, email: string): Promise<boolean> {
  const where = { email: { equals: email.trim().toLowerCase() } };
  const { docs } = await payload.find({ collection: 'operators', where, limit: 1, depth: 0 });
  const [operator] = docs;
  const req = await createLocalReq({}, payload);
  if (!operator || !(await hasSecondFactor(req, operator.id))) return false;
  await payload.create({
    collection: 'audit-entries',
    data: {
      kind: 'operators',
      documentId: String(operator.id),
      title: operator.email,
      action: 'second_factor_reset',
      operatorEmail: AT_THE_SERVER,
    },
  });
  await endSessions(req, operator.id);
  await removeSecondFactor(req, operator.id);
  return true;
}

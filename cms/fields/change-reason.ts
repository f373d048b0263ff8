import type { PayloadRequest, TextField } from 'payload';
import { isWriter } from '../access/roles';

/** In `context` of a save: why it is done. */
export const CHANGE_REASON = 'changeReason';

/** The reason for a change, for the audit trail. It is stored there and not with the entry, and is optional. */
export const changeReasonField = (): TextField => ({
  name: CHANGE_REASON,
  label: 'Reason for the change',
  type: 'text',
  virtual: true,
  maxLength: 300,
  access: { create: ({ req }) => isWriter(req.user), update: ({ req }) => isWriter(req.user) },
  admin: {
    position: 'sidebar',
    // Payload disables virtual fields unless told otherwise.
    readOnly: false,
    // To empty it after a save would be a change of the form, which would save itself as a draft.
    description: 'Goes into the audit trail with each save, until you empty it or leave. It may stay empty.',
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
});

/** For `beforeChange`: removes the reason from what is saved. */
export function takeReason({ data, req }: { data: Record<string, unknown>; req: PayloadRequest }) {
  const { [CHANGE_REASON]: reason, ...rest } = data;
  req.context[CHANGE_REASON] = typeof reason === 'string' ? reason.trim() : '';
  return rest;
}

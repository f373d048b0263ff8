import type { TextField } from 'payload';
import { hasSecondFactor } from './store';

/** Whether the casino asks every operator for a second factor. */
export type SecondFactorPolicy = 'required' | 'optional';

/** `missing` is off where the casino requires it: until it is set up, the operator can do nothing else. */
export type SecondFactorState = 'on' | 'off' | 'missing';

/**
 * The state of an operator's second factor. Kept nowhere: it is looked up whenever the operator is read, so that it
 * goes with `req.user` into every access rule.
 */
export const secondFactorField = (policy: SecondFactorPolicy): TextField => ({
  name: 'secondFactor',
  label: 'Second factor',
  type: 'text',
  virtual: true,
  access: { create: () => false, update: () => false },
  hooks: {
    afterRead: [
      async ({ req, siblingData }): Promise<SecondFactorState> => {
        const id: unknown = siblingData.id;
        if ((typeof id === 'number' || typeof id === 'string') && (await hasSecondFactor(req, id)))
          return 'on';
        return policy === 'required' ? 'missing' : 'off';
      },
    ],
  },
  admin: {
    components: { Field: '@/cms/admin/second-factor/field#SecondFactorField' },
    disableListFilter: true,
    disableBulkEdit: true,
  },
});

'use client';

import { useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import type { Operator } from '@/cms/payload-types';
import { OwnFactor } from './own-factor';
import { ResetFactor } from './reset-factor';

/** On an operator's page: the set-up on one's own page, state and reset on another operator's. */
export const SecondFactorField: TextFieldClientComponent = ({ path }) => {
  const { user } = useAuth<Operator>();
  const { id } = useDocumentInfo();
  const { value: state } = useField<string>({ path });
  if (!user || id === undefined) return null;
  return (
    <section className="parlour-factor" aria-labelledby="parlour-factor">
      <h2 id="parlour-factor">Second factor</h2>
      {String(user.id) === String(id) ? (
        <OwnFactor />
      ) : (
        <ResetFactor operatorId={id} on={state === 'on'} allowed={user.role === 'administrator'} />
      )}
    </section>
  );
};

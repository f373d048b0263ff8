'use client';

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import type { Operator } from '@/cms/payload-types';

/** On one's own account, as soon as email or password is being changed: the password as it is until now. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const { user } = useAuth<Operator>();
  const { id } = useDocumentInfo();
  const changes = useFormFields(([fields]) => {
    const email = fields.email?.value;
    const moved = typeof email === 'string' && email.trim().toLowerCase() !== user?.email.toLowerCase();
    // There from the start, without a value.
    return moved || Boolean(fields.password?.value);
  });
  if (!user || String(user.id) !== String(id) || !changes) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: 'Your current password', required: true }}
      indexPath=""
      parentPath=""
      parentSchemaPath=""
      path={path}
      schemaPath="currentPassword"
    />
  );
};

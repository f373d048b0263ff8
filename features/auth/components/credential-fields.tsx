'use client';

import type { FormikProps } from 'formik';
import { useTranslations } from 'next-intl';
import { mailGlyph } from '@/components/ui/icon/glyphs';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { TextField } from '@/components/ui/text-field/text-field';
import { useFieldError } from './use-field-error';

interface CredentialFieldsProps {
  form: Pick<
    FormikProps<{ email: string; password: string }>,
    'errors' | 'touched' | 'getFieldProps' | 'setStatus'
  >;
  /** Somebody chooses them now: the strength is shown, and the browser offers to keep them. */
  choosing?: boolean;
}

/** E-mail and password, of a new account or of one that is there. */
export function CredentialFields({ form, choosing = false }: CredentialFieldsProps) {
  const t = useTranslations('Auth');
  const errorOf = useFieldError(form);
  // SPEC §4: what went wrong with the form stays until a field is focused again.
  const clear = () => form.setStatus(undefined);
  return (
    <>
      <TextField
        label={t('email')}
        glyph={mailGlyph}
        type="email"
        autoComplete={choosing ? 'email' : 'username'}
        inputMode="email"
        {...form.getFieldProps('email')}
        onFocus={clear}
        error={errorOf('email')}
      />
      <PasswordField
        label={t('password')}
        strength={choosing}
        autoComplete={choosing ? 'new-password' : 'current-password'}
        {...form.getFieldProps('password')}
        onFocus={clear}
        error={errorOf('password')}
      />
    </>
  );
}

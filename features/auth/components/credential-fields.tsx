'use client';

import { useTranslations } from 'next-intl';
import { mailGlyph } from '@/components/ui/icon/glyphs';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { TextField } from '@/components/ui/text-field/text-field';
import type { FieldProps } from '@/lib/browser/forms/use-form';

interface CredentialFieldsProps {
  form: { field: (name: 'email' | 'password') => FieldProps<string> };
  /** For a new account: the strength is shown, and the browser offers to save the password. */
  choosing?: boolean;
}

/** E-mail and password, of a new account or of one that is there. */
export function CredentialFields({ form, choosing = false }: CredentialFieldsProps) {
  const t = useTranslations('Auth');
  return (
    <>
      <TextField
        label={t('email')}
        glyph={mailGlyph}
        type="email"
        autoComplete={choosing ? 'email' : 'username'}
        inputMode="email"
        {...form.field('email')}
      />
      <PasswordField
        label={t('password')}
        strength={choosing}
        autoComplete={choosing ? 'new-password' : 'current-password'}
        {...form.field('password')}
      />
    </>
  );
}

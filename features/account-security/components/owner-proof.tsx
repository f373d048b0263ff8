'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { TextField } from '@/components/ui/text-field/text-field';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { INPUT_MAX } from '@/lib/domain/limits';
import type { Asks, OwnerProof as Proof } from '../api/get-me-second-factor';
import { ownerProblems } from '../domain/owner-problems';
import { CardNote } from './card-frame';
import { FactorCodeField } from './factor-code-field';
import { FreshLogIn } from './fresh-log-in';
import styles from './account-security.module.scss';

interface OwnerProofProps {
  title: string;
  text?: string;
  submit: string;
  /** What it leads to takes something away. */
  danger?: boolean;
  /** What proves the owner; left out where nothing has to. */
  asks?: Asks;
  /** A name to give besides. */
  name?: { label: string; hint: string; first: string };
  /** Further fields, which whoever opens this keeps. */
  children?: ReactNode;
  onProof: (proof: Proof, name: string) => Promise<void>;
  /** The message about an error that no field has; undefined for the usual one. */
  problemMessage?: (error: unknown) => string | undefined;
  onClose: () => void;
}

/** Asks whoever is logged in to show once more that it is they: by the password, and a code where there is one. */
export function OwnerProof(props: OwnerProofProps) {
  const {
    title,
    text,
    submit,
    danger = false,
    asks,
    name,
    children,
    onProof,
    problemMessage,
    onClose,
  } = props;
  const t = useTranslations('SecondFactor.proof');
  const proofErrors = errorTexts(useTranslations('SecondFactor.errors'));
  const nameErrors = errorTexts(useTranslations('Passkeys.errors'));
  const form = usePlatformForm({
    initialValues: { name: name?.first ?? '', password: '', code: '' },
    schema: object({
      name: name ? string().trim().required('name.required').max(60, 'name.too_long') : string(),
      password: asks?.password ? string().required('password.required') : string(),
      code: asks?.code ? string().trim().required('code.proofRequired') : string(),
    }),
    errorText: (key) => proofErrors(key) ?? nameErrors(key),
    submit: async ({ name: called, password, code }) => {
      await onProof(
        { ...(asks?.password && { password }), ...(asks?.code && { code: code.trim() }) },
        called.trim(),
      );
    },
    problemKeys: ownerProblems,
    ...(problemMessage && { problemMessage }),
  });

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} form>
      <form {...form.attributes} className={styles.form}>
        {text && (
          <DialogText>
            <p>{text}</p>
          </DialogText>
        )}
        {asks && !asks.password && <FreshLogIn onLeave={onClose} />}
        {name && <TextField label={name.label} hint={name.hint} autoComplete="off" {...form.field('name')} />}
        {asks?.password && (
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            maxLength={INPUT_MAX}
            {...form.field('password')}
          />
        )}
        {asks?.code && <FactorCodeField {...form.field('code')} />}
        {children}
        {form.message && <CardNote>{form.message}</CardNote>}
        <DialogActions>
          <Button type="submit" tone={danger ? 'danger' : 'primary'} wide busy={form.busy}>
            {submit}
          </Button>
          <Button wide onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { object, string } from 'yup';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { TextField } from '@/components/ui/text-field/text-field';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { isApiProblem } from '@/lib/http/problem';
import type { Asks, OwnerProof as Proof } from '../api/get-me-second-factor';
import { CardNote } from './card-frame';
import styles from './account-security.module.scss';

interface OwnerProofProps {
  title: string;
  text?: string;
  submit: string;
  /** What it leads to takes something away. */
  danger?: boolean;
  asks: Asks;
  /** A name to give besides. */
  name?: { label: string; hint: string; first: string };
  onProof: (proof: Proof, name: string) => Promise<void>;
  /** The text of an error that is not the platform's; undefined for others. */
  troubleText?: (error: unknown) => string | undefined;
  onClose: () => void;
}

/** Where the platform's refusals belong. */
const FIELDS: Record<string, { password?: string; code?: string }> = {
  client_api_7: { password: 'password.wrong' },
  second_factor_wrong: { code: 'code.wrong' },
  second_factor_required: { code: 'code.proofRequired' },
};

/** Asks whoever is logged in to show once more that it is they: by the password, and a code where there is one. */
export function OwnerProof(props: OwnerProofProps) {
  const { title, text, submit, danger = false, asks, name, onProof, troubleText, onClose } = props;
  const t = useTranslations('SecondFactor.proof');
  const codeErrors = errorTexts(useTranslations('SecondFactor.errors'));
  const nameErrors = errorTexts(useTranslations('Passkeys.errors'));
  const form = usePlatformForm({
    initialValues: { name: name?.first ?? '', password: '', code: '' },
    schema: object({
      name: name ? string().trim().required('name.required').max(60, 'name.too_long') : string(),
      password: asks.password ? string().required('password.required') : string(),
      code: asks.code ? string().trim().required('code.proofRequired') : string(),
    }),
    errorText: (key) => codeErrors(key) ?? nameErrors(key),
    submit: async ({ name: called, password, code }) => {
      await onProof(
        { ...(asks.password && { password }), ...(asks.code && { code: code.trim() }) },
        called.trim(),
      );
    },
    problemKeys: (problem) => {
      if (!isApiProblem(problem)) return {};
      const own = problem.body.fields?.name;
      return own ? { name: `name.${own}` } : (FIELDS[problem.code] ?? {});
    },
    problemMessage: (problem) => troubleText?.(problem),
  });

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} form>
      <form {...form.attributes} className={styles.form}>
        {text && (
          <DialogText>
            <p>{text}</p>
            {!asks.password && <p>{t('fresh')}</p>}
          </DialogText>
        )}
        {name && <TextField label={name.label} hint={name.hint} autoComplete="off" {...form.field('name')} />}
        {asks.password && (
          <PasswordField label={t('password')} autoComplete="current-password" {...form.field('password')} />
        )}
        {asks.code && (
          <TextField
            label={t('code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('code')}
          />
        )}
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

'use client';

import { useFormik } from 'formik';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { mailGlyph } from '@/components/ui/icon/glyphs';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { TextField } from '@/components/ui/text-field/text-field';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useVerify } from '../api/post-support-verifications';
import { proofSchema } from '../schemas/request';
import styles from './support.module.scss';
import { useSupportErrors } from './use-support-errors';

interface SupportProofModalProps {
  email: string;
  /** With the platform's word, to go with the message. */
  onProven: (verification: string) => void;
  onClose: () => void;
}

/** SPEC §2's support modal: e-mail and password, before anything about the account itself is talked about. */
export function SupportProofModal({ email, onProven, onClose }: SupportProofModalProps) {
  const t = useTranslations('Support');
  const problemText = useProblemText();
  const verify = useVerify();
  const form = useFormik({
    initialValues: { email, password: '' },
    validationSchema: proofSchema,
    onSubmit: async (values) => {
      try {
        onProven(await verify.mutateAsync(values));
      } catch (problem) {
        form.setStatus(problemText(problem));
      }
    },
  });
  const { errorOf, element } = useSupportErrors(form);
  const clear = () => form.setStatus(undefined);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('proof.title')}>
      <form ref={element} className={styles.form} onSubmit={form.handleSubmit} noValidate>
        <p className={styles.lead}>{t('proof.text')}</p>
        <TextField
          label={t('email')}
          glyph={mailGlyph}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.getFieldProps('email')}
          onFocus={clear}
          error={errorOf('email')}
        />
        <PasswordField
          label={t('proof.password')}
          autoComplete="current-password"
          maxLength={64}
          {...form.getFieldProps('password')}
          onFocus={clear}
          error={errorOf('password')}
        />
        {typeof form.status === 'string' && (
          <p className={styles.wrong} role="alert">
            {form.status}
          </p>
        )}
        <Button type="submit" tone="primary" size="large" wide busy={form.isSubmitting}>
          {t('proof.confirm')}
        </Button>
      </form>
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { mailGlyph } from '@/components/ui/icon/glyphs';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { TextField } from '@/components/ui/text-field/text-field';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { useVerify } from '../api/post-support-verifications';
import { proofSchema } from '../schemas/request';
import styles from './support.module.scss';

interface SupportProofModalProps {
  email: string;
  /** With the platform's word, to go with the message. */
  onProven: (verification: string) => void;
  onClose: () => void;
}

/** SPEC §2's support modal: e-mail and password, before anything about the account itself is talked about. */
export function SupportProofModal({ email, onProven, onClose }: SupportProofModalProps) {
  const t = useTranslations('Support');
  const errorText = errorTexts(useTranslations('Support.errors'));
  const verify = useVerify();
  const form = usePlatformForm({
    initialValues: { email, password: '' },
    schema: proofSchema,
    errorText,
    submit: async (values) => onProven(await verify.mutateAsync(values)),
    // Never reveal whether the e-mail or the password is wrong.
    problemKeys: () => ({}),
  });

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('proof.title')}>
      <form {...form.attributes} className={styles.form}>
        <p className={styles.lead}>{t('proof.text')}</p>
        <TextField
          label={t('email')}
          glyph={mailGlyph}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <PasswordField
          label={t('proof.password')}
          autoComplete="current-password"
          maxLength={64}
          {...form.field('password')}
        />
        {form.message && (
          <p className={styles.wrong} role="alert">
            {form.message}
          </p>
        )}
        <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
          {t('proof.confirm')}
        </Button>
      </form>
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { object, string } from 'yup';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { mailGlyph } from '@/components/ui/icon/glyphs';
import { Step } from '@/components/ui/step/step';
import { TextField } from '@/components/ui/text-field/text-field';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { emailProblem } from '@/lib/domain/credentials';
import { useAskForReset } from '../api/post-auth-password-resets';
import { FormNote } from './form-note';
import styles from './auth-panel.module.scss';

const schema = object({
  email: string().test('email', function check(value) {
    const problem = emailProblem(value ?? '');
    return problem === null || this.createError({ message: `email.${problem}` });
  }),
});

interface ResetPasswordModalProps {
  /** What was typed into the log-in form. */
  email?: string;
  onLogIn: () => void;
  onClose: () => void;
}

/** SPEC §2's reset modal: the address, then thanks. Neither says whether there is an account. */
export function ResetPasswordModal({ email = '', onLogIn, onClose }: ResetPasswordModalProps) {
  const t = useTranslations('PasswordReset');
  const ask = useAskForReset();
  const form = usePlatformForm({
    initialValues: { email },
    schema,
    errorText: errorTexts(useTranslations('Auth.errors')),
    submit: async (values) => {
      await ask.mutateAsync(values);
    },
  });
  const sent = ask.data?.success === true;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={sent ? t('sent.title') : t('title')}
      form={!sent}
    >
      <Step of={sent ? 'sent' : 'form'}>
        {sent ? (
          <div className={styles.form}>
            <p role="status">{t('sent.text', { email: form.values.email.trim() })}</p>
            <p>{t('sent.hint')}</p>
            <Button tone="primary" size="large" wide onClick={onClose}>
              {t('sent.close')}
            </Button>
          </div>
        ) : (
          <form {...form.attributes} className={styles.form}>
            <p>{t('text')}</p>
            <TextField
              label={t('email')}
              glyph={mailGlyph}
              type="email"
              autoComplete="username"
              inputMode="email"
              {...form.field('email')}
            />
            {form.message && <FormNote>{form.message}</FormNote>}
            <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
              {t('send')}
            </Button>
            <Button wide onClick={onLogIn}>
              {t('back')}
            </Button>
          </form>
        )}
      </Step>
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import type { LanguageCode } from '@/lib/domain/locales';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { isApiProblem } from '@/lib/http/problem';
import { useLogIn } from '../api/post-auth-login';
import { logInSchema } from '../schemas/credentials';
import { CredentialFields } from './credential-fields';
import { FormNote } from './form-note';
import styles from './auth-panel.module.scss';

/** Codes that mean: the e-mail or the password is not right. */
const WRONG = new Set<string>(['client_api_7', 'client_api_20', 'admin_1']);

interface LogInFormProps {
  onDone: (language: LanguageCode) => void;
  /** Link to the sign-up. */
  onSignUp: () => void;
  /** With what was typed as the e-mail. */
  onForgot: (email: string) => void;
}

export function LogInForm({ onDone, onSignUp, onForgot }: LogInFormProps) {
  const t = useTranslations('Auth');
  const reset = useTranslations('PasswordReset');
  const errorText = errorTexts(useTranslations('Auth.errors'));
  const logIn = useLogIn();
  const form = usePlatformForm({
    initialValues: { email: '', password: '' },
    schema: logInSchema,
    errorText,
    submit: async (values) => onDone((await logIn.mutateAsync(values)).language),
    // Never reveal whether the e-mail or the password is wrong.
    problemKeys: () => ({}),
    problemMessage: (problem) =>
      isApiProblem(problem) && WRONG.has(problem.code) ? t('invalidLogin') : undefined,
  });

  return (
    <form {...form.attributes} className={styles.form}>
      <p className={styles.welcome}>{t('welcomeBack')}</p>
      <CredentialFields form={form} />
      <button type="button" className={styles.forgot} onClick={() => onForgot(form.values.email.trim())}>
        {reset('forgot')}
      </button>
      {form.message && <FormNote>{form.message}</FormNote>}
      <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
        {t('logIn')}
      </Button>
      <div className={styles.newHere}>
        <span>{t('newHere')}</span>
        <Button tone="outline" wide onClick={onSignUp}>
          {t('openAccount')}
        </Button>
      </div>
    </form>
  );
}

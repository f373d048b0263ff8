'use client';

import { useFormik } from 'formik';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import type { LanguageCode } from '@/lib/domain/locales';
import { useFocusFirstError } from '@/lib/browser/forms/use-focus-first-error';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
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
  /** For whoever has no account yet. */
  onSignUp: () => void;
}

export function LogInForm({ onDone, onSignUp }: LogInFormProps) {
  const t = useTranslations('Auth');
  const problemText = useProblemText();
  const logIn = useLogIn();
  const form = useFormik({
    initialValues: { email: '', password: '' },
    validationSchema: logInSchema,
    onSubmit: async (values) => {
      try {
        const answer = await logIn.mutateAsync(values);
        onDone(answer.language);
      } catch (problem) {
        form.setStatus(
          isApiProblem(problem) && WRONG.has(problem.code) ? t('invalidLogin') : problemText(problem),
        );
      }
    },
  });
  const element = useFocusFirstError(form);

  return (
    <form ref={element} className={styles.form} onSubmit={form.handleSubmit} noValidate>
      <p className={styles.welcome}>{t('welcomeBack')}</p>
      <CredentialFields form={form} />
      {typeof form.status === 'string' && <FormNote>{form.status}</FormNote>}
      <Button type="submit" tone="primary" size="large" wide busy={form.isSubmitting}>
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

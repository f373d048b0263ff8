'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Step } from '@/components/ui/step/step';
import type { LanguageCode } from '@/lib/domain/locales';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { isApiProblem } from '@/lib/http/problem';
import { useLogIn } from '../api/post-auth-login';
import { logInSchema } from '../schemas/credentials';
import { CredentialFields } from './credential-fields';
import { FormNote } from './form-note';
import { PasskeyLogIn } from './passkey-log-in';
import { SecondStepForm, type PendingStep } from './second-step-form';
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

/** The log-in: e-mail and password, or a passkey; then the second step, where one is due. */
export function LogInForm({ onDone, onSignUp, onForgot }: LogInFormProps) {
  const [step, setStep] = useState<PendingStep>();
  const [isOver, setOver] = useState(false);
  return (
    <Step of={step ? 'code' : 'password'}>
      {step ? (
        <SecondStepForm
          step={step}
          onDone={onDone}
          onBack={(reason) => {
            setOver(reason === 'over');
            setStep(undefined);
          }}
        />
      ) : (
        <PasswordForm
          onDone={onDone}
          onSignUp={onSignUp}
          onForgot={onForgot}
          onStep={setStep}
          isOver={isOver}
        />
      )}
    </Step>
  );
}

interface PasswordFormProps extends LogInFormProps {
  onStep: (step: PendingStep) => void;
  /** A log-in could not be finished in time, or by its codes: it begins again. */
  isOver: boolean;
}

function PasswordForm({ onDone, onSignUp, onForgot, onStep, isOver }: PasswordFormProps) {
  const t = useTranslations('Auth');
  const reset = useTranslations('PasswordReset');
  const s = useTranslations('SecondFactor.logIn');
  const errorText = errorTexts(useTranslations('Auth.errors'));
  const logIn = useLogIn();
  const form = usePlatformForm({
    initialValues: { email: '', password: '' },
    schema: logInSchema,
    errorText,
    submit: async (values) => {
      const answer = await logIn.mutateAsync(values);
      if (answer.success) onDone(answer.language);
      else onStep(answer.secondStep);
    },
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
      {form.message ? (
        <FormNote>{form.message}</FormNote>
      ) : (
        isOver && !form.busy && <FormNote>{s('over')}</FormNote>
      )}
      <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
        {t('logIn')}
      </Button>
      <PasskeyLogIn onDone={onDone} />
      <div className={styles.newHere}>
        <span>{t('newHere')}</span>
        <Button tone="outline" wide onClick={onSignUp}>
          {t('openAccount')}
        </Button>
      </div>
    </form>
  );
}

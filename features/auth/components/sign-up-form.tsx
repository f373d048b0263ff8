'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { countryOf } from '@/lib/domain/countries';
import type { LanguageCode } from '@/lib/domain/locales';
import { NEW_PLAYER_SUBSCRIPTIONS } from '@/endpoints/put-me-subscriptions';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { isApiProblem } from '@/lib/http/problem';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { useLogIn } from '../api/post-auth-login';
import { useRegister } from '../api/post-auth-register';
import { useAccountLanguage } from '../hooks/use-account-language';
import { keptTracking } from '../state/tracking';
import { signUpSchema } from '../schemas/credentials';
import { CountryField } from './country-field';
import { CredentialFields } from './credential-fields';
import { FormNote } from './form-note';
import { TermsCheckbox } from './terms-checkbox';
import styles from './auth-panel.module.scss';

const isLost = (problem: unknown) => isApiProblem(problem) && problem.code === 'no_response';
const isTaken = (problem: unknown) => isApiProblem(problem) && problem.code === 'client_api_43';
const addressOf = (email: string) => email.trim().toLowerCase();

/** Errors of the platform on e-mail and password, at their fields: some checks only the platform can make. */
function problemKeysOf(problem: unknown): { email?: string; password?: string } {
  if (!isApiProblem(problem)) return {};
  if (isTaken(problem)) return { email: 'email.taken' };
  const { email, password } = problem.body.fields ?? {};
  return {
    ...(email && { email: `email.${email}` }),
    ...(password && { password: `password.${password}` }),
  };
}

export function SignUpForm({ onDone }: { onDone: (language: LanguageCode) => void }) {
  const t = useTranslations('Auth');
  const errorText = errorTexts(useTranslations('Auth.errors'));
  const register = useRegister();
  const logIn = useLogIn();
  const decided = useAccountLanguage();
  /** The address of a try whose answer was lost: the account may have been made. */
  const lost = useRef<string>(undefined);

  /**
   * The address is taken, perhaps by this person's own try before: then the password is right.
   * @throws the problem itself when it is not; another one when that could not be found out.
   */
  const enterOwn = async ({ email, password }: { email: string; password: string }, taken: unknown) => {
    if (!isTaken(taken) || lost.current !== addressOf(email)) throw taken;
    const answer = await logIn.mutateAsync({ email, password }).catch((problem: unknown) => {
      if (isLost(problem)) throw problem;
      return undefined;
    });
    lost.current = undefined;
    if (!answer?.success) throw taken;
    return answer;
  };

  const form = usePlatformForm({
    initialValues: { email: '', password: '', country: '', ageConfirmed: false },
    schema: signUpSchema,
    errorText,
    problemKeys: problemKeysOf,
    submit: async (values) => {
      const registered = register.mutateAsync({
        email: values.email,
        password: values.password,
        country: values.country,
        currency: countryOf(values.country)?.currencies[0] ?? DEFAULT_CURRENCY,
        language: decided(),
        tracking: keptTracking(),
        subscriptions: NEW_PLAYER_SUBSCRIPTIONS,
      });
      const { language } = await registered.catch((problem: unknown) => {
        if (isLost(problem)) lost.current = addressOf(values.email);
        return enterOwn(values, problem);
      });
      onDone(language);
    },
  });

  return (
    <form {...form.attributes} className={styles.form}>
      <CredentialFields form={form} choosing />
      <CountryField form={form} />
      <TermsCheckbox form={form} />
      {form.message && <FormNote>{form.message}</FormNote>}
      <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
        {t('createAccount')}
      </Button>
    </form>
  );
}

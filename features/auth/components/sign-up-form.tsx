'use client';

import { useFormik } from 'formik';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type MouseEvent } from 'react';
import { Autocomplete } from '@/components/ui/autocomplete/autocomplete';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { Flag } from '@/components/ui/flag/flag';
import { TextLink } from '@/components/ui/link/link';
import { isPlainPress } from '@/lib/browser/plain-press';
import { countryName, countryOf } from '@/lib/domain/countries';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/domain/locales';
import { useFocusFirstError } from '@/lib/browser/forms/use-focus-first-error';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { isApiProblem } from '@/lib/http/problem';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { infoPath } from '@/lib/domain/info-path';
import { useCountries } from '../api/get-countries';
import { useRegister } from '../api/post-auth-register';
import { trackingOf } from '../domain/tracking';
import { keptTracking } from '../state/tracking';
import { subscribeToAll } from '../api/put-me-subscriptions';
import { signUpSchema } from '../schemas/credentials';
import { CredentialFields } from './credential-fields';
import { FormNote } from './form-note';
import styles from './auth-panel.module.scss';
import { useFieldError, type ErrorKey } from './use-field-error';

/** The operators' text that a player accepts. */
const TERMS = 'terms_and_conditions';

/** What the platform says of e-mail and password, at their fields: some of it only the platform knows. */
function fieldErrorsOf(problem: unknown): [field: 'email' | 'password', message: string][] {
  if (!isApiProblem(problem)) return [];
  if (problem.code === 'client_api_43') return [['email', 'email.taken']];
  const { email, password } = problem.body.fields ?? {};
  return [
    ...(email ? [['email', `email.${email}`] as ['email', string]] : []),
    ...(password ? [['password', `password.${password}`] as ['password', string]] : []),
  ];
}

export function SignUpForm({ onDone }: { onDone: (language: LanguageCode) => void }) {
  const t = useTranslations('Auth');
  const locale = useLocale();
  const errors = useTranslations('Auth.errors');
  const problemText = useProblemText();
  const countries = useCountries();
  const register = useRegister();
  const open = useOpenModal();
  const language = LANGUAGE_CODES[locale];
  // What has been filled in stays where it is.
  const readTerms = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open('CMS_TEXT', { code: TERMS });
  };
  const offered = countries.data?.countries.filter((country) => !country.blocked) ?? [];
  const here = offered.find(({ alpha2 }) => alpha2 === countries.data?.here)?.alpha2;
  const options = offered
    .map(({ alpha2 }) => ({ value: alpha2, label: countryName(alpha2, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));

  const form = useFormik({
    initialValues: { email: '', password: '', country: '', ageConfirmed: false },
    validationSchema: signUpSchema,
    onSubmit: async (values) => {
      try {
        await register.mutateAsync({
          email: values.email,
          password: values.password,
          country: values.country,
          currency: countryOf(values.country)?.currencies[0] ?? DEFAULT_CURRENCY,
          language,
          tracking: { ...keptTracking(), ...trackingOf(window.location.search) },
        });
      } catch (problem) {
        const own = fieldErrorsOf(problem).filter(([, message]) => errors.has(message as ErrorKey));
        if (own.length === 0) form.setStatus(problemText(problem));
        for (const [field, message] of own) form.setFieldError(field, message);
        return;
      }
      // The account exists: a failing newsletter call must not look like a failing sign-up.
      await subscribeToAll().catch(() => undefined);
      onDone(language);
    },
  });
  // Chosen for the visitor once it is known where they are, unless they have been at the field by then.
  const { values, setFieldValue } = form;
  const [own, setOwn] = useState(false);
  useEffect(() => {
    if (here && !own) void setFieldValue('country', here);
  }, [here, own, setFieldValue]);

  const errorOf = useFieldError(form);
  const element = useFocusFirstError(form);

  return (
    <form ref={element} className={styles.form} onSubmit={form.handleSubmit} noValidate>
      <CredentialFields form={form} choosing />
      <Autocomplete
        label={t('country')}
        name="country"
        options={options}
        value={values.country || null}
        onValueChange={(value) => {
          setOwn(true);
          void setFieldValue('country', value ?? '');
        }}
        onBlur={() => void form.setFieldTouched('country')}
        // A list that did not come is asked for again when somebody wants it.
        onFocus={() => void (countries.isError && countries.refetch())}
        emptyText={
          countries.isError
            ? problemText(countries.error)
            : countries.isPending
              ? t('loadingCountries')
              : t('noCountry')
        }
        leading={values.country && <Flag country={values.country} />}
        autoComplete="country-name"
        error={errorOf('country')}
      />
      <Checkbox
        name="ageConfirmed"
        checked={form.values.ageConfirmed}
        onChange={form.handleChange}
        onBlur={form.handleBlur}
        error={errorOf('ageConfirmed')}
      >
        {t.rich('ageConfirmed', {
          // Inside a label a link of its own does not tick the box.
          terms: (text) => (
            <TextLink href={infoPath(TERMS)} onClick={readTerms}>
              {text}
            </TextLink>
          ),
        })}
      </Checkbox>
      {typeof form.status === 'string' && <FormNote>{form.status}</FormNote>}
      <Button type="submit" tone="primary" size="large" wide busy={form.isSubmitting}>
        {t('createAccount')}
      </Button>
    </form>
  );
}

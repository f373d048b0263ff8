'use client';

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
import { subscribeToAll } from '@/endpoints/put-me-subscriptions';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { isApiProblem } from '@/lib/http/problem';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { infoPath } from '@/lib/domain/info-path';
import { useCountries } from '../api/get-countries';
import { useRegister } from '../api/post-auth-register';
import { trackingOf } from '../domain/tracking';
import { keptTracking } from '../state/tracking';
import { signUpSchema } from '../schemas/credentials';
import { CredentialFields } from './credential-fields';
import { FormNote } from './form-note';
import styles from './auth-panel.module.scss';

/** The operators' text that a player accepts. */
const TERMS = 'terms_and_conditions';

/** Errors of the platform on e-mail and password, at their fields: some checks only the platform can make. */
function problemKeysOf(problem: unknown): { email?: string; password?: string } {
  if (!isApiProblem(problem)) return {};
  if (problem.code === 'client_api_43') return { email: 'email.taken' };
  const { email, password } = problem.body.fields ?? {};
  return {
    ...(email && { email: `email.${email}` }),
    ...(password && { password: `password.${password}` }),
  };
}

export function SignUpForm({ onDone }: { onDone: (language: LanguageCode) => void }) {
  const t = useTranslations('Auth');
  const locale = useLocale();
  const errorText = errorTexts(useTranslations('Auth.errors'));
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

  const form = usePlatformForm({
    initialValues: { email: '', password: '', country: '', ageConfirmed: false },
    schema: signUpSchema,
    errorText,
    problemKeys: problemKeysOf,
    submit: async (values) => {
      await register.mutateAsync({
        email: values.email,
        password: values.password,
        country: values.country,
        currency: countryOf(values.country)?.currencies[0] ?? DEFAULT_CURRENCY,
        language,
        tracking: { ...keptTracking(), ...trackingOf(window.location.search) },
      });
      // The account exists: a failing newsletter call must not look like a failing sign-up.
      await subscribeToAll().catch(() => undefined);
      onDone(language);
    },
  });
  // Chosen for the visitor once it is known where they are, unless they have been at the field by then.
  const { values, setValue } = form;
  const [own, setOwn] = useState(false);
  useEffect(() => {
    if (here && !own) setValue('country', here);
  }, [here, own, setValue]);

  return (
    <form {...form.attributes} className={styles.form}>
      <CredentialFields form={form} choosing />
      <Autocomplete
        label={t('country')}
        name="country"
        options={options}
        value={values.country || null}
        onValueChange={(value) => {
          setOwn(true);
          setValue('country', value ?? '');
        }}
        onBlur={() => form.touch('country')}
        // If the list failed to load, try again when the field is used.
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
        error={form.errorOf('country')}
      />
      <Checkbox
        name="ageConfirmed"
        checked={values.ageConfirmed}
        onChange={form.field('ageConfirmed').onChange}
        onBlur={form.field('ageConfirmed').onBlur}
        error={form.errorOf('ageConfirmed')}
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
      {form.message && <FormNote>{form.message}</FormNote>}
      <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
        {t('createAccount')}
      </Button>
    </form>
  );
}

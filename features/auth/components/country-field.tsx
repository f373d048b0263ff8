'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Autocomplete } from '@/components/ui/autocomplete/autocomplete';
import { Flag } from '@/components/ui/flag/flag';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { countryName } from '@/lib/domain/countries';
import { useCountries } from '../api/get-countries';

interface CountryFieldProps {
  form: {
    values: { country: string };
    setValue: (name: 'country', value: string) => void;
    touch: (name: 'country') => void;
    errorOf: (name: 'country') => string | undefined;
  };
}

/** The country of a new account. The visitor's own is chosen for them, unless they have been at the field by then. */
export function CountryField({ form }: CountryFieldProps) {
  const t = useTranslations('Auth');
  const locale = useLocale();
  const problemText = useProblemText();
  const countries = useCountries();
  const { values, setValue } = form;
  const offered = countries.data?.countries.filter((country) => !country.blocked) ?? [];
  const here = offered.find(({ alpha2 }) => alpha2 === countries.data?.here)?.alpha2;
  const options = offered
    .map(({ alpha2 }) => ({ value: alpha2, label: countryName(alpha2, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));

  const [own, setOwn] = useState(false);
  useEffect(() => {
    if (here && !own) setValue('country', here);
  }, [here, own, setValue]);

  return (
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
  );
}

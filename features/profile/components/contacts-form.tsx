'use client';

import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { PhoneField } from '@/components/ui/phone-field/phone-field';
import { TextField } from '@/components/ui/text-field/text-field';
import { countryOf } from '@/lib/domain/countries';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { isApiProblem } from '@/lib/http/problem';
import type { OwnProfile } from '../api/get-me-profile';
import { useSaveProfile } from '../api/patch-me-profile';
import { contactsChange, contactsOf } from '../domain/profile-values';
import { contactsSchema } from '../schemas/profile';
import styles from './profile-form.module.scss';

interface ContactsFormProps {
  profile: OwnProfile;
  owner: string;
  /** ISO 3166-1 alpha-2: its dialling code stands there from the start. */
  country: string;
  submitText: string;
  onDone: () => void;
  children?: ReactNode;
}

const KEPT = ['address', 'city', 'postcode', 'phone'] as const;

/** Both halves of a phone are one field. */
function problemKeysOf(problem: unknown): Partial<Record<(typeof KEPT)[number], string>> {
  if (!isApiProblem(problem)) return {};
  const { code, phone, ...rest } = problem.body.fields ?? {};
  const keys = Object.entries(rest).map(([field, rule]) => [field, `${field}.${rule}`]);
  const wrong = code ? `code.${code}` : phone && `phone.${phone}`;
  return { ...Object.fromEntries(keys), ...(wrong && { phone: wrong }) };
}

/** Address and phone of the player. */
export function ContactsForm({ profile, owner, country, submitText, onDone, children }: ContactsFormProps) {
  const t = useTranslations('Profile');
  const save = useSaveProfile();
  const fixed = (field: 'address' | 'city' | 'postcode' | 'phone') =>
    profile.locked && profile[field] !== null;
  const form = usePlatformForm({
    initialValues: contactsOf(profile, countryOf(country)?.diallingCodes[0] ?? ''),
    schema: contactsSchema,
    errorText: errorTexts(useTranslations('Profile.errors')),
    problemKeys: problemKeysOf,
    keep: useMemo(() => ({ as: 'profile-contacts', fields: KEPT, owner }), [owner]),
    submit: async (values) => {
      const change = contactsChange(values, profile);
      if (change) await save.mutateAsync(change);
      onDone();
    },
  });
  const { values } = form;

  return (
    <form {...form.attributes} className={styles.form}>
      <TextField
        label={t('address')}
        autoComplete="street-address"
        disabled={fixed('address')}
        {...form.field('address')}
      />
      <div className={styles.place}>
        <TextField
          label={t('postcode')}
          autoComplete="postal-code"
          disabled={fixed('postcode')}
          {...form.field('postcode')}
        />
        <TextField
          label={t('city')}
          autoComplete="address-level2"
          disabled={fixed('city')}
          {...form.field('city')}
        />
      </div>
      <PhoneField
        label={t('phone')}
        value={{ code: values.code, number: values.phone }}
        onValueChange={({ code, number }) => {
          if (code !== values.code) form.setValue('code', code);
          if (number !== values.phone) form.setValue('phone', number);
        }}
        onCheck={() => form.touch('phone')}
        disabled={fixed('phone')}
        error={form.errorOf('phone')}
      />
      {form.message && (
        <p className={styles.wrong} role="alert">
          {form.message}
        </p>
      )}
      <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
        {submitText}
      </Button>
      {children}
    </form>
  );
}

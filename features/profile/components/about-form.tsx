'use client';

import { useTranslations } from 'next-intl';
import { useMemo, type FormEvent, type ReactNode } from 'react';
import { BirthDateField } from '@/components/ui/birth-date-field/birth-date-field';
import { Button } from '@/components/ui/button/button';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import { TextField } from '@/components/ui/text-field/text-field';
import { SEXES, type Sex } from '@/lib/domain/player-profile';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import type { OwnProfile } from '../api/get-me-profile';
import { useSaveProfile } from '../api/patch-me-profile';
import { ABOUT_FIELDS, aboutChange, aboutOf, type AboutField } from '../domain/profile-values';
import { birthDateOf, typedBirthday } from '../domain/typed-birthday';
import { aboutSchema } from '../schemas/profile';
import styles from './profile-form.module.scss';

interface AboutFormProps {
  profile: OwnProfile;
  /** Whose it is: what is typed is kept for this player alone until it is sent. */
  owner: string;
  /** What is asked for; by default all of it. */
  fields?: readonly AboutField[];
  submitText: string;
  /** Nothing goes on before all of it is told. */
  asksAll?: boolean;
  /** It is saved, or there was nothing to save. */
  onDone: () => void;
  /** Below the button. */
  children?: ReactNode;
}

/** First and last name, birth date and sex, as on the identity card. */
export function AboutForm({
  profile,
  owner,
  fields = ABOUT_FIELDS,
  submitText,
  asksAll = false,
  onDone,
  children,
}: AboutFormProps) {
  const t = useTranslations('Profile');
  const save = useSaveProfile();
  const asked = (field: AboutField) => fields.includes(field);
  // What is stored may be changed by support alone: a birthday always, the rest once documents prove it.
  const fixed = (field: AboutField) => profile[field] !== null && (profile.locked || field === 'birthday');
  const form = usePlatformForm({
    initialValues: aboutOf(profile),
    schema: useMemo(() => aboutSchema(fields), [fields]),
    errorText: errorTexts(useTranslations('Profile.errors')),
    keep: useMemo(() => ({ as: 'profile-about', fields: ABOUT_FIELDS, owner }), [owner]),
    submit: async (values) => {
      const change = aboutChange(values, profile, fields);
      if (change) await save.mutateAsync(change);
      onDone();
    },
  });
  const { values, attributes } = form;
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (asksAll || aboutChange(values, profile, fields)) return attributes.onSubmit(event);
    // SPEC §4: who has changed nothing goes on.
    event.preventDefault();
    return onDone();
  };

  return (
    <form {...attributes} onSubmit={send} className={styles.form}>
      {(asked('name') || asked('surname')) && (
        <div className={styles.pair}>
          {asked('name') && (
            <TextField
              label={t('name')}
              autoComplete="given-name"
              disabled={fixed('name')}
              {...form.field('name')}
            />
          )}
          {asked('surname') && (
            <TextField
              label={t('surname')}
              autoComplete="family-name"
              disabled={fixed('surname')}
              {...form.field('surname')}
            />
          )}
        </div>
      )}
      {asked('birthday') && (
        <BirthDateField
          label={t('birthday')}
          value={birthDateOf(values.birthday)}
          onValueChange={(date) => form.setValue('birthday', typedBirthday(date))}
          onBlur={() => form.touch('birthday')}
          disabled={fixed('birthday')}
          hint={fixed('birthday') ? t('birthdayStored') : undefined}
          error={form.errorOf('birthday')}
        />
      )}
      {asked('sex') && (
        <RadioGroup<Sex>
          label={t('sex')}
          layout="tiles"
          options={SEXES.map((sex) => ({ value: sex, label: t(`sexes.${sex}`) }))}
          value={SEXES.find((sex) => sex === values.sex) ?? null}
          onValueChange={(sex) => form.setValue('sex', sex)}
          onBlur={() => form.touch('sex')}
          disabled={fixed('sex')}
          error={form.errorOf('sex')}
        />
      )}
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

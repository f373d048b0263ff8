'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { object, string } from 'yup';
import { Chip } from '@/components/ui/chip/chip';
import { Button } from '@/components/ui/button/button';
import { mailGlyph } from '@/components/ui/icon/glyphs';
import { Step } from '@/components/ui/step/step';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { TextField } from '@/components/ui/text-field/text-field';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { emailProblem, normaliseEmail } from '@/lib/domain/credentials';
import { INPUT_MAX } from '@/lib/domain/limits';
import { usePendingEmailChange } from '../api/get-me-email-changes';
import { useAskEmailChange } from '../api/post-me-email-changes';
import type { Asks } from '../api/get-me-second-factor';
import { ownerProblems } from '../domain/owner-problems';
import { FactorCodeField } from './factor-code-field';
import { FreshLogIn } from './fresh-log-in';
import { ResendConfirmation } from './resend-confirmation';
import styles from './cards.module.scss';

interface EmailSettingsProps {
  email: string;
  verified: boolean;
  asks: Asks;
}

/** The account's address: whether it is confirmed, a further letter for that, and a change of it. */
export function EmailSettings({ email, verified, asks }: EmailSettingsProps) {
  const t = useTranslations('EmailSettings');
  const [changing, setChanging] = useState(false);
  const pending = usePendingEmailChange().data;
  return (
    <section className={styles.card} aria-labelledby="email-settings">
      <h2 id="email-settings">{t('title')}</h2>
      <p className={styles.address}>
        <span>{email}</span>
        <Chip tone={verified ? 'ok' : 'wait'}>{t(verified ? 'verified' : 'unverified')}</Chip>
      </p>
      {!verified && <ResendConfirmation />}
      {pending && (
        <p className={styles.note} role="status">
          {t(verified ? 'pending.both' : 'pending.new', { email: pending.newAddress })}
        </p>
      )}
      <Step of={changing ? 'form' : 'button'}>
        {changing ? (
          <ChangeForm
            email={email}
            asks={asks}
            onDone={() => setChanging(false)}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <div>
            <Button onClick={() => setChanging(true)}>{t('change.open')}</Button>
          </div>
        )}
      </Step>
    </section>
  );
}

const schemaFor = (own: string, asks: Asks) =>
  object({
    email: string().test('email', function check(value) {
      const problem = emailProblem(value ?? '') ?? (normaliseEmail(value ?? '') === own ? 'sameAsOld' : null);
      return problem === null || this.createError({ message: `email.${problem}` });
    }),
    password: asks.password ? string().required('password.required') : string(),
    code: asks.code ? string().trim().required('code.proofRequired') : string(),
  });

interface ChangeFormProps extends Pick<EmailSettingsProps, 'email' | 'asks'> {
  onDone: () => void;
  onCancel: () => void;
}

function ChangeForm({ email, asks, onDone, onCancel }: ChangeFormProps) {
  const t = useTranslations('EmailSettings');
  const ask = useAskEmailChange();
  const errorText = errorTexts(
    useTranslations('EmailSettings.errors'),
    useTranslations('SecondFactor.errors'),
    useTranslations('Auth.errors'),
  );
  const form = usePlatformForm({
    initialValues: { email: '', password: '', code: '' },
    schema: schemaFor(email, asks),
    errorText,
    problemKeys: ownerProblems,
    submit: async ({ email: address, password, code }) => {
      await ask.mutateAsync({
        email: address,
        ...(password && { password }),
        ...(code && { code: code.trim() }),
      });
      onDone();
    },
  });
  return (
    <form {...form.attributes} className={styles.form}>
      <p className={styles.note}>{t('change.text')}</p>
      <TextField
        label={t('change.email')}
        glyph={mailGlyph}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.field('email')}
      />
      {!asks.password && <FreshLogIn />}
      {asks.password && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          maxLength={INPUT_MAX}
          {...form.field('password')}
        />
      )}
      {asks.code && <FactorCodeField {...form.field('code')} />}
      {form.message && (
        <p className={styles.wrong} role="alert">
          {form.message}
        </p>
      )}
      <Button type="submit" tone="primary" busy={form.busy}>
        {t('change.save')}
      </Button>
      <Button onClick={onCancel}>{t('change.cancel')}</Button>
    </form>
  );
}

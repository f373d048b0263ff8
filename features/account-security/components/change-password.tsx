'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { object, string } from 'yup';
import { Button } from '@/components/ui/button/button';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { Step } from '@/components/ui/step/step';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { passwordProblem } from '@/lib/domain/credentials';
import { INPUT_MAX } from '@/lib/domain/limits';
import { useChangePassword } from '../api/put-me-password';
import type { Asks } from '../api/get-me-second-factor';
import { ownerProblems } from '../domain/owner-problems';
import { FactorCodeField } from './factor-code-field';
import { FreshLogIn } from './fresh-log-in';
import styles from './cards.module.scss';

interface ChangePasswordProps {
  email: string;
  asks: Asks;
}

const schemaFor = (email: string, asks: Asks) =>
  object({
    password: asks.password ? string().required('password.required') : string(),
    newPassword: string().test('newPassword', function check(value) {
      const problem = passwordProblem(value ?? '', email);
      if (problem) return this.createError({ message: `newPassword.${problem}` });
      const { password } = this.parent as { password?: string };
      return !password || value !== password || this.createError({ message: 'newPassword.sameAsOld' });
    }),
    repeated: string().test('repeated', function check(value) {
      const { newPassword } = this.parent as { newPassword?: string };
      return value === newPassword || this.createError({ message: 'repeated.mismatch' });
    }),
    code: asks.code ? string().trim().required('code.proofRequired') : string(),
  });

/** The player's own new password; every other session ends with it. */
export function ChangePassword({ email, asks }: ChangePasswordProps) {
  // A form of its own after each success: nothing of a password stays in it.
  const [round, setRound] = useState(0);
  const t = useTranslations('EmailSettings');
  return (
    <section className={styles.card} aria-labelledby="change-password">
      <h2 id="change-password">{t('changePassword.title')}</h2>
      <p role="status">{round > 0 && t('changePassword.done')}</p>
      <Step of={String(round)}>
        <ChangePasswordForm key={round} email={email} asks={asks} onDone={() => setRound(round + 1)} />
      </Step>
    </section>
  );
}

function ChangePasswordForm({ email, asks, onDone }: ChangePasswordProps & { onDone: () => void }) {
  const t = useTranslations('EmailSettings');
  const change = useChangePassword();
  const proofErrors = errorTexts(
    useTranslations('EmailSettings.errors'),
    useTranslations('SecondFactor.errors'),
  );
  const chosenErrors = errorTexts(useTranslations('Auth.errors'));
  const form = usePlatformForm({
    initialValues: { password: '', newPassword: '', repeated: '', code: '' },
    schema: schemaFor(email, asks),
    errorText: (key) => proofErrors(key) ?? chosenErrors(key.replace('newPassword', 'password')),
    problemKeys: ownerProblems,
    submit: async ({ password, newPassword, code }) => {
      await change.mutateAsync({
        newPassword,
        ...(password && { password }),
        ...(code && { code: code.trim() }),
      });
      onDone();
    },
  });
  return (
    <form {...form.attributes} className={styles.form}>
      <p className={styles.note}>{t('changePassword.text')}</p>
      {/* For password managers: whose password it is. */}
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      {!asks.password && <FreshLogIn />}
      {asks.password && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          maxLength={INPUT_MAX}
          {...form.field('password')}
        />
      )}
      <PasswordField
        label={t('changePassword.newPassword')}
        strength
        autoComplete="new-password"
        maxLength={INPUT_MAX}
        {...form.field('newPassword')}
      />
      <PasswordField
        label={t('changePassword.repeated')}
        autoComplete="new-password"
        maxLength={INPUT_MAX}
        {...form.field('repeated')}
      />
      {asks.code && <FactorCodeField {...form.field('code')} />}
      {form.message && (
        <p className={styles.wrong} role="alert">
          {form.message}
        </p>
      )}
      <Button type="submit" tone="primary" busy={form.busy}>
        {t(asks.password ? 'changePassword.save' : 'changePassword.set')}
      </Button>
    </form>
  );
}

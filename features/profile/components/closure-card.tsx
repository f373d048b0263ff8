'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { object, string } from 'yup';
import { Button } from '@/components/ui/button/button';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { TextArea } from '@/components/ui/text-area/text-area';
import { TextField } from '@/components/ui/text-field/text-field';
import { KEPT_AFTER_CLOSING_YEARS } from '@/lib/domain/retention';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { isApiProblem } from '@/lib/http/problem';
import { useCloseAccount } from '../api/post-me-closure';
import styles from './profile-page.module.scss';
import formStyles from './profile-form.module.scss';

/** Closes the account for good, and says what stays of it. */
export function ClosureCard({ onClosed }: { onClosed: () => void }) {
  const t = useTranslations('Profile');
  const [asked, setAsked] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="profile-close">
      <h2 id="profile-close">{asked ? t('closeSure') : t('close')}</h2>
      <p className={styles.lead}>{t('closeLead', { years: KEPT_AFTER_CLOSING_YEARS })}</p>
      {asked ? (
        <ClosureForm onClosed={onClosed} onKeep={() => setAsked(false)} />
      ) : (
        <Button onClick={() => setAsked(true)}>{t('closeBegin')}</Button>
      )}
    </section>
  );
}

/** What the platform's refusal says about a field. */
function problemKeysOf(problem: unknown): { password?: string; code?: string } {
  if (!isApiProblem(problem)) return {};
  if (problem.code === 'client_api_7') return { password: 'password.invalid' };
  if (problem.code === 'second_factor_required') return { code: 'code.required' };
  if (problem.code === 'second_factor_wrong') return { code: 'code.invalid' };
  return {};
}

function ClosureForm({ onClosed, onKeep }: { onClosed: () => void; onKeep: () => void }) {
  const t = useTranslations('Profile');
  const close = useCloseAccount();
  /** Asked for once the platform has said that a second factor is on. */
  const [coded, setCoded] = useState(false);
  const form = usePlatformForm({
    initialValues: { password: '', code: '', reason: '' },
    schema: object({ password: string().required('password.required') }),
    errorText: errorTexts(useTranslations('Profile.closeErrors')),
    problemKeys: (problem) => {
      const keys = problemKeysOf(problem);
      if (keys.code) setCoded(true);
      return keys;
    },
    problemMessage: (problem) => {
      const open = isApiProblem(problem) ? problem.body.fields : undefined;
      if (open?.balance) return t('closeProblems.balance');
      if (open?.round) return t('closeProblems.round');
      return open?.deposit ? t('closeProblems.deposit') : undefined;
    },
    submit: async ({ password, code, reason }) => {
      await close.mutateAsync({ password, ...(code && { code }), ...(reason && { reason }) });
      onClosed();
    },
  });
  return (
    <form {...form.attributes} className={formStyles.form}>
      <PasswordField label={t('closePassword')} autoComplete="current-password" {...form.field('password')} />
      {coded && (
        <TextField
          label={t('closeCode')}
          autoComplete="one-time-code"
          inputMode="numeric"
          {...form.field('code')}
        />
      )}
      <TextArea label={t('closeReason')} rows={3} maxLength={1000} {...form.field('reason')} />
      {form.message && (
        <p className={styles.wrong} role="alert">
          {form.message}
        </p>
      )}
      <Button type="submit" tone="danger" size="large" wide busy={form.busy}>
        {t('closeConfirm')}
      </Button>
      <Button size="large" wide onClick={onKeep}>
        {t('closeKeep')}
      </Button>
    </form>
  );
}

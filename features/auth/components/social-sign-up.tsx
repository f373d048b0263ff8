'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { mailGlyph } from '@/components/ui/icon/glyphs';
import { ResultCard } from '@/components/ui/result-card/result-card';
import { TextField } from '@/components/ui/text-field/text-field';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { LanguageCode } from '@/lib/domain/locales';
import { socialProviderName } from '@/lib/domain/social';
import { isApiProblem } from '@/lib/http/problem';
import { usePendingSignUp } from '../api/get-auth-social-pending';
import { useSocialSignUp } from '../api/post-auth-social-pending';
import { NEW_PLAYER_SUBSCRIPTIONS } from '@/endpoints/put-me-subscriptions';
import { useAccountLanguage } from '../hooks/use-account-language';
import { socialSchema, socialWithEmailSchema } from '../schemas/social';
import { CountryField } from './country-field';
import { FormNote } from './form-note';
import { TermsCheckbox } from './terms-checkbox';
import styles from './social-sign-up.module.scss';

interface SocialSignUpProps {
  onDone: (language: LanguageCode) => void;
  /** Shown when nobody waits any more. */
  onOver: () => void;
}

const isOver = (problem: unknown) => isApiProblem(problem) && problem.code === 'client_api_27';

/** What stands between a company's word and an account: country, age and terms, and an address where it knows none. */
export function SocialSignUp({ onDone, onOver }: SocialSignUpProps) {
  const t = useTranslations('Social');
  const problemText = useProblemText();
  const { data, error, refetch } = usePendingSignUp();
  if (data) {
    return (
      <PendingForm
        company={socialProviderName(data.provider)}
        email={data.email}
        onDone={onDone}
        onOver={onOver}
      />
    );
  }
  if (!error) {
    return (
      <ResultCard state="asking" title={t('asking.title')} text={t('asking.text')}>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </ResultCard>
    );
  }
  return (
    <ResultCard
      state="failed"
      title={isOver(error) ? t('expired.title') : t('unreachable')}
      text={isOver(error) ? t('expired.text') : problemText(error)}
    >
      {!isOver(error) && (
        <Button tone="primary" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      )}
      <ButtonLink href="/auth#log-in">{t('logIn')}</ButtonLink>
    </ResultCard>
  );
}

interface PendingFormProps extends SocialSignUpProps {
  company: string;
  /** Verified by the company. */
  email: string | null;
}

function PendingForm({ company, email, onDone, onOver }: PendingFormProps) {
  const t = useTranslations('Social');
  const tAuth = useTranslations('Auth');
  const decided = useAccountLanguage();
  const signUp = useSocialSignUp();
  const form = usePlatformForm({
    initialValues: { email: '', country: '', ageConfirmed: false },
    schema: email === null ? socialWithEmailSchema : socialSchema,
    errorText: errorTexts(useTranslations('Auth.errors')),
    problemKeys: (problem) => {
      if (email !== null || !isApiProblem(problem)) return {};
      if (problem.code === 'client_api_43') return { email: 'email.taken' };
      const wrong = problem.body.fields?.['email'];
      return wrong ? { email: `email.${wrong}` } : {};
    },
    submit: async (values) => {
      let account;
      try {
        account = await signUp.mutateAsync({
          ...values,
          language: decided(),
          subscriptions: NEW_PLAYER_SUBSCRIPTIONS,
        });
      } catch (problem) {
        if (!isOver(problem)) throw problem;
        onOver();
        return;
      }
      onDone(account.language);
    },
  });

  return (
    <form {...form.attributes} className={styles.card}>
      <h1 className={styles.title}>{t('confirm.title')}</h1>
      <p className={styles.lead}>
        {email === null ? t('confirm.withoutEmail', { company }) : t('confirm.text', { company, email })}
      </p>
      {email === null && (
        <TextField
          label={tAuth('email')}
          hint={t('confirm.emailHint')}
          glyph={mailGlyph}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...form.field('email')}
        />
      )}
      <CountryField form={form} />
      <TermsCheckbox form={form} />
      {form.message && <FormNote>{form.message}</FormNote>}
      <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
        {tAuth('createAccount')}
      </Button>
    </form>
  );
}

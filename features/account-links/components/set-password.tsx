'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { object, string } from 'yup';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { ResultCard } from '@/components/ui/result-card/result-card';
import { Step } from '@/components/ui/step/step';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { passwordProblem } from '@/lib/domain/credentials';
import { INPUT_MAX } from '@/lib/domain/limits';
import { socialProviderName, type SocialProviderId } from '@/lib/domain/social';
import { isApiProblem } from '@/lib/http/problem';
import { useFinishReset } from '../api/post-auth-password-resets-finish';
import { useLookAtReset } from '../api/post-auth-password-resets-preview';
import { useLink } from '../hooks/use-link';
import styles from './link-card.module.scss';
import { LinkProblem } from './link-problem';

const schemaFor = (account: string) =>
  object({
    password: string().test('password', function check(value) {
      const problem = passwordProblem(value ?? '', account);
      return problem === null || this.createError({ message: `password.${problem}` });
    }),
    repeated: string().test('repeated', function check(value) {
      const { password } = this.parent as { password?: string };
      return value === password || this.createError({ message: 'repeated.mismatch' });
    }),
  });

const toggled = <One,>(all: readonly One[], one: One): readonly One[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** The target of the link in the letter that sets a new password. */
export function SetPassword() {
  const t = useTranslations('AccountLinks');
  const open = useOpenModal();
  const link = useLink(useLookAtReset());
  const finish = useFinishReset();
  if (finish.isSuccess) {
    const { removedAll, removedFactor } = finish.data;
    const done = t(removedAll ? 'setPassword.done.removedAll' : 'setPassword.done.text');
    return (
      <Step of="done" arrives>
        <ResultCard
          state="done"
          title={t('setPassword.done.title')}
          text={removedFactor ? `${done} ${t('setPassword.done.removedFactor')}` : done}
        >
          <ButtonLink href="/auth#log-in" tone="primary" data-modal="LOGIN">
            {t('logIn')}
          </ButtonLink>
          <ButtonLink href="/">{t('home')}</ButtonLink>
        </ResultCard>
      </Step>
    );
  }
  const isSpent = isApiProblem(finish.error) && finish.error.code === 'client_api_27';
  if (link.view !== 'ready' || !link.data || isSpent) {
    const view = isSpent || link.view === 'ready' ? 'failed' : link.view;
    return (
      <LinkProblem view={view} onAgain={link.again}>
        <Button tone="primary" onClick={() => open('RESET_PASSWORD', {})}>
          {t('setPassword.askAgain')}
        </Button>
      </LinkProblem>
    );
  }
  return <NewPasswordForm reset={link.data} token={link.token} finish={finish.mutateAsync} />;
}

interface NewPasswordFormProps {
  reset: NonNullable<ReturnType<typeof useLookAtReset>['data']>;
  token: string;
  finish: ReturnType<typeof useFinishReset>['mutateAsync'];
}

function NewPasswordForm({ reset, token, finish }: NewPasswordFormProps) {
  const t = useTranslations('AccountLinks');
  const client = useQueryClient();
  const { email: account, passkeys, ways, removesAll, removesFactor, keepsFactor } = reset;
  const [gonePasskeys, setGonePasskeys] = useState<readonly string[]>([]);
  const [goneWays, setGoneWays] = useState<readonly SocialProviderId[]>([]);
  const form = usePlatformForm({
    initialValues: { password: '', repeated: '' },
    schema: schemaFor(account),
    errorText: errorTexts(useTranslations('Auth.errors')),
    submit: async ({ password }) => {
      await finish({
        token,
        password,
        ...(gonePasskeys.length > 0 && { removePasskeys: [...gonePasskeys] }),
        ...(goneWays.length > 0 && { removeWays: [...goneWays] }),
      });
      // Who was logged in here is so no more.
      void client.invalidateQueries();
    },
  });
  return (
    <div className={styles.place}>
      <form {...form.attributes} className={styles.card}>
        <h1>{t('setPassword.title')}</h1>
        <p className={styles.lead}>{t('setPassword.text', { email: account })}</p>
        {/* For password managers: whose password it is. */}
        <input type="email" value={account} autoComplete="username" readOnly hidden />
        <PasswordField
          label={t('setPassword.password')}
          strength
          autoComplete="new-password"
          maxLength={INPUT_MAX}
          {...form.field('password')}
        />
        <PasswordField
          label={t('setPassword.repeated')}
          autoComplete="new-password"
          maxLength={INPUT_MAX}
          {...form.field('repeated')}
        />
        {/* What would go on logging in: a stranger's, too. */}
        {passkeys.length + ways.length > 0 &&
          (removesAll ? (
            <p>{t('setPassword.removesAll')}</p>
          ) : (
            <fieldset className={styles.passkeys}>
              <legend>{t('setPassword.waysIn')}</legend>
              {passkeys.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  name={id}
                  checked={gonePasskeys.includes(id)}
                  onChange={() => setGonePasskeys(toggled(gonePasskeys, id))}
                >
                  {t('setPassword.removePasskey', { name })}
                </Checkbox>
              ))}
              {ways.map((id) => (
                <Checkbox
                  key={id}
                  name={id}
                  checked={goneWays.includes(id)}
                  onChange={() => setGoneWays(toggled(goneWays, id))}
                >
                  {t('setPassword.unlinkCompany', { company: socialProviderName(id) })}
                </Checkbox>
              ))}
            </fieldset>
          ))}
        {removesFactor && <p>{t('setPassword.removesFactor')}</p>}
        {keepsFactor && <p>{t('setPassword.keepsFactor')}</p>}
        {form.message && (
          <p className={styles.wrong} role="alert">
            {form.message}
          </p>
        )}
        <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
          {t('setPassword.save')}
        </Button>
      </form>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { object, string } from 'yup';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { CodeInput } from '@/components/ui/code-input/code-input';
import { Step } from '@/components/ui/step/step';
import { TextField } from '@/components/ui/text-field/text-field';
import type { LanguageCode } from '@/lib/domain/locales';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { isApiProblem } from '@/lib/http/problem';
import { useSecondStep } from '../api/post-auth-second-step';
import { FormNote } from './form-note';
import styles from './auth-panel.module.scss';

/** A log-in whose first step is done. */
export interface PendingStep {
  token: string;
  methods: readonly ('totp' | 'recovery')[];
}

interface SecondStepFormProps {
  step: PendingStep;
  onDone: (language: LanguageCode) => void;
  /** Back to the password. `over`: the log-in can't be finished any more. */
  onBack: (reason?: 'over') => void;
}

const DIGITS = 6;
const appSchema = object({
  code: string()
    .required('code.required')
    .matches(/^\d{6}$/, 'code.required'),
});
const recoverySchema = object({ code: string().trim().required('code.recoveryRequired') });

/** The second step of a log-in: six digits of the app, or a recovery code when the phone is not at hand. */
export function SecondStepForm({ step, onDone, onBack }: SecondStepFormProps) {
  const [way, setWay] = useState<'totp' | 'recovery'>('totp');
  // Another way begins with an empty field.
  return (
    <Step of={way}>
      <CodeForm
        key={way}
        step={step}
        way={way}
        onWay={step.methods.includes('recovery') ? setWay : undefined}
        onDone={onDone}
        onBack={onBack}
      />
    </Step>
  );
}

interface CodeFormProps extends SecondStepFormProps {
  way: 'totp' | 'recovery';
  onWay: ((way: 'totp' | 'recovery') => void) | undefined;
}

function CodeForm({ step, way, onWay, onDone, onBack }: CodeFormProps) {
  const t = useTranslations('SecondFactor.logIn');
  const finish = useSecondStep();
  const isApp = way === 'totp';
  const form = usePlatformForm({
    initialValues: { code: '', trustDevice: false },
    schema: isApp ? appSchema : recoverySchema,
    errorText: errorTexts(useTranslations('SecondFactor.errors')),
    submit: async ({ code, trustDevice }) => {
      try {
        onDone((await finish.mutateAsync({ token: step.token, code, trustDevice })).language);
      } catch (problem) {
        if (!isApiProblem(problem) || problem.code !== 'second_step_over') throw problem;
        onBack('over');
      }
    },
    problemKeys: (problem) =>
      isApiProblem(problem) && problem.code === 'second_factor_wrong'
        ? { code: isApp ? 'code.wrong' : 'code.recoveryWrong' }
        : {},
  });
  const code = form.field('code');

  return (
    <form {...form.attributes} className={styles.form}>
      <p className={styles.welcome}>{t('title')}</p>
      {isApp ? (
        <CodeInput
          label={t('code')}
          hint={t('codeHint')}
          length={DIGITS}
          value={form.values.code}
          onValueChange={(digits) => form.setValue('code', digits)}
          onComplete={() => queueMicrotask(() => form.attributes.ref.current?.requestSubmit())}
          error={code.error}
          readOnly={form.busy}
        />
      ) : (
        <TextField
          label={t('recoveryCode')}
          hint={t('recoveryHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...code}
        />
      )}
      <Checkbox
        name="trustDevice"
        checked={form.values.trustDevice}
        onChange={(event) => form.setValue('trustDevice', event.target.checked)}
      >
        {t('trust')}
      </Checkbox>
      {form.message && <FormNote>{form.message}</FormNote>}
      <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
        {t('submit')}
      </Button>
      <div className={styles.ways}>
        {onWay && (
          <Button onClick={() => onWay(isApp ? 'recovery' : 'totp')}>
            {t(isApp ? 'useRecovery' : 'useApp')}
          </Button>
        )}
        <Button tone="outline" onClick={() => onBack()}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { object, string } from 'yup';
import { Button } from '@/components/ui/button/button';
import { CodeInput } from '@/components/ui/code-input/code-input';
import { CopyField } from '@/components/ui/copy-field/copy-field';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { isApiProblem } from '@/lib/http/problem';
import { postMeSecondFactorConfirm } from '../api/post-me-second-factor-confirm';
import type { SecondFactorSetUp } from '../api/post-me-second-factor';
import { CardNote } from './card-frame';
import styles from './account-security.module.scss';

interface SetUpStepsProps {
  setUp: SecondFactorSetUp;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

const schema = object({
  code: string()
    .required('code.required')
    .matches(/^\d{6}$/, 'code.required'),
});

/** Scan, then type: the factor is on by the first code that the app shows. */
export function SetUpSteps({ setUp, onDone, onCancel }: SetUpStepsProps) {
  const t = useTranslations('SecondFactor.steps');
  const form = usePlatformForm({
    initialValues: { code: '' },
    schema,
    errorText: errorTexts(useTranslations('SecondFactor.errors')),
    submit: async ({ code }) => onDone(await postMeSecondFactorConfirm(code)),
    problemKeys: (problem) =>
      isApiProblem(problem) && problem.code === 'second_factor_wrong' ? { code: 'code.wrong' } : {},
    problemMessage: (problem) =>
      isApiProblem(problem) && problem.code === 'second_factor_state' ? t('old') : undefined,
  });

  return (
    <ol className={styles.steps}>
      <li>
        <h3>{t('scan')}</h3>
        <div className={styles.scan}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(setUp.picture)}`}
            alt={t('picture')}
            width={168}
            height={168}
          />
          <div>
            <CopyField label={t('key')} value={setUp.secret} />
            <p>{t('works')}</p>
          </div>
        </div>
      </li>
      <li>
        <h3>{t('type')}</h3>
        <form {...form.attributes}>
          <CodeInput
            label={t('code')}
            length={6}
            value={form.values.code}
            onValueChange={(digits) => form.setValue('code', digits)}
            error={form.errorOf('code')}
            readOnly={form.busy}
          />
          {form.message && <CardNote>{form.message}</CardNote>}
          <div className={styles.actions}>
            <Button type="submit" tone="primary" busy={form.busy}>
              {t('turnOn')}
            </Button>
            <Button onClick={onCancel}>{t('cancel')}</Button>
          </div>
        </form>
      </li>
    </ol>
  );
}

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { CopyField } from '@/components/ui/copy-field/copy-field';
import { TextField } from '@/components/ui/text-field/text-field';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { CLIENT_SEED_LENGTH } from '@/lib/domain/wheel';
import { isApiProblem } from '@/lib/http/problem';
import type { WheelSeeds } from '../api/get-wheel-standing';
import { useNewSeeds } from '../api/post-me-wheel-seeds';
import { wordsSchema } from '../schemas/words';
import styles from './wheel.module.scss';

interface FairDrawProps {
  seeds: WheelSeeds;
  /** While the wheel turns nothing is changed. */
  isBusy: boolean;
}

/** What the next spin is drawn from, and asking for new seeds with words of the reader's own. */
export function FairDraw({ seeds, isBusy }: FairDrawProps) {
  const t = useTranslations('Wheel.fair');
  const errorText = errorTexts(useTranslations('Wheel.fair.errors'));
  const addToast = useSetAtom(addToastAtom);
  const { mutateAsync } = useNewSeeds();
  const form = usePlatformForm({
    initialValues: { clientSeed: '' },
    schema: wordsSchema,
    errorText,
    // Whatever the platform finds wrong with them is wrong with the one field.
    problemKeys: (problem) =>
      isApiProblem(problem) && problem.status === 400 ? { clientSeed: 'words' } : {},
    submit: async ({ clientSeed }) => {
      await mutateAsync(clientSeed.trim());
      form.reset();
      addToast({ id: 'wheel-seeds', status: 'success', title: t('done') });
    },
  });

  return (
    <section className={styles.panel} aria-labelledby="wheel-fair">
      <h2 id="wheel-fair">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.seeds}>
        <CopyField label={t('commitment')} value={seeds.commitment} />
        <CopyField label={t('next')} value={seeds.nextCommitment} />
        <CopyField label={t('words')} value={seeds.clientSeed} />
        <p className={styles.small}>{t('nonce', { number: seeds.nonce })}</p>
      </div>
      <form {...form.attributes} className={styles.newSeeds}>
        <TextField
          label={t('newWords')}
          hint={t('newWordsHint')}
          maxLength={CLIENT_SEED_LENGTH}
          autoComplete="off"
          {...form.field('clientSeed')}
        />
        <Button type="submit" busy={form.busy} disabled={isBusy}>
          {t('ask')}
        </Button>
        {form.message && (
          <p className={styles.small} role="alert">
            {form.message}
          </p>
        )}
      </form>
    </section>
  );
}

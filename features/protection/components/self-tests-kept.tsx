'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { formatMomentInText } from '@/lib/domain/dates';
import { bandOf } from '@/lib/domain/self-test';
import { useForgetSelfTests } from '../api/delete-me-self-tests';
import { useSelfTests } from '../api/get-me-self-tests';
import styles from './self-test.module.scss';

/** The results that the player has kept, to compare or to delete; nothing where there are none. */
export function SelfTestsKept() {
  const t = useTranslations('SelfTest');
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const problemText = useProblemText();
  const results = useSelfTests();
  const forget = useForgetSelfTests();
  if (results.isPending) return null;
  if (results.isError) {
    return (
      <p role="alert" className={styles.problem}>
        {t('failed', { reason: problemText(results.error) })}{' '}
        <Button size="small" onClick={() => void results.refetch()}>
          {t('tryAgain')}
        </Button>
      </p>
    );
  }
  if (results.data.length === 0) return <p role="status">{forget.isSuccess ? t('forgotten') : ''}</p>;
  return (
    <section className={styles.result} aria-labelledby="self-tests-kept">
      <h3 id="self-tests-kept">{t('keptTitle')}</h3>
      <ul className={styles.kept}>
        {results.data.map(({ score, takenAt }) => (
          <li key={takenAt}>
            <span>{formatMomentInText(new Date(takenAt), locale, zone)}</span>
            <b>{t('ofPoints', { score })}</b>
            <span>{t(`bands.${bandOf(score)}`)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <Button size="small" busy={forget.isPending} onClick={() => forget.mutate()}>
          {t('forget')}
        </Button>
      </div>
      {forget.isError && (
        <p role="alert" className={styles.problem}>
          {problemText(forget.error)}
        </p>
      )}
    </section>
  );
}

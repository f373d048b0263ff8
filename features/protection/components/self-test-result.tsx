import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { bandOf, SELF_TEST_KEPT_MONTHS, SELF_TEST_MOST } from '@/lib/domain/self-test';
import { Link } from '@/lib/i18n/navigation';
import { useKeepSelfTest } from '../api/put-me-self-tests';
import styles from './self-test.module.scss';

/** Where each band begins on the scale, in points. */
const BANDS = [
  ['none', 0],
  ['low', 1],
  ['moderate', 3],
  ['high', 8],
] as const;

/** What the points mean, what can be done now, and the choice to keep them. */
export function SelfTestResult({ score, onAgain }: { score: number; onAgain: () => void }) {
  const t = useTranslations('SelfTest');
  const problemText = useProblemText();
  const keep = useKeepSelfTest();
  const heading = useRef<HTMLHeadingElement>(null);
  const band = bandOf(score);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.result} aria-labelledby="self-test-result">
      <h3 id="self-test-result" ref={heading} tabIndex={-1}>
        {t('score', { score: String(score), most: String(SELF_TEST_MOST) })}
      </h3>
      <ol className={styles.bands}>
        {BANDS.map(([name]) => (
          <li key={name} aria-current={name === band ? 'true' : undefined}>
            <b>{t(`points.${name}`)}</b>
            {t(`bands.${name}`)}
          </li>
        ))}
      </ol>
      <p className={styles.advice}>{t(`advice.${band}`)}</p>
      <ul className={styles.ways}>
        <li>
          <a href="#limits-help">{t('toHelp')}</a>
        </li>
        <li>
          <Link href="/account/limits">{t('toLimits')}</Link>
        </li>
        <li>
          <Link href="/account/limits#break">{t('toBreak')}</Link>
        </li>
        <li>
          <Link href="/account/limits/spending">{t('toSpending')}</Link>
        </li>
      </ul>
      <p className={styles.note}>{t('noDiagnosis')}</p>
      <div className={styles.end}>
        <Button busy={keep.isPending} disabled={keep.isSuccess} onClick={() => keep.mutate(score)}>
          {t('keep')}
        </Button>
        <Button tone="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {keep.isSuccess ? t('kept') : t('keepNote', { months: String(SELF_TEST_KEPT_MONTHS) })}
      </p>
      {keep.isError && (
        <p role="alert" className={styles.problem}>
          {problemText(keep.error)}
        </p>
      )}
    </section>
  );
}

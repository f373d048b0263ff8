import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { CHECK_MINUTES } from '@/lib/domain/play-law';
import { usePlay } from '../api/get-me-play';
import { useChooseCheck } from '../api/put-me-reality-check';
import styles from './break-cards.module.scss';

const NEVER = 'never';

/** The choice among what the law lets: it holds at once. */
export function RealityCheckChoice() {
  const t = useTranslations('RealityCheck');
  const problemText = useProblemText();
  const play = usePlay(true);
  const choose = useChooseCheck();
  if (play.isError) {
    return (
      <EmptyState title={t('failed')} text={problemText(play.error)}>
        <Button onClick={() => void play.refetch()}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  const check = play.data?.check;
  const chosen = choose.isPending
    ? choose.variables
    : check && (check.own ?? (check.optional ? null : check.every));
  const options = [
    ...(check?.choices ?? []).map((minutes) => ({
      value: String(minutes),
      label: t('everyMinutes', { minutes: String(minutes) }),
    })),
    ...(check?.optional ? [{ value: NEVER, label: t('never') }] : []),
  ];
  return (
    <div className={styles.choice}>
      {check ? (
        <RadioGroup
          label={t('every')}
          layout="tiles"
          options={options}
          value={chosen === null || chosen === undefined ? NEVER : String(chosen)}
          onValueChange={(value) =>
            choose.mutate(CHECK_MINUTES.find((minutes) => String(minutes) === value) ?? null)
          }
        />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="52px" />
        </div>
      )}
      {check && !check.optional && (
        <p>{t('lawNote', { minutes: String(check.choices.at(-1) ?? check.every) })}</p>
      )}
      <p role="status">{choose.isSuccess ? t('saved') : ''}</p>
      {choose.isError && (
        <p role="alert" className={styles.problem}>
          {problemText(choose.error)}
        </p>
      )}
    </div>
  );
}

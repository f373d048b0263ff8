'use client';

import { useTranslations } from 'next-intl';
import { useLimitWords } from '@/components/limits/use-limit-words';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { RETURN_HOURS } from '@/lib/domain/breaks';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { useBreak } from '../api/get-me-break';
import { useAskReturn } from '../api/post-me-break-return';
import styles from './break-cards.module.scss';

/** What an excluded player finds: until when, the way to their money, and the way back once the time is over. */
export function ExcludedDoor() {
  const t = useTranslations('Protection');
  const words = useLimitWords(DEFAULT_CURRENCY);
  const problemText = useProblemText();
  const away = useBreak();
  const ask = useAskReturn();
  const { until = null, mayReturn = false, returnsAt = null } = away.data ?? {};
  return (
    <section className={styles.card} aria-labelledby="limits-excluded">
      <h2 id="limits-excluded">{t('excludedTitle')}</h2>
      {away.isPending && <Skeleton height="48px" />}
      {away.data && (
        <p role="status">
          {returnsAt
            ? t('returnsAt', { at: words.moment(returnsAt) })
            : mayReturn
              ? t('mayReturn', { hours: String(RETURN_HOURS) })
              : until
                ? t('excludedUntil', { until: words.dayOfYear(until) })
                : t('excludedForGood')}
        </p>
      )}
      <p>{t('excludedMoney')}</p>
      <ButtonLink href="/account/wallet/withdrawal" tone="primary" wide>
        {t('toMoney')}
      </ButtonLink>
      {mayReturn && (
        <Button wide busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('askReturn')}
        </Button>
      )}
      {(ask.error ?? away.error) && (
        <p role="alert" className={styles.problem}>
          {problemText(ask.error ?? away.error)}
        </p>
      )}
      {away.isError && (
        <Button wide onClick={() => void away.refetch()}>
          {t('tryAgain')}
        </Button>
      )}
    </section>
  );
}

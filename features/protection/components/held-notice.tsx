'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useBreak } from '../api/get-me-break';
import styles from './break-cards.module.scss';

/** What a player finds whose account waits: why, the way to their money, and to somebody who can look. */
export function HeldNotice() {
  const t = useTranslations('Protection');
  const problemText = useProblemText();
  const { data, error, isPending, refetch } = useBreak();
  return (
    <section className={styles.card} aria-labelledby="limits-held">
      <h2 id="limits-held">{t('heldTitle')}</h2>
      {isPending && <Skeleton height="48px" />}
      {data?.held.map((cause) => (
        <p key={cause} role="status">
          {t(`heldBy.${cause}`)}
        </p>
      ))}
      {error && (
        <>
          <p role="alert" className={styles.problem}>
            {problemText(error)}
          </p>
          <Button wide onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </>
      )}
      <p>{t('excludedMoney')}</p>
      <ButtonLink href="/account/wallet/withdrawal" tone="primary" wide>
        {t('toMoney')}
      </ButtonLink>
      <Button wide data-modal="SUPPORT_FORM">
        {t('toSupport')}
      </Button>
    </section>
  );
}

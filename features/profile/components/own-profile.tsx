'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Spinner } from '@/components/ui/spinner/spinner';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useProfile, type OwnProfile } from '../api/get-me-profile';
import styles from './profile-form.module.scss';

/** What begins with what the player has told: waits for it, and says so when it does not come. */
export function WithProfile({ children }: { children: (profile: OwnProfile) => ReactNode }) {
  const t = useTranslations('Wizard');
  const problemText = useProblemText();
  const { data, isError, error, isFetching, isFetchedAfterMount, refetch } = useProfile();
  if (data && isFetchedAfterMount) return children(data);
  if (isError && !isFetching) {
    return (
      <EmptyState title={t('failed')} text={problemText(error)}>
        <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  return (
    <p className={styles.waiting} role="status">
      <Spinner /> {t('loading')}
    </p>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useShownDeposit, type Deposit } from '../api/get-deposits-id';
import styles from './bonus-choice.module.scss';

interface ShownDepositProps {
  depositId: string;
  children: (deposit: Deposit) => ReactNode;
}

/** A deposit in a modal: asked for again every five seconds while it is open. */
export function ShownDeposit({ depositId, children }: ShownDepositProps) {
  const t = useTranslations('Cashier');
  const problemText = useProblemText();
  const { data, error, refetch } = useShownDeposit(depositId);
  // What was read before is still true when an answer fails to come.
  if (data) {
    return (
      <>
        {children(data)}
        {data.bonus && (
          <p className={styles.forBonus}>
            {t('forBonus', { name: data.bonus.name })}
            {data.bonus.refused && (
              <>
                <br />
                {t(`refused.${data.bonus.refused}`)}
              </>
            )}
          </p>
        )}
      </>
    );
  }
  if (!error) return <Skeleton height="240px" />;
  return (
    <EmptyState title={t('notShown')} text={problemText(error)} headingLevel={3}>
      <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
    </EmptyState>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Spinner } from '@/components/ui/spinner/spinner';
import { useSession } from '@/features/player/hooks/use-session';
import { useRouter } from '@/lib/i18n/navigation';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import styles from './account-guard.module.scss';

/** SPEC §2: a visitor in the account area is sent to main and the log-in opens; who logs out in it is left alone. */
export function AccountGuard({ children }: { children: ReactNode }) {
  const t = useTranslations('Account');
  const { status, player, failed, retry, left, leftFor } = useSession();
  const router = useRouter();
  const open = useOpenModal();

  const shown = useRef(false);

  useEffect(() => {
    if (status === 'in') shown.current = true;
    if (status !== 'out') return;
    router.replace(left && shown.current ? leftFor : '/');
    if (!(left && shown.current)) open('LOGIN', {});
  }, [left, leftFor, open, router, status]);

  // What one player has typed is never sent as another's.
  if (status === 'in') return <Fragment key={player?.id}>{children}</Fragment>;
  if (failed) {
    return (
      <EmptyState title={t('unreachable')} text={t('unreachableText')}>
        <Button onClick={retry}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  return (
    <p className={styles.waiting} role="status">
      <Spinner /> {t('checking')}
    </p>
  );
}

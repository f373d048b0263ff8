'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { AuthPanel, type AuthView } from '@/features/auth/components/auth-panel';
import { useSession } from '@/features/player/hooks/use-session';
import { useRouter } from '@/lib/i18n/navigation';
import styles from './auth-screen.module.scss';

/** The forms of the modal as a page of their own, for links and for who comes without the modal. */
export function AuthScreen() {
  const t = useTranslations('Pages');
  const router = useRouter();
  const { status, begin } = useSession();
  const [view, setView] = useState<AuthView>('SIGNUP');

  useEffect(() => {
    if (status === 'in') router.replace('/');
  }, [router, status]);

  return (
    <div className={styles.card}>
      <AuthPanel
        view={view}
        onViewChange={setView}
        onDone={(language) => void begin(language)}
        heading={<h1 className={styles.title}>{status === 'in' ? t('auth.done') : t('auth.title')}</h1>}
      />
    </div>
  );
}

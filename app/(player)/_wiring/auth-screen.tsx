'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AuthPanel, type AuthView } from '@/features/auth/components/auth-panel';
import { useSession } from '@/features/player/hooks/use-session';
import { VisitorsOnly } from './visitors-only';
import styles from './auth-screen.module.scss';

/** The forms of the modal as a page of their own, for links and for who comes without the modal. */
export function AuthScreen() {
  const t = useTranslations('Pages');
  const { begin } = useSession();
  const [view, setView] = useState<AuthView>('SIGNUP');

  return (
    <VisitorsOnly>
      <div className={styles.place}>
        <div className={styles.card}>
          <AuthPanel
            view={view}
            onViewChange={setView}
            onDone={(language) => void begin(language)}
            heading={<h1 className={styles.title}>{t('auth.title')}</h1>}
          />
        </div>
      </div>
    </VisitorsOnly>
  );
}

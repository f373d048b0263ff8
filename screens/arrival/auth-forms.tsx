'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { AuthPanel, type AuthView } from '@/features/auth/components/auth-panel';
import { useSession } from '@/features/player/hooks/use-session';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { useWelcomeBanner } from '../page-data/use-welcome-banner';
import { VisitorsOnly } from './visitors-only';
import styles from './auth-screen.module.scss';

/** What the frame's link to log in ends in, for who presses it before modals can open. */
const LOG_IN = '#log-in';
const never = () => () => undefined;

/** The forms of the modal as a page of their own, for links and for who comes without the modal. */
export function AuthForms() {
  const t = useTranslations('Pages');
  const { begin } = useSession();
  const open = useOpenModal();
  const welcome = useWelcomeBanner();
  const asked = useSyncExternalStore<AuthView>(
    never,
    () => (window.location.hash === LOG_IN ? 'LOGIN' : 'SIGNUP'),
    () => 'SIGNUP',
  );
  const [chosen, setChosen] = useState<AuthView>();
  const view = chosen ?? asked;

  return (
    <VisitorsOnly>
      <div className={styles.place}>
        <div className={styles.card}>
          <AuthPanel
            view={view}
            welcome={welcome}
            onViewChange={setChosen}
            onDone={(language) => {
              void begin(language);
              // The rest of the registration goes on in its modal: this page is for visitors.
              if (view === 'SIGNUP') open('SIGNUP', { step: 'profile' });
            }}
            onForgot={(email) => open('RESET_PASSWORD', { email })}
            heading={<h1 className={styles.title}>{t('auth.title')}</h1>}
          />
        </div>
      </div>
    </VisitorsOnly>
  );
}

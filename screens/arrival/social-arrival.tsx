'use client';

import { SecondStepForm } from '@/features/auth/components/second-step-form';
import { SocialResult } from '@/features/auth/components/social-result';
import { takeSocialReturn } from '@/features/auth/state/social-return';
import { useSession } from '@/features/player/hooks/use-session';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { useRouter } from '@/lib/i18n/navigation';
import styles from './auth-screen.module.scss';

/** The page after a company's log-in. Whoever is in goes back to where they left; a new player goes on to the wizard. */
export function SocialArrival() {
  const router = useRouter();
  const { begin } = useSession();
  const open = useOpenModal();
  return (
    <div className={styles.place}>
      <SocialResult
        onSignedIn={(language, isNew) => {
          void begin(language);
          router.replace(takeSocialReturn());
          if (isNew) open('SIGNUP', { step: 'profile' });
        }}
        renderSecondStep={(step, { onDone, onBack }) => (
          <div className={styles.step}>
            <SecondStepForm step={step} onDone={onDone} onBack={onBack} />
          </div>
        )}
      />
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import type { ProfileStep } from '@/lib/domain/player-profile';
import { AboutForm } from './about-form';
import { ContactsForm } from './contacts-form';
import { WithProfile } from './own-profile';
import styles from './profile-form.module.scss';

interface SignUpStepProps {
  step: ProfileStep;
  /** The player whose account it is. */
  player: { id: string; country: string };
  /** The step is done. */
  onDone: () => void;
  /** Leaves the registration; what is missing is asked for later. */
  onLater: () => void;
}

/** The second or the third step of the registration (SPEC §3). */
export function SignUpStep({ step, player, onDone, onLater }: SignUpStepProps) {
  const t = useTranslations('Wizard');
  const later = (
    <Button size="large" wide onClick={onLater}>
      {t('later')}
    </Button>
  );
  return (
    <WithProfile>
      {(profile) =>
        step === 'profile' ? (
          <>
            <p className={styles.lead}>{t('profileLead')}</p>
            <AboutForm profile={profile} owner={player.id} submitText={t('continue')} onDone={onDone}>
              {later}
            </AboutForm>
          </>
        ) : (
          <ContactsForm
            profile={profile}
            owner={player.id}
            country={player.country}
            submitText={t('finish')}
            onDone={onDone}
          >
            {later}
          </ContactsForm>
        )
      }
    </WithProfile>
  );
}

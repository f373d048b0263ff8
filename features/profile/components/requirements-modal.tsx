'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { ProfileField } from '@/lib/domain/player-profile';
import { ABOUT_FIELDS } from '../domain/profile-values';
import { AboutForm } from './about-form';
import { WithProfile } from './own-profile';
import styles from './profile-form.module.scss';

interface RequirementsModalProps {
  /** Id of the player. */
  owner: string;
  /** What the platform wants to know, as it said when it refused. */
  fields: readonly ProfileField[];
  /** The platform knows it now. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks for what has to be known before a game opens for money, then goes on to it (SPEC §5). */
export function RequirementsModal({ owner, fields, onDone, onClose }: RequirementsModalProps) {
  const t = useTranslations('ProfileRequirements');
  const asked = ABOUT_FIELDS.filter((field) => fields.includes(field));
  const birthdayAlone = asked.length === 1 && asked[0] === 'birthday';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={birthdayAlone ? t('birthdayTitle') : t('title')}
      form
    >
      <div className={styles.form}>
        <p className={styles.lead}>{birthdayAlone ? t('birthdayText') : t('text')}</p>
        <WithProfile>
          {(profile) => (
            <AboutForm
              profile={profile}
              owner={owner}
              fields={asked}
              submitText={t('play')}
              asksAll
              onDone={onDone}
            >
              <Button size="large" wide onClick={onClose}>
                {t('later')}
              </Button>
            </AboutForm>
          )}
        </WithProfile>
      </div>
    </Dialog>
  );
}

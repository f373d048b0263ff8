'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Step } from '@/components/ui/step/step';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { countryName } from '@/lib/domain/countries';
import { formatDayInText } from '@/lib/domain/dates';
import type { ProfileStep } from '@/lib/domain/player-profile';
import type { OwnProfile } from '../api/get-me-profile';
import { AboutForm } from './about-form';
import { ContactsForm } from './contacts-form';
import { WithProfile } from './own-profile';
import styles from './profile-page.module.scss';

interface PersonCardProps {
  player: { id: string; country: string };
}

/** What the player has told. Once documents prove it, it changes through support only. */
export function PersonCard({ player }: PersonCardProps) {
  const t = useTranslations('Profile');
  return (
    <section className={styles.card} aria-labelledby="profile-person">
      <h2 id="profile-person">{t('person')}</h2>
      <WithProfile>{(profile) => <Person profile={profile} player={player} />}</WithProfile>
    </section>
  );
}

function Person({ profile, player }: PersonCardProps & { profile: OwnProfile }) {
  const t = useTranslations('Profile');
  const addToast = useSetAtom(addToastAtom);
  const [editing, setEditing] = useState<ProfileStep>();
  const saved = () => {
    setEditing(undefined);
    addToast({ status: 'success', title: t('saved'), history: false });
  };
  const cancel = (
    <Button size="large" wide onClick={() => setEditing(undefined)}>
      {t('cancel')}
    </Button>
  );
  return (
    <>
      {profile.locked && (
        <div className={styles.locked}>
          <p>{t('personLocked')}</p>
          <Button size="small" data-modal="SUPPORT_FORM">
            {t('askSupport')}
          </Button>
        </div>
      )}
      <Step of={editing === 'profile' ? 'form' : 'facts'} className={styles.part}>
        {editing === 'profile' ? (
          <AboutForm profile={profile} owner={player.id} submitText={t('save')} asksAll onDone={saved}>
            {cancel}
          </AboutForm>
        ) : (
          <Facts
            profile={profile}
            country={player.country}
            step="profile"
            onEdit={() => setEditing('profile')}
          />
        )}
      </Step>
      <Step of={editing === 'contacts' ? 'form' : 'facts'} className={styles.part}>
        {editing === 'contacts' ? (
          <ContactsForm
            profile={profile}
            owner={player.id}
            country={player.country}
            submitText={t('save')}
            onDone={saved}
          >
            {cancel}
          </ContactsForm>
        ) : (
          <Facts
            profile={profile}
            country={player.country}
            step="contacts"
            onEdit={() => setEditing('contacts')}
          />
        )}
      </Step>
    </>
  );
}

interface FactsProps {
  profile: OwnProfile;
  country: string;
  step: ProfileStep;
  onEdit: () => void;
}

function Facts({ profile, country, step, onEdit }: FactsProps) {
  const t = useTranslations('Profile');
  const locale = useLocale();
  const { name, surname, birthday, sex, address, city, postcode, phone } = profile;
  const facts: [string, string | null][] =
    step === 'profile'
      ? [
          [t('name'), name],
          [t('surname'), surname],
          [t('birthday'), birthday && formatDayInText(new Date(`${birthday}T00:00:00Z`), locale)],
          [t('sex'), sex && t(`sexes.${sex}`)],
        ]
      : [
          [t('country'), countryName(country, locale)],
          [t('address'), address],
          [t('postcode'), postcode],
          [t('city'), city],
          [t('phone'), phone && `+${phone.code} ${phone.number}`],
        ];
  const lacking = facts.some(([, value]) => value === null);
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={value === null || undefined}>{value ?? t('notTold')}</dd>
          </div>
        ))}
      </dl>
      {(lacking || !profile.locked) && (
        <Button onClick={onEdit}>{lacking ? t('complete') : t('edit')}</Button>
      )}
    </>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { chooseLanguage, showIn } from '@/components/shell/language/language-choice';
import { LANGUAGES } from '@/components/shell/language/languages';
import { ButtonLink } from '@/components/ui/button/button';
import { Chip } from '@/components/ui/chip/chip';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { Select } from '@/components/ui/select/select';
import { SUBSCRIPTIONS, useSaveSubscriptions, type Subscriptions } from '@/endpoints/put-me-subscriptions';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { isLocale, LOCALES, type Locale } from '@/lib/domain/locales';
import { isApiProblem } from '@/lib/http/problem';
import styles from './profile-page.module.scss';

/** The address, and whether it is confirmed; changing it is a matter of security. */
export function EmailCard({ email, verified }: { email: string; verified: boolean }) {
  const t = useTranslations('Profile');
  return (
    <section className={styles.card} aria-labelledby="profile-email">
      <h2 id="profile-email">{t('email')}</h2>
      <p className={styles.email}>
        <span>{email}</span>
        <Chip tone={verified ? 'ok' : 'wait'}>{verified ? t('emailVerified') : t('emailUnverified')}</Chip>
      </p>
      <ButtonLink href="/account/profile/security">{t('emailChange')}</ButtonLink>
    </section>
  );
}

interface SubscriptionsCardProps {
  subscriptions: Subscriptions;
  /** Saved: what is shown elsewhere follows. */
  onSaved: (subscriptions: Subscriptions) => void;
  /** Has the letter that confirms the address sent again: shown when that is what a subscription lacks. */
  confirmation: ReactNode;
}

/** SPEC §8: a subscription begins with a confirmed address. */
const UNCONFIRMED = 'client_api_61';

/** Which mails the player gets; each press is saved at once. */
export function SubscriptionsCard({ subscriptions, onSaved, confirmation }: SubscriptionsCardProps) {
  const t = useTranslations('Profile');
  const problemText = useProblemText();
  const save = useSaveSubscriptions();
  const isUnconfirmed = isApiProblem(save.error) && save.error.code === UNCONFIRMED;
  const shown = save.isPending ? save.variables : subscriptions;
  return (
    <section className={styles.card} aria-labelledby="profile-mails">
      <h2 id="profile-mails">{t('mails')}</h2>
      <p className={styles.lead}>{t('mailsLead')}</p>
      {SUBSCRIPTIONS.map((name) => (
        <Checkbox
          key={name}
          name={name}
          checked={shown[name]}
          onChange={(event) =>
            save.mutate(
              { ...shown, [name]: event.target.checked },
              { onSuccess: (me) => onSaved(me.subscriptions) },
            )
          }
        >
          {t(`subscriptions.${name}`)}
        </Checkbox>
      ))}
      {save.isError && (
        <p className={styles.wrong} role="alert">
          {isUnconfirmed ? problemText(save.error) : t('mailsFailed')}
        </p>
      )}
      {isUnconfirmed && confirmation}
    </section>
  );
}

/** The language of pages and letters: saved on the profile, and the page turns to it. */
export function LanguageCard() {
  const t = useTranslations('Profile');
  const locale = useLocale();
  const [failed, setFailed] = useState(false);
  const choose = async (chosen: Locale) => {
    setFailed(false);
    if (await chooseLanguage(chosen)) showIn(chosen);
    // The page would turn back: it follows the profile.
    else setFailed(true);
  };
  return (
    <section className={styles.card} aria-labelledby="profile-language">
      <h2 id="profile-language">{t('language')}</h2>
      <p className={styles.lead}>{t('languageLead')}</p>
      <Select
        label={t('language')}
        hideLabel
        options={LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }))}
        value={locale}
        onChange={({ target: { value } }) => {
          if (isLocale(value)) void choose(value);
        }}
      />
      {failed && (
        <p className={styles.wrong} role="alert">
          {t('mailsFailed')}
        </p>
      )}
    </section>
  );
}

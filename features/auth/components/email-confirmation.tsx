'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { circleAlertGlyph, circleCheckGlyph } from '@/components/ui/icon/glyphs';
import { Spinner } from '@/components/ui/spinner/spinner';
import { useRouter } from '@/lib/i18n/navigation';
import { useConfirmEmail } from '../api/confirm-email';
import styles from './email-confirmation.module.scss';

/** SPEC §2: a confirmed player is led home after a countdown. Seconds. */
const COUNTDOWN_SECONDS = 8;

/**
 * Where the link of the confirmation mail leads. The page posts the token: opening a link alone, as mail scanners
 * do without a script, changes nothing.
 */
export function EmailConfirmation() {
  const t = useTranslations('ConfirmedEmail');
  const router = useRouter();
  const { mutate, isSuccess, isError } = useConfirmEmail();
  const asked = useRef(false);
  const [left, setLeft] = useState(COUNTDOWN_SECONDS);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate(new URLSearchParams(window.location.search).get('token') ?? '');
  }, [mutate]);
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, [isSuccess]);
  useEffect(() => {
    if (left <= 0) router.replace('/');
  }, [left, router]);

  const view = isSuccess ? 'done' : isError ? 'failed' : 'asking';
  return (
    <section className={styles.card} data-view={view} aria-live="polite">
      <span className={styles.mark}>
        {view === 'asking' ? (
          <Spinner />
        ) : (
          <Icon glyph={view === 'done' ? circleCheckGlyph : circleAlertGlyph} size="large" />
        )}
      </span>
      <h1>{t(`${view}.title`)}</h1>
      <p>{t(`${view}.text`, { seconds: Math.max(left, 0) })}</p>
      <ButtonLink href="/" tone="primary">
        {t('home')}
      </ButtonLink>
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import styles from './screens.module.scss';

/** Something went wrong while a page was shown: say so, offer the same again and the way home. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('Pages.error');
  return (
    <section className={styles.felt} role="alert">
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <div className={styles.actions}>
        <Button tone="primary" onClick={onRetry}>
          {t('again')}
        </Button>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </div>
    </section>
  );
}

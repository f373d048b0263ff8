import { useTranslations } from 'next-intl';
import styles from './screens.module.scss';

/** Covers the whole product for a visitor from a blocked country (SPEC §1). No button leads into it. */
export function BlockedScreen() {
  const t = useTranslations('Pages.blocked');
  return (
    <section className={styles.cover}>
      <div>
        <p className={styles.code}>403</p>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <p>
          <a href="mailto:support@parlour.example">{t('contact')}</a>
        </p>
      </div>
    </section>
  );
}

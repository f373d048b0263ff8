import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import styles from './cookie-banner.module.scss';

/**
 * Asks once whether visits may be counted. It is in every page and shows when no answer is stored: the root element
 * says so before the first paint (early/shell, which also stores the answer). It is in the flow of the page and
 * sticks to its lower edge, so that it can always be scrolled past; while a game runs on a phone, it stays at the
 * end. The footer opens it again.
 */
export function CookieBanner({ policyHref }: { policyHref?: string }) {
  const t = useTranslations('Shell.cookies');
  return (
    <section className={styles.banner} aria-label={t('label')}>
      <div className={styles.text}>
        <h2>{t('title')}</h2>
        <p>
          {t('text')}{' '}
          {policyHref && (
            <Link className="link" href={policyHref} prefetch={false}>
              {t('policy')}
            </Link>
          )}
        </p>
      </div>
      {/* Yes and no look alike: it is a question, not an offer. */}
      <div className={styles.choices}>
        <button type="button" data-cookie-choice="necessary">
          {t('necessary')}
        </button>
        <button type="button" data-cookie-choice="analytics">
          {t('accept')}
        </button>
      </div>
      <details className={styles.settings}>
        <summary>{t('settings')}</summary>
        <ul>
          <li>
            <label>
              <input type="checkbox" defaultChecked disabled />
              <b>{t('needed')}</b>
              <span>{t('neededText')}</span>
            </label>
          </li>
          <li>
            <label>
              <input type="checkbox" id="cookie-analytics" suppressHydrationWarning />
              <b>{t('analytics')}</b>
              <span>{t('analyticsText')}</span>
            </label>
          </li>
        </ul>
        <button type="button" data-cookie-choice="">
          {t('save')}
        </button>
      </details>
    </section>
  );
}

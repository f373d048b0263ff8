import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import styles from './seo-text.module.scss';

interface SeoTextProps {
  title: string;
  /** The part that always shows. */
  lead: ReactNode;
  /** The part behind "read more". It is in the page either way, for crawlers. */
  children?: ReactNode;
}

/** Text about the page for search engines and readers. Goes last on a page, so that it joins the footer. */
export function SeoText({ title, lead, children }: SeoTextProps) {
  const t = useTranslations('Shell.footer');
  return (
    <section className={styles.seo} data-seo-text>
      <div>
        <h2>{title}</h2>
        <div className={styles.text}>
          <div>{lead}</div>
          {children && (
            <details>
              <summary>
                <span data-when="closed">{t('readMore')}</span>
                <span data-when="open">{t('readLess')}</span>
              </summary>
              {children}
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

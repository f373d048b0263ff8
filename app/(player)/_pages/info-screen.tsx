import { useTranslations } from 'next-intl';
import type { InfoPage } from '@/cms/read/info-pages';
import { NavLink } from '@/components/shell/nav-link';
import type { InfoLink } from './info-page';
import styles from './info-screen.module.scss';

/** A page of text, with the other pages of text beside it. */
export function InfoScreen({ page, links }: { page: InfoPage; links: readonly InfoLink[] }) {
  const t = useTranslations('Pages.info');
  return (
    <div className={styles.screen}>
      <nav className={styles.pages} aria-label={t('pages')}>
        <ul>
          {links.map(({ code, href, label, external }) => (
            <li key={code}>
              {external ? (
                <a href={href} rel="noopener">
                  {label}
                </a>
              ) : (
                <NavLink href={href}>{label}</NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <article className={styles.text}>
        <h1>{page.title}</h1>
        <div dangerouslySetInnerHTML={{ __html: page.html }} />
      </article>
    </div>
  );
}

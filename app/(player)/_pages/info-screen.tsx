import { useLocale, useTranslations } from 'next-intl';
import type { InfoPage } from '@/cms/read/info-pages';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { NavLink } from '@/components/shell/nav-link';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { siteBase } from '@/lib/seo/address';
import { infoPath } from '@/lib/seo/info-path';
import { breadcrumbNode, graphOf } from '@/lib/seo/json-ld';
import type { InfoLink } from './info-page';
import styles from './info-screen.module.scss';

/** A page of text, with the other pages of text beside it. */
export function InfoScreen({ page, links }: { page: InfoPage; links: readonly InfoLink[] }) {
  const t = useTranslations('Pages.info');
  const locale = useLocale();
  const trail = [{ name: page.title, path: infoPath(page.code) }];
  return (
    <div className={styles.screen}>
      <JsonLd data={graphOf(breadcrumbNode(siteBase(), locale, trail))} />
      <nav className={styles.pages} aria-label={t('pages')}>
        <InfoTree links={links} parent={null} />
      </nav>
      <article className={styles.text}>
        <h1>{page.title}</h1>
        <RichText text={page.text} />
      </article>
    </div>
  );
}

/** The pages that stand below one, each with those below it. */
function InfoTree({ links, parent }: { links: readonly InfoLink[]; parent: string | null }) {
  const below = links.filter((link) => link.parent === parent);
  if (below.length === 0) return null;
  return (
    <ul>
      {below.map(({ code, href, label, external }) => (
        <li key={code}>
          {external ? (
            <a href={href} rel="noopener">
              {label}
            </a>
          ) : (
            <NavLink href={href}>{label}</NavLink>
          )}
          <InfoTree links={links} parent={code} />
        </li>
      ))}
    </ul>
  );
}

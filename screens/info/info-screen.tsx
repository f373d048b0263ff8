import { useLocale, useTranslations } from 'next-intl';
import type { InfoPage } from '@/cms/read/info-pages';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { NavLink } from '@/components/shell/nav-link';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Trail } from '@/components/ui/trail/trail';
import { siteBase } from '@/lib/server/seo/address';
import { infoPath } from '@/lib/domain/info-path';
import { breadcrumbNode, graphOf } from '@/lib/server/seo/json-ld';
import type { InfoLink } from './info-page';
import styles from './info-screen.module.scss';

/** A page of text, with the other pages of text beside it. */
export function InfoScreen({ page, links }: { page: InfoPage; links: readonly InfoLink[] }) {
  const t = useTranslations('Pages.info');
  const locale = useLocale();
  const above = pageAbove(links, page.code);
  const trail = [
    ...(above && !above.external ? [{ name: above.label, path: above.href }] : []),
    { name: page.title, path: infoPath(page.code) },
  ];
  return (
    <div className={styles.screen}>
      <JsonLd data={graphOf(breadcrumbNode(siteBase(), locale, trail))} />
      <nav className={styles.pages} aria-label={t('pages')}>
        <InfoTree links={links} parent={null} />
      </nav>
      <article className={styles.text}>
        {above && (
          <div className={styles.trail}>
            <Trail current={page.title}>
              <InfoAnchor link={above} />
            </Trail>
          </div>
        )}
        <h1>{page.title}</h1>
        <RichText text={page.text} />
      </article>
    </div>
  );
}

/** The page below which one stands, when it is online; undefined for one at the top. */
const pageAbove = (links: readonly InfoLink[], code: string): InfoLink | undefined => {
  const parent = links.find((link) => link.code === code)?.parent;
  return parent === undefined || parent === null ? undefined : links.find((link) => link.code === parent);
};

function InfoAnchor({ link: { href, label, external } }: { link: InfoLink }) {
  if (!external) return <NavLink href={href}>{label}</NavLink>;
  return (
    <a href={href} rel="noopener">
      {label}
    </a>
  );
}

/** The pages that stand below one, each with those below it. */
function InfoTree({ links, parent }: { links: readonly InfoLink[]; parent: string | null }) {
  const below = links.filter((link) => link.parent === parent);
  if (below.length === 0) return null;
  return (
    <ul>
      {below.map((link) => (
        <li key={link.code}>
          <InfoAnchor link={link} />
          <InfoTree links={links} parent={link.code} />
        </li>
      ))}
    </ul>
  );
}

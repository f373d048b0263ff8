import type { Locale } from '@/lib/domain/locales';
import type { Dashboard } from '../dashboard/dashboard';
import type { Naming } from './dashboard-names';
import styles from './dashboard.module.scss';

const MAX_SHOWN = 60;
/** What search engines show of a page: the most visible gap of all. */
const PAGES = 'seo-entries';

interface Props {
  missing: Dashboard['missing'];
  locales: readonly Locale[];
  naming: Naming;
}

/** How much readers of each language get in English, by collection, and where. */
export function MissingTable({ missing, locales, naming }: Props) {
  const kinds = [...new Set(missing.map(({ kind }) => kind))].sort(
    (a, b) => Number(b === PAGES) - Number(a === PAGES),
  );
  const count = (kind: string, locale: Locale) =>
    missing.filter((each) => each.kind === kind && each.locale === locale).length;
  return (
    <section className={styles.wide} data-dashboard-missing>
      <h3>Missing texts</h3>
      {missing.length === 0 ? (
        <p className={styles.fine}>
          Every text is there in {locales.map((code) => naming.locale(code)).join(', ')}.
        </p>
      ) : (
        <>
          <p className={styles.hint}>
            Documents that are online and lack a text in a language: its readers get the English one. Pages
            without a title or a description are the SEO entries.
          </p>
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Documents</th>
                  {locales.map((locale) => (
                    <th key={locale} scope="col">
                      {naming.locale(locale)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {kinds.map((kind) => (
                  <tr key={kind}>
                    <th scope="row">{naming.kind(kind)}</th>
                    {locales.map((locale) => (
                      <td key={locale} data-some={count(kind, locale) > 0}>
                        {count(kind, locale) || '–'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {kinds.map((kind) => {
            const ofKind = missing.filter((each) => each.kind === kind);
            return (
              <details key={kind} open={missing.length <= 12}>
                <summary>
                  {naming.kind(kind)} ({ofKind.length})
                </summary>
                <ul>
                  {ofKind.slice(0, MAX_SHOWN).map((each) => (
                    <li key={`${each.id} ${each.locale}`}>
                      <a href={naming.href(each, each.locale)}>{each.label}</a>
                      <span>
                        {naming.locale(each.locale)}: {each.fields.join(', ')}
                      </span>
                    </li>
                  ))}
                  {ofKind.length > MAX_SHOWN && <li>and {ofKind.length - MAX_SHOWN} more</li>}
                </ul>
              </details>
            );
          })}
        </>
      )}
    </section>
  );
}

import { getTranslations } from 'next-intl/server';
import { readFaq, type FaqGroup } from '@/cms/read/faq';
import { readSettings } from '@/cms/read/settings';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { lawOfWords } from '@/lib/domain/law-of-words';
import { plainText } from '@/lib/domain/rich-text';
import type { Locale } from '@/lib/domain/locales';
import type { Section } from '@/lib/domain/sections';
import { readClosedSections } from '@/lib/server/rules/closed-sections';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, faqNode, graphOf } from '@/lib/server/seo/json-ld';
import { SupportLink } from '@/screens/notices/support-link';
import styles from './faq-screen.module.scss';

/** Sections whose questions form a group under the section's name. */
const ASKED_ABOUT: readonly Section[] = ['bonuses', 'tournaments', 'vip'];

/** The groups of questions without those about a section that is closed. */
const openGroups = (groups: readonly FaqGroup[], closed: readonly Section[]): FaqGroup[] =>
  groups.filter(({ code }) => !ASKED_ABOUT.some((section) => section === code && closed.includes(section)));

/** Questions and answers by topic. They fold without a script, and search engines read all of them. */
export async function FaqScreen({ locale }: { locale: Locale }) {
  const [t, read, { supportEmail }, closed] = await Promise.all([
    getTranslations('Faq'),
    readFaq(locale),
    readSettings(locale),
    readClosedSections(),
  ]);
  const groups = openGroups(read, closed);
  const asked = groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({ question, answer: plainText(answer) }));
  return (
    <div className={styles.screen}>
      <JsonLd
        data={graphOf(
          breadcrumbNode(siteBase(), locale, [{ name: t('title'), path: '/faq' }]),
          ...(asked.length > 0 ? [faqNode(locale, asked)] : []),
        )}
      />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t(groups.length > 0 ? 'lead' : 'empty')}</p>
        <SupportLink email={supportEmail} tone="outline">
          {t('contact')}
        </SupportLink>
      </header>
      {groups.length > 1 && (
        <nav className={styles.topics} aria-label={t('groups')}>
          <ul>
            {groups.map(({ code, title }) => (
              <li key={code}>
                <a href={`#${code}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.groups}>
        {groups.map(({ code, title, questions }) => (
          <section key={code} aria-labelledby={code}>
            <h2 id={code}>{title}</h2>
            {questions.map(({ id, question, answer }) => (
              <details key={id} data-law={lawOfWords(question)}>
                <summary>
                  <h3>{question}</h3>
                </summary>
                <RichText text={answer} />
              </details>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

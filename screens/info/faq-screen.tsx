import { useLocale, useTranslations } from 'next-intl';
import type { FaqGroup } from '@/cms/read/faq';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { plainText } from '@/lib/domain/rich-text';
import type { Section } from '@/lib/domain/sections';
import { siteBase } from '@/lib/seo/address';
import { breadcrumbNode, faqNode, graphOf } from '@/lib/seo/json-ld';
import { SupportLink } from '@/screens/notices/support-link';
import styles from './faq-screen.module.scss';

/** Sections whose questions make a group of their own, under the section's name. */
const ASKED_ABOUT: readonly Section[] = ['bonuses', 'tournaments', 'vip'];

/** The groups of questions without those about a section that is closed. */
export const openGroups = (groups: readonly FaqGroup[], closed: readonly Section[]): FaqGroup[] =>
  groups.filter(({ code }) => !ASKED_ABOUT.some((section) => section === code && closed.includes(section)));

interface FaqScreenProps {
  groups: readonly FaqGroup[];
  supportEmail: string;
}

/** Questions and answers by topic. They fold without a script, and search engines read all of them. */
export function FaqScreen({ groups, supportEmail }: FaqScreenProps) {
  const t = useTranslations('Faq');
  const locale = useLocale();
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
              <details key={id}>
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

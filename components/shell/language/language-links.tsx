'use client';

import type { MouseEvent } from 'react';
import { useLocale } from 'next-intl';
import { isPlainPress } from '@/lib/browser/plain-press';
import { LANGUAGE_CODES, LOCALES, type Locale } from '@/lib/domain/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { addressOfPage } from '@/lib/i18n/path';
import { Flag } from '../../ui/flag/flag';
import { chooseLanguage, showIn } from './language-choice';
import { LANGUAGES } from './languages';
import styles from './language-links.module.scss';

/**
 * This page in every language, as plain links that load a new document, because everything on the page changes. `row`
 * shows codes, `list` shows names.
 */
export function LanguageLinks({ variant }: { variant: 'row' | 'list' }) {
  const current = useLocale();
  // The server renders a list with a query at an inner address; the visitor's has the query itself.
  const pathname = usePathname().replace(/\/~filtered\/.*$/, '');

  async function choose(event: MouseEvent<HTMLAnchorElement>, locale: Locale) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    await chooseLanguage(locale);
    showIn(locale);
  }

  return (
    <ul className={styles.languages} data-variant={variant}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={addressOfPage(pathname, locale)}
            hrefLang={locale}
            lang={locale}
            data-language={LANGUAGE_CODES[locale]}
            aria-current={locale === current ? 'true' : undefined}
            aria-label={variant === 'row' ? LANGUAGES[locale].name : undefined}
            onClick={(event) => void choose(event, locale)}
          >
            <Flag country={LANGUAGES[locale].country} size={18} />
            <span>{variant === 'row' ? LANGUAGE_CODES[locale] : LANGUAGES[locale].name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

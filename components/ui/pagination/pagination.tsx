import type { MouseEvent } from 'react';
import { useTranslations } from 'next-intl';
import { isPlainPress } from '@/lib/browser/plain-press';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from '../icon/icon';
import { chevronLeftGlyph, chevronRightGlyph } from '../icon/glyphs';
import { paginationEntries } from './pages';
import styles from './pagination.module.scss';

interface PaginationProps {
  /** From 1. */
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  /** Turns to a page without following its link, when that is pressed plainly. */
  onTurn?: (page: number) => void;
}

/** Pages as links, so that they can be crawled and opened without a script. Nothing when there is one page. */
export function Pagination({ page, last, hrefOf, onTurn }: PaginationProps) {
  const t = useTranslations('Ui.pagination');
  const pressOf = (target: number) =>
    onTurn && {
      onClick: (event: MouseEvent) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onTurn(target);
      },
    };
  if (last <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t('label')}>
      {page > 1 && (
        <Link
          className={styles.step}
          href={hrefOf(page - 1)}
          {...pressOf(page - 1)}
          rel="prev"
          aria-label={t('previous')}
          prefetch={false}
        >
          <Icon glyph={chevronLeftGlyph} />
        </Link>
      )}
      <ol>
        {paginationEntries(page, last).map(({ page: entry, on }, index) => (
          <li key={entry ?? `gap-${index}`} data-on={on}>
            {entry === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Link
                href={hrefOf(entry)}
                {...pressOf(entry)}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={t('page', { page: entry })}
                prefetch={false}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <Link
          className={styles.step}
          href={hrefOf(page + 1)}
          {...pressOf(page + 1)}
          rel="next"
          aria-label={t('next')}
          prefetch={false}
        >
          <Icon glyph={chevronRightGlyph} />
        </Link>
      )}
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { LIST_SORTS, type ListSort } from '@/lib/games/list-query';
import styles from './sort-links.module.scss';

interface SortLinksProps {
  current: ListSort;
  hrefOf: (sort: ListSort) => string;
  /** What is shown was searched for: the best match is an order then. */
  searched: boolean;
}

/** Orders of a list, as links that keep its filters. */
export function SortLinks({ current, hrefOf, searched }: SortLinksProps) {
  const t = useTranslations('Lists');
  return (
    <nav className={styles.sorts} aria-label={t('sort')}>
      {LIST_SORTS.filter((sort) => searched || sort !== 'match').map((sort) => (
        <Link
          key={sort}
          href={hrefOf(sort)}
          aria-current={sort === current ? 'true' : undefined}
          rel="nofollow"
          prefetch={false}
        >
          {t(`sorts.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { LIST_SORTS, type ListSort } from '@/lib/games/list-query';
import styles from './sort-links.module.scss';

/** Orders of a list, as links that keep its other filters. */
export function SortLinks({ current, hrefOf }: { current: ListSort; hrefOf: (sort: ListSort) => string }) {
  const t = useTranslations('Lists');
  return (
    <nav className={styles.sorts} aria-label={t('sort')}>
      {LIST_SORTS.map((sort) => (
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

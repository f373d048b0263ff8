import { Children, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import styles from './trail.module.scss';

/** The pages above this one, from the widest on, each a link; the page itself may end them, as text. */
export function Trail({ children, current }: { children: ReactNode; current?: string }) {
  const t = useTranslations('Ui');
  return (
    <nav className={styles.trail} aria-label={t('trail')}>
      <ol>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
        {current !== undefined && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}

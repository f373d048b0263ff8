import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from '../../ui/icon/icon';
import { menuGlyph, searchGlyph } from '../../ui/icon/glyphs';
import { Logo } from '../../ui/logo/logo';
import { NavLink } from '../nav-link';
import styles from './header.module.scss';

/** Bar over every page. `account` is the visitor's own part: purse and deposit, or log-in and sign-up. */
export function Header({ account }: { account: ReactNode }) {
  const t = useTranslations('Shell');
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <button
          type="button"
          className={styles.icon}
          data-shown="narrow"
          aria-label={t('openMenu')}
          popoverTarget="sidebar"
        >
          <Icon glyph={menuGlyph} />
        </button>
        <button
          type="button"
          className={styles.icon}
          data-shown="wide"
          data-shell-side
          aria-label={t('toggleSidebar')}
          aria-controls="sidebar"
          aria-expanded="true"
          suppressHydrationWarning
        >
          <Icon glyph={menuGlyph} />
        </button>
        <Link className={styles.home} href="/" aria-label={t('home')} prefetch={false}>
          <Logo />
        </Link>
      </div>
      <nav className={styles.sections} aria-label={t('nav.top')}>
        <NavLink href="/games/jackpots">{t('nav.jackpots')}</NavLink>
        <NavLink href="/games/live" data-live>
          {t('nav.live')}
        </NavLink>
        <NavLink href="/games/new">{t('nav.new')}</NavLink>
        <NavLink href="/games/top">{t('nav.top_games')}</NavLink>
        <NavLink href="/games">{t('nav.providers')}</NavLink>
      </nav>
      <div className={styles.end}>
        <Link
          className={styles.icon}
          data-shown="from-md"
          href="/games/all"
          aria-label={t('search')}
          prefetch={false}
        >
          <Icon glyph={searchGlyph} />
        </Link>
        {account}
      </div>
    </header>
  );
}

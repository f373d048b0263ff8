import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from '../../ui/icon/icon';
import { giftGlyph, menuGlyph, searchGlyph } from '../../ui/icon/glyphs';
import { Logo } from '../../ui/logo/logo';
import { NavLink } from '../nav-link';
import styles from './header.module.scss';

interface HeaderProps {
  /** The visitor's own part: purse and deposit, or log-in and sign-up. */
  account: ReactNode;
  /** False once it is known that there is no promo bonus. */
  promoBonuses?: boolean;
}

/** Bar over every page. */
export function Header({ account, promoBonuses = true }: HeaderProps) {
  const t = useTranslations('Shell');
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <button
          type="button"
          className={styles.icon}
          data-shown="narrow"
          aria-label={t('openMenu')}
          aria-haspopup="dialog"
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
        <NavLink href="/jackpots">{t('nav.jackpots')}</NavLink>
        <NavLink href="/games/live" data-live>
          {t('nav.live')}
        </NavLink>
        <NavLink href="/bonuses">{t('nav.promotions')}</NavLink>
        <NavLink href="/tournaments">{t('nav.tournaments')}</NavLink>
        <NavLink href="/vip">{t('nav.vip')}</NavLink>
      </nav>
      <div className={styles.end}>
        <Link
          className={styles.icon}
          data-shown="from-md"
          href="/games/all"
          aria-label={t('search')}
          aria-keyshortcuts="Control+K Meta+K"
          prefetch={false}
          data-modal="SEARCH"
        >
          <Icon glyph={searchGlyph} />
        </Link>
        {promoBonuses && (
          <NavLink className={styles.icon} data-shown="player" href="/bonuses" aria-label={t('nav.bonuses')}>
            <Icon glyph={giftGlyph} />
          </NavLink>
        )}
        {account}
      </div>
    </header>
  );
}

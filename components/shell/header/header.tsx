import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { GameCategoryCode } from '@/lib/domain/game-categories';
import { isReachable } from '@/lib/domain/reachable';
import { leadsToOpen, type Section } from '@/lib/domain/sections';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from '../../ui/icon/icon';
import { giftGlyph, menuGlyph, searchGlyph } from '../../ui/icon/glyphs';
import { Logo } from '../../ui/logo/logo';
import { NavLink } from '../nav-link';
import styles from './header.module.scss';

interface HeaderProps {
  /** The visitor's own part: purse and deposit, or log-in and sign-up. */
  account: ReactNode;
  /** Sections that visitors do not get into now. */
  closed: readonly Section[];
  /** Categories without games, which are not linked. */
  empty: readonly GameCategoryCode[];
}

/** SPEC §2: the top menu. */
const SECTIONS = [
  { href: '/jackpots', label: 'jackpots' },
  { href: '/games/live', label: 'live' },
  { href: '/bonuses', label: 'promotions' },
  { href: '/tournaments', label: 'tournaments' },
  { href: '/vip', label: 'vip' },
] as const;
/** What stands there in the place of those that can't be reached: so few would look lost. */
const OTHERS = [
  { href: '/games/slots', label: 'slots' },
  { href: '/games', label: 'providers' },
] as const;
const FEWEST = 3;
const BONUSES = '/bonuses';
const ALL_GAMES = '/games/all';

/** Bar over every page. */
export function Header({ account, closed, empty }: HeaderProps) {
  const t = useTranslations('Shell');
  const reached = ({ href }: { href: string }) => isReachable(href, { closed, empty });
  const sections = SECTIONS.filter(reached);
  const others = OTHERS.filter(reached).slice(0, Math.max(0, FEWEST - sections.length));
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
        {[...sections, ...others].map(({ href, label }) => (
          <NavLink key={href} href={href} data-live={label === 'live' || undefined}>
            {t(`nav.${label}`)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.end}>
        {leadsToOpen(ALL_GAMES, closed) && (
          <Link
            className={styles.icon}
            data-shown="from-md"
            href={ALL_GAMES}
            aria-label={t('search')}
            aria-keyshortcuts="Control+K Meta+K"
            prefetch={false}
            data-modal="SEARCH"
          >
            <Icon glyph={searchGlyph} />
          </Link>
        )}
        {leadsToOpen(BONUSES, closed) && (
          <NavLink className={styles.icon} data-shown="player" href={BONUSES} aria-label={t('nav.bonuses')}>
            <Icon glyph={giftGlyph} />
          </NavLink>
        )}
        {account}
      </div>
    </header>
  );
}

import { useTranslations } from 'next-intl';
import { leadsToGames } from '@/lib/domain/empty-categories';
import type { GameCategoryCode } from '@/lib/domain/game-categories';
import { leadsToOpen, type Section } from '@/lib/domain/sections';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from '../../ui/icon/icon';
import {
  blocksGlyph,
  cherryGlyph,
  crownGlyph,
  infoGlyph,
  messageCircleGlyph,
  radioGlyph,
  searchGlyph,
  trophyGlyph,
} from '../../ui/icon/glyphs';
import { NavLink } from '../nav-link';
import styles from './bottom-bar.module.scss';

interface BottomBarProps {
  /** Sections that visitors do not get into now. */
  closed: readonly Section[];
  /** Categories without games, which are not linked. */
  empty: readonly GameCategoryCode[];
}

/** What stands between search and support: SPEC §2 names VIP, and what follows takes the place while that is closed. */
const FOURTH = [
  { href: '/vip', glyph: crownGlyph, label: 'nav.vip' },
  { href: '/jackpots', glyph: trophyGlyph, label: 'nav.jackpots' },
  { href: '/faq', glyph: infoGlyph, label: 'footer.faq' },
] as const;

const SLOTS = '/games/slots';
const LIVE = '/games/live';

/** The thumb's menu, under 768 px. Slots and live are a choice of two as long as there are live tables. */
export function BottomBar({ closed, empty }: BottomBarProps) {
  const t = useTranslations('Shell');
  const fourth = FOURTH.find(({ href }) => leadsToOpen(href, closed));
  const gamesOpen = leadsToOpen('/games', closed);
  const hasLive = leadsToGames(LIVE, empty);
  return (
    <nav
      className={styles.bar}
      aria-label={t('nav.bottom')}
      data-few={!gamesOpen || undefined}
      data-even={!hasLive || undefined}
    >
      {gamesOpen && (
        <>
          {hasLive ? (
            <div className={styles.toggle} role="group" aria-label={t('nav.lobby')}>
              <NavLink href={SLOTS}>
                <Icon glyph={cherryGlyph} />
                {t('nav.slotsShort')}
              </NavLink>
              <NavLink href={LIVE}>
                <Icon glyph={radioGlyph} />
                {t('nav.live')}
              </NavLink>
            </div>
          ) : (
            <NavLink href={SLOTS}>
              <Icon glyph={cherryGlyph} />
              <span>{t('nav.slotsShort')}</span>
            </NavLink>
          )}
          <NavLink href="/games" data-modal="PROVIDERS">
            <Icon glyph={blocksGlyph} />
            <span>{t('nav.providers')}</span>
          </NavLink>
          <Link
            className={styles.search}
            href="/games/all"
            aria-label={t('search')}
            prefetch={false}
            data-modal="SEARCH"
          >
            <Icon glyph={searchGlyph} />
          </Link>
        </>
      )}
      {fourth && (
        <NavLink href={fourth.href}>
          <Icon glyph={fourth.glyph} />
          <span>{t(fourth.label)}</span>
        </NavLink>
      )}
      <button type="button" data-modal="SUPPORT_FORM">
        <Icon glyph={messageCircleGlyph} />
        <span>{t('nav.supportShort')}</span>
      </button>
    </nav>
  );
}

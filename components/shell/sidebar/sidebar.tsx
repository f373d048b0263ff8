import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { CATEGORY_GROUPS, GAME_CATEGORIES, type GameCategoryCode } from '@/lib/domain/game-categories';
import { Drawer } from '../../ui/drawer/drawer';
import { CATEGORY_GLYPHS } from '../../ui/icon/category-glyphs';
import {
  blocksGlyph,
  cherryGlyph,
  chevronDownGlyph,
  coinsGlyph,
  flameGlyph,
  layoutGridGlyph,
  radioGlyph,
  sparklesGlyph,
  trophyGlyph,
  type Glyph,
} from '../../ui/icon/glyphs';
import { Icon } from '../../ui/icon/icon';
import { LanguageLinks } from '../language/language-links';
import { NavLink } from '../nav-link';
import styles from './sidebar.module.scss';

interface SidebarProps {
  /** The player's balance, for a player who is logged in. */
  balance?: ReactNode;
  /** Size of the catalogue, beside its entry. */
  gamesTotal?: number;
}

const PATHS = new Map<GameCategoryCode, string>(
  GAME_CATEGORIES.flatMap(({ code, path }) => (path === null ? [] : [[code, `/games/${path}`]])),
);

const GROUPS = [
  { name: 'casino', glyph: cherryGlyph, children: CATEGORY_GROUPS['casino-games'], open: true },
  { name: 'live', glyph: radioGlyph, children: CATEGORY_GROUPS['live-games'], open: false },
  { name: 'jackpot', glyph: coinsGlyph, children: CATEGORY_GROUPS['jackpot-games'], open: false },
] as const;

/**
 * The menu: a column beside the page from 1280 px on, below that a drawer. It is one element, a popover that wide
 * screens always show, so that it opens, closes and takes Escape without a script.
 */
export function Sidebar({ balance, gamesTotal }: SidebarProps) {
  const t = useTranslations('Shell');
  const format = useFormatter();
  return (
    <Drawer id="sidebar" side="start" label={t('sidebar')} docked className={styles.sidebar}>
      <div className={styles.scroll}>
        {balance}
        <nav className={styles.nav} aria-label={t('nav.main')}>
          <Entry href="/games/all" glyph={layoutGridGlyph} label={t('nav.allGames')}>
            {gamesTotal !== undefined && <em>{format.number(gamesTotal)}</em>}
          </Entry>
          <Entry href="/games/jackpots" glyph={trophyGlyph} label={t('nav.jackpots')} />
          <Entry href="/games/live" glyph={radioGlyph} label={t('nav.live')} />
          <Entry href="/games/new" glyph={sparklesGlyph} label={t('nav.new')} />
          <Entry href="/games/top" glyph={flameGlyph} label={t('nav.top_games')} />
          <Entry href="/games" glyph={blocksGlyph} label={t('nav.providers')} />
        </nav>
        <hr className={styles.rule} />
        <nav className={styles.nav} aria-label={t('nav.games')}>
          {GROUPS.map(({ name, glyph, children, open }) => (
            <Group key={name} label={t(`groups.${name}`)} glyph={glyph} codes={children} open={open} />
          ))}
        </nav>
      </div>
      <nav className={styles.foot} aria-label={t('language.label')}>
        <LanguageLinks variant="row" />
      </nav>
    </Drawer>
  );
}

function Entry({
  href,
  glyph,
  label,
  children,
}: {
  href: string;
  glyph: Glyph;
  label: string;
  children?: ReactNode;
}) {
  return (
    <NavLink className={styles.entry} href={href}>
      <Icon glyph={glyph} />
      <span>{label}</span>
      {children}
    </NavLink>
  );
}

/**
 * Its children stand beside the <details>, not inside: the collapsed sidebar shows them in a fly-out while the
 * group itself stays closed.
 */
function Group({
  label,
  glyph,
  codes,
  open,
}: {
  label: string;
  glyph: Glyph;
  codes: readonly GameCategoryCode[];
  open: boolean;
}) {
  const t = useTranslations('Categories');
  return (
    <div className={styles.group}>
      <details open={open}>
        <summary className={styles.entry} aria-label={label}>
          <Icon glyph={glyph} />
          <span>{label}</span>
          <Icon glyph={chevronDownGlyph} size="small" className={styles.chevron} />
        </summary>
      </details>
      <div className={styles.children}>
        <b aria-hidden>{label}</b>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <NavLink href={PATHS.get(code) ?? '/games/all'}>
                <Icon glyph={CATEGORY_GLYPHS[code]} size="small" />
                <span>{t(code)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { CATEGORY_GROUPS, type GameCategoryCode } from '@/lib/domain/game-categories';
import { leadsToOpen, type Section } from '@/lib/domain/sections';
import { Drawer } from '../../ui/drawer/drawer';
import { Flag } from '../../ui/flag/flag';
import {
  cherryGlyph,
  coinsGlyph,
  crownGlyph,
  giftGlyph,
  layoutGridGlyph,
  messageCircleGlyph,
  radioGlyph,
  swordsGlyph,
  trophyGlyph,
} from '../../ui/icon/glyphs';
import { Icon } from '../../ui/icon/icon';
import { Logo } from '../../ui/logo/logo';
import { LanguageLinks } from '../language/language-links';
import { LANGUAGES } from '../language/languages';
import { Entry } from './entry';
import { Flyout } from './flyout';
import { Group } from './group';
import { PromoBanner, type Promo } from './promo-banner';
import styles from './sidebar.module.scss';

export interface SidebarProps {
  /** The player's balance, for a player who is logged in. */
  balance?: ReactNode;
  /** Size of the catalogue, beside its entry. */
  gamesTotal?: number;
  /** Sections that visitors do not get into now. */
  closed: readonly Section[];
  /** Categories without games, which are not linked. */
  empty: readonly GameCategoryCode[];
  /** What operators promote in the menu. */
  promo?: Promo;
}

const ALL_GAMES = '/games/all';

/** SPEC §2: the main menu, after the games. */
const SECTIONS = [
  { href: '/jackpots', glyph: trophyGlyph, label: 'jackpots' },
  { href: '/bonuses', glyph: giftGlyph, label: 'bonuses' },
  { href: '/tournaments', glyph: swordsGlyph, label: 'tournaments' },
  { href: '/vip', glyph: crownGlyph, label: 'vip' },
] as const;

const GROUPS = [
  { name: 'casino', glyph: cherryGlyph, children: CATEGORY_GROUPS['casino-games'], open: true },
  { name: 'live', glyph: radioGlyph, children: CATEGORY_GROUPS['live-games'], open: false },
  { name: 'jackpot', glyph: coinsGlyph, children: CATEGORY_GROUPS['jackpot-games'], open: false },
] as const;

/**
 * Opens the groups that the visitor left open, before they are painted (early/sidebar listens). As markup: the
 * parser runs it with the page, and React has nothing to run again.
 */
const RESTORE_GROUPS = `<script>document.dispatchEvent(new Event('shell:groups'))</script>`;

/**
 * The menu: a column beside the page from 1280 px on, below that a drawer. It is one element, a popover that wide
 * screens always show, so that it opens, closes and takes Escape without React.
 */
export function Sidebar({ balance, gamesTotal, closed, empty, promo }: SidebarProps) {
  const t = useTranslations('Shell');
  const format = useFormatter();
  const language = LANGUAGES[useLocale()];
  const gamesOpen = leadsToOpen(ALL_GAMES, closed);
  const groups = GROUPS.map(({ children, ...group }) => ({
    ...group,
    codes: children.filter((code) => !empty.includes(code)),
  })).filter(({ codes }) => codes.length > 0);
  return (
    <Drawer id="sidebar" side="start" label={t('sidebar')} docked className={styles.sidebar}>
      <div className={styles.brand}>
        <Logo />
      </div>
      <div className={styles.scroll}>
        {balance}
        <nav aria-label={t('nav.main')}>
          {gamesOpen && (
            <Entry href={ALL_GAMES} glyph={layoutGridGlyph} label={t('nav.allGames')}>
              {gamesTotal !== undefined && <em>{format.number(gamesTotal)}</em>}
            </Entry>
          )}
          {SECTIONS.filter(({ href }) => leadsToOpen(href, closed)).map(({ href, glyph, label }) => (
            <Entry key={href} href={href} glyph={glyph} label={t(`nav.${label}`)} />
          ))}
        </nav>
        {gamesOpen && (
          <>
            <hr className={styles.rule} />
            <nav aria-label={t('nav.games')}>
              {groups.map(({ name, glyph, codes, open }) => (
                <Group
                  key={name}
                  name={name}
                  label={t(`groups.${name}`)}
                  glyph={glyph}
                  codes={codes}
                  open={open}
                />
              ))}
              <div hidden dangerouslySetInnerHTML={{ __html: RESTORE_GROUPS }} />
            </nav>
          </>
        )}
        {promo && <PromoBanner promo={promo} />}
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.entry} data-modal="SUPPORT_FORM" data-tip>
          <Icon glyph={messageCircleGlyph} />
          <span data-tip-panel>{t('nav.support')}</span>
        </button>
        <nav className={styles.languages} aria-label={t('language.label')}>
          <LanguageLinks variant="row" />
        </nav>
        <div className={styles.folded}>
          <Flyout label={t('language.label')} mark={<Flag country={language.country} size={22} />}>
            <LanguageLinks variant="list" />
          </Flyout>
        </div>
      </div>
    </Drawer>
  );
}

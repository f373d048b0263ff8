import { useTranslations } from 'next-intl';
import { CATEGORY_GLYPHS } from '@/components/ui/icon/category-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { GAME_CATEGORIES, type GameCategoryCode } from '@/lib/domain/game-categories';
import { Link } from '@/lib/i18n/navigation';
import { tabsBeforeGames, tabsOf } from '../domain/tabs';
import styles from './category-tabs.module.scss';

const PATHS = new Map<GameCategoryCode, string | null>(GAME_CATEGORIES.map(({ code, path }) => [code, path]));

/** A game that has an entry of its own among the categories. */
export interface DirectGame {
  name: string;
  /** Path of its page, without language prefix. */
  href: string;
  /** Shown from 768 px on, or below; everywhere when not given. */
  only?: 'wide' | 'narrow';
}

interface CategoryTabsProps {
  current: GameCategoryCode;
  /** Categories without games: they have no tab. */
  empty: readonly GameCategoryCode[];
  /** Stand behind the crash games, which they are. */
  games?: readonly DirectGame[];
}

/** Categories beside the one that is open; which ones depends on its kind: casino, live or jackpot (SPEC §2). */
export function CategoryTabs({ current, empty, games = [] }: CategoryTabsProps) {
  const t = useTranslations('Categories');
  const lobby = useTranslations('Lobby');
  const tabs = tabsOf(current, empty);
  const before = tabsBeforeGames(tabs);
  const toLink = (code: GameCategoryCode) => (
    <Link
      key={code}
      href={`/games/${PATHS.get(code) ?? 'all'}`}
      aria-current={code === current ? 'page' : undefined}
      prefetch={false}
    >
      <Icon glyph={CATEGORY_GLYPHS[code]} />
      {code === 'all' ? lobby('allTab') : t(code)}
    </Link>
  );
  return (
    <nav className={styles.tabs} aria-label={lobby('categories')}>
      {tabs.slice(0, before).map(toLink)}
      {before !== undefined &&
        games.map(({ name, href, only }) => (
          <Link key={`${href} ${only}`} href={href} data-only={only} prefetch={false}>
            <Icon glyph={CATEGORY_GLYPHS.crash} />
            {name}
          </Link>
        ))}
      {before !== undefined && tabs.slice(before).map(toLink)}
    </nav>
  );
}

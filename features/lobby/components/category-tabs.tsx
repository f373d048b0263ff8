import { Fragment } from 'react';
import { useTranslations } from 'next-intl';
import { CATEGORY_GLYPHS } from '@/components/ui/icon/category-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { GAME_CATEGORIES, type GameCategoryCode } from '@/lib/domain/game-categories';
import { Link } from '@/lib/i18n/navigation';
import { tabsOf } from '../domain/tabs';
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
  /** Stand behind the crash games, which they are. */
  games?: readonly DirectGame[];
}

/** Categories beside the one that is open; which ones depends on its kind: casino, live or jackpot (SPEC §2). */
export function CategoryTabs({ current, games = [] }: CategoryTabsProps) {
  const t = useTranslations('Categories');
  const lobby = useTranslations('Lobby');
  return (
    <nav className={styles.tabs} aria-label={lobby('categories')}>
      {tabsOf(current).map((code) => (
        <Fragment key={code}>
          <Link
            href={`/games/${PATHS.get(code) ?? 'all'}`}
            aria-current={code === current ? 'page' : undefined}
            prefetch={false}
          >
            <Icon glyph={CATEGORY_GLYPHS[code]} />
            {code === 'all' ? lobby('allTab') : t(code)}
          </Link>
          {code === 'crash' &&
            games.map(({ name, href, only }) => (
              <Link key={`${href} ${only}`} href={href} data-only={only} prefetch={false}>
                <Icon glyph={CATEGORY_GLYPHS.crash} />
                {name}
              </Link>
            ))}
        </Fragment>
      ))}
    </nav>
  );
}

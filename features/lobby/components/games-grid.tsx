import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Pagination } from '@/components/ui/pagination/pagination';
import type { GameTile, TagName } from '../domain/game-tile';
import { GameCard } from './game-card';
import styles from './games-grid.module.scss';

interface GamesGridProps {
  games: readonly GameTile[];
  page: number;
  lastPage: number;
  /** Address of a page of this list, without language prefix. */
  hrefOf: (page: number) => string;
  /** What was searched for, for the sentence when nothing was found. */
  name?: string;
  /** Label on every card; the feature-buy category has one (SPEC §2). */
  tag?: TagName;
  omitTag?: TagName;
}

/** Posters that fill the first screen of a wide list. */
const EAGER = 6;

/** A list of games with its pages. */
export function GamesGrid({ games, page, lastPage, hrefOf, name = '', tag, omitTag }: GamesGridProps) {
  const t = useTranslations('Lobby.grid');
  if (games.length === 0) {
    return (
      <EmptyState title={t('empty')} text={name ? t('emptySearch', { query: name }) : t('emptyCategory')}>
        <ButtonLink href="/games/all" tone="secondary">
          {t('allGames')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {games.map((game, index) => (
          <li key={game.id}>
            <GameCard game={game} headingLevel={2} eager={index < EAGER} tag={tag} omitTag={omitTag} />
          </li>
        ))}
      </ul>
      <Pagination page={page} last={lastPage} hrefOf={hrefOf} />
    </>
  );
}

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Pagination } from '@/components/ui/pagination/pagination';
import { listHref, type ListQuery } from '@/lib/games/list-query';
import { hangTags, saidBy, type GameTile, type TagName } from '../domain/game-tile';
import { GameCard } from './game-card';
import { GameList } from './game-list';

interface GamesGridProps {
  games: readonly GameTile[];
  /** How many the list has on all of its pages. */
  total: number;
  lastPage: number;
  /** Address of the list without its query and language. */
  path: string;
  /** Path of its category. */
  category: string;
  query: ListQuery;
  /** It is narrowed to something that can be taken off. */
  filtered: boolean;
  /** Label on every card; the feature-buy category has one (SPEC §2). */
  tag?: TagName;
}

/** The first line of a list: as wide as one is at most, and on a phone. */
const LINE = 7;
const PHONE_LINE = 3;

const eagerness = (index: number) => (index < PHONE_LINE ? 'first' : index < LINE);

/** A list of games with its pages: all of them as links, and what follows as one goes on. */
export function GamesGrid({ games, total, lastPage, path, category, query, filtered, tag }: GamesGridProps) {
  const t = useTranslations('Lobby.grid');
  const locale = useLocale();
  const { Lobby, Ui } = useMessages();
  const hrefOf = (page: number) => listHref(path, { ...query, page });
  const said = saidBy(category);
  const tags = hangTags(games, said);
  if (games.length === 0) {
    const text = query.name
      ? t('emptySearch', { query: query.name })
      : t(filtered ? 'emptyFilters' : 'emptyCategory');
    return (
      <EmptyState title={t('empty')} text={text}>
        {filtered && (
          <ButtonLink href={listHref(path, { name: query.name })} tone="primary">
            {t('clearFilters')}
          </ButtonLink>
        )}
        <ButtonLink href="/games/all" tone="secondary">
          {t('allGames')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <NextIntlClientProvider
        locale={locale}
        messages={{ Lobby: { card: Lobby.card, now: Lobby.now, tag: Lobby.tag }, Ui: { list: Ui.list } }}
      >
        <GameList
          // Another list: forget the pages that were loaded for the last one.
          key={hrefOf(query.page)}
          path={path}
          category={category}
          query={query}
          total={total}
          lastPage={lastPage}
          first={games.map(({ id }) => id)}
          tag={tag}
          said={said}
        >
          {games.map((game, index) => (
            <li key={game.id}>
              <GameCard game={game} headingLevel={2} eager={eagerness(index)} tag={tag ?? tags[index]} />
            </li>
          ))}
        </GameList>
      </NextIntlClientProvider>
      <Pagination page={query.page} last={lastPage} hrefOf={hrefOf} />
    </>
  );
}

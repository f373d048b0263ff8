import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CategoryTabs } from '@/features/lobby/components/category-tabs';
import { GameRow } from '@/features/lobby/components/game-row';
import { GameSearch } from '@/features/lobby/components/game-search';
import { Tools } from '@/features/lobby/components/tools';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import type { GameCategory, GameCategoryCode } from '@/lib/domain/game-categories';
import type { Locale } from '@/lib/domain/locales';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { gamesBlock, providersBlock } from '@/screens/page-data/block-data';
import { directGames } from './direct-games';
import { ListHead } from './list-head';

interface WaitingListProps {
  locale: Locale;
  category: GameCategory;
  empty: readonly GameCategoryCode[];
}

/** Games of the row that stands below. */
const ROW = 24;

/** The list of a category none of whose games can be played yet: not linked, but old links lead here. */
export async function WaitingList({ locale, category, empty }: WaitingListProps) {
  const [t, messages, categories, direct, providers, top] = await Promise.all([
    getTranslations('Lobby.grid'),
    clientMessages('screens/lists/waiting-list'),
    getTranslations('Categories'),
    directGames(locale),
    providersBlock(),
    gamesBlock({ category: 'top', perPage: ROW }),
  ]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <ListHead title={categories(category.code)} />
      <BlockBoundary>
        <Tools>
          <GameSearch total={providers?.[0]?.gamesCount} />
          <CategoryTabs current={category.code} empty={empty} games={direct} />
        </Tools>
      </BlockBoundary>
      <EmptyState title={t('notYet')} text={t('notYetText')}>
        <ButtonLink href="/games/all" tone="primary">
          {t('allGames')}
        </ButtonLink>
      </EmptyState>
      <BlockBoundary>
        {top && <GameRow category="top" games={top.data} total={top.meta.total} />}
      </BlockBoundary>
    </NextIntlClientProvider>
  );
}

import { getTranslations } from 'next-intl/server';
import { CategoryTabs } from '@/features/lobby/components/category-tabs';
import { GameSearch } from '@/features/lobby/components/game-search';
import { ProvidersGrid } from '@/features/lobby/components/providers-row';
import { Tools } from '@/features/lobby/components/tools';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { getProviders } from '@/features/lobby/api/get-providers';
import { ListHead } from './list-head';

/** `/games` without a provider: all studios. */
export async function ProvidersScreen() {
  const t = await getTranslations('Lobby');
  const [all, ...studios] = await getProviders();
  return (
    <>
      <ListHead title={t('providers.title')} count={t('providers.count', { count: studios.length })} />
      <BlockBoundary>
        <Tools>
          <GameSearch total={all?.gamesCount} />
          <CategoryTabs current="all" />
        </Tools>
      </BlockBoundary>
      <BlockBoundary>
        <ProvidersGrid providers={studios} />
      </BlockBoundary>
    </>
  );
}

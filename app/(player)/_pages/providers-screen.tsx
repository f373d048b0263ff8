import { getTranslations } from 'next-intl/server';
import { readSeoEntry } from '@/cms/read/seo';
import { CategoryTabs } from '@/features/lobby/components/category-tabs';
import { GameSearch } from '@/features/lobby/components/game-search';
import { ProvidersGrid } from '@/features/lobby/components/providers-row';
import { Tools } from '@/features/lobby/components/tools';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { getProviders } from '@/features/lobby/api/get-providers';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import type { Locale } from '@/lib/domain/locales';
import { listHref } from '@/lib/games/list-query';
import { siteBase } from '@/lib/seo/address';
import { breadcrumbNode, graphOf, listNode } from '@/lib/seo/json-ld';
import { ListHead } from './list-head';
import { SeoSection } from './seo-section';

/** `/games` without a provider: all studios. */
export async function ProvidersScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations('Lobby');
  const [[all, ...studios], { text }] = await Promise.all([getProviders(), readSeoEntry('games', locale)]);
  const base = siteBase();
  const entries = studios.map(({ id, name }) => ({ name, path: listHref('/games', { providerId: id }) }));
  const title = t('providers.title');
  return (
    <>
      <JsonLd
        data={graphOf(
          breadcrumbNode(base, locale, [{ name: title, path: '/games' }]),
          listNode(base, locale, title, entries),
        )}
      />
      <ListHead title={title} count={t('providers.count', { count: studios.length })} />
      <BlockBoundary>
        <Tools>
          <GameSearch total={all?.gamesCount} />
          <CategoryTabs current="all" />
        </Tools>
      </BlockBoundary>
      <BlockBoundary>
        <ProvidersGrid providers={studios} />
      </BlockBoundary>
      <SeoSection text={text} />
    </>
  );
}

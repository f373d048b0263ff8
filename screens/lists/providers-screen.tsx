import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { readSeoEntry } from '@/cms/read/seo';
import { CategoryTabs } from '@/features/lobby/components/category-tabs';
import { GameSearch } from '@/features/lobby/components/game-search';
import { ProvidersBrowser } from '@/features/lobby/components/providers-browser';
import { Tools } from '@/features/lobby/components/tools';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { readProviders } from '@/features/lobby/api/get-providers.server';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import type { Locale } from '@/lib/domain/locales';
import { listHref } from '@/lib/games/list-query';
import { readEmptyCategories } from '@/endpoints/get-categories.server';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, graphOf, listNode } from '@/lib/server/seo/json-ld';
import { directGames } from './direct-games';
import { ListHead } from './list-head';
import { SeoSection } from '@/screens/page-data/seo-section';

/** `/games` without a provider: all studios. */
export async function ProvidersScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations('Lobby');
  const [messages, direct, providers, empty, { text }] = await Promise.all([
    clientMessages('screens/lists/providers-screen'),
    directGames(locale),
    readProviders(),
    readEmptyCategories(),
    readSeoEntry('games', locale),
  ]);
  const [all, ...studios] = providers;
  const base = siteBase();
  const entries = studios.map(({ id, name }) => ({ name, path: listHref('/games', { providerIds: [id] }) }));
  const title = t('providers.title');
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
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
          <CategoryTabs current="all" empty={empty} games={direct} />
        </Tools>
      </BlockBoundary>
      <BlockBoundary>
        <ProvidersBrowser providers={providers} headingLevel={2} />
      </BlockBoundary>
      <SeoSection text={text} />
    </NextIntlClientProvider>
  );
}
